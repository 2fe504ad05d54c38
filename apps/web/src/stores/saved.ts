import { useDocumentVisibility, useEventListener } from '@vueuse/core';
import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import type { AnyMatch } from '../match/any-match.ts';
import { formatSavedMatch, type KeptMatch, parseSavedMatch } from '../persist/saved-match.ts';
import { discardAside, keepAside, type SpoiltMatch, spoiltMatches } from '../persist/spoilt-matches.ts';
import { KEYS, load, store } from '../persist/storage.ts';
import { WindowClaim } from '../persist/window-claim.ts';
import { useMatch } from './match.ts';

/** How long a window waits for its claim before it says that another one has it, in milliseconds: a reload takes a moment. */
const CLAIM_MS = 600;

/** A saved match that could not be read, kept until the player throws it away. */
export interface BrokenSave extends SpoiltMatch {
  /** Whether it is kept aside. If not, it is still where the running match belongs, which is then not saved. */
  readonly isAside: boolean;
}

/**
 * Keeps the running match in this browser: after every action, and back again when the app starts. Of several windows
 * only the one that has the claim to it saves; the others say so.
 */
export const useSaved = defineStore('saved', () => {
  const game = useMatch();
  const aside = shallowRef(spoiltMatches());
  /** The one that the browser refused to put aside. */
  const inPlace = shallowRef<SpoiltMatch>();
  const broken = computed<readonly BrokenSave[]>(() => [
    ...aside.value.map((match) => ({ ...match, isAside: true })),
    ...(inPlace.value ? [{ ...inPlace.value, isAside: false }] : []),
  ]);
  /** The browser does not let us store anything. */
  const isRefused = ref(false);
  /** A match is stored but its rules could not be fetched. */
  const failure = ref<string>();

  /** Whether this window keeps the match. It does until it is known that another one does. */
  const claim = ref<'asked' | 'won' | 'lost'>('asked');
  /** Whether another window has the match, so that this one does not save. */
  const isElsewhere = ref(false);
  /** The match as it was stored, or read, last. */
  let storedMatch: AnyMatch | undefined;
  const windowClaim = new WindowClaim({
    onWon: () => {
      const waited = isElsewhere.value;
      claim.value = 'won';
      isElsewhere.value = false;
      // What the other window has done in the meantime counts, unless something was played here, too.
      if (waited && game.match === storedMatch) void reread();
      else if (waited) save();
    },
    onLost: () => {
      claim.value = 'lost';
      isElsewhere.value = true;
      // When that window is closed, it is ours again.
      windowClaim.request();
    },
  });

  let isReading = false;
  function save(): void {
    const { match, setup, stopwatch } = game;
    // Nothing goes over a stored match that is not known to be well, or is known not to be, or is another window's.
    if (!match || isReading || inPlace.value || isElsewhere.value) return;
    storedMatch = match;
    isRefused.value = !store(KEYS.match, formatSavedMatch({ match, setup, elapsed: stopwatch.elapsed }));
  }
  watch(() => game.match, save, { flush: 'sync' });
  const visibility = useDocumentVisibility();
  // The clock is kept when the page may be about to go.
  const keepClock = () => game.match?.time && save();
  watch(visibility, keepClock, { flush: 'sync' });
  useEventListener('pagehide', keepClock);

  let restoring: Promise<void> | undefined;
  /** Opens the stored match, if there is one; a spoilt one is put aside. Does so once, however often it is called. */
  function restore(): Promise<void> {
    if (!restoring) {
      windowClaim.request();
      setTimeout(() => {
        if (claim.value === 'asked') isElsewhere.value = true;
      }, CLAIM_MS);
    }
    restoring ??= openStored().catch((error: unknown) => {
      restoring = undefined;
      failure.value = error instanceof Error ? error.message : String(error);
    });
    return restoring;
  }

  async function openStored(): Promise<void> {
    failure.value = undefined;
    const text = load(KEYS.match);
    if (text === undefined) return;
    isReading = true;
    try {
      const kept = await parseSavedMatch(text);
      if (!kept.ok) putAside({ reason: kept.error.message, text });
      // Somebody may have begun a match in the meantime; that one counts.
      else if (!game.match) open(kept.value);
    } finally {
      isReading = false;
      if (game.match !== storedMatch) save();
    }
  }

  function open({ match, setup, elapsed }: KeptMatch): void {
    storedMatch = match;
    game.open(match, setup, elapsed);
  }

  /** Shows what is stored by now in the place of what is open here. */
  async function reread(): Promise<void> {
    const kept = await parseSavedMatch(load(KEYS.match) ?? '').catch(() => undefined);
    if (kept?.ok) open(kept.value);
  }

  /** Goes on with the match in this window; the one that has it hears of it. */
  function takeOver(): void {
    windowClaim.request({ force: true });
  }

  function putAside(match: SpoiltMatch): void {
    if (keepAside(match)) {
      aside.value = spoiltMatches();
      store(KEYS.match, undefined);
    } else {
      inPlace.value = match;
    }
  }

  /** Throws a match away that could not be read. */
  function discardBroken(match: BrokenSave): void {
    if (match.isAside) {
      discardAside(match);
      aside.value = spoiltMatches();
    } else {
      inPlace.value = undefined;
      store(KEYS.match, undefined);
      save();
    }
  }

  return { broken, isRefused, failure, isElsewhere, restore, takeOver, discardBroken };
});
