import * as v from 'valibot';
import { KEYS, load, readJson, store } from '../../shared/storage.ts';

const SpoiltMatch = v.object({ reason: v.string(), text: v.string() });

/** A saved match that could not be read: its text as it was stored, and why, for people. */
export type SpoiltMatch = v.InferOutput<typeof SpoiltMatch>;

/** The matches that are kept aside, the oldest first. */
export function spoiltMatches(): readonly SpoiltMatch[] {
  const text = load(KEYS.brokenMatch);
  if (text === undefined) return [];
  const read = v.safeParse(v.array(SpoiltMatch), readJson(text));
  return read.success ? read.output : [{ reason: 'What was kept aside is spoilt itself.', text }];
}

/** Keeps a match aside with those that are there already. False if the browser refuses; then nothing has changed. */
export function keepAside(match: SpoiltMatch): boolean {
  return store(KEYS.brokenMatch, JSON.stringify([...without(match), match]));
}

/** Throws a match away that is kept aside. */
export function discardAside(match: SpoiltMatch): void {
  const rest = without(match);
  store(KEYS.brokenMatch, rest.length > 0 ? JSON.stringify(rest) : undefined);
}

// Read anew each time: another window may have put something there.
const without = ({ text }: SpoiltMatch) => spoiltMatches().filter((other) => other.text !== text);
