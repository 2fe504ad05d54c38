import * as v from 'valibot';
import { computed, shallowRef } from 'vue';
import { KEYS, load, readJson, store } from '../../shared/storage.ts';
import { texts } from './texts.ts';

const BrokenText = v.object({ reason: v.string(), text: v.string() });

/** A saved match that could not be read: its text as it was stored, and the reason as a sentence for people. */
type BrokenText = v.InferOutput<typeof BrokenText>;

/** A saved match that could not be read, kept until the player throws it away. */
export interface BrokenMatch extends BrokenText {
  /** The storage key at which it still is, if it is not kept aside. A match of that key is then not saved. */
  readonly key?: string;
}

/**
 * The saved matches that could not be read.
 * @param remove removes the text at a storage key
 */
export function useBrokenMatches(remove: (key: string) => void) {
  const aside = shallowRef<readonly BrokenMatch[]>(brokenTexts());
  /** The broken matches that the browser refused to put aside. */
  const inPlace = shallowRef<readonly BrokenMatch[]>([]);
  const broken = computed(() => [...aside.value, ...inPlace.value]);

  function putAside(match: BrokenText & { readonly key: string }): void {
    const { reason, text, key } = match;
    if (storeAside([...without(match), { reason, text }])) {
      aside.value = brokenTexts();
      if (load(key) === text) remove(key);
    } else {
      inPlace.value = [...inPlace.value.filter((other) => other.key !== key), match];
    }
  }

  /** Throws a broken match away. */
  function discard(match: BrokenMatch): void {
    if (match.key === undefined) {
      storeAside(without(match));
      aside.value = brokenTexts();
    } else {
      inPlace.value = inPlace.value.filter(({ key }) => key !== match.key);
      remove(match.key);
    }
  }

  const isInPlace = (key: string): boolean => inPlace.value.some((one) => one.key === key);
  return { broken, isInPlace, putAside, discard };
}

/** The matches that are kept aside, the oldest first. */
function brokenTexts(): readonly BrokenText[] {
  const text = load(KEYS.brokenMatch);
  if (text === undefined) return [];
  return v.parse(v.fallback(v.array(BrokenText), [{ reason: texts.asideUnreadable, text }]), readJson(text));
}

/** Replaces the matches that are kept aside. Returns false if the browser refuses; then nothing has changed. */
const storeAside = (matches: readonly BrokenText[]): boolean =>
  store(KEYS.brokenMatch, matches.length > 0 ? JSON.stringify(matches) : undefined);

// Reads the list each time, because another window may have changed it.
const without = ({ text }: BrokenText) => brokenTexts().filter((other) => other.text !== text);
