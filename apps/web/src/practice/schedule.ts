import { type Card, createEmptyCard, fsrs, Rating } from 'ts-fsrs';

/** The schedule of a bad turn, which the library calls a card: when it is due, and how well it was remembered so far. */
export type { Card };

/**
 * Spaced repetition by FSRS: a turn that was solved comes back later each time, one that was not, soon. Nothing comes back on the
 * same day.
 */
const scheduler = fsrs({ enable_short_term: false });

/** The beginning of the day that is so many days after a moment, on this device. */
const dayFrom = (moment: Date, days: number): Date =>
  new Date(moment.getFullYear(), moment.getMonth(), moment.getDate() + days);

/** The beginning of the next day. */
export const dayAfter = (moment: Date): Date => dayFrom(moment, 1);

/** The schedule of a new bad turn, which is due on the day after the match. */
export const newCard = (ended: Date): Card => createEmptyCard(dayAfter(ended));

/**
 * The schedule after an attempt: `isRight` if the first one was good and without help. The turn is due from the beginning of a day, so
 * that the hour of practice does not matter.
 */
export function cardAfter(card: Card, isRight: boolean, now: Date): Card {
  const after = scheduler.next(card, now, isRight ? Rating.Good : Rating.Again).card;
  return { ...after, due: dayFrom(after.due, 0) };
}
