import { useEventListener } from '@vueuse/core';
import { type Ref, shallowRef } from 'vue';
import { useKeeping } from './keeping.ts';
import { load, readJson } from './storage.ts';

/** A value in this browser's storage, which other windows change too. */
export interface KeptValue<T> {
  readonly value: Readonly<Ref<T>>;
  /** Changes the value as it is stored now, and stores it, unless `by` returns the same value. */
  readonly change: (by: (now: T) => T) => void;
}

/**
 * Keeps a value under a key of this browser's storage while the caller's scope lives. Changes of other windows are taken
 * over. What the browser refuses to store stays until another window has stored something.
 * @param parse reads what is stored; `undefined` if nothing is, or no JSON
 */
export function useKeptValue<T>(key: string, parse: (stored: unknown) => T): KeptValue<T> {
  const { keep } = useKeeping();
  /** The stored text, as this window knows it. */
  let known = load(key);
  const value = shallowRef(parse(readJson(known)));

  function refresh(): void {
    const text = load(key);
    if (text === known) return;
    known = text;
    value.value = parse(readJson(text));
  }

  function change(by: (now: T) => T): void {
    refresh();
    const next = by(value.value);
    if (next === value.value) return;
    value.value = next;
    const text = JSON.stringify(next);
    if (keep(key, text)) known = text;
  }

  useEventListener('storage', (event) => {
    // No key: everything was removed.
    if (event.key === key || event.key === null) refresh();
  });
  return { value, change };
}
