import {
  ok,
  parseSquareAt,
  type Result,
  refuse,
  type Square,
  sideName,
  squareName,
  type TextError,
} from '@kickmate/board';
import { type Action, actionFrom, actionTo, type Outcome, type Successor, whyNotThere } from '@kickmate/game';
import { texts } from '../texts.ts';
import { PASS } from './actions.ts';
import { board } from './board.ts';
import { chance } from './effect.ts';
import { actions } from './moves.ts';
import { type LeaguePosition, PIECES } from './position.ts';

const PASS_TEXT = 'pass';
/** Precedes the square on which a cleared ball is dropped. */
const DROP_SIGN = '@';

const nameOf = (square: Square): string => squareName(board, square);

/** Writes an action in coordinates, and its drop square if it is given: `e2e4`, `a8a4@e5`, `pass`. */
export function formatAction({ action, outcome }: Successor): string {
  if (action === PASS) return PASS_TEXT;
  const drop = outcome === undefined ? '' : DROP_SIGN + nameOf(outcome);
  return nameOf(actionFrom(action)) + nameOf(actionTo(action)) + drop;
}

/**
 * Reads a legal action; the inverse of {@link formatAction}. The drop square of a cleared ball may be missing; then the
 * result has no outcome, and the caller has to draw one.
 */
export function parseAction(position: LeaguePosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, texts.refused.isOver(position.end.title));
  const legal = actions(position);
  if (text === PASS_TEXT) {
    if (legal.includes(PASS)) return ok({ action: PASS });
    return refuse('illegal', 'action', 0, texts.refused.mayNotPass(sideName(position.side)));
  }
  const from = parseSquareAt(board, text, 0);
  if (!from.ok) return from;
  const to = parseSquareAt(board, text, from.value.next);
  if (!to.ok) return to;

  const action = legal.find((one) => actionFrom(one) === from.value.square && actionTo(one) === to.value.square);
  if (action === undefined || action === PASS)
    return refuse('illegal', 'action', 0, whyIllegal(position, legal, from.value.square));
  const drop = readDrop(position, action, text, to.value.next);
  return drop.ok ? ok({ action, outcome: drop.value }) : drop;
}

/** Reads the drop square that may follow an action, from `at` to the text's end. */
function readDrop(
  position: LeaguePosition,
  action: Action,
  text: string,
  at: number,
): Result<Outcome | undefined, TextError> {
  if (at === text.length) return ok(undefined);
  const possible = chance(position, action).map(({ outcome }) => outcome);
  if (possible.length === 0) return refuse('surplus', 'action', at, texts.refused.afterAction(text.slice(0, at)));
  const allowed = possible.map(nameOf).join(', ');
  if (text[at] !== DROP_SIGN) return refuse('syntax', 'action', at, texts.refused.noDropSign(DROP_SIGN, allowed));
  const square = parseSquareAt(board, text, at + 1, 'outcome');
  if (!square.ok) return square;
  if (square.value.next < text.length) return refuse('surplus', 'outcome', square.value.next, texts.refused.afterDrop);
  if (!possible.includes(square.value.square))
    return refuse('illegal', 'outcome', at + 1, texts.refused.otherDrop(allowed));
  return ok(square.value.square);
}

/** Explains for people why an action from a square is not legal. */
function whyIllegal({ pieces, side }: LeaguePosition, legal: readonly Action[], from: Square): string {
  if (legal.includes(PASS)) return texts.refused.mustPass(sideName(side), PASS_TEXT);
  const targets = legal.filter((action) => actionFrom(action) === from).map(actionTo);
  return whyNotThere({ board, kinds: PIECES, pieces, side, from, targets });
}
