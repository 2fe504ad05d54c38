import {
  counterReader,
  type Field,
  formatPlacement,
  forward,
  isPiece,
  ok,
  opponent,
  type Placement,
  parseFields,
  parsePlacement,
  parseSide,
  parseSquare,
  type Result,
  rankOf,
  refuse,
  refusePawnsOnEndRanks,
  refuseSurplus,
  SIDES,
  type Side,
  type Square,
  sideName,
  stepFrom,
  type TextError,
  type WrittenPiece,
  writtenPieces,
} from '@kickmate/board';
import { FIRST_FIELDS, type PositionField } from '@kickmate/game';
import { type CastlingStyle, formatCastling, parseCastling } from './castling-text.ts';
import { backRank, board, isInCheck, nameOf } from './rules/board.ts';
import { settled } from './rules/play.ts';
import { type ChessPosition, LIMITS, PIECE_LETTERS, type Standing } from './rules/position.ts';

/** The fields of FEN. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'signs',
    name: 'castling',
    label: 'Castling',
    options: [
      { text: 'K', label: "White, king's side" },
      { text: 'Q', label: "White, queen's side" },
      { text: 'k', label: "Black, king's side" },
      { text: 'q', label: "Black, queen's side" },
    ],
  },
  { kind: 'square', name: 'en passant', label: 'En passant', none: { text: '-', label: 'Not possible' } },
  { kind: 'count', name: 'half-move clock', label: 'Moves without a capture or pawn move', least: 0 },
  { kind: 'count', name: 'move number', label: 'Move number', least: 1 },
];

const NONE = '-';

/**
 * A reader of FEN: placement, side to move, castling, en passant, half-move clock, move number, separated by single
 * spaces. The first fault is reported. An en passant square on which nothing can be captured is read and dropped.
 */
export const positionReader =
  (style: CastlingStyle) =>
  (text: string): Result<ChessPosition, TextError> => {
    const read = parseFields<Omit<Standing, 'enPassant'> & { readonly jumped: Square | undefined }>(
      text,
      {
        pieces: parsePieces,
        side: (field, { pieces }) => parseMover(field, pieces),
        castling: (field, { pieces }) => parseCastling(field, pieces, style),
        jumped: (field, { pieces, side }) => parseEnPassant(field, pieces, side),
        quiet: counterReader('half-move clock', 0, LIMITS.quiet),
        number: counterReader('move number', 1, LIMITS.number),
      },
      'position',
      'the move number',
    );
    if (!read.ok) return read;
    const { jumped, ...standing } = read.value;
    const position = settled(standing, jumped);
    const { end } = position;
    return end ? refuse('impossible', 'position', 0, `the game is over (${end.title})`) : ok(position);
  };

/** Writes FEN, also where the game is over; while it goes on, the inverse of {@link positionReader}. */
export function formatPosition(position: ChessPosition): string {
  const { pieces, side, enPassant, quiet, number } = position;
  const jumped = enPassant === undefined ? NONE : nameOf(enPassant);
  return [formatPlacement(board, pieces), side, formatCastling(position), jumped, quiet, number].join(' ');
}

/** The most pieces that a side may have. */
const PIECE_LIMITS = [
  { letter: 'K', most: 1, words: 'kings' },
  { letter: 'P', most: 8, words: 'pawns' },
  { most: 16, words: 'pieces' },
];

/** The number of pieces of a kind that a side has at the start. All above that were pawns. */
const AT_START: Readonly<Record<string, number>> = { N: 2, B: 2, R: 2, Q: 1 };
const PAWNS_AT_START = 8;

/** Reads a placement; refuses one that no game can reach: a pawn on a back rank, no king or two, too many pieces. */
function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  const written = writtenPieces(board, field);
  const refused = SIDES.map((side) => refuseSide(written, side, field.at)).find((one) => one);
  return refusePawnsOnEndRanks(board, written) ?? refused ?? pieces;
}

function refuseSide(written: readonly WrittenPiece[], side: Side, at: number) {
  const own = written.filter(({ piece }) => piece.side === side);
  if (!own.some(({ piece }) => piece.letter === 'K'))
    return refuse('impossible', 'placement', at, `${sideName(side)} has no king; one must be there`);
  return refuseSurplus(written, side, PIECE_LIMITS) ?? refusePromoted(own, side);
}

/** Refuses more pieces than a side can have by promotion. */
function refusePromoted(own: readonly WrittenPiece[], side: Side) {
  const promoted = Object.entries(AT_START).flatMap(([letter, count]) =>
    own.filter(({ piece }) => piece.letter === letter).slice(count),
  );
  const pawns = own.filter(({ piece }) => piece.letter === 'P').length;
  const surplus = promoted.sort((a, b) => a.at - b.at)[PAWNS_AT_START - pawns];
  if (!surplus) return undefined;
  const have = `${pawns} pawns, and of other pieces ${promoted.length} more than at the start`;
  const may = `together at most ${PAWNS_AT_START} may be there`;
  return refuse('impossible', 'placement', surplus.at, `${sideName(side)} has ${have}; ${may}`);
}

function parseMover(field: Field, pieces: Placement): Result<Side, TextError> {
  const side = parseSide(field);
  if (!side.ok || !isInCheck(pieces, opponent(side.value))) return side;
  const [mover, other] = [sideName(side.value), sideName(opponent(side.value))];
  return refuse('impossible', 'side to move', field.at, `${mover} cannot be to move: ${other}'s king is in check`);
}

/** Reads the square that a pawn has just jumped over. */
function parseEnPassant(field: Field, pieces: Placement, side: Side): Result<Square | undefined, TextError> {
  const name = 'en passant';
  const { text, at } = field;
  if (text === NONE) return ok(undefined);
  const square = parseSquare(board, field, name, `, or ${NONE}`);
  if (!square.ok) return square;
  const jumper = opponent(side);
  const rank = backRank(jumper) + 2 * forward(jumper).rank;
  if (rankOf(board, square.value) !== rank)
    return refuse('impossible', name, at, `with ${sideName(side)} to move it is a square of rank ${rank + 1}`);
  const [behind, ahead] = [side, jumper].map((one) => stepFrom(board, square.value, forward(one))!) as [Square, Square];
  if (pieces[square.value] || pieces[behind] || !isPiece(pieces, ahead, jumper, 'P'))
    return refuse('impossible', name, at, `no pawn can just have jumped over ${text} to ${nameOf(ahead)}`);
  return square;
}
