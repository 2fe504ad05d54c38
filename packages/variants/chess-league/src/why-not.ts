import { forward, type Square, stepFrom } from '@kickmate/board';
import { board } from './rules/board.ts';
import { RAYS } from './rules/moves.ts';
import type { LeaguePosition } from './rules/position.ts';
import { texts } from './texts.ts';

/** Why a piece that comes to the ball cannot kick it; `undefined` for any other reason. */
export const whyNot = (position: LeaguePosition, to: Square, from?: Square): string | undefined =>
  from !== undefined && to === position.ball && isAimed(position, from) ? texts.whyNot.stopped : undefined;

/** Whether the way of the piece on a square leads onto the ball. */
function isAimed({ pieces, side, ball }: LeaguePosition, from: Square): boolean {
  const { letter } = pieces[from]!;
  if (letter === 'P') return [-1, 0, 1].some((file) => stepFrom(board, from, { ...forward(side), file }) === ball);
  return RAYS[letter]![from]!.some((squares) => squares.find((square) => pieces[square] || square === ball) === ball);
}
