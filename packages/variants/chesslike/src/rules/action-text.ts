import { ok, parseSquareAt, type Result, refuse, sideName, type TextError } from '@kickmate/board';
import { actionFrom, actionTo, type Successor, whyNotThere } from '@kickmate/game';
import type { Ground } from '../map/ground.ts';
import { texts } from '../texts.ts';
import { moveTo, PASS } from './actions.ts';
import { actions, isLegal } from './moves.ts';
import type { ChesslikePosition } from './position.ts';

const PASS_TEXT = 'pass';

/** Writes an action in coordinates: `c3c4`, `pass`. */
export function formatAction({ nameOf }: Ground, { action }: Successor): string {
  return action === PASS ? PASS_TEXT : nameOf(actionFrom(action)) + nameOf(actionTo(action));
}

/** Reads a legal action; the inverse of {@link formatAction}. */
export function parseAction(ground: Ground, position: ChesslikePosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, texts.refused.isOver(position.end.title));
  if (text === PASS_TEXT) return isLegal(ground, position, PASS) ? ok({ action: PASS }) : refusePass(position);

  const from = parseSquareAt(ground.board, text, 0);
  if (!from.ok) return from;
  const to = parseSquareAt(ground.board, text, from.value.next);
  if (!to.ok) return to;
  const { next } = to.value;
  if (next < text.length) return refuse('surplus', 'action', next, texts.refused.afterAction(text.slice(0, next)));

  const action = moveTo(from.value.square, to.value.square);
  if (isLegal(ground, position, action)) return ok({ action });
  const targets = actions(ground, position)
    .filter((one) => one !== PASS && actionFrom(one) === from.value.square)
    .map(actionTo)
    .sort((a, b) => a - b);
  const { board, kinds } = ground;
  const { pieces, side } = position;
  const refused = { board, kinds, pieces, side, from: from.value.square, targets };
  return refuse('illegal', 'action', 0, whyNotThere({ ...refused, noun: 'action' }));
}

const refusePass = ({ side }: ChesslikePosition) =>
  refuse('illegal', 'action', 0, texts.refused.mayNotPass(sideName(side)));
