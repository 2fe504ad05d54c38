import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { KEYS, load, store } from '../storage.ts';

/** Which game tries the map that is in the editor: from it one goes back there, and it gives way to the next try unasked. Kept as the game is. */
export const useTriedMap = defineStore('tried-map', () => {
  /** The id of the game's variant. */
  const id = ref(load(KEYS.triedMap));
  watch(id, (text) => store(KEYS.triedMap, text), { flush: 'sync' });
  return { id };
});
