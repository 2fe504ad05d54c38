import { freeSquares, pieceRays, type Side, type Square } from '@kickmate/board';
import { type Action, actionFrom, actionKind } from '@kickmate/game';
import { END_OF_TURN, KIND, kickTo, moveTo, SWAP } from './actions.ts';
import { ALL_SQUARES, areNeighbours, board, goalOn, isCorner } from './board.ts';
import { flightsBy } from './flights.ts';
import { type FootballPosition, isOpening } from './position.ts';

const RAYS = pieceRays(board);

/** All legal actions, each once: moves, kicks, the turn's end. None when the round is over. */
export function actions(position: FootballPosition): readonly Action[] {
  if (position.end) return [];
  const moves = ALL_SQUARES.flatMap((from) => movesFrom(position, from));
  const kicks = ALL_SQUARES.flatMap((from) => kicksFrom(position, from));
  return [...moves, ...kicks, ...(canEnd(position) ? [END_OF_TURN] : []), ...(position.phase === 'c' ? [SWAP] : [])];
}

/** Whether there is any legal action in a position that has no end yet. */
export const hasAction = (position: FootballPosition): boolean =>
  canEnd(position) || position.phase === 'c' || ALL_SQUARES.some((from) => movesFrom(position, from).length > 0);

/** Whether an action is legal. */
export function isLegal(position: FootballPosition, action: Action): boolean {
  if (position.end) return false;
  switch (actionKind(action)) {
    case KIND.move:
      return movesFrom(position, actionFrom(action)).includes(action);
    case KIND.kick:
      return kicksFrom(position, actionFrom(action)).includes(action);
    case KIND.swap:
      return action === SWAP && position.phase === 'c';
    default:
      return action === END_OF_TURN && canEnd(position);
  }
}

/** Whether a piece of a side stands next to the ball. */
export const isAtBall = ({ pieces, ball }: Pick<FootballPosition, 'pieces' | 'ball'>, side: Side): boolean =>
  ALL_SQUARES.some((square) => pieces[square]?.side === side && areNeighbours(square, ball));

/** Whether the side to act may end its turn. */
const canEnd = (position: FootballPosition): boolean => !isOpening(position.phase) && isAtBall(position, position.side);

/** The kicks of the piece on a square, if it is one of the side to act and may kick. */
function kicksFrom(position: FootballPosition, from: Square): readonly Action[] {
  const { pieces, side, ball, phase, kicked } = position;
  if (isOpening(phase) || pieces[from]?.side !== side || !areNeighbours(from, ball) || kicked.includes(from)) return [];
  return flightsBy(position, from).map((flight) => kickTo(from, flight.at(-1)!));
}

/** The moves of the piece on a square, if it is one of the side to act and may move. */
function movesFrom(position: FootballPosition, from: Square): readonly Action[] {
  const { pieces, side, ball, phase } = position;
  const piece = pieces[from];
  if (phase === 'k' || piece?.side !== side) return [];
  const isFree = (square: Square): boolean => !pieces[square] && square !== ball;
  const reached = RAYS[piece.letter]![from]!.flatMap((squares) => freeSquares(squares, (square) => !isFree(square)));
  const leap = piece.letter === 'B' && reached.length === 0 ? cornerLeap(from) : undefined;
  const targets = leap !== undefined && isFree(leap) ? [leap] : reached;
  // A sliding piece may pass over a goal square, but no piece stops there.
  return targets.filter((to) => goalOn(to) === undefined).map((to) => moveTo(from, to));
}

/** The square to which a bishop without another move leaps from a corner: two squares along the diagonal. */
const cornerLeap = (from: Square): Square | undefined => (isCorner(from) ? RAYS.B![from]![0]![1] : undefined);
