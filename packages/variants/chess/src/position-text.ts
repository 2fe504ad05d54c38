import {
  type Field,
  formatPlacement,
  ok,
  opponent,
  type Placement,
  parseCounter,
  parsePlacement,
  parseSide,
  quoted,
  type Result,
  rankOf,
  readSquare,
  refuse,
  type Side,
  type Square,
  sideName,
  splitFields,
  stepFrom,
  type TextError,
} from '@kickmate/board';
import { isInCheck, isPiece } from './attacks.ts';
import { backRank, board, forward, nameOf } from './board.ts';
import { type CastlingStyle, formatCastling, parseCastling } from './castling-text.ts';
import { PIECE_LETTERS } from './pieces.ts';
import { checkPlacement } from './placement-check.ts';
import { settled } from './play.ts';
import type { ChessPosition } from './position.ts';

const NONE = '-';

/**
 * A reader of FEN: placement, side to move, castling, en passant, half-move clock, move number, separated by single
 * spaces. The first fault is reported. An en passant square on which nothing can be captured is read and forgotten.
 */
export const positionReader =
  (style: CastlingStyle) =>
  (text: string): Result<ChessPosition, TextError> => {
    const fields = splitFields(text);
    const field = (index: number): Field => fields[index] ?? { text: '', at: text.length };

    const pieces = parsePieces(field(0));
    if (!pieces.ok) return pieces;
    const side = parseMover(field(1), pieces.value);
    if (!side.ok) return side;
    const castling = parseCastling(field(2), pieces.value, style);
    if (!castling.ok) return castling;
    const jumped = parseEnPassant(field(3), pieces.value, side.value);
    if (!jumped.ok) return jumped;
    const quiet = parseCounter(field(4), 'half-move clock', 0);
    if (!quiet.ok) return quiet;
    const number = parseCounter(field(5), 'move number', 1);
    if (!number.ok) return number;
    const surplus = fields[6];
    if (surplus) return refuse('surplus', 'position', surplus.at - 1, 'nothing may follow the move number');

    const standing = {
      pieces: pieces.value,
      side: side.value,
      castling: castling.value,
      quiet: quiet.value,
      number: number.value,
    };
    const position = settled(standing, jumped.value);
    const { end } = position;
    return end ? refuse('impossible', 'position', 0, `the game is over (${end.title})`) : ok(position);
  };

/** Writes FEN, also where the game is over; while it goes on, the inverse of {@link positionReader}. */
export function formatPosition(position: ChessPosition): string {
  const { pieces, side, enPassant, quiet, number } = position;
  const jumped = enPassant === undefined ? NONE : nameOf(enPassant);
  return [formatPlacement(board, pieces), side, formatCastling(position), jumped, quiet, number].join(' ');
}

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  return checkPlacement(field) ?? pieces;
}

function parseMover(field: Field, pieces: Placement): Result<Side, TextError> {
  const side = parseSide(field);
  if (!side.ok || !isInCheck(pieces, opponent(side.value))) return side;
  const [mover, other] = [sideName(side.value), sideName(opponent(side.value))];
  return refuse('impossible', 'side to move', field.at, `${mover} cannot be to move: ${other}'s king is in check`);
}

/** Reads the square that a pawn has just jumped over. */
function parseEnPassant({ text, at }: Field, pieces: Placement, side: Side): Result<Square | undefined, TextError> {
  const field = 'en passant';
  if (text === NONE) return ok(undefined);
  const square = readSquare(board, text);
  if (square === undefined)
    return refuse(
      text ? 'syntax' : 'missing',
      field,
      at,
      `${quoted(text)} must be the name of a square, such as e3, or -`,
    );
  const jumper = opponent(side);
  const rank = backRank(jumper) + 2 * forward(jumper).rank;
  if (rankOf(board, square) !== rank)
    return refuse('impossible', field, at, `with ${sideName(side)} to move it is a square of rank ${rank + 1}`);
  const [behind, ahead] = [stepFrom(board, square, forward(side))!, stepFrom(board, square, forward(jumper))!];
  if (pieces[square] || pieces[behind] || !isPiece(pieces, ahead, jumper, 'P'))
    return refuse('impossible', field, at, `no pawn can just have jumped over ${text} to ${nameOf(ahead)}`);
  return ok(square);
}
