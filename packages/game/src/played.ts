import { type Result, refuse, type TextError } from '@kickmate/board';
import type { Successor, Variant } from './variant.ts';

/**
 * Reads an action as it was played: like {@link Variant.readSuccessor}, but what chance made of it must be there. The
 * refusal lists what it can have been.
 */
export const readPlayed = <P>(variant: Variant<P>, position: P, text: string): Result<Successor, TextError> =>
  withOutcome(variant, position, text, variant.readSuccessor(position, text), variant.writeSuccessor);

/** Writes an action as records have it: in the short form if the variant reads that, in coordinates otherwise. */
export const writeRecorded = <P>(variant: Variant<P>, position: P, successor: Successor): string =>
  variant.readShort ? variant.describe(position, successor) : variant.writeSuccessor(successor);

/** Reads an action as {@link writeRecorded} writes it; what chance made of it must be there. */
export function readRecorded<P>(variant: Variant<P>, position: P, text: string): Result<Successor, TextError> {
  if (!variant.readShort) return readPlayed(variant, position, text);
  const read = variant.readShort(position, text);
  if (!read.ok && isNullMove(text))
    return refuse('illegal', 'action', 0, 'a null move, by which nothing is played; only real ones can be read');
  return withOutcome(variant, position, text, read, (successor) => variant.describe(position, successor));
}

/** How the field's files write that a side does nothing. */
const NULL_MOVES: ReadonlySet<string> = new Set(['--', '-', 'Z0', 'z0', '0000', '@@@@', '<>', 'null', 'pass', 'PASS']);

/** Whether an action that cannot be read is a null move. */
export const isNullMove = (text: string): boolean => NULL_MOVES.has(text);

/** Refuses what was read without an outcome where there must be one. */
function withOutcome<P>(
  variant: Variant<P>,
  position: P,
  text: string,
  read: Result<Successor, TextError>,
  write: (successor: Successor) => string,
): Result<Successor, TextError> {
  if (!read.ok || read.value.outcome !== undefined) return read;
  const { action } = read.value;
  const outcomes = variant.chance(position, action).map(({ outcome }) => write({ action, outcome }));
  if (outcomes.length === 0) return read;
  return refuse(
    'missing',
    'outcome',
    text.length,
    `what chance made of it is missing; it was one of ${outcomes.join(' ')}`,
  );
}
