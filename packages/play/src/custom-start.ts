import { fail, ok, type Result, SIDES, type TextError } from '@kickmate/board';
import { type AnyVariant, type Completion, isLinedUp, parseCompleted, type Round } from '@kickmate/game';
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
 * Whether a round begins in one of the ways in which the game begins. In a game with formations that is any line-up that the
 * rules allow, as `Match.lineUp` requires.
 */
export function isUsualStart({ variant, array }: AnyMatch, { start, kickOff }: Round<unknown>): boolean {
  const { formations, text, arrays } = variant;
  if (formations) return isLinedUp(formations, text.format, kickOff, start);
  if (arrays?.find(({ id }) => id === array)?.isStart(start, kickOff)) return true;
  const written = text.format(start);
  return variant.starts(kickOff).some(({ position }) => text.format(position) === written);
}

/** The position in which a match began if it is a custom one: not one of those in {@link isUsualStart}. */
export function customStart(match: AnyMatch): unknown {
  const [first] = match.rounds;
  return isUsualStart(match, first!) ? undefined : first!.start;
}
