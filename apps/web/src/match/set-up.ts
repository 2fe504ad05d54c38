import { fail, type Result } from '@kickmate/board';
import type { AnyVariant } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';

/** Reads a position to begin with; the error is a sentence for people that names the place. */
export function readSetUp(variant: AnyVariant, text: string): Result<unknown, { readonly message: string }> {
  const read = variant.parse(text);
  if (!read.ok) return read;
  return variant.end(read.value) || variant.actions(read.value).length === 0
    ? fail({ message: 'Nothing can be played in this position: it is over.' })
    : read;
}

/** The position with which a match began, if it was set up: if it is none of those with which the game begins. */
export function setUpPosition({ variant, rounds }: AnyMatch): unknown {
  const { start, kickOff } = rounds[0]!;
  const text = variant.format(start);
  const isUsual = variant.starts(kickOff).some(({ position }) => variant.format(position) === text);
  return isUsual ? undefined : start;
}
