import * as v from 'valibot';
import { KEYS, load, readJson, store } from '../../shared/storage.ts';
import { texts } from './texts.ts';

const SpoiltMatch = v.object({ reason: v.string(), text: v.string() });

/** A saved match that could not be read: its text as it was stored, and the reason as a sentence for people. */
export type SpoiltMatch = v.InferOutput<typeof SpoiltMatch>;

/** The matches that are kept aside, the oldest first. */
export function spoiltMatches(): readonly SpoiltMatch[] {
  const text = load(KEYS.brokenMatch);
  if (text === undefined) return [];
  const read = v.safeParse(v.array(SpoiltMatch), readJson(text));
  return read.success ? read.output : [{ reason: texts.asideUnreadable, text }];
}

/** Adds a match to those that are kept aside. Returns false if the browser refuses; then nothing has changed. */
export function keepAside(match: SpoiltMatch): boolean {
  return store(KEYS.brokenMatch, JSON.stringify([...without(match), match]));
}

/** Throws away a match that is kept aside. */
export function discardAside(match: SpoiltMatch): void {
  const rest = without(match);
  store(KEYS.brokenMatch, rest.length > 0 ? JSON.stringify(rest) : undefined);
}

// Reads the list each time, because another window may have changed it.
const without = ({ text }: SpoiltMatch) => spoiltMatches().filter((other) => other.text !== text);
