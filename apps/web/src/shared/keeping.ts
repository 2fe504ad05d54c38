import { defineStore } from 'pinia';
import { computed, ref } from 'vue';
import { store } from './storage.ts';

/** Stores what no page has a notice of its own for. One notice says for all of it that the browser refuses. */
export const useKeeping = defineStore('keeping', () => {
  /** The keys whose last text the browser has refused. */
  const refused = ref<readonly string[]>([]);
  const isClosed = ref(false);
  const showsNotice = computed(() => refused.value.length > 0 && !isClosed.value);

  /** Stores a text, or removes it (`undefined`). False if the browser refuses. */
  function keep(key: string, text: string | undefined): boolean {
    const isKept = store(key, text);
    const others = refused.value.filter((one) => one !== key);
    refused.value = isKept ? others : [...others, key];
    return isKept;
  }

  /** Closes the notice until the page is loaded again. */
  function close(): void {
    isClosed.value = true;
  }

  return { showsNotice, keep, close };
});
