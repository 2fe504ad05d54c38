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
  refuse,
  SIDES,
  sideName,
  splitFields,
  squaresWith,
  type TextError,
} from '@kickmate/board';
import { end } from './actions.ts';
import { board, type HexapawnPosition, isOnLastRank, PIECE_LETTERS } from './position.ts';

/** Reads a position: placement, side to move, action number, separated by single spaces: `ppp/3/PPP w 1`. */
export function parsePosition(text: string): Result<HexapawnPosition, TextError> {
  const fields = splitFields(text);
  const field = (index: number): Field => fields[index] ?? { text: '', at: text.length };

  const pieces = parsePieces(field(0));
  if (!pieces.ok) return pieces;
  const side = parseSide(field(1));
  if (!side.ok) return side;
  const number = parseNumber(field(2), pieces.value);
  if (!number.ok) return number;
  const surplus = fields[3];
  if (surplus) return refuse('surplus', 'position', surplus.at - 1, 'nothing may follow the action number');

  const position = { pieces: pieces.value, side: side.value, number: number.value };
  const over = end(position);
  if (over) return refuse('impossible', 'position', 0, `the round is over (${over.title})`);
  return ok(position);
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
        `${sideName(side)} has ${pawns.length} pawns; 1 to ${board.files} are possible`,
      );
    if (pawns.some((square) => isOnLastRank(side, square)))
      return refuse('impossible', 'placement', field.at, `a pawn of ${sideName(side)} has reached its last rank`);
  }
  return pieces;
}

/** The number follows from the pawns but for those that are gone: each may have stepped before it was captured, or not. */
function parseNumber(field: Field, pieces: Placement): Result<number, TextError> {
  const stepped = squaresWith(pieces, ({ side }, square) => !isOnLastRank(opponent(side), square)).length;
  const gone = 2 * board.files - squaresWith(pieces, () => true).length;
  const [least, most] = [stepped + 1, stepped + gone + 1];
  const number = parseCounter(field, 'action number', 1);
  if (!number.ok || (number.value >= least && number.value <= most)) return number;
  const allowed = least === most ? `${least}` : `${least} to ${most}`;
  return refuse(
    'impossible',
    'action number',
    field.at,
    `${quoted(field.text)}; with these pawns it can only be ${allowed}`,
  );
}
