import type { Side } from '@kickmate/board';
import type { BallPlace } from '@kickmate/board-ui';
import type { AnyVariant } from '@kickmate/game';

/** Where the ball is seen: on its square, or in the middle of the pitch while it lies on none in a round that goes on. */
export function ballPlace(variant: AnyVariant, position: unknown): BallPlace | undefined {
  const { ball, board } = variant;
  const square = ball?.squareOf(position);
  const isLoose = ball && square === undefined && !variant.end(position);
  return isLoose ? { x: board.files / 2, y: board.ranks / 2 } : square;
}

/** The side that has the ball: one of its pieces stands where it lies. */
export function possession(variant: AnyVariant, position: unknown): Side | undefined {
  const square = variant.ball?.squareOf(position);
  return square === undefined ? undefined : variant.pieceAt(position, square)?.side;
}
