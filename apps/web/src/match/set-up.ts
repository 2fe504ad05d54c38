import { fail, ok, type Result, SIDES, type Side } from '@kickmate/board';
import { type AnyVariant, parseCompleted } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';

/** A position to begin with. */
export interface SetUp {
  readonly position: unknown;
  /** Whether its text lacked counters, or numbered moves from 0, so that those of a first move were put in. */
  readonly isCompleted: boolean;
}

/** Reads a position to begin with; the error is a sentence for people that names the place. */
export function readSetUp(variant: AnyVariant, text: string): Result<SetUp, { readonly message: string }> {
  const read = parseCompleted(variant, text);
  if (!read.ok) return read;
  const { position, text: whole } = read.value;
  return variant.end(position) || variant.actions(position).length === 0
    ? fail({ message: 'Nothing can be played in this position: it is over.' })
    : ok({ position, isCompleted: whole !== text });
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
