import { type Square, squareName } from '@kickmate/board';
import { actionFrom } from '@kickmate/game';
import { type AnyMatch, hasSquares } from '@kickmate/play';
import { texts } from './texts.ts';

/**
 * The reason in a sentence why nothing can be done on a picked square, as the game says it or in general words. With `from`, the
 * selected piece on it cannot act there.
 */
export function refusalWords({ variant, position, actions }: AnyMatch, to: Square, from?: Square): string {
  const { refused } = texts;
  const { whyNot } = variant.presentation ?? {};
  const name = squareName(variant.board, to);
  const isOwn = variant.pieceAt(position, to)?.side === variant.side(position);
  /** Whether the person may have meant an own piece that cannot act, not a place for the selected one. */
  const isStuck = isOwn && !actions.some((action) => hasSquares(variant, action) && actionFrom(action) === to);
  const gameWords =
    whyNot?.(position, to, from) ?? (from !== undefined && isStuck ? whyNot?.(position, to) : undefined);
  if (gameWords !== undefined) return gameWords;
  if (isStuck) return refused.stuck(name);
  if (from !== undefined) return refused.there(name);
  return to === variant.ball?.squareOf(position) ? refused.ball : refused.nothing(name);
}
