import { ok, quoted, type Result, refuse, sideName, squareName, type TextError } from '@kickmate/board';
import { actionFrom, actionTo, type Successor } from '@kickmate/game';
import { actions, end } from './actions.ts';
import { board, type HexapawnPosition } from './position.ts';
import { texts } from './texts.ts';

/** Writes an action: from-square, to-square. */
export const formatAction = ({ action }: Successor): string =>
  squareName(board, actionFrom(action)) + squareName(board, actionTo(action));

/** Reads a legal action; the inverse of {@link formatAction}. */
export function parseAction(position: HexapawnPosition, text: string): Result<Successor, TextError> {
  const over = end(position);
  if (over) return refuse('illegal', 'action', 0, texts.refused.isOver(over.title));
  const legal = actions(position).map((action) => formatAction({ action }));
  const action = actions(position)[legal.indexOf(text)];
  if (action !== undefined) return ok({ action });
  const allowed = texts.refused.mayPlay(sideName(position.side), legal.join(', '));
  if (!/^[a-c][1-3][a-c][1-3]/.test(text))
    return refuse(
      text.length < 4 ? 'missing' : 'syntax',
      'action',
      0,
      texts.refused.notTwoSquares(quoted(text), allowed),
    );
  if (text.length > 4) return refuse('surplus', 'action', 4, texts.refused.afterAction(text.slice(0, 4)));
  return refuse('illegal', 'action', 0, texts.refused.notLegal(text, allowed));
}
