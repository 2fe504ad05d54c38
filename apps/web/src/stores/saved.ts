import { defineStore } from 'pinia';
import * as v from 'valibot';
import { ref, shallowRef, watch } from 'vue';
import { formatSavedMatch, parseSavedMatch } from '../persist/saved-match.ts';
import { KEYS, load, readJson, store } from '../persist/storage.ts';
import { useMatch } from './match.ts';

const BrokenSave = v.object({ reason: v.string(), text: v.string() });

/** A saved match that could not be read, kept aside until the player throws it away. */
export type BrokenSave = v.InferOutput<typeof BrokenSave>;

/** Keeps the running match in this browser: after every action, and back again when the app starts. */
export const useSaved = defineStore('saved', () => {
  const game = useMatch();
  const aside = v.safeParse(BrokenSave, readJson(load(KEYS.brokenMatch)));
  const broken = shallowRef<BrokenSave | undefined>(aside.success ? aside.output : undefined);
  /** The browser does not let us store anything. */
  const isRefused = ref(false);
  /** A match is stored but its rules could not be fetched. */
  const failure = ref<string>();

  watch(
    () => game.match,
    (match) => {
      if (match) isRefused.value = !store(KEYS.match, formatSavedMatch({ match, setup: game.setup }));
    },
    { flush: 'sync' },
  );

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
    const kept = await parseSavedMatch(text);
    // Somebody may have begun a match in the meantime; that one counts.
    if (game.match) return;
    if (kept.ok) game.open(kept.value.match, kept.value.setup);
    else putAside({ reason: kept.error.message, text });
  }

  function putAside(save: BrokenSave): void {
    broken.value = save;
    // Only what is safely aside may be removed from its place.
    if (store(KEYS.brokenMatch, JSON.stringify(save))) store(KEYS.match, undefined);
  }

  /** Throws the match away that was put aside. */
  function discardBroken(): void {
    store(KEYS.brokenMatch, undefined);
    broken.value = undefined;
  }

  return { broken, isRefused, failure, restore, discardBroken };
});
