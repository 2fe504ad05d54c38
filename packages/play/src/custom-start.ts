import { fail, ok, type Result, SIDES, type TextError } from '@kickmate/board';
import { type AnyVariant, type Completion, isLinedUp, parseCompleted } from '@kickmate/game';
import type { AnyMatch } from './session.ts';

/** A position that somebody typed in to begin a match with. */
export interface CustomStart {
  readonly position: unknown;
  /** A sentence about what was added to its text; `undefined` if nothing was. */
  readonly note: string | undefined;
}

const COMPLETION_NOTES: Readonly<Record<Completion, string>> = {
  both: 'Counters at its end are missing: those of a first move, 0 and 1, are taken.',
  last: 'The counter at its end is missing: that of a first move, 1, is taken.',
  zero: 'The counter at its end is 0: that of a first move, 1, is taken.',
};

/**
 * Reads a position to begin with. Any white space counts as one space. The error is a sentence for people; the place that
 * it names is one in the text with single spaces.
 */
export function readCustomStart(variant: AnyVariant, text: string): Result<CustomStart, { readonly message: string }> {
  const folded = text.trim().replace(/\s+/g, ' ');
  const read = parseCompleted(variant, folded);
  if (!read.ok) return fail({ message: read.error.message + tooFewWords(variant, folded, read.error) });
  const { position, completion } = read.value;
  if (variant.end(position) || variant.actions(position).length === 0)
    return fail({ message: 'Nothing can be played in this position: it is over.' });
  if (isDead(variant, position)) return fail({ message: 'Nobody can win in this position: it is over.' });
  return ok({ position, note: completion && COMPLETION_NOTES[completion] });
}

/** The sentence that says how many fields a text lacks; empty if the error is another one. */
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
 * The position in which a match began if it is a custom one: neither one of those with which the game begins nor one in
 * which both sides lined up.
 */
export function customStart(match: AnyMatch): unknown {
  const { variant, rounds, array } = match;
  const { start, kickOff } = rounds[0]!;
  if (variant.arrays?.find(({ id }) => id === array)?.isStart(start, kickOff)) return undefined;
  const text = variant.text.format(start);
  const isUsual = variant.starts(kickOff).some(({ position }) => variant.text.format(position) === text);
  const { formations } = variant;
  const hasLinedUp = formations !== undefined && isLinedUp(formations, variant.text.format, kickOff, start);
  return isUsual || hasLinedUp ? undefined : start;
}
