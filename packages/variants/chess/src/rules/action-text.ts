import { ok, parseSquareAt, type Result, refuse, type Square, sideName, type TextError } from '@kickmate/board';
import { type Action, actionFrom, actionTo, type Successor, whyNotThere } from '@kickmate/game';
import { texts } from '../texts.ts';
import { isCastling, PROMOTIONS, promotionOf } from './actions.ts';
import { board, isInCheck, nameOf } from './board.ts';
import { castlingOf } from './castling.ts';
import { actions } from './moves.ts';
import { type ChessPosition, PIECE_LETTERS, PIECES } from './position.ts';

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
 * Reads a legal action in coordinates. Castling is read as the king's move to its square or onto its rook; a plain king's
 * move comes first if both are possible.
 */
export function parseAction(position: ChessPosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, texts.refused.isOver(position.end.title));
  const from = parseSquareAt(board, text, 0);
  if (!from.ok) return from;
  const to = parseSquareAt(board, text, from.value.next);
  if (!to.ok) return to;
  const own = actions(position).filter((action) => actionFrom(action) === from.value.square);
  const isTo = (target: (action: Action) => Square) => own.filter((action) => target(action) === to.value.square);
  const found = [actionTo, rookTarget, kingTarget].map(isTo).find((matching) => matching.length > 0);
  if (!found) return refuse('illegal', 'action', 0, whyIllegal(position, own, from.value.square));
  return readPromotion(found, text);
}

/** Chooses among actions with the same squares by the promotion that follows them: nothing else may follow. */
function readPromotion(found: readonly Action[], text: string): Result<Successor, TextError> {
  const [sign, rest] = [text.slice(4, 5), text.slice(5)];
  const isPromotion = promotionOf(found[0]!) !== undefined;
  const allowed = texts.refused.promotions(text.slice(0, 4), PROMOTION_SIGNS.join(', '));
  if (!isPromotion && sign) return refuse('surplus', 'action', 4, texts.refused.afterAction(text.slice(0, 4)));
  if (!isPromotion) return ok({ action: found[0]! });
  if (!sign) return refuse('missing', 'promotion', 4, allowed);
  const action = found.find((one) => promotionOf(one)!.toLowerCase() === sign);
  if (action === undefined) return refuse('syntax', 'promotion', 4, allowed);
  return rest ? refuse('surplus', 'action', 5, texts.refused.afterAction(text.slice(0, 5))) : ok({ action });
}

/** Explains for people why an action from a square is not legal. */
function whyIllegal({ pieces, side }: ChessPosition, own: readonly Action[], from: Square): string {
  const why = whyNotThere({ board, kinds: PIECES, pieces, side, from, targets: own.map(kingTarget) });
  return pieces[from]?.side === side && isInCheck(pieces, side) ? texts.refused.inCheck(why, sideName(side)) : why;
}
