import { fail, ok, type Result, SIDES, type Side } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';

/** A position to begin with. */
export interface SetUp {
  readonly position: unknown;
  /** Whether its text has no counters, so that they were put in: nothing without progress yet, and move 1. */
  readonly isFirstMove: boolean;
}

/** The counters at the end of a text of which there are none, as in EPD. */
const FIRST_MOVE = ' 0 1';

/** Reads a position to begin with; the error is a sentence for people that names the place. */
export function readSetUp(variant: AnyVariant, text: string): Result<SetUp, { readonly message: string }> {
  const full = variant.parse(text);
  const isCut = !full.ok && full.error.cause === 'missing';
  const completed = isCut ? variant.parse(text + FIRST_MOVE) : full;
  const read = completed.ok ? completed : full;
  if (!read.ok) return read;
  return variant.end(read.value) || variant.actions(read.value).length === 0
    ? fail({ message: 'Nothing can be played in this position: it is over.' })
    : ok({ position: read.value, isFirstMove: isCut });
}

/**
 * The position with which a match began, if it was set up: if it is none of those with which the game begins, or in
 * which both sides lined up.
 */
export function setUpPosition({ variant, rounds, setUp }: AnyMatch): unknown {
  const { start, kickOff } = rounds[0]!;
  if (variant.setUps?.find(({ id }) => id === setUp)?.isStart(start, kickOff)) return undefined;
  const text = variant.format(start);
  const isUsual = variant.starts(kickOff).some(({ position }) => variant.format(position) === text);
  return isUsual || isLinedUp(variant, kickOff, start, text) ? undefined : start;
}

/** Whether a round's start is one in which both sides have lined up. */
function isLinedUp({ formations, format }: AnyVariant, kickOff: Side, start: unknown, text: string): boolean {
  if (!formations) return false;
  const lineUp = { w: formations.of(start, 'w'), b: formations.of(start, 'b') };
  return (
    SIDES.every((side) => formations.isComplete(lineUp[side])) && format(formations.begin(kickOff, lineUp)) === text
  );
}
