import {
  type Field,
  formatPlacement,
  ok,
  type Piece,
  type Placement,
  parseCounter,
  parsePlacement,
  parseSide,
  type Result,
  refuse,
  type Square,
  splitFields,
  squaresWith,
  type TextError,
} from '@kickmate/board';
import { board, goalOn, nameOf } from './board.ts';
import { PIECE_LETTERS } from './pieces.ts';
import { checkPlacement } from './placement-check.ts';
import { settled } from './play.ts';
import type { FootballPosition } from './position.ts';

/** The ball among the pieces, as vchess.club writes it. */
const BALL: Piece = { side: 'b', letter: 'A' };
const BALL_SIGN = 'a';

/** Whether a placement is written as vchess does: with the ball in it. */
export const isVchess = ({ text }: Field): boolean => text.includes(BALL_SIGN);

/**
 * Reads the form of vchess.club, which has the ball in the placement, for a position at the start of a turn: placement,
 * side to move, completed turns (`rnbq1knbr/9/9/9/4a4/9/9/9/RNBQ1KNBR w 0`). There the first turn of a round is like
 * any other: phase `m`.
 */
export function parseVchess(text: string): Result<FootballPosition, TextError> {
  const fields = splitFields(text);
  const field = (index: number): Field => fields[index] ?? { text: '', at: text.length };

  const placed = parsePlaced(field(0));
  if (!placed.ok) return placed;
  const side = parseSide(field(1));
  if (!side.ok) return side;
  const turns = parseCounter(field(2), 'completed turns', 0);
  if (!turns.ok) return turns;
  const surplus = fields[3];
  if (surplus)
    return refuse(
      'surplus',
      'position',
      surplus.at - 1,
      'nothing may follow the turns where the ball is in the placement',
    );
  return ok(settled({ ...placed.value, side: side.value, phase: 'm', kicked: [], turns: turns.value }));
}

/**
 * Writes a position in the form of vchess.club. Throws if the round is over, and within a turn, for which that form has
 * no words. That the round's first turn is an opening turn cannot be said in it, either.
 */
export function formatVchess({ pieces, side, ball, phase, turns, end }: FootballPosition): string {
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  if (phase === 'k') throw new Error('vchess writes no position within a turn');
  const withBall = pieces.map((piece, square) => (square === ball ? BALL : piece));
  return [formatPlacement(board, withBall), side, turns].join(' ');
}

function parsePlaced(field: Field): Result<{ readonly pieces: Placement; readonly ball: Square }, TextError> {
  const all = parsePlacement(board, PIECE_LETTERS + BALL.letter, field);
  if (!all.ok) return all;
  const [ball, another] = squaresWith(all.value, ({ letter }) => letter === BALL.letter);
  if (ball === undefined || another !== undefined)
    return refuse(
      'impossible',
      'placement',
      field.at + field.text.toLowerCase().lastIndexOf(BALL_SIGN),
      `there is one ball, one ${BALL_SIGN}`,
    );
  if (goalOn(ball) !== undefined)
    return refuse(
      'impossible',
      'placement',
      field.at + field.text.indexOf(BALL_SIGN),
      `on ${nameOf(ball)}, a goal square, the ball would have ended the round`,
    );
  const pieces = all.value.map((piece, square) => (square === ball ? undefined : piece));
  return checkPlacement(pieces, field) ?? ok({ pieces, ball });
}
