import { rankOf, type Side, squareCount } from '@kickmate/board';
import type { Variant } from '@kickmate/game';

/** For each action that the side to act has. */
const MOBILITY = 1;
/** For each rank by which the ball is nearer to the opponent's goal than to one's own. */
const BALL_RANK = 6;

/**
 * A judgement for any variant, for the side to act, in hundredths of a pawn: the pieces' values, a little for each
 * action, a little for a ball that is near the opponent's goal.
 */
export function evaluator<P>(variant: Variant<P>): (position: P) => number {
  const values = new Map(variant.pieces.map(({ letter, value }) => [letter, value]));
  const count = squareCount(variant.board);
  const attack = attackDirection(variant);
  return (position) => {
    let points = 0;
    for (let square = 0; square < count; square++) {
      const piece = variant.pieceAt(position, square);
      if (piece) points += (piece.side === 'w' ? 1 : -1) * (values.get(piece.letter) ?? 0);
    }
    const ball = variant.ballAt?.(position);
    if (ball !== undefined) points += attack * BALL_RANK * (2 * rankOf(variant.board, ball) + 1 - variant.board.ranks);
    return sign(variant.side(position)) * points + MOBILITY * variant.actions(position).length;
  };
}

const sign = (side: Side) => (side === 'w' ? 1 : -1);

/** 1 if White drives the ball up the ranks, -1 if down, 0 where the board marks no goals. */
function attackDirection<P>({ board }: Variant<P>): number {
  const goals = board.marks.filter(({ kind }) => kind === 'goal');
  const rankOfGoal = (side: Side) => {
    const square = goals.find((mark) => mark.side === side)?.squares[0];
    return square === undefined ? 0 : rankOf(board, square);
  };
  return Math.sign(rankOfGoal('b') - rankOfGoal('w'));
}
