import type { Side } from '@kickmate/board';
import { isLinedUp } from '@kickmate/game';
import type { AnyMatch } from '@kickmate/play';

/**
 * The side to act where a round begins from a given position: one that was set up, or comes from the middle of another match.
 * `undefined` for a round with a kick-off, of whichever array: an analysis does not know its match's. (`isUsualStart` asks for the
 * match's own.) Only the first round of a match can begin like this.
 */
export function givenStart({ variant, rounds }: AnyMatch, round: number): Side | undefined {
  if (round > 0) return undefined;
  const { kickOff, start } = rounds[0]!;
  const { arrays, formations, text } = variant;
  const isKickOff =
    arrays?.some((array) => array.isStart(start, kickOff)) ||
    (formations && isLinedUp(formations, text.format, kickOff, start)) ||
    variant.starts(kickOff).some(({ position }) => text.format(position) === text.format(start));
  return isKickOff ? undefined : variant.side(start);
}
