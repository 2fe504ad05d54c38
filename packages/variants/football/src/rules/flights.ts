import { fileOf, freeSquares, KNIGHT_LEAPS, rankOf, ray, type Square, type Step, stepFrom } from '@kickmate/board';
import { areNeighbours, board, goalOn, isCorner } from './board.ts';
import type { FootballPosition } from './position.ts';

/** The path of a kicked ball: the squares through which it goes. It stays on the last one. */
export type Flight = readonly Square[];

/** The number of turns that must be completed before the ball may enter a goal square. */
const TURNS_BEFORE_GOALS = 2;

/** The flights on which a piece next to the ball can kick it, each to a different square. Source: the rule page, "Kicks". */
export function flightsBy(position: FootballPosition, kicker: Square): readonly Flight[] {
  const { pieces, ball } = position;
  const { letter } = pieces[kicker]!;
  if (letter === 'N') return knightFlights(position, kicker);
  const step = stepTo(kicker, ball);
  const isDiagonal = step.file !== 0 && step.rank !== 0;
  if ((letter === 'R' && isDiagonal) || (letter === 'B' && !isDiagonal)) return [];
  const range = letter === 'K' ? 1 : board.files;
  const forward = lineFlights(position, ball, step, range);
  const backward = lineFlights(position, kicker, { file: -step.file, rank: -step.rank }, range);
  // Backward, the ball leaps over its kicker.
  return [...forward, ...backward.map((flight) => [kicker, ...flight])];
}

/** The step from a square to its neighbour. */
const stepTo = (from: Square, to: Square): Step => ({
  file: fileOf(board, to) - fileOf(board, from),
  rank: rankOf(board, to) - rankOf(board, from),
});

/** The flights along a line: of one square, of two and so on, up to `range` squares or the first obstacle. */
function lineFlights(position: FootballPosition, from: Square, step: Step, range: number): readonly Flight[] {
  const inTheWay = (square: Square) => position.pieces[square] !== undefined || isBarred(position, square, step);
  const free = freeSquares(ray(board, from, step).slice(0, range), inTheWay);
  return free.map((_, index) => free.slice(0, index + 1));
}

function knightFlights(position: FootballPosition, kicker: Square): readonly Flight[] {
  const { pieces, ball } = position;
  return KNIGHT_LEAPS.flatMap((leap) => {
    const to = stepFrom(board, ball, leap);
    if (to === undefined || pieces[to] || isBarred(position, to, leap)) return [];
    // A knight may kick the ball to a square next to itself only if the ball is in a corner. Without this exception a knight
    // diagonally next to the corner would have no kick at all.
    return areNeighbours(kicker, to) && !isCorner(ball) ? [] : [[to]];
  });
}

/** Whether a square is a goal that the ball may not enter by this step: too early, or along the goal's own rank. */
const isBarred = ({ turns }: FootballPosition, square: Square, step: Step): boolean =>
  goalOn(square) !== undefined && (turns < TURNS_BEFORE_GOALS || step.rank === 0);
