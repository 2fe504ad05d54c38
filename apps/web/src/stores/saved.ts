import { defineStore } from 'pinia';
import { computed, ref, shallowRef, watch } from 'vue';
import { formatSavedMatch, parseSavedMatch } from '../persist/saved-match.ts';
import { discardAside, keepAside, type SpoiltMatch, spoiltMatches } from '../persist/spoilt-matches.ts';
import { KEYS, load, store } from '../persist/storage.ts';
import { useMatch } from './match.ts';

/** A saved match that could not be read, kept until the player throws it away. */
export interface BrokenSave extends SpoiltMatch {
  /** Whether it is kept aside. If not, it is still where the running match belongs, which is then not saved. */
  readonly isAside: boolean;
}

/** Keeps the running match in this browser: after every action, and back again when the app starts. */
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

  let isReading = false;
  function save(): void {
    const { match, setup } = game;
    // Nothing goes over a stored match that is not known to be well, or is known not to be.
    if (!match || isReading || inPlace.value) return;
    isRefused.value = !store(KEYS.match, formatSavedMatch({ match, setup }));
  }
  watch(() => game.match, save, { flush: 'sync' });

  let restoring: Promise<void> | undefined;
  /** Opens the stored match, if there is one; a spoilt one is put aside. Does so once, however often it is called. */
  function restore(): Promise<void> {
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
      else if (!game.match) game.open(kept.value.match, kept.value.setup);
    } finally {
      isReading = false;
      save();
    }
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

  return { broken, isRefused, failure, restore, discardBroken };
});
