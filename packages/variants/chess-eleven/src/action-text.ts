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
import { type Action, actionFrom, actionKind, actionTo, type Outcome, type Successor } from '@kickmate/game';
import { END, KIND, OUTCOME_LETTERS, outcomeOf } from './actions.ts';
import { board, nameOf } from './board.ts';
import { actions } from './elements.ts';
import { wordFor } from './pieces.ts';
import { type ElevenPosition, isTurnStart } from './position.ts';
import { isInCheck } from './reach.ts';
import { odds } from './shots.ts';

const END_TEXT = 'end';
/** Stands before what became of a shot. */
const OUTCOME_SIGN = '=';

/** What stands between the squares of an action. */
export const signOf = (action: Action): string => ({ [KIND.pass]: '>', [KIND.shot]: '!' })[actionKind(action)] ?? '';

/** Writes an action in coordinates, and what became of a shot if it is given: `e2e4`, `d4>f6`, `d6!e8=G`, `end`. */
export function formatAction({ action, outcome }: Successor): string {
  if (action === END) return END_TEXT;
  const fate = outcome === undefined ? '' : OUTCOME_SIGN + (OUTCOME_LETTERS[outcome] ?? '?');
  return nameOf(actionFrom(action)) + signOf(action) + nameOf(actionTo(action)) + fate;
}

/**
 * Reads a legal action; the inverse of {@link formatAction}. What became of a shot may be left away: it is then still to
 * be drawn.
 */
export function parseAction(position: ElevenPosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, `none is left: the round is over (${position.end.title})`);
  const legal = actions(position);
  if (text === END_TEXT)
    return legal.includes(END) ? ok({ action: END }) : refuse('illegal', 'action', 0, whyNoEnd(position));
  const from = readSquareAt(text, 0);
  if (!from.ok) return from;
  const sign = /[>!]/.exec(text[2] ?? '')?.[0] ?? '';
  const at = 2 + sign.length;
  const to = readSquareAt(text, at);
  if (!to.ok) return to;

  const ways = legal.filter((one) => one !== END && signOf(one) === sign);
  const action = ways.find((one) => actionFrom(one) === from.value && actionTo(one) === to.value);
  if (action === undefined) return refuse('illegal', 'action', 0, whyIllegal(position, ways, from.value, sign));
  const outcome = readOutcome(position, action, text, at + 2);
  return outcome.ok ? ok({ action, outcome: outcome.value }) : outcome;
}

/** Reads what became of a shot, which may follow it, from `at` to the text's end. */
function readOutcome(
  position: ElevenPosition,
  action: Action,
  text: string,
  at: number,
): Result<Outcome | undefined, TextError> {
  if (at === text.length) return ok(undefined);
  if (actionKind(action) !== KIND.shot)
    return refuse('surplus', 'action', at, `nothing may follow ${text.slice(0, at)}`);
  const possible = odds(position, action).map((one) => one.outcome);
  const allowed = `it becomes ${possible.map((outcome) => OUTCOME_LETTERS[outcome]).join(', ')}`;
  if (text[at] !== OUTCOME_SIGN)
    return refuse('syntax', 'action', at, `only ${OUTCOME_SIGN} and a letter may follow a shot; ${allowed}`);
  const letter = text.slice(at + 1, at + 2);
  const outcome = outcomeOf(letter);
  if (outcome === undefined)
    return refuse(
      letter ? 'syntax' : 'missing',
      'outcome',
      at + 1,
      `one of ${[...OUTCOME_LETTERS].join(', ')} must be here`,
    );
  if (text.length > at + 2) return refuse('surplus', 'outcome', at + 2, 'nothing may follow the letter');
  return possible.includes(outcome) ? ok(outcome) : refuse('illegal', 'outcome', at + 1, allowed);
}

/** Reads a square's name that begins at a place in a text. */
function readSquareAt(text: string, at: number): Result<Square, TextError> {
  const square = readSquare(board, text.slice(at, at + 2));
  if (square !== undefined) return ok(square);
  const corners = `${nameOf(0)} to ${nameOf(squareCount(board) - 1)}`;
  return refuse(at < text.length ? 'syntax' : 'missing', 'action', at, `a square from ${corners} must be here`);
}

const whyNoEnd = (position: ElevenPosition): string =>
  isTurnStart(position)
    ? `${sideName(position.side)} has other actions and may not skip the turn`
    : "the kick-off's ball must be passed";

/** What each sign makes of an action. */
const DEEDS: Readonly<Record<string, string>> = { '': 'move', '>': 'pass', '!': 'shot' };

/** What a person should know who wrote an action that is not legal; `ways` are the legal ones with its sign. */
function whyIllegal(position: ElevenPosition, ways: readonly Action[], from: Square, sign: string): string {
  const { pieces, side, ball } = position;
  const deed = DEEDS[sign]!;
  if (ways.length === 0)
    return `${sideName(side)} has no ${deed} here${isInCheck(pieces, side) ? ', being in check' : ''}`;
  if (sign && from !== ball) return `a ${deed} begins at ${nameOf(ball!)}, where the ball is`;
  const targets = ways.filter((one) => actionFrom(one) === from).map((one) => nameOf(actionTo(one)));
  if (sign) return `a ${deed} may go only to ${targets.join(', ')}`;
  const piece = pieces[from];
  if (piece?.side !== side) return `${sideName(side)} has no piece on ${nameOf(from)}`;
  const may = targets.length > 0 ? `may go only to ${targets.join(', ')}` : 'has no legal move';
  return `the ${wordFor(piece.letter)} on ${nameOf(from)} ${may}`;
}
