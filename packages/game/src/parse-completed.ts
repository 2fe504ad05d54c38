import { ok, type Result, type TextError } from '@kickmate/board';
import type { Variant } from './variant.ts';

/** A position from another program's text. */
export interface CompletedPosition<P> {
  readonly position: P;
  /** The text by which {@link Variant.parse} reads it: the one that was given, with its counters completed. */
  readonly text: string;
}

/** Counters that a text may lack at its end: both, as in EPD, or the last one. */
const COUNTERS = [' 0 1', ' 1'];

/**
 * Reads a position whose counters at the end may be missing or begin at 0, as many programs write them: nothing without
 * progress yet, and move 1. All else is as strict as {@link Variant.parse}; an error is that of the text as given.
 */
export function parseCompleted<P>(variant: Variant<P>, text: string): Result<CompletedPosition<P>, TextError> {
  const strict = variant.parse(text);
  if (strict.ok) return ok({ position: strict.value, text });
  for (const completed of completionsOf(text, strict.error)) {
    const read = variant.parse(completed);
    if (read.ok) return ok({ position: read.value, text: completed });
  }
  return strict;
}

function completionsOf(text: string, { cause, at }: TextError): readonly string[] {
  if (cause === 'missing') return COUNTERS.map((counters) => text + counters);
  const isLastZero = cause === 'impossible' && at === text.length - 1 && text.endsWith(' 0');
  return isLastZero ? [`${text.slice(0, at)}1`] : [];
}
