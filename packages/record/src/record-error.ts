import { fail, type TextCause } from '@kickmate/board';
import { texts } from './texts.ts';

/**
 * The reason for which a record was refused: a cause for any text ({@link TextCause}), or `contradiction`: two facts in it
 * cannot both be true (a result and the actions, a kick-off and the goal before it); `variant`: it is a record of another
 * game; `size`: it is longer than any real match.
 */
export type RecordCause = TextCause | 'contradiction' | 'variant' | 'size';

/** A place in a text of many lines. */
export interface TextPlace {
  /** From 1. */
  readonly line: number;
  /** Characters from the start of the line, from 1. */
  readonly column: number;
}

/** A refused record, with the place of the fault. */
export interface RecordError extends TextPlace {
  readonly cause: RecordCause;
  /** A sentence for people: where, what is wrong, and what would be right. */
  readonly message: string;
}

/** The place where a text begins. */
export const TEXT_START: TextPlace = { line: 1, column: 1 };

/** A failed result for a record: the place where the fault begins, and the sentence about it, without the place. */
export const refuseRecord = ({ line, column }: TextPlace, cause: RecordCause, what: string) =>
  fail<RecordError>({ cause, line, column, message: texts.at(line, column, what) });

/** Returns a function that gives the place of a character by its index from 0. Its calls must have growing indices. */
export function placesIn(text: string): (at: number) => TextPlace {
  let line = 1;
  let start = 0;
  let lineBreak = breakAfter(text, 0);
  return (at) => {
    for (; lineBreak < at; lineBreak = breakAfter(text, start)) {
      line++;
      start = lineBreak + 1;
    }
    return { line, column: at - start + 1 };
  };
}

function breakAfter(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  return at < 0 ? Number.POSITIVE_INFINITY : at;
}
