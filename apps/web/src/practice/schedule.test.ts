import { expect, test } from 'vitest';
import { type Card, cardAfter, isDue, newCard, putOff } from './schedule.ts';

const days = (from: Date, to: Date): number => Math.round((to.getTime() - from.getTime()) / 86_400_000);
const EVENING = new Date(2026, 10, 22, 23, 30);

test('a bad turn is due from the beginning of the day after its match', () => {
  expect(newCard(EVENING, EVENING).due).toEqual(new Date(2026, 10, 23));
});

test('what was found comes back later each time, what was not, on the next day', () => {
  let card: Card = newCard(EVENING, EVENING);
  let last = 0;
  for (let time = 0; time < 4; time++) {
    const day = card.due;
    const now = new Date(day.getTime() + 20 * 3_600_000);
    card = cardAfter(card, true, now);
    expect(card.due.getHours()).toBe(0);
    expect(days(day, card.due)).toBeGreaterThan(last);
    last = days(day, card.due);
  }
  const later = new Date(card.due.getTime() + 3_600_000);
  expect(cardAfter(card, false, later).due.getTime()).toBeLessThan(later.getTime() + last * 86_400_000);
  const first = new Date(2026, 10, 23, 9);
  expect(cardAfter(newCard(EVENING, EVENING), false, first).due).toEqual(new Date(2026, 10, 24));
});

test('a clock that jumps loses no bad turn', () => {
  const now = new Date(2026, 10, 23, 9);
  const ahead = new Date(2031, 0, 1);
  // The match ended, or the bad turn was practised, while the clock was ahead.
  expect(newCard(ahead, now).due).toEqual(new Date(2026, 10, 24));
  expect([isDue(newCard(ahead, ahead), now), isDue(newCard(EVENING, EVENING), EVENING)]).toEqual([true, false]);
  const once = cardAfter(newCard(EVENING, EVENING), true, now);
  expect([isDue(once, now), isDue(putOff(once, now), now), isDue(putOff(once, ahead), now)]).toEqual([
    false,
    false,
    true,
  ]);
  const practised = cardAfter(newCard(EVENING, now), true, ahead);
  expect(isDue(practised, now)).toBe(true);
  expect(cardAfter(practised, true, now).due.getFullYear()).toBe(2026);
  // It was set back by a day between two attempts.
  const before = new Date(2026, 10, 22, 9);
  const after = cardAfter(cardAfter(newCard(EVENING, now), true, now), false, before);
  expect(after.last_review).toEqual(before);
  expect(isDue(after, before)).toBe(false);
});
