import {
  counterReader,
  type Field,
  formatPlacement,
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
import { FIRST_FIELDS, type PositionField } from '@kickmate/game';
import { board, isOnBackRank } from './rules/board.ts';
import { type LeaguePosition, LIMITS, PIECE_LETTERS } from './rules/position.ts';

/** The fields of a position. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  { kind: 'square', name: 'ball', label: 'Ball', isBall: true },
  { kind: 'count', name: 'quiet count', label: 'Actions without a kick, capture or pawn move', least: 0 },
  { kind: 'count', name: 'action number', label: 'Number of the next action', least: 1 },
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
    'the action number',
  );

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition({ pieces, side, ball, quiet, number, end }: LeaguePosition): string {
  if (end) throw new Error(`a position in which the round is over (${end.title}) is not written`);
  return [formatPlacement(board, pieces), side, squareName(board, ball), quiet, number].join(' ');
}

/** The most pieces that a side may have. A missing king is fine: it can be captured. */
const PIECE_LIMITS = [
  { letter: 'K', most: 1, words: 'kings' },
  { letter: 'P', most: 8, words: 'pawns' },
  { most: 16, words: 'pieces' },
];

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  const written = writtenPieces(board, field);
  const refused = SIDES.map((side) => refuseSurplus(written, side, PIECE_LIMITS)).find((one) => one);
  return refusePawnsOnEndRanks(board, written) ?? refused ?? pieces;
}

function parseBall(field: Field, pieces: Placement): Result<Square, TextError> {
  const { text, at } = field;
  const square = parseSquare(board, field, 'ball');
  if (!square.ok) return square;
  if (isOnBackRank(square.value)) {
    const ranks = `2 to ${board.ranks - 1}`;
    return refuse('impossible', 'ball', at, `never rests on ${text}, a back rank; it lies on ranks ${ranks}`);
  }
  if (pieces[square.value])
    return refuse('impossible', 'ball', at, `there is a piece on ${text}; it lies on an empty square`);
  return square;
}
