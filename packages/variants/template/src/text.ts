import {
  formatPlacement,
  ok,
  parseFields,
  parsePlacement,
  parseSide,
  quoted,
  type Result,
  refuse,
  SIDES,
  sideName,
  squareName,
  squaresWith,
  type TextError,
} from '@kickmate/board';
import { actionFrom, actionTo, type PositionText, type Successor } from '@kickmate/game';
import { actions, board, end, isOnLastRank, PIECE_LETTERS, type TemplatePosition } from './rules.ts';

/** Reads a position: placement and side to move, with a space between: `ppppp/5/5/5/5/PPPPP w`. */
function parse(text: string): Result<TemplatePosition, TextError> {
  const read = parseFields<TemplatePosition>(
    text,
    { pieces: (field) => parsePlacement(board, PIECE_LETTERS, field), side: parseSide },
    'position',
    'the side to move',
  );
  if (!read.ok) return read;
  const { pieces } = read.value;
  for (const side of SIDES) {
    if (squaresWith(pieces, (piece) => piece.side === side).length === 0)
      return refuse('impossible', 'placement', 0, `${sideName(side)} has no pawn; each side needs one or more`);
    if (squaresWith(pieces, (piece, square) => piece.side === side && isOnLastRank(side, square)).length > 0)
      return refuse('impossible', 'placement', 0, `a pawn of ${sideName(side)} has reached the other end`);
  }
  return read;
}

/** Writes a position; the inverse of {@link parse}. Throws if the round is over. */
function format(position: TemplatePosition): string {
  const over = end(position);
  if (over) throw new Error(`a position in which the round is over (${over.title}) is not written`);
  return `${formatPlacement(board, position.pieces)} ${position.side}`;
}

/** Writes an action: from-square, to-square. */
const formatAction = ({ action }: Successor): string =>
  squareName(board, actionFrom(action)) + squareName(board, actionTo(action));

/** Reads a legal action; the inverse of {@link formatAction}. */
function parseAction(position: TemplatePosition, text: string): Result<Successor, TextError> {
  const over = end(position);
  if (over) return refuse('illegal', 'action', 0, `none is left: the round is over (${over.title})`);
  const legal = actions(position).map((action) => ({ action, text: formatAction({ action }) }));
  const found = legal.find((one) => one.text === text);
  if (found) return ok({ action: found.action });
  const allowed = `${sideName(position.side)} may play ${legal.map((one) => one.text).join(', ')}`;
  return /^[a-z]\d+[a-z]\d+$/.test(text)
    ? refuse('illegal', 'action', 0, `${quoted(text)} is not legal; ${allowed}`)
    : refuse('syntax', 'action', 0, `${quoted(text)} is not two squares; ${allowed}`);
}

/** The texts of positions and actions. */
export const text: PositionText<TemplatePosition> = { parse, format, parseAction, formatAction };
