import { ok, quoted, type Result, refuse, sideName, squareName, type TextError } from '@kickmate/board';
import { actionFrom, actionTo, type Successor } from '@kickmate/game';
import { actions, end } from './actions.ts';
import { board, type HexapawnPosition } from './position.ts';

/** Writes an action: from-square, to-square. */
export const formatAction = ({ action }: Successor): string =>
  squareName(board, actionFrom(action)) + squareName(board, actionTo(action));

/** Reads a legal action; the inverse of {@link formatAction}. */
export function parseAction(position: HexapawnPosition, text: string): Result<Successor, TextError> {
  const over = end(position);
  if (over) return refuse('illegal', 'action', 0, `none is left: the round is over (${over.title})`);
  const texts = actions(position).map((action) => formatAction({ action }));
  const action = actions(position)[texts.indexOf(text)];
  if (action !== undefined) return ok({ action });
  const allowed = `${sideName(position.side)} may play ${texts.join(', ')}`;
  if (!/^[a-c][1-3][a-c][1-3]/.test(text))
    return refuse(
      text.length < 4 ? 'missing' : 'syntax',
      'action',
      0,
      `${quoted(text)} is not two squares; ${allowed}`,
    );
  if (text.length > 4) return refuse('surplus', 'action', 4, `nothing may follow ${text.slice(0, 4)}`);
  return refuse('illegal', 'action', 0, `${text} is not legal; ${allowed}`);
}
