import { defineStore } from 'pinia';
import { ref, watch } from 'vue';
import { KEYS, load, store } from '../storage.ts';

/** The game that was started from the map editor. It has a link back to the editor, and the next trial replaces it without a question. */
export const useTriedMap = defineStore('tried-map', () => {
  /** The id of that game's variant. */
  const id = ref(load(KEYS.triedMap));
  watch(id, (text) => store(KEYS.triedMap, text), { flush: 'sync' });
  return { id };
});
