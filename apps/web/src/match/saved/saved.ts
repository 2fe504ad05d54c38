import type { AnyMatch, Session } from '@kickmate/play';
import { useDocumentVisibility, useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { failureWords } from '../../shared/failure-words.ts';
import { KEYS, load, matchKey, store } from '../../shared/storage.ts';
import { useLocalMatch } from '../../stage/local.ts';
import type { BrokenMatch } from './broken-matches.ts';
import { formatSavedMatch, type KeptMatch } from './saved-match.ts';
import { type StoredMatches, useStoredMatches } from './stored-matches.ts';
import { useWindowClaim } from './window-claim.ts';

/** The parts of a session that are saved as soon as they change. */
const KEPT_PARTS = ['match', 'lineUp', 'isPaused', 'offers', 'route', 'unbookedMs'] as const;

/**
 * Keeps a match of each game in this browser. Saves the open match after every action, and opens it again when the app
 * starts. Of several windows only the one with the claim saves; the others say so.
 */
export const useSaved = defineStore('saved', () => {
  const local = useLocalMatch();
  /** The reason for which the rules of a stored match could not be fetched. */
  const failure = ref<string>();
  const ownClaim = useWindowClaim((hasWaited) => catchUp(hasWaited));
  const { isElsewhere, askForClaim, takeOver } = ownClaim;
  const stored = useStoredMatches();
  const { broken, isForked, read, isKept } = stored;
  const { isRefused, save, saveClock, open, catchUp } = keepOpenMatch(stored, ownClaim);

  /** The session at the last change. */
  let latest: Session | undefined;
  local.onSessionChange(() => {
    const before = latest;
    latest = local.session;
    // A change of the stopwatch alone is not saved.
    if (!before || !latest || KEPT_PARTS.some((part) => before[part] !== latest?.[part])) save();
  });
  // The clock is saved when the page may be about to close, and when another match is opened.
  local.$onAction(({ name }) => (name === 'begin' || name === 'open') && saveClock());
  watch(useDocumentVisibility(), saveClock, { flush: 'sync' });
  useEventListener('pagehide', () => {
    saveClock();
    ownClaim.windowClaim.release();
  });

  let restoring: Promise<void> | undefined;
  /** Opens the match that was open last, if there is one; a broken one is put aside. Later calls do not repeat it. */
  function restore(): Promise<void> {
    if (!restoring) askForClaim();
    restoring ??= openStored().catch((error: unknown) => {
      restoring = undefined;
      failure.value = failureWords(error);
    });
    return restoring;
  }

  async function openStored(): Promise<void> {
    failure.value = undefined;
    const last = (await stored.adopt()) ?? (await read(load(KEYS.lastGame) ?? ''));
    // A match that began meanwhile stays open.
    if (last && !local.session) open(last);
  }

  /** Opens a match that was {@link read}. The match that was open before stays saved. */
  function goOn(kept: KeptMatch): void {
    saveClock();
    open(kept);
  }

  /** Ends {@link isForked}: goes on with this window's match, or with that of the other window. */
  async function choose(which: 'own' | 'other'): Promise<void> {
    const kept = await stored.endFork(which);
    if (!kept) return;
    open(kept);
    save();
  }

  /** Throws a broken match away. */
  function discardBroken(match: BrokenMatch): void {
    stored.discard(match);
    if (match.key !== undefined) save();
  }

  const state = { broken, isRefused, failure, isElsewhere, isForked };
  return { ...state, choose, restore, read, isKept, goOn, takeOver, discardBroken };
});

/** Stores the open match as it goes on, and opens it again where another window has gone on with it. */
function keepOpenMatch(
  stored: StoredMatches,
  { isElsewhere, maySave, windowClaim }: ReturnType<typeof useWindowClaim>,
) {
  const local = useLocalMatch();
  const { openGame, openKey, othersText } = stored;
  /** Whether the browser refuses to store anything. */
  const isRefused = ref(false);
  /** The match that was stored or opened from storage last. */
  let storedMatch: AnyMatch | undefined;
  /** Whether the last write of another window may still arrive: it gave the claim back, and nothing was stored since. */
  let mayBeBehind = false;
  /** Whether the match that is being opened comes from storage. */
  let isOpening = false;

  function save(): void {
    const { session, openedRecord: opened } = local;
    const id = openGame();
    // Never overwrite another window's match,
    if (!session || id === undefined || isOpening || !maySave()) return;
    const { match, seats, beganAt } = session;
    const key = matchKey(id);
    // nor a stored match that is broken or has not been read yet.
    if (stored.isInPlace(key)) return;
    if (!stored.isKnown(key)) {
      void stored.read(id).then(save, () => {
        isRefused.value = true;
      });
      return;
    }
    // Windows agree on the claim only where the browser has locks, and what another one stored may come late.
    const text = othersText(key);
    if (text !== undefined && !stored.keepFork({ key, text })) {
      isRefused.value = true;
      return;
    }
    storedMatch = match;
    mayBeBehind = false;
    store(KEYS.lastGame, id);
    isRefused.value = !stored.keep(key, formatSavedMatch({ match, seats, beganAt, opened, state: local.savedState() }));
  }
  /** Saves the match if it has clocks, which go on without a change of the session. */
  const saveClock = () => (local.session?.match.time ?? local.session?.match.live) && save();

  useEventListener('storage', ({ key }) => {
    if (!key || key !== openKey()) return;
    if (mayBeBehind) void reread();
    // Without locks every window has the claim, until another one stores the match.
    else if (!windowClaim.isExclusive && othersText(key) !== undefined) isElsewhere.value = true;
  });

  function open({ match, seats, ...origin }: KeptMatch): void {
    storedMatch = match;
    isOpening = true;
    local.open(match, seats, origin);
    isOpening = false;
    if (!isElsewhere.value) store(KEYS.lastGame, openGame());
  }

  /** Opens the stored match in place of the open one, unless either changes meanwhile. */
  async function reread(): Promise<void> {
    const match = local.session?.match;
    const id = openGame() ?? load(KEYS.lastGame) ?? '';
    const text = load(matchKey(id));
    const kept = await stored.read(id).catch(() => undefined);
    if (!kept || local.session?.match !== match || load(matchKey(id)) !== text) return;
    stored.saw(matchKey(id), text);
    open(kept);
  }

  /** Saves the open match when this window has won the claim, or opens what another one has stored. */
  function catchUp(hasWaited: boolean): void {
    mayBeBehind = hasWaited;
    const key = openKey();
    if (local.session?.match !== storedMatch) save();
    else if (hasWaited || (key && othersText(key) !== undefined)) void reread();
  }

  return { isRefused, save, saveClock, open, catchUp };
}
