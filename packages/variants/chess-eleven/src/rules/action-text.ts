import { ok, parseSquareAt, type Result, refuse, type Square, sideName, type TextError } from '@kickmate/board';
import {
  type Action,
  actionFrom,
  actionKind,
  actionTo,
  type Outcome,
  type Successor,
  whyNotThere,
} from '@kickmate/game';
import { texts } from '../texts.ts';
import { END, KIND, OUTCOME_LETTERS, outcomeOf } from './actions.ts';
import { board, isInCheck, nameOf } from './board.ts';
import { actions } from './elements.ts';
import { odds } from './passes-and-shots.ts';
import { type ElevenPosition, isTurnStart, PIECES } from './position.ts';

const END_TEXT = 'end';
/** Precedes the outcome of a shot. */
const OUTCOME_SIGN = '=';

/** The sign between the squares of an action. */
export const signOf = (action: Action): string => ({ [KIND.pass]: '>', [KIND.shot]: '!' })[actionKind(action)] ?? '';

/** Writes an action in coordinates, with a shot's outcome if it is given: `e2e4`, `d4>f6`, `d6!e8=G`, `end`. */
export function formatAction({ action, outcome }: Successor): string {
  if (action === END) return END_TEXT;
  const result = outcome === undefined ? '' : OUTCOME_SIGN + (OUTCOME_LETTERS[outcome] ?? '?');
  return nameOf(actionFrom(action)) + signOf(action) + nameOf(actionTo(action)) + result;
}

/**
 * Reads a legal action; the inverse of {@link formatAction}. The outcome of a shot may be missing: it is then still
 * to be drawn.
 */
export function parseAction(position: ElevenPosition, text: string): Result<Successor, TextError> {
  if (position.end) return refuse('illegal', 'action', 0, texts.refused.isOver(position.end.title));
  const legal = actions(position);
  if (text === END_TEXT)
    return legal.includes(END) ? ok({ action: END }) : refuse('illegal', 'action', 0, whyNoEnd(position));
  const from = parseSquareAt(board, text, 0);
  if (!from.ok) return from;
  const { square, next } = from.value;
  const sign = /[>!]/.exec(text[next] ?? '')?.[0] ?? '';
  const to = parseSquareAt(board, text, next + sign.length);
  if (!to.ok) return to;

  const same = legal.filter((one) => one !== END && signOf(one) === sign);
  const action = same.find((one) => actionFrom(one) === square && actionTo(one) === to.value.square);
  if (action === undefined) return refuse('illegal', 'action', 0, whyIllegal(position, same, square, sign));
  const outcome = readOutcome(position, action, text, to.value.next);
  return outcome.ok ? ok({ action, outcome: outcome.value }) : outcome;
}

/** Reads the outcome that may follow a shot, from `at` to the text's end. */
function readOutcome(
  position: ElevenPosition,
  action: Action,
  text: string,
  at: number,
): Result<Outcome | undefined, TextError> {
  if (at === text.length) return ok(undefined);
  if (actionKind(action) !== KIND.shot)
    return refuse('surplus', 'action', at, texts.refused.afterAction(text.slice(0, at)));
  const possible = odds(position, action).map((one) => one.outcome);
  const allowed = possible.map((outcome) => OUTCOME_LETTERS[outcome]).join(', ');
  if (text[at] !== OUTCOME_SIGN)
    return refuse('syntax', 'action', at, texts.refused.noOutcomeSign(OUTCOME_SIGN, allowed));
  const letter = text.slice(at + 1, at + 2);
  const outcome = outcomeOf(letter);
  if (outcome === undefined)
    return refuse(
      letter ? 'syntax' : 'missing',
      'outcome',
      at + 1,
      texts.refused.outcomes([...OUTCOME_LETTERS].join(', ')),
    );
  if (text.length > at + 2) return refuse('surplus', 'outcome', at + 2, texts.refused.afterOutcome);
  return possible.includes(outcome)
    ? ok(outcome)
    : refuse('illegal', 'outcome', at + 1, texts.refused.otherOutcome(allowed));
}

const whyNoEnd = (position: ElevenPosition): string =>
  isTurnStart(position) ? texts.refused.mayNotSkip(sideName(position.side)) : texts.refused.mustPass;

/** The kinds of actions, by their signs. */
const KINDS: Readonly<Record<string, 'move' | 'pass' | 'shot'>> = { '': 'move', '>': 'pass', '!': 'shot' };

/** Explains for people why an action is not legal; `same` are the legal ones with its sign. */
function whyIllegal(position: ElevenPosition, same: readonly Action[], from: Square, sign: string): string {
  const { pieces, side, ball } = position;
  const kind = KINDS[sign]!;
  if (same.length === 0) return texts.refused[kind].none(sideName(side), isInCheck(pieces, side));
  if (kind !== 'move' && from !== ball) return texts.refused[kind].elsewhere(nameOf(ball!));
  const targets = same.filter((one) => actionFrom(one) === from).map(actionTo);
  if (kind !== 'move') return texts.refused[kind].targets(targets.map(nameOf).join(', '));
  return whyNotThere({ board, kinds: PIECES, pieces, side, from, targets, noun: 'legal move' });
}
