import { defineStore } from 'pinia';
import { ref } from 'vue';

/** Which game tries the map that is in the editor: from it one goes back there, and it gives way to the next try unasked. */
export const useTriedMap = defineStore('tried-map', () => {
  /** The id of the game's variant. */
  const id = ref<string>();
  return { id };
});
