import {
  counterReader,
  type Field,
  formatPlacement,
  type PieceLimit,
  type Placement,
  parseFields,
  parsePlacement,
  parseSide,
  parseSquare,
  type Result,
  refuse,
  refusePawnsOnEndRanks,
  refuseSurplus,
  SIDES,
  type Square,
  squareName,
  type TextError,
  writtenPieces,
} from '@kickmate/board';
import { FIRST_FIELDS, manyChessPieces, type PositionField } from '@kickmate/game';
import { board, isOnBackRank } from './rules/board.ts';
import { type LeaguePosition, LIMITS, PIECE_LETTERS } from './rules/position.ts';
import { texts } from './texts.ts';

/** The fields of a position. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'square',
    name: 'ball',
    get label() {
      return texts.fields.ball;
    },
    isBall: true,
  },
  {
    kind: 'count',
    name: 'quiet count',
    get label() {
      return texts.fields.quiet;
    },
    least: 0,
  },
  {
    kind: 'count',
    name: 'action number',
    get label() {
      return texts.fields.number;
    },
    least: 1,
  },
];

/**
 * Reads a position: placement, side to move, ball, quiet count, action number, separated by single spaces:
 * `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1`. The first fault is reported.
 */
export const parsePosition = (text: string): Result<LeaguePosition, TextError> =>
  parseFields<Omit<LeaguePosition, 'end'>>(
    text,
    {
      pieces: parsePieces,
      side: parseSide,
      ball: (field, { pieces }) => parseBall(field, pieces),
      quiet: counterReader('quiet count', 0, LIMITS.quiet),
      number: counterReader('action number', 1, LIMITS.number),
    },
    'position',
    texts.refused.afterNumber,
  );

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition({ pieces, side, ball, quiet, number, end }: LeaguePosition): string {
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  return [formatPlacement(board, pieces), side, squareName(board, ball), quiet, number].join(' ');
}

/** The most pieces that a side may have. A missing king is fine: it can be captured. */
const pieceLimits = (): readonly PieceLimit[] => [
  { letter: 'K', most: 1, words: manyChessPieces('K') },
  { letter: 'P', most: 8, words: manyChessPieces('P') },
  { most: 16, words: manyChessPieces('any') },
];

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  const written = writtenPieces(board, field);
  const refused = SIDES.map((side) => refuseSurplus(written, side, pieceLimits())).find((one) => one);
  return refusePawnsOnEndRanks(board, written) ?? refused ?? pieces;
}

function parseBall(field: Field, pieces: Placement): Result<Square, TextError> {
  const { text, at } = field;
  const square = parseSquare(board, field, 'ball');
  if (!square.ok) return square;
  if (isOnBackRank(square.value))
    return refuse('impossible', 'ball', at, texts.refused.ballOnBackRank(text, board.ranks - 1));
  if (pieces[square.value]) return refuse('impossible', 'ball', at, texts.refused.ballUnderPiece(text));
  return square;
}
