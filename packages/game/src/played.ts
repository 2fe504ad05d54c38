import { type Result, refuse, type TextError } from '@kickmate/board';
import type { Successor } from './ply.ts';
import { texts } from './texts.ts';
import type { Variant } from './variant.ts';

/**
 * Reads an action as it was played: like {@link PositionText.parseAction}, but an outcome of chance must be there. The
 * refusal lists the possible ones.
 */
export const readPlayed = <P>(variant: Variant<P>, position: P, text: string): Result<Successor, TextError> =>
  withOutcome(variant, position, text, variant.text.parseAction(position, text), variant.text.formatAction);

/** Refuses a successor that was read without an outcome although there must be one. */
export function withOutcome<P>(
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
  return refuse('missing', 'outcome', text.length, texts.refused.noOutcome(outcomes.join(' ')));
}
