import { fail, type TextCause } from '@kickmate/board';

/**
 * Why a record was refused: as for any text ({@link TextCause}), and `contradiction` - two things in it cannot both be
 * true (a result and the actions, a kick-off and the goal before it); `variant` - it is of another game; `size` - it is
 * longer than any real match.
 */
export type RecordCause = TextCause | 'contradiction' | 'variant' | 'size';

/** A refused record, with the place of the fault. */
export interface RecordError {
  readonly cause: RecordCause;
  /** From 1. */
  readonly line: number;
  /** Characters from the start of the line, from 1. */
  readonly column: number;
  /** A sentence for people: where, what is wrong, and what would be right. */
  readonly message: string;
}

/** A failed result for the record `text`; `at` is where the fault begins, `what` is the sentence without the place. */
export function refuseRecord(text: string, cause: RecordCause, at: number, what: string) {
  const before = text.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  return fail<RecordError>({ cause, line, column, message: `line ${line}, column ${column}: ${what}` });
}
