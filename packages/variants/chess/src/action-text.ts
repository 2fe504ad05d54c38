import {
  ok,
  type Piece,
  type Result,
  readSquare,
  refuse,
  type Square,
  sideName,
  squareCount,
  type TextError,
} from '@kickmate/board';
import { type Action, actionFrom, actionTo, type Successor } from '@kickmate/game';
import { isCastling, PROMOTIONS, promotionOf } from './actions.ts';
import { isInCheck } from './attacks.ts';
import { board, nameOf } from './board.ts';
import { castlingOf } from './castling.ts';
import { actions } from './moves.ts';
import { PIECE_LETTERS, PIECES } from './pieces.ts';
import type { ChessPosition } from './position.ts';

const PROMOTION_SIGNS = PROMOTIONS.map((option) => PIECE_LETTERS[option]!.toLowerCase());

/** Writes an action in UCI's coordinates: `e2e4`, `e7e8q`, castling as the king's move `e1g1`. */
export const formatAction = ({ action }: Successor): string => coordinates(action, kingTarget(action));

/** Writes an action in UCI's coordinates for Chess960: castling as the king's move onto its rook, `e1h1`. */
export const formatAction960 = ({ action }: Successor): string => coordinates(action, rookTarget(action));

function coordinates(action: Action, to: Square): string {
  return nameOf(actionFrom(action)) + nameOf(to) + (promotionOf(action)?.toLowerCase() ?? '');
}

const kingTarget = (action: Action): Square => (isCastling(action) ? castlingOf(action).kingTo : actionTo(action));

const rookTarget = (action: Action): Square => (isCastling(action) ? castlingOf(action).rookFrom : actionTo(action));

/**
 * Reads a legal action in coordinates. Castling is read as the king's move to its square or onto its rook, but a square
 * to which the king may just go means that.
 */
export function parseAction(position: ChessPosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, `none is left: the game is over (${position.end.title})`);
  const from = readSquareAt(text, 0);
  if (!from.ok) return from;
  const to = readSquareAt(text, 2);
  if (!to.ok) return to;
  const own = actions(position).filter((action) => actionFrom(action) === from.value);
  const isTo = (target: (action: Action) => Square) => own.filter((action) => target(action) === to.value);
  const found = [actionTo, rookTarget, kingTarget].map(isTo).find((matching) => matching.length > 0);
  if (!found) return refuse('illegal', 'action', 0, whyIllegal(position, own, from.value));
  return readPromotion(found, text);
}

/** Reads what a pawn becomes, which is all that may follow the squares, and so chooses among actions. */
function readPromotion(found: readonly Action[], text: string): Result<Successor, TextError> {
  const [sign, rest] = [text.slice(4, 5), text.slice(5)];
  const isPromotion = promotionOf(found[0]!) !== undefined;
  const allowed = `${text.slice(0, 4)} is followed by what the pawn becomes: ${PROMOTION_SIGNS.join(', ')}`;
  if (!isPromotion && sign) return refuse('surplus', 'action', 4, `nothing may follow ${text.slice(0, 4)}`);
  if (!isPromotion) return ok({ action: found[0]! });
  if (!sign) return refuse('missing', 'promotion', 4, allowed);
  const action = found.find((one) => promotionOf(one)!.toLowerCase() === sign);
  if (action === undefined) return refuse('syntax', 'promotion', 4, allowed);
  return rest ? refuse('surplus', 'action', 5, `nothing may follow ${text.slice(0, 5)}`) : ok({ action });
}

/** Reads a square's name that begins at a place in a text. */
function readSquareAt(text: string, at: number): Result<Square, TextError> {
  const square = readSquare(board, text.slice(at, at + 2));
  if (square !== undefined) return ok(square);
  const corners = `${nameOf(0)} to ${nameOf(squareCount(board) - 1)}`;
  return refuse(at < text.length ? 'syntax' : 'missing', 'action', at, `a square from ${corners} must be here`);
}

/** What a person should know who wrote an action from a square that is not legal. */
function whyIllegal({ pieces, side }: ChessPosition, own: readonly Action[], from: Square): string {
  const piece = pieces[from];
  if (piece?.side !== side) return `${sideName(side)} has no piece on ${nameOf(from)}`;
  const targets = [...new Set(own.map((action) => nameOf(kingTarget(action))))];
  const may = targets.length > 0 ? `may go only to ${targets.join(', ')}` : 'has no legal action';
  const check = isInCheck(pieces, side) ? `; ${sideName(side)} is in check` : '';
  return `the ${wordFor(piece)} on ${nameOf(from)} ${may}${check}`;
}

/** A piece's name. */
export const wordFor = ({ letter }: Pick<Piece, 'letter'>): string =>
  PIECES.find((kind) => kind.letter === letter)!.name;
