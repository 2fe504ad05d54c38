import {
  type Field,
  formatPlacement,
  ok,
  type Placement,
  parseCounter,
  parsePlacement,
  parseSide,
  quoted,
  type Result,
  readSquare,
  refuse,
  type Square,
  splitFields,
  squareName,
  type TextError,
} from '@kickmate/board';
import { board, isOnBackRank } from './board.ts';
import { PIECE_LETTERS } from './pieces.ts';
import { checkPlacement } from './placement-check.ts';
import type { LeaguePosition } from './position.ts';

/**
 * Reads a position: placement, side to move, ball, quiet count, action number, separated by single spaces:
 * `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1`. The first fault is reported.
 */
export function parsePosition(text: string): Result<LeaguePosition, TextError> {
  const fields = splitFields(text);
  const field = (index: number): Field => fields[index] ?? { text: '', at: text.length };

  const pieces = parsePieces(field(0));
  if (!pieces.ok) return pieces;
  const side = parseSide(field(1));
  if (!side.ok) return side;
  const ball = parseBall(field(2), pieces.value);
  if (!ball.ok) return ball;
  const quiet = parseCounter(field(3), 'quiet count', 0);
  if (!quiet.ok) return quiet;
  const number = parseCounter(field(4), 'action number', 1);
  if (!number.ok) return number;
  const surplus = fields[5];
  if (surplus) return refuse('surplus', 'position', surplus.at - 1, 'nothing may follow the action number');

  return ok({
    pieces: pieces.value,
    side: side.value,
    ball: ball.value,
    quiet: quiet.value,
    number: number.value,
  });
}

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition({ pieces, side, ball, quiet, number, end }: LeaguePosition): string {
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  return [formatPlacement(board, pieces), side, squareName(board, ball), quiet, number].join(' ');
}

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  return checkPlacement(field) ?? pieces;
}

function parseBall({ text, at }: Field, pieces: Placement): Result<Square, TextError> {
  const square = readSquare(board, text);
  if (square === undefined)
    return refuse(text ? 'syntax' : 'missing', 'ball', at, `${quoted(text)} must be the name of a square, such as e4`);
  if (isOnBackRank(square))
    return refuse(
      'impossible',
      'ball',
      at,
      `never rests on ${text}, a back rank; it lies on ranks 2 to ${board.ranks - 1}`,
    );
  if (pieces[square])
    return refuse('impossible', 'ball', at, `there is a piece on ${text}; it lies on an empty square`);
  return ok(square);
}
