import { gameOf } from '@kickmate/game';
import type { AnyMatch, Session } from '@kickmate/play';
import { useDocumentVisibility, useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { failureWords } from '../../shared/failure-words.ts';
import { KEYS, load, matchKey, store } from '../../shared/storage.ts';
import { useMatch } from '../match.ts';
import { formatSavedMatch, type KeptMatch, parseSavedMatch } from './saved-match.ts';
import { discardAside, keepAside, type SpoiltMatch, spoiltMatches } from './spoilt-matches.ts';
import { WindowClaim } from './window-claim.ts';

/** The time that a window waits for its claim before it says that another one has it, in milliseconds; a reload needs some. */
const CLAIM_MS = 600;

/** The parts of a session that are saved as soon as they change. */
const KEPT_PARTS = ['match', 'lineUp', 'isPaused', 'offers', 'route', 'owed'] as const;

/** A saved match that could not be read, kept until the player throws it away. */
export interface BrokenSave extends SpoiltMatch {
  /** The storage key at which it still is, if it is not kept aside. A match of that key is then not saved. */
  readonly key?: string;
}

/**
 * Keeps a match of each game in this browser. Saves the open match after every action, and opens it again when the app
 * starts. Of several windows only the one with the claim saves; the others say so.
 */
export const useSaved = defineStore('saved', () => {
  const game = useMatch();
  const aside = shallowRef<readonly BrokenSave[]>(spoiltMatches());
  /** The broken matches that the browser refused to put aside. */
  const inPlace = shallowRef<readonly BrokenSave[]>([]);
  const broken = computed(() => [...aside.value, ...inPlace.value]);
  /** Whether the browser refuses to store anything. */
  const isRefused = ref(false);
  /** The reason for which the rules of a stored match could not be fetched. */
  const failure = ref<string>();

  /** The state of this window's claim to the saved match. */
  const claim = ref<'asked' | 'won' | 'lost'>('asked');
  /** Whether another window has the match, so that this one does not save. */
  const isElsewhere = ref(false);
  /** The games whose stored match can be read, or that have none. */
  const known = new Set<string>();
  /** The match that was stored or read last. */
  let storedMatch: AnyMatch | undefined;
  /** Whether the last write of another window may still arrive: it gave the claim back, and nothing was stored since. */
  let mayBeBehind = false;
  const windowClaim = new WindowClaim({
    onWon: () => {
      const waited = isElsewhere.value;
      claim.value = 'won';
      isElsewhere.value = false;
      mayBeBehind = waited;
      // The other window's match counts, unless something was played here meanwhile.
      if (waited && game.local?.match === storedMatch) void reread();
      else if (waited) save();
    },
    onLost: () => {
      claim.value = 'lost';
      isElsewhere.value = true;
      // Gets the claim back when that window is closed.
      windowClaim.request();
    },
  });

  /** Whether the match that is being opened comes from storage. */
  let isOpening = false;
  function save(): void {
    const { local, begun, opened } = game;
    const { match, seats } = local ?? {};
    // Never overwrite another window's match,
    if (!match || !seats || isOpening || isElsewhere.value) return;
    const id = gameOf(match.variant.id);
    const key = matchKey(id);
    // nor a stored match that is broken or has not been read yet.
    if (inPlace.value.some((spoilt) => spoilt.key === key)) return;
    if (!known.has(id) && load(key) !== undefined) {
      void read(id).then(save, () => {
        isRefused.value = true;
      });
      return;
    }
    known.add(id);
    storedMatch = match;
    mayBeBehind = false;
    store(KEYS.lastGame, id);
    isRefused.value = !store(key, formatSavedMatch({ match, seats, begun, opened, state: game.savedState() }));
  }
  /** The session at the last change. */
  let latest: Session | undefined;
  game.followSession(() => {
    const before = latest;
    latest = game.local;
    // A change of the stopwatch alone is not saved.
    if (!before || !latest || KEPT_PARTS.some((part) => before[part] !== latest?.[part])) save();
  });
  const visibility = useDocumentVisibility();
  // The clock is saved when the page may be about to close, and when another match is opened.
  const keepClock = () => (game.local?.match.time ?? game.local?.match.live) && save();
  game.$onAction(({ name }) => (name === 'begin' || name === 'open') && keepClock());
  watch(visibility, keepClock, { flush: 'sync' });
  useEventListener('pagehide', keepClock);
  useEventListener('storage', ({ key }) => {
    const id = openGame();
    if (mayBeBehind && id !== undefined && key === matchKey(id)) void reread();
  });

  let restoring: Promise<void> | undefined;
  /** Opens the match that was open last, if there is one; a broken one is put aside. Later calls do not repeat it. */
  function restore(): Promise<void> {
    if (!restoring) {
      windowClaim.request();
      setTimeout(() => {
        if (claim.value === 'asked') isElsewhere.value = true;
      }, CLAIM_MS);
    }
    restoring ??= openStored().catch((error: unknown) => {
      restoring = undefined;
      failure.value = failureWords(error);
    });
    return restoring;
  }

  async function openStored(): Promise<void> {
    failure.value = undefined;
    const last = (await adopt()) ?? (await read(load(KEYS.lastGame) ?? ''));
    // A match that began meanwhile stays open.
    if (last && !game.local) open(last);
  }

  /** Stores the match of an earlier version under its game's key, and returns it; `undefined` if there is none. */
  async function adopt(): Promise<KeptMatch | undefined> {
    const text = load(KEYS.onlyMatch);
    if (text === undefined) return undefined;
    const kept = await parseSavedMatch(text);
    const id = kept.ok ? gameOf(kept.value.match.variant.id) : '';
    const key = matchKey(id);
    if (kept.ok && load(key) === undefined) {
      if (store(key, text)) store(KEYS.onlyMatch, undefined);
      known.add(id);
      return kept.value;
    }
    const reason = kept.ok ? 'Another match of its game is saved, too.' : kept.error.message;
    putAside({ reason, text, key: KEYS.onlyMatch });
    return undefined;
  }

  /** The stored match of a game, if there is one; a broken one is put aside. Rejects if its rules cannot be fetched. */
  async function read(id: string): Promise<KeptMatch | undefined> {
    const key = matchKey(id);
    const text = load(key);
    const kept = text === undefined ? undefined : await parseSavedMatch(text);
    if (text !== undefined && kept && !kept.ok) putAside({ reason: kept.error.message, text, key });
    known.add(id);
    return kept?.ok ? kept.value : undefined;
  }

  /** Whether a match of a game is open or stored. The stored text may turn out to be broken. */
  const isKept = (id: string): boolean => openGame() === id || load(matchKey(id)) !== undefined;

  /** The game of the open match. */
  const openGame = () => game.local && gameOf(game.local.match.variant.id);

  function open({ match, seats, ...origin }: KeptMatch): void {
    storedMatch = match;
    isOpening = true;
    game.open(match, seats, origin);
    isOpening = false;
    if (!isElsewhere.value) store(KEYS.lastGame, gameOf(match.variant.id));
  }

  /** Opens a match that was {@link read}. The match that was open before stays saved. */
  function goOn(kept: KeptMatch): void {
    keepClock();
    open(kept);
  }

  /** Opens the stored match in place of the open one, unless either changes meanwhile. */
  async function reread(): Promise<void> {
    const match = game.local?.match;
    const id = openGame() ?? load(KEYS.lastGame) ?? '';
    const text = load(matchKey(id));
    const kept = await read(id).catch(() => undefined);
    if (kept && game.local?.match === match && load(matchKey(id)) === text) open(kept);
  }

  /** Takes the claim from the window that has it, and goes on with the match here. */
  function takeOver(): void {
    windowClaim.request({ force: true });
  }

  function putAside(match: SpoiltMatch & { readonly key: string }): void {
    const { reason, text, key } = match;
    if (keepAside({ reason, text })) {
      aside.value = spoiltMatches();
      if (load(key) === text) store(key, undefined);
    } else {
      inPlace.value = [...inPlace.value.filter((other) => other.key !== key), match];
    }
  }

  /** Throws a broken match away. */
  function discardBroken(match: BrokenSave): void {
    if (match.key === undefined) {
      discardAside(match);
      aside.value = spoiltMatches();
    } else {
      inPlace.value = inPlace.value.filter(({ key }) => key !== match.key);
      store(match.key, undefined);
      save();
    }
  }

  return { broken, isRefused, failure, isElsewhere, restore, read, isKept, goOn, takeOver, discardBroken };
});
