import { gameOf } from '@kickmate/game';
import type { AnyMatch, Session } from '@kickmate/play';
import { useDocumentVisibility, useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import * as v from 'valibot';
import { computed, ref, shallowRef, watch } from 'vue';
import { failureWords } from '../../shared/failure-words.ts';
import { KEYS, load, matchKey, readJson, store } from '../../shared/storage.ts';
import { useMatch } from '../../stage/local.ts';
import { formatSavedMatch, type KeptMatch, parseSavedMatch } from './saved-match.ts';
import { discardAside, keepAside, type SpoiltMatch, spoiltMatches } from './spoilt-matches.ts';
import { texts } from './texts.ts';
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

const Fork = v.object({ key: v.string(), text: v.string() });
/** A match as another window stored it: its storage key and its text. */
type Fork = v.InferOutput<typeof Fork>;

function readFork(): Fork | undefined {
  const read = v.safeParse(Fork, readJson(load(KEYS.forkedMatch)));
  return read.success ? read.output : undefined;
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

  /** The state of this window's claim to the saved match; `free` before the app has started. */
  const claim = ref<'free' | 'asked' | 'won' | 'lost'>('free');
  /** Whether another window has the match, so that this one does not save. */
  const isElsewhere = ref(false);
  /** A match that went on both here and in another window, as that one stored it. It is kept until the player decides. */
  const fork = shallowRef<Fork | undefined>(readFork());
  /** Whether the open match went on in another window, too. */
  const isForked = computed(() => fork.value !== undefined && fork.value.key === openKey());
  /** The games whose stored match can be read, or that have none. */
  const known = new Set<string>();
  /** The texts of matches as this window read or stored them last, by key. Another text is that of another window. */
  const lastTexts = new Map<string, string | undefined>();
  /** The match that was stored or opened from storage last. */
  let storedMatch: AnyMatch | undefined;
  /** Whether the last write of another window may still arrive: it gave the claim back, and nothing was stored since. */
  let mayBeBehind = false;
  const windowClaim = new WindowClaim({
    onWon: () => {
      const waited = isElsewhere.value;
      claim.value = 'won';
      isElsewhere.value = false;
      mayBeBehind = waited;
      if (game.session?.match !== storedMatch) save();
      else if (waited || isOthers(openKey())) void reread();
    },
    onLost: () => {
      claim.value = 'lost';
      isElsewhere.value = true;
    },
  });

  /** Whether the match that is being opened comes from storage. */
  let isOpening = false;
  function save(): void {
    const { session, begun, opened } = game;
    const { match, seats } = session ?? {};
    // Never overwrite another window's match,
    if (!match || !seats || isOpening || isElsewhere.value || claim.value === 'asked') return;
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
    // Windows agree on the claim only where the browser has locks, and what another one stored may come late.
    const others = load(key);
    if (others !== undefined && isOthers(key) && !keepFork({ key, text: others })) {
      isRefused.value = true;
      return;
    }
    storedMatch = match;
    mayBeBehind = false;
    store(KEYS.lastGame, id);
    isRefused.value = !keep(key, formatSavedMatch({ match, seats, begun, opened, state: game.savedState() }));
  }
  /** Whether another window has stored a match under a key since this one read or stored it. */
  function isOthers(key: string | undefined): boolean {
    if (key === undefined) return false;
    const text = load(key);
    return text !== undefined && lastTexts.has(key) && lastTexts.get(key) !== text;
  }
  /** Stores the text of a match, or removes it. False if the browser refuses. */
  function keep(key: string, text: string | undefined): boolean {
    const isKept = store(key, text);
    if (isKept) lastTexts.set(key, text);
    return isKept;
  }
  /** The session at the last change. */
  let latest: Session | undefined;
  game.followSession(() => {
    const before = latest;
    latest = game.session;
    // A change of the stopwatch alone is not saved.
    if (!before || !latest || KEPT_PARTS.some((part) => before[part] !== latest?.[part])) save();
  });
  const visibility = useDocumentVisibility();
  // The clock is saved when the page may be about to close, and when another match is opened.
  const keepClock = () => (game.session?.match.time ?? game.session?.match.live) && save();
  game.$onAction(({ name }) => (name === 'begin' || name === 'open') && keepClock());
  watch(visibility, keepClock, { flush: 'sync' });
  useEventListener('pagehide', () => {
    keepClock();
    windowClaim.release();
  });
  // The page comes back from the browser's cache.
  useEventListener('pageshow', ({ persisted }) => persisted && claim.value !== 'free' && askForClaim());
  useEventListener('storage', ({ key }) => {
    if (key === null || key !== openKey()) return;
    if (mayBeBehind) void reread();
    // Without locks every window has the claim, until another one stores the match.
    else if (!windowClaim.isExclusive && isOthers(key)) isElsewhere.value = true;
  });

  function askForClaim(): void {
    claim.value = 'asked';
    windowClaim.request();
    setTimeout(() => {
      if (claim.value === 'asked') isElsewhere.value = true;
    }, CLAIM_MS);
  }

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
    const last = (await adopt()) ?? (await read(load(KEYS.lastGame) ?? ''));
    // A match that began meanwhile stays open.
    if (last && !game.session) open(last);
  }

  /** Stores the match of an earlier version under its game's key, and returns it; `undefined` if there is none. */
  async function adopt(): Promise<KeptMatch | undefined> {
    const text = load(KEYS.onlyMatch);
    if (text === undefined) return undefined;
    const kept = await parseSavedMatch(text);
    const id = kept.ok ? gameOf(kept.value.match.variant.id) : '';
    const key = matchKey(id);
    if (kept.ok && load(key) === undefined) {
      if (keep(key, text)) store(KEYS.onlyMatch, undefined);
      known.add(id);
      return kept.value;
    }
    const reason = kept.ok ? texts.isTwice : kept.error.message;
    putAside({ reason, text, key: KEYS.onlyMatch });
    return undefined;
  }

  /** The stored match of a game, if there is one; a broken one is put aside. Rejects if its rules cannot be fetched. */
  async function read(id: string): Promise<KeptMatch | undefined> {
    const key = matchKey(id);
    const text = load(key);
    const kept = text === undefined ? undefined : await parseSavedMatch(text);
    // A match that this window plays may differ from the one that is read.
    if (openGame() !== id || !lastTexts.has(key)) lastTexts.set(key, text);
    if (text !== undefined && kept && !kept.ok) putAside({ reason: kept.error.message, text, key });
    known.add(id);
    return kept?.ok ? kept.value : undefined;
  }

  /** Whether a match of a game is open or stored. The stored text may turn out to be broken. */
  const isKept = (id: string): boolean => openGame() === id || load(matchKey(id)) !== undefined;

  /** The game of the open match. */
  const openGame = () => game.session && gameOf(game.session.match.variant.id);
  /** The storage key of the open match. */
  function openKey(): string | undefined {
    const id = openGame();
    return id === undefined ? undefined : matchKey(id);
  }

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
    const match = game.session?.match;
    const id = openGame() ?? load(KEYS.lastGame) ?? '';
    const text = load(matchKey(id));
    const kept = await read(id).catch(() => undefined);
    if (!kept || game.session?.match !== match || load(matchKey(id)) !== text) return;
    lastTexts.set(matchKey(id), text);
    open(kept);
  }

  /** Keeps what another window stored. False if the browser refuses. */
  function keepFork(next: Fork | undefined): boolean {
    const isKept = store(KEYS.forkedMatch, next && JSON.stringify(next));
    if (isKept) fork.value = next;
    return isKept;
  }

  /** Ends {@link isForked}: goes on with this window's match, or with that of the other window. */
  async function choose(which: 'own' | 'other'): Promise<void> {
    const forked = fork.value;
    if (!forked) return;
    const kept = which === 'other' ? await parseSavedMatch(forked.text) : undefined;
    if (kept && !kept.ok) putAside({ reason: kept.error.message, text: forked.text, key: KEYS.forkedMatch });
    keepFork(undefined);
    if (!kept?.ok) return;
    open(kept.value);
    save();
  }

  /** Takes the claim from the window that has it, and goes on with the match here. */
  function takeOver(): void {
    windowClaim.request({ force: true });
  }

  function putAside(match: SpoiltMatch & { readonly key: string }): void {
    const { reason, text, key } = match;
    if (keepAside({ reason, text })) {
      aside.value = spoiltMatches();
      if (load(key) === text) keep(key, undefined);
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
      keep(match.key, undefined);
      save();
    }
  }

  return {
    broken,
    isRefused,
    failure,
    isElsewhere,
    isForked,
    choose,
    restore,
    read,
    isKept,
    goOn,
    takeOver,
    discardBroken,
  };
});
