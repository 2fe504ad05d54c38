import { fail, ok, type Result, SIDES, type Side, type TextError } from '@kickmate/board';
import { type AnyVariant, type Completion, parseCompleted } from '@kickmate/game';
import type { AnyMatch } from '../any-match.ts';

/** A position to begin with. */
export interface SetUp {
  readonly position: unknown;
  /** What was put in that its text lacked, as a sentence; `undefined` if nothing was. */
  readonly note: string | undefined;
}

const COMPLETION_NOTES: Readonly<Record<Completion, string>> = {
  both: 'Counters at its end are missing: those of a first move, 0 and 1, are taken.',
  last: 'The counter at its end is missing: that of a first move, 1, is taken.',
  zero: 'The counter at its end is 0: that of a first move, 1, is taken.',
};

/**
 * Reads a position to begin with. White space is as much as one space; the error is a sentence for people that names the
 * place in the text with single spaces.
 */
export function readSetUp(variant: AnyVariant, text: string): Result<SetUp, { readonly message: string }> {
  const folded = text.trim().replace(/\s+/g, ' ');
  const read = parseCompleted(variant, folded);
  if (!read.ok) return fail({ message: read.error.message + tooFewWords(variant, folded, read.error) });
  const { position, completion } = read.value;
  if (variant.end(position) || variant.actions(position).length === 0)
    return fail({ message: 'Nothing can be played in this position: it is over.' });
  if (isDead(variant, position)) return fail({ message: 'Nobody can win in this position: it is over.' });
  return ok({ position, note: completion && COMPLETION_NOTES[completion] });
}

/** What is to be added to an error if the text ends too early. */
function tooFewWords(variant: AnyVariant, text: string, { at }: TextError): string {
  const needed = fieldsOf(variant.text.format(variant.starts('w')[0]!.position));
  const given = fieldsOf(text);
  return at >= text.length && given < needed
    ? `; there ${given === 1 ? 'is' : 'are'} ${given} of ${needed} fields`
    : '';
}

const fieldsOf = (text: string): number => text.split(' ').length;

/** Whether neither side could win by any play: the rules end a game with the action that leads there. */
const isDead = ({ claims }: AnyVariant, position: unknown): boolean =>
  SIDES.every((side) => claims?.canWin?.(position, side) === false);

/**
 * The position with which a match began, if it was set up: if it is none of those with which the game begins, or in
 * which both sides lined up.
 */
export function setUpPosition({ variant, rounds, array }: AnyMatch): unknown {
  const { start, kickOff } = rounds[0]!;
  if (variant.arrays?.find(({ id }) => id === array)?.isStart(start, kickOff)) return undefined;
  const text = variant.text.format(start);
  const isUsual = variant.starts(kickOff).some(({ position }) => variant.text.format(position) === text);
  return isUsual || isLinedUp(variant, kickOff, start, text) ? undefined : start;
}

/** Whether a round's start is one in which both sides have lined up. */
function isLinedUp(
  { formations, text: { format } }: AnyVariant,
  kickOff: Side,
  start: unknown,
  written: string,
): boolean {
  if (!formations) return false;
  const lineUp = { w: formations.of(start, 'w'), b: formations.of(start, 'b') };
  return (
    SIDES.every((side) => formations.isComplete(lineUp[side])) && format(formations.begin(kickOff, lineUp)) === written
  );
}
