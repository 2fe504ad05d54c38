import { type Result, refuse, type TextError } from '@kickmate/board';
import type { Successor, Variant } from './variant.ts';

/**
 * Reads an action as it was played: like {@link Variant.readSuccessor}, but what chance made of it must be there. The
 * refusal lists what it can have been.
 */
export function readPlayed<P>(variant: Variant<P>, position: P, text: string): Result<Successor, TextError> {
  const read = variant.readSuccessor(position, text);
  if (!read.ok || read.value.outcome !== undefined) return read;
  const { action } = read.value;
  const outcomes = variant.chance(position, action).map(({ outcome }) => variant.writeSuccessor({ action, outcome }));
  if (outcomes.length === 0) return read;
  return refuse(
    'missing',
    'outcome',
    text.length,
    `what chance made of it is missing; it was one of ${outcomes.join(' ')}`,
  );
}
