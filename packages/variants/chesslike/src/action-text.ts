import { ok, type Result, readSquare, refuse, type Square, sideName, type TextError } from '@kickmate/board';
import { actionFrom, actionTo, type Successor } from '@kickmate/game';
import { moveTo, PASS } from './actions.ts';
import type { Ground } from './ground.ts';
import { actions, isLegal } from './moves.ts';
import type { ChesslikePosition } from './position.ts';

const PASS_TEXT = 'pass';

/** Writes an action in coordinates: `c3c4`, `pass`. */
export function formatAction({ nameOf }: Ground, { action }: Successor): string {
  return action === PASS ? PASS_TEXT : nameOf(actionFrom(action)) + nameOf(actionTo(action));
}

/** Reads a legal action; the inverse of {@link formatAction}. */
export function parseAction(ground: Ground, position: ChesslikePosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, `none is left: the round is over (${position.end.title})`);
  if (text === PASS_TEXT) return isLegal(ground, position, PASS) ? ok({ action: PASS }) : refusePass(position);

  const from = readSquareAt(ground, text, 0);
  if (!from.ok) return from;
  const to = readSquareAt(ground, text, from.value.next);
  if (!to.ok) return to;
  const { next } = to.value;
  if (next < text.length) return refuse('surplus', 'action', next, `nothing may follow ${text.slice(0, next)}`);

  const action = moveTo(from.value.square, to.value.square);
  if (isLegal(ground, position, action)) return ok({ action });
  const targets = actions(ground, position)
    .filter((one) => one !== PASS && actionFrom(one) === from.value.square)
    .map(actionTo)
    .sort((a, b) => a - b);
  return refuse('illegal', 'action', 0, whyIllegal(ground, position, from.value.square, targets));
}

/** Reads a square's name that begins at a place in a text, and gives the place after it. */
function readSquareAt(
  { board, squares, nameOf }: Ground,
  text: string,
  at: number,
): Result<{ square: Square; next: number }, TextError> {
  const name = /^[a-z]\d*/.exec(text.slice(at))?.[0] ?? '';
  const square = readSquare(board, name);
  if (square !== undefined) return ok({ square, next: at + name.length });
  const corners = `${nameOf(0)} to ${nameOf(squares.at(-1)!)}`;
  return refuse(at < text.length ? 'syntax' : 'missing', 'action', at, `a square from ${corners} must be here`);
}

const refusePass = ({ side }: ChesslikePosition) =>
  refuse('illegal', 'action', 0, `${sideName(side)} has an action and may not pass`);

/** What a person should know who wrote an action from a square that is not legal. */
function whyIllegal(ground: Ground, { pieces, side }: ChesslikePosition, from: Square, targets: readonly Square[]) {
  const { kinds, nameOf } = ground;
  const piece = pieces[from];
  if (piece?.side !== side) return `${sideName(side)} has no piece on ${nameOf(from)}`;
  const { name } = kinds.find(({ letter }) => letter === piece.letter)!;
  const may = targets.length > 0 ? `may go only to ${targets.map(nameOf).join(', ')}` : 'has no action';
  return `the ${name} on ${nameOf(from)} ${may}`;
}
