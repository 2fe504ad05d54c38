import { fail, ok, type Result, SIDES, type TextError } from '@kickmate/board';
import { type AnyVariant, isLinedUp, parseCompleted, type Round } from '@kickmate/game';
import type { AnyMatch } from './session.ts';
import { texts } from './texts.ts';

/** A position, typed by a person, from which a match begins. */
export interface CustomStart {
  readonly position: unknown;
  /** A sentence about what was added to its text; `undefined` if nothing was. */
  readonly note: string | undefined;
}

/**
 * Reads a position from which a match is to begin. White space of any length counts as one space, also in the columns that
 * error messages name. The error is a sentence for people.
 */
export function readCustomStart(variant: AnyVariant, text: string): Result<CustomStart, { readonly message: string }> {
  const folded = text.trim().replace(/\s+/g, ' ');
  const read = parseCompleted(variant, folded);
  if (!read.ok) return fail({ message: read.error.message + missingFieldsNote(variant, folded, read.error) });
  const { position, completion } = read.value;
  if (variant.end(position) || variant.actions(position).length === 0)
    return fail({ message: texts.start.nothingToPlay });
  if (isDead(variant, position)) return fail({ message: texts.start.nobodyCanWin });
  return ok({ position, note: completion && texts.start.added[completion] });
}

/** The end of the message about a text with too few fields: how many it has; empty if the error is another one. */
function missingFieldsNote(variant: AnyVariant, text: string, { at }: TextError): string {
  const needed = fieldCount(variant.text.format(variant.starts('w')[0]!.position));
  const given = fieldCount(text);
  return at >= text.length && given < needed ? texts.start.fields(given, needed) : '';
}

const fieldCount = (text: string): number => text.split(' ').length;

/** Returns whether neither side could win by any play. During play the rules end the round as soon as this happens. */
const isDead = ({ claims }: AnyVariant, position: unknown): boolean =>
  SIDES.every((side) => claims?.canWin?.(position, side) === false);

/**
 * Returns whether a round begins in one of the game's own starts. In a game with formations these are all pairs of formations
 * that the rules allow, as `Match.lineUp` requires.
 */
export function beginsInGameStart({ variant, array }: AnyMatch, { start, kickOff }: Round<unknown>): boolean {
  const { formations, text, arrays } = variant;
  const namedArray = arrays?.find(({ id }) => id === array);
  if (formations)
    return (!namedArray || namedArray.isStart(start, kickOff)) && isLinedUp(formations, text.format, kickOff, start);
  if (namedArray?.isStart(start, kickOff)) return true;
  const written = text.format(start);
  return variant.starts(kickOff).some(({ position }) => text.format(position) === written);
}

/** The position in which a match began; `undefined` if it is one of the game's own starts ({@link beginsInGameStart}). */
export function customStartPosition(match: AnyMatch): unknown {
  const [first] = match.rounds;
  return beginsInGameStart(match, first!) ? undefined : first!.start;
}
