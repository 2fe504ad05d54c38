import { messages } from '@kickmate/language';
import { fail } from './result.ts';

const ENGLISH = {
  /** The field and the character (from 1) at fault, and a clause that says what is wrong. */
  refused: (field: string, character: number, what: string) => `${field} (character ${character}): ${what}`,
  quoted: (text: string) => `'${text}'`,
};

// Apart from the other texts of boards, which the first page does not need.
const texts = messages(ENGLISH, () => import('./text-error.de.ts'));

/**
 * The reason for which a text was refused:
 * `missing` - it ended too early; `surplus` - something follows the end; `syntax` - it is not written as it must be;
 * `impossible` - well written, but no such thing can be (two kings, a ball under a piece); `over` - a position in which the
 * round is over; `illegal` - the rules do not allow it here.
 */
export type TextCause = 'missing' | 'surplus' | 'syntax' | 'impossible' | 'over' | 'illegal';

/** A refused text, with the place of the fault. */
export interface TextError {
  readonly cause: TextCause;
  /** The field at fault, in words: `placement`, `side to move`, `ball`, `action`... */
  readonly field: string;
  /** The place of the fault: characters from the start of the whole text, from 0. */
  readonly at: number;
  /** A sentence for people: what is wrong, where, and what would be right. */
  readonly message: string;
}

/** A failed result that names field, place and what would be right; `what` completes the sentence "field ...". */
export function refuse(cause: TextCause, field: string, at: number, what: string) {
  const message = texts.refused(field, at + 1, what);
  return fail<TextError>({ cause, field, at, message });
}

/** The clause of an error that says what is wrong, without field and place: to be told with another place. */
export function clauseOf({ field, at, message }: TextError): string {
  const place = texts.refused(field, at + 1, '');
  return message.startsWith(place) ? message.slice(place.length) : message;
}

/** The most characters of a faulty text that an error shows. */
const MOST_QUOTED = 60;

/** A part of a faulty text as errors show it: whole characters, at most {@link MOST_QUOTED}, without control characters. */
export function quoted(text: string): string {
  const characters = [...text.slice(0, 2 * (MOST_QUOTED + 1))];
  const shown = characters.length > MOST_QUOTED ? `${characters.slice(0, MOST_QUOTED).join('')}…` : text;
  return texts.quoted(shown.replace(/\p{Cc}/gu, '\ufffd'));
}

/** A field cut from a line, with its place in it. */
export interface Field {
  readonly text: string;
  readonly at: number;
}

/** Cuts a line into fields separated by single spaces. Two spaces in a row give an empty field. */
export function splitFields(line: string): readonly Field[] {
  let at = 0;
  return line.split(' ').map((text) => {
    const field = { text, at };
    at += text.length + 1;
    return field;
  });
}
