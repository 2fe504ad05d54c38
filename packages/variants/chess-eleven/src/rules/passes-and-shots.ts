import { forward, opponent, type Placement, type Side, type Square, stepFrom } from '@kickmate/board';
import { type Action, actionTo, type Chance } from '@kickmate/game';
import { OUTCOME, passTo, shotAt } from './actions.ts';
import { ALL_SQUARES, board, CORNERS, GOALS, PAWN_TARGETS, RAYS } from './board.ts';
import { type ElevenPosition, hasBall } from './position.ts';

/**
 * The passes of the side to act, whether or not the turn has room for one: to a piece that the ball's carrier reaches, or
 * that reaches the ball itself. From a dead ball only the second is left.
 */
export function passes(position: ElevenPosition): readonly Action[] {
  const { pieces, side, ball } = position;
  if (ball === undefined) return [];
  const carries = hasBall(position);
  const canReceive = (square: Square): boolean =>
    square !== ball &&
    pieces[square]?.side === side &&
    ((carries && reaches(position, ball, square)) || reaches(position, square, ball));
  return ALL_SQUARES.filter(canReceive).map((square) => passTo(ball, square));
}

/**
 * The shots of the side to act, whether or not the turn has room for one: at each enemy goal square that the ball's
 * carrier reaches, unless a piece of its own stands there.
 */
export function shots(position: ElevenPosition): readonly Action[] {
  const { pieces, side, ball } = position;
  if (ball === undefined || !hasBall(position)) return [];
  return GOALS[opponent(side)]
    .filter((target) => pieces[target]?.side !== side && reaches(position, ball, target))
    .map((target) => shotAt(ball, target));
}

/** The square of the defender that may stop a shot: the one on the target, or else the one on the other goal square. */
export function defenderOf({ pieces, side }: ElevenPosition, shot: Action): Square | undefined {
  const target = actionTo(shot);
  const other = GOALS[opponent(side)].find((square) => square !== target)!;
  return [target, other].find((square) => pieces[square]?.side === opponent(side));
}

/** The outcomes of a shot with their weights: a goal; a save by the king, or a block by another piece; a corner. */
export function odds(position: ElevenPosition, shot: Action): readonly Chance[] {
  const defender = defenderOf(position, shot);
  if (defender === undefined) return [{ outcome: OUTCOME.goal, weight: 1 }];
  const stop = position.pieces[defender]!.letter === 'K' ? OUTCOME.save : OUTCOME.block;
  const [goals, stops, corners] = defender === actionTo(shot) ? [1, 2, 1] : [2, 1, 1];
  return [
    { outcome: OUTCOME.goal, weight: goals! },
    { outcome: stop, weight: stops! },
    { outcome: OUTCOME.corner, weight: corners! },
  ];
}

/** The corner to which a shot goes out: the one on the target's side. */
export function cornerOf({ side }: ElevenPosition, shot: Action): Square {
  const defending = opponent(side);
  return CORNERS[defending][GOALS[defending].indexOf(actionTo(shot))]!;
}

/** The part of a position on which reach depends. */
type Standing = Pick<ElevenPosition, 'pieces' | 'unmoved'>;

/**
 * Whether the piece on a square reaches another square by the way it moves, whatever stands there. Passes and shots go
 * where pieces reach; moves have conditions of their own.
 */
function reaches(standing: Standing, from: Square, to: Square): boolean {
  const { pieces } = standing;
  const piece = pieces[from];
  if (!piece || from === to) return false;
  if (piece.letter === 'P') return pawnReach(standing, from, piece.side).includes(to);
  return RAYS[piece.letter]![from]!.some((squares) => isSeen(pieces, squares, to));
}

/** The squares that a pawn reaches: one ahead, two ahead if it has not moved, and diagonally ahead. */
function pawnReach({ pieces, unmoved }: Standing, from: Square, side: Side): readonly Square[] {
  const ahead = forward(side);
  const one = stepFrom(board, from, ahead);
  if (one === undefined) return [];
  const two = unmoved.includes(from) && !pieces[one] ? stepFrom(board, one, ahead) : undefined;
  return [one, ...PAWN_TARGETS[side][from]!, ...(two === undefined ? [] : [two])];
}

/** Whether a square of a ray is not hidden behind a piece. */
function isSeen(pieces: Placement, squares: readonly Square[], to: Square): boolean {
  for (const square of squares) {
    if (square === to) return true;
    if (pieces[square]) return false;
  }
  return false;
}
