import { ok, type Result, type TextError } from '@kickmate/board';
import type { Variant } from './variant.ts';

/** A position that was read from another program's text. */
export interface CompletedPosition<P> {
  readonly position: P;
  /** The given text with its counters completed, as {@link PositionText.parse} reads it. */
  readonly text: string;
  readonly completion: Completion | undefined;
}

/** The counters that were completed: both were missing, the last one was missing, or the last one was 0. */
export type Completion = 'both' | 'last' | 'zero';

/**
 * Reads a position as many programs write it: the counters at the end may be missing, or the last one may be 0. They
 * are completed as those of a first move, 0 and 1. Everything else is as strict as {@link PositionText.parse}; an error is
 * that of the given text, or says that the round is over.
 */
export function parseCompleted<P>(variant: Variant<P>, text: string): Result<CompletedPosition<P>, TextError> {
  const strict = variant.text.parse(text);
  if (strict.ok) return ok({ position: strict.value, text, completion: undefined });
  for (const [completion, completed] of completionsOf(text, strict.error)) {
    const read = variant.text.parse(completed);
    if (read.ok) return ok({ position: read.value, text: completed, completion });
    if (read.error.cause === 'over') return read;
  }
  return strict;
}

function completionsOf(text: string, { cause, at }: TextError): readonly (readonly [Completion, string])[] {
  // Both may be missing, as in EPD.
  if (cause === 'missing')
    return [
      ['both', `${text} 0 1`],
      ['last', `${text} 1`],
    ];
  const isLastZero = cause === 'impossible' && at === text.length - 1 && text.endsWith(' 0');
  return isLastZero ? [['zero', `${text.slice(0, at)}1`]] : [];
}
