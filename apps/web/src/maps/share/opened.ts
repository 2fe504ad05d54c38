import type { Result } from '@kickmate/board';
import { ref, shallowRef, watch } from 'vue';
import { failureWords } from '../../shared/failure-words.ts';
import type { UnreadableMap } from './read-map.ts';

/**
 * What a page reads from its address, and again when the address changes. Both the map of a link and a pack are read so.
 * @param code the part of the address that holds it
 * @param read reads it; it rejects if the rules could not be fetched
 */
export function useOpened<Code, Opened>(
  code: () => Code,
  read: (code: Code) => Promise<Result<Opened, UnreadableMap>>,
) {
  const opened = shallowRef<Opened>();
  /** The reason for which it cannot be read, as a sentence. */
  const refusal = ref<string>();
  /** The reason for which the rules could not be fetched. */
  const failure = ref<string>();

  async function open(): Promise<void> {
    const wanted = code();
    opened.value = undefined;
    refusal.value = undefined;
    failure.value = undefined;
    try {
      const found = await read(wanted);
      if (wanted !== code()) return;
      if (found.ok) opened.value = found.value;
      else refusal.value = found.error.message;
    } catch (error) {
      if (wanted === code()) failure.value = failureWords(error);
    }
  }
  watch(code, open, { immediate: true });
  return { opened, refusal, failure, open };
}
