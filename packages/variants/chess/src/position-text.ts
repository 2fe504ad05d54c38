import {
  counterReader,
  type Field,
  formatPlacement,
  forward,
  isPiece,
  ok,
  opponent,
  type PieceLimit,
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
import { FIRST_FIELDS, manyChessPieces, type PositionField } from '@kickmate/game';
import { type CastlingStyle, formatCastling, parseCastling } from './castling-text.ts';
import { backRank, board, isInCheck, nameOf } from './rules/board.ts';
import { completePosition } from './rules/play.ts';
import { type ChessPosition, LIMITS, PIECE_LETTERS, type Standing } from './rules/position.ts';
import { texts } from './texts.ts';

/** The fields of FEN. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'signs',
    name: 'castling',
    get label() {
      return texts.fields.castling;
    },
    options: (['K', 'Q', 'k', 'q'] as const).map((text) => ({
      text,
      get label() {
        return texts.rights[text];
      },
    })),
  },
  {
    kind: 'square',
    name: 'en passant',
    get label() {
      return texts.fields.enPassant;
    },
    none: {
      text: '-',
      get label() {
        return texts.fields.notPossible;
      },
    },
  },
  {
    kind: 'count',
    name: 'half-move clock',
    get label() {
      return texts.fields.quiet;
    },
    least: 0,
  },
  {
    kind: 'count',
    name: 'move number',
    get label() {
      return texts.fields.number;
    },
    least: 1,
  },
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
      texts.refused.afterNumber,
    );
    if (!read.ok) return read;
    const { jumped, ...standing } = read.value;
    const position = completePosition(standing, jumped);
    const { end } = position;
    return end ? refuse('over', 'position', 0, texts.refused.gameIsOver(end.title)) : ok(position);
  };

/** Writes FEN, also where the game is over; while it goes on, the inverse of {@link positionReader}. */
export function formatPosition(position: ChessPosition): string {
  const { pieces, side, enPassant, quiet, number } = position;
  const jumped = enPassant === undefined ? NONE : nameOf(enPassant);
  return [formatPlacement(board, pieces), side, formatCastling(position), jumped, quiet, number].join(' ');
}

/** The most pieces that a side may have. */
const pieceLimits = (): readonly PieceLimit[] => [
  { letter: 'K', most: 1, words: manyChessPieces('K') },
  { letter: 'P', most: 8, words: manyChessPieces('P') },
  { most: 16, words: manyChessPieces('any') },
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
    return refuse('impossible', 'placement', at, texts.refused.noKing(sideName(side)));
  return refuseSurplus(written, side, pieceLimits()) ?? refusePromoted(own, side);
}

/** Refuses more pieces than a side can have by promotion. */
function refusePromoted(own: readonly WrittenPiece[], side: Side) {
  const promoted = Object.entries(AT_START).flatMap(([letter, count]) =>
    own.filter(({ piece }) => piece.letter === letter).slice(count),
  );
  const pawns = own.filter(({ piece }) => piece.letter === 'P').length;
  const surplus = promoted.sort((a, b) => a.at - b.at)[PAWNS_AT_START - pawns];
  if (!surplus) return undefined;
  const what = texts.refused.promoted(sideName(side), pawns, promoted.length, PAWNS_AT_START);
  return refuse('impossible', 'placement', surplus.at, what);
}

function parseMover(field: Field, pieces: Placement): Result<Side, TextError> {
  const side = parseSide(field);
  if (!side.ok || !isInCheck(pieces, opponent(side.value))) return side;
  const [mover, other] = [sideName(side.value), sideName(opponent(side.value))];
  return refuse('impossible', 'side to move', field.at, texts.refused.otherInCheck(mover, other));
}

/** Reads the square that a pawn has just jumped over. */
function parseEnPassant(field: Field, pieces: Placement, side: Side): Result<Square | undefined, TextError> {
  const name = 'en passant';
  const { text, at } = field;
  if (text === NONE) return ok(undefined);
  const square = parseSquare(board, field, name, texts.refused.orNone(NONE));
  if (!square.ok) return square;
  const jumper = opponent(side);
  const rank = backRank(jumper) + 2 * forward(jumper).rank;
  if (rankOf(board, square.value) !== rank)
    return refuse('impossible', name, at, texts.refused.enPassantRank(sideName(side), rank + 1));
  const [behind, ahead] = [side, jumper].map((one) => stepFrom(board, square.value, forward(one))!) as [Square, Square];
  if (pieces[square.value] || pieces[behind] || !isPiece(pieces, ahead, jumper, 'P'))
    return refuse('impossible', name, at, texts.refused.noJump(text, nameOf(ahead)));
  return square;
}
