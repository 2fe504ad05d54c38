import {
  ok,
  type Result,
  readSquare,
  refuse,
  type Square,
  sideName,
  squareCount,
  type TextError,
} from '@kickmate/board';
import { actionFrom, actionKind, actionTo, type Successor } from '@kickmate/game';
import { END, KIND, kickTo, moveTo } from './actions.ts';
import { areNeighbours, board, nameOf } from './board.ts';
import { actions } from './moves.ts';
import { pieceName } from './pieces.ts';
import type { FootballPosition } from './position.ts';

const END_TEXT = 'end';
/** Stands between the kicker's square and where the ball goes. */
const KICK_SIGN = '*';

/** Writes an action in coordinates: `b1c3`, `d4*f6`, `end`. */
export function formatAction({ action }: Successor): string {
  if (action === END) return END_TEXT;
  const sign = actionKind(action) === KIND.kick ? KICK_SIGN : '';
  return nameOf(actionFrom(action)) + sign + nameOf(actionTo(action));
}

/** Reads a legal action; the inverse of {@link formatAction}. */
export function parseAction(position: FootballPosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, `none is left: the round is over (${position.end.title})`);
  const legal = actions(position);
  if (text === END_TEXT) return legal.includes(END) ? ok({ action: END }) : refuseEnd(position);

  const from = readSquareAt(text, 0);
  if (!from.ok) return from;
  const isKick = text[from.value.next] === KICK_SIGN;
  const to = readSquareAt(text, from.value.next + (isKick ? KICK_SIGN.length : 0));
  if (!to.ok) return to;
  const { next } = to.value;
  if (next < text.length) return refuse('surplus', 'action', next, `nothing may follow ${text.slice(0, next)}`);

  const action = (isKick ? kickTo : moveTo)(from.value.square, to.value.square);
  if (legal.includes(action)) return ok({ action });
  const why = (isKick ? whyNoKick : whyNoMove)(position, from.value.square);
  if (why !== undefined) return refuse('illegal', 'action', 0, why);
  const targets = legal
    .filter((one) => actionFrom(one) === from.value.square && actionKind(one) === actionKind(action))
    .map((one) => nameOf(actionTo(one)));
  return refuse('illegal', 'action', 0, whyNotThere(position, from.value.square, isKick, targets));
}

/** Reads a square's name that begins at a place in a text, and gives the place after it. */
function readSquareAt(text: string, at: number): Result<{ square: Square; next: number }, TextError> {
  const name = /^[a-z]\d*/.exec(text.slice(at))?.[0] ?? '';
  const square = readSquare(board, name);
  if (square !== undefined) return ok({ square, next: at + name.length });
  const corners = `${nameOf(0)} to ${nameOf(squareCount(board) - 1)}`;
  return refuse(at < text.length ? 'syntax' : 'missing', 'action', at, `a square from ${corners} must be here`);
}

function refuseEnd({ side, phase }: FootballPosition) {
  const why = phase === 'o' ? 'the opening turn is one move' : `no piece of ${sideName(side)} stands next to the ball`;
  return refuse('illegal', 'action', 0, `${sideName(side)} may not end the turn: ${why}`);
}

/** Why the piece on a square may not move at all, as far as the position says it. */
function whyNoMove({ pieces, side, phase }: FootballPosition, from: Square): string | undefined {
  if (pieces[from]?.side !== side) return `${sideName(side)} has no piece on ${nameOf(from)}`;
  return phase === 'k' ? `within a turn there are only kicks and ${END_TEXT}` : undefined;
}

/** Why the piece on a square may not kick at all, as far as the position says it. */
function whyNoKick({ pieces, side, ball, phase, kicked }: FootballPosition, from: Square): string | undefined {
  if (pieces[from]?.side !== side) return `${sideName(side)} has no piece on ${nameOf(from)}`;
  if (phase === 'o') return 'the opening turn is one move, without a kick';
  if (!areNeighbours(from, ball)) return `${nameOf(from)} is not next to the ball on ${nameOf(ball)}`;
  return kicked.includes(from) ? `the piece on ${nameOf(from)} has kicked in this turn already` : undefined;
}

/** What a person should know whose piece may act, but not so. */
function whyNotThere({ pieces }: FootballPosition, from: Square, isKick: boolean, targets: readonly string[]): string {
  const piece = `the ${pieceName(pieces[from]!.letter)} on ${nameOf(from)}`;
  const deed = isKick ? 'kick the ball only to' : 'go only to';
  if (targets.length > 0) return `${piece} may ${deed} ${targets.join(', ')}`;
  return `${piece} has no ${isKick ? 'kick' : 'move'}`;
}
