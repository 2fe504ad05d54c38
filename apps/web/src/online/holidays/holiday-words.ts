import { formats } from '@kickmate/language';
import type { HolidayInfo } from '@kickmate/protocol';
import { texts } from './texts.ts';

/** A moment in words: "5 Dec 2026, 19:00". */
const momentWords = (at: number): string => formats().date(at, { dateStyle: 'medium', timeStyle: 'short' });

/** A holiday that runs, or is announced, as a sentence. @param name the player's; absent for the person who reads it */
export function holidayWords({ from, until }: HolidayInfo, name?: string): string {
  const [begins, ends] = [momentWords(from), momentWords(until)];
  if (from <= Date.now()) return name === undefined ? texts.youAre(ends) : texts.is(name, ends);
  return name === undefined ? texts.youWillBe(begins, ends) : texts.willBe(name, begins, ends);
}
