import {
  type Field,
  formatPlacement,
  ok,
  opponent,
  type Placement,
  parseCounter,
  parseFields,
  parsePlacement,
  parseSide,
  quoted,
  type Result,
  refuse,
  SIDES,
  sideName,
  squaresWith,
  type TextError,
} from '@kickmate/board';
import { FIRST_FIELDS, type PositionField } from '@kickmate/game';
import { end } from './actions.ts';
import { board, type HexapawnPosition, isOnLastRank, PIECE_LETTERS } from './position.ts';
import { texts } from './texts.ts';

/** The fields of a position. */
export const POSITION_FIELDS: readonly PositionField[] = [
  ...FIRST_FIELDS,
  {
    kind: 'count',
    name: 'action number',
    get label() {
      return texts.fields.number;
    },
    least: 1,
  },
];

/** Reads a position: placement, side to move, action number, separated by single spaces: `ppp/3/PPP w 1`. */
export function parsePosition(text: string): Result<HexapawnPosition, TextError> {
  const position = parseFields<HexapawnPosition>(
    text,
    { pieces: parsePieces, side: parseSide, number: (field, { pieces }) => parseNumber(field, pieces) },
    'position',
    texts.refused.afterNumber,
  );
  if (!position.ok) return position;
  const over = end(position.value);
  return over ? refuse('over', 'position', 0, texts.refused.roundIsOver(over.title)) : ok(position.value);
}

/** Writes a position; the inverse of {@link parsePosition}. Throws if the round is over. */
export function formatPosition(position: HexapawnPosition): string {
  const over = end(position);
  if (over) throw new Error(`a position in which the round is over (${over.title}) is not written`);
  return `${formatPlacement(board, position.pieces)} ${position.side} ${position.number}`;
}

function parsePieces(field: Field): Result<Placement, TextError> {
  const pieces = parsePlacement(board, PIECE_LETTERS, field);
  if (!pieces.ok) return pieces;
  for (const side of SIDES) {
    const pawns = squaresWith(pieces.value, (piece) => piece.side === side);
    if (pawns.length < 1 || pawns.length > board.files)
      return refuse(
        'impossible',
        'placement',
        field.at,
        texts.refused.pawns(sideName(side), pawns.length, board.files),
      );
    if (pawns.some((square) => isOnLastRank(side, square)))
      return refuse('impossible', 'placement', field.at, texts.refused.onLastRank(sideName(side)));
  }
  return pieces;
}

/** Reads the action number. The pawns limit it: each captured pawn may have stepped once before, or not. */
function parseNumber(field: Field, pieces: Placement): Result<number, TextError> {
  const stepped = squaresWith(pieces, ({ side }, square) => !isOnLastRank(opponent(side), square)).length;
  const gone = 2 * board.files - squaresWith(pieces, () => true).length;
  const [least, most] = [stepped + 1, stepped + gone + 1];
  const number = parseCounter(field, 'action number', 1);
  if (!number.ok || (number.value >= least && number.value <= most)) return number;
  return refuse('impossible', 'action number', field.at, texts.refused.number(quoted(field.text), least, most));
}
