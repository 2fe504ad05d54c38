import { type Card, createEmptyCard, fsrs, Rating, State } from 'ts-fsrs';
import * as v from 'valibot';

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

/** The schedule of a new bad turn, which is due on the day after the match; a match does not end after `now`. */
export const newCard = (ended: Date, now = new Date()): Card => createEmptyCard(dayAfter(ended > now ? now : ended));

/** Tells whether a bad turn was last practised while the clock was ahead by more than a day. */
const isFromFuture = ({ last_review }: Card, now: Date): boolean =>
  last_review !== undefined && last_review > dayAfter(now);

/** The last practice in milliseconds since 1970; 0 if there was none, or if it lies ahead, because a clock was set wrong. */
export const practisedBy = (card: Card, now: Date): number =>
  isFromFuture(card, now) ? 0 : (card.last_review?.getTime() ?? 0);

/** The latest moment at which a bad turn may come back: as long after its last practice as it was scheduled, or else tomorrow. */
const latestDue = ({ last_review, scheduled_days }: Card, now: Date): number =>
  Math.max(dayAfter(now).getTime(), last_review ? dayFrom(last_review, scheduled_days + 1).getTime() : 0);

/**
 * Tells whether a bad turn is due. One that was found, put off or practised while the clock was ahead is due, too: its own date may be
 * years away.
 */
export const isDue = (card: Card, now: Date): boolean =>
  card.due <= now || isFromFuture(card, now) || card.due.getTime() > latestDue(card, now);

/**
 * The schedule after an attempt: `isRight` if the first one was good and without help. The turn is due from the beginning of a day, so
 * that the hour of practice does not matter. If the clock was set back since the last practice, that counts as now.
 */
export function cardAfter(card: Card, isRight: boolean, now: Date): Card {
  const after = scheduler.next(withPast(card, now), now, isRight ? Rating.Good : Rating.Again).card;
  return { ...after, due: dayFrom(after.due, 0) };
}

/** The schedule of a bad turn that is put off until tomorrow without an attempt. */
export const putOff = (card: Card, now: Date): Card => ({ ...withPast(card, now), due: dayAfter(now) });

/** A schedule whose last practice does not lie ahead. */
const withPast = (card: Card, now: Date): Card =>
  card.last_review && card.last_review > now ? { ...card, last_review: now } : card;

const Moment = v.pipe(
  v.string(),
  v.isoTimestamp(),
  v.transform((text) => new Date(text)),
);
const Amount = v.pipe(v.number(), v.finite(), v.minValue(0));

/** The schedule of a bad turn that was practised at least once, as a file or the server has it. */
export const ScheduleSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  card: v.object({
    due: Moment,
    stability: Amount,
    difficulty: Amount,
    elapsed_days: Amount,
    scheduled_days: Amount,
    learning_steps: Amount,
    reps: Amount,
    lapses: Amount,
    state: v.enum(State),
    last_review: Moment,
  }),
});
export type Schedule = v.InferOutput<typeof ScheduleSchema>;
