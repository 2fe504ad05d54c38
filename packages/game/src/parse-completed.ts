import { ok, type Result, type TextError } from '@kickmate/board';
import type { Variant } from './variant.ts';

/** A position from another program's text. */
export interface CompletedPosition<P> {
  readonly position: P;
  /** The text by which {@link Variant.parse} reads it: the one that was given, with its counters completed. */
  readonly text: string;
  readonly completion: Completion | undefined;
}

/** What was completed: both counters were missing, the last one was, or it was 0. */
export type Completion = 'both' | 'last' | 'zero';

/**
 * Reads a position whose counters at the end may be missing or begin at 0, as many programs write them: nothing without
 * progress yet, and move 1. All else is as strict as {@link Variant.parse}; an error is that of the text as given.
 */
export function parseCompleted<P>(variant: Variant<P>, text: string): Result<CompletedPosition<P>, TextError> {
  const strict = variant.text.parse(text);
  if (strict.ok) return ok({ position: strict.value, text, completion: undefined });
  for (const [completion, completed] of completionsOf(text, strict.error)) {
    const read = variant.text.parse(completed);
    if (read.ok) return ok({ position: read.value, text: completed, completion });
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
