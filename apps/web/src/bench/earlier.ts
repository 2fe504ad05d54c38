import { type BenchResult, parseResult, type ResultError, unpackResult } from '@kickmate/bench';
import { fail, type Result } from '@kickmate/board';
import { formats } from '@kickmate/language';
import { computed, type Ref, ref, shallowRef, watch } from 'vue';
import { texts } from './texts.ts';

/** The address of the page with a result, after the `#`. */
export const addressOf = (code: string): string => `/bench/${code}`;

/** The moment at which a result was measured, given in the form of ISO 8601, as people write it. */
export const momentText = (made: string): string =>
  formats().date(Date.parse(made), { dateStyle: 'short', timeStyle: 'medium' });

/** Reads a result from a link to this page, from the end of such a link, or from the text of a file. Nothing is trusted. */
export function readEarlier(text: string): Result<BenchResult, ResultError> {
  const trimmed = text.trim();
  if (trimmed === '') return fail({ message: texts.earlier.empty });
  if (trimmed.startsWith('{')) return parseResult(trimmed);
  const code = /#\/bench\/([^?#/]+)/.exec(trimmed)?.[1] ?? trimmed;
  if (!/^[\w-]+$/.test(code)) return fail({ message: texts.earlier.noLink });
  return unpackResult(code);
}

/**
 * The result with which this window's last one is compared: one that the player gave, or else the run before in this window.
 * @param result the last run's result; `undefined` while a run is going on
 */
export function useEarlier(result: Readonly<Ref<BenchResult | undefined>>) {
  const given = shallowRef<BenchResult>();
  const runBefore = shallowRef<BenchResult>();
  const error = ref<string>();
  watch(result, (_, last) => {
    if (last) runBefore.value = last;
  });

  /** Takes the result of a link or a file, or says in `error` why it cannot be read. */
  function take(text: string): void {
    const read = readEarlier(text);
    error.value = read.ok ? undefined : read.error.message;
    if (read.ok) given.value = read.value;
  }
  return { earlier: computed(() => given.value ?? runBefore.value), given, error, take };
}
