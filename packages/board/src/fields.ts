import { allSquares, type Board, readSquare, type Square, squareName } from './board.ts';
import { ok, type Result } from './result.ts';
import type { Side } from './side.ts';
import { type Field, quoted, refuse, splitFields, type TextError } from './text-error.ts';
import { texts } from './texts.ts';

/** The usual limit of a counter: far beyond any round, and safe in 32 bits. */
export const LARGEST_COUNT = 999_999_999;

/** Returns a counter's next value. At its limit a counter stays. */
export const nextCount = (count: number, limit = LARGEST_COUNT): number => Math.min(count + 1, limit);

/**
 * The readers of a text's fields, in the text's order: one for each part of `T`, named after it. A reader gets its field,
 * which is empty at the text's end if the text is too short, and the parts that the readers before it have read.
 */
export type FieldReaders<T> = { readonly [part in keyof T]-?: (field: Field, before: T) => Result<T[part], TextError> };

/**
 * Reads a text of fields separated by single spaces, and reports its first fault.
 * @param name what the text is, for the error: `position`
 * @param last what its last field is, for the error: `the move number`
 */
export function parseFields<T>(
  text: string,
  readers: FieldReaders<T>,
  name: string,
  last: string,
): Result<T, TextError> {
  const fields = splitFields(text);
  const parts = Object.keys(readers) as (keyof T)[];
  const read = {} as T;
  for (const [index, part] of parts.entries()) {
    const value = readers[part](fields[index] ?? { text: '', at: text.length }, read);
    if (!value.ok) return value;
    read[part] = value.value;
  }
  const surplus = fields[parts.length];
  return surplus ? refuse('surplus', name, surplus.at - 1, texts.surplus(last)) : ok(read);
}

/** Reads the side to move: `w` or `b`. */
export function parseSide({ text, at }: Field): Result<Side, TextError> {
  if (text === 'w' || text === 'b') return ok(text);
  return refuse(text ? 'syntax' : 'missing', 'side to move', at, mustBe(text, texts.sideToMove));
}

/** Reads a whole number without leading zeros, from `least` to `most`; `name` is the field's, for the error. */
export function parseCounter(
  { text, at }: Field,
  name: string,
  least: number,
  most = LARGEST_COUNT,
): Result<number, TextError> {
  const allowed = texts.count(least, most);
  if (!/^(0|[1-9]\d*)$/.test(text)) return refuse(text ? 'syntax' : 'missing', name, at, mustBe(text, allowed));
  const count = Number(text);
  if (count < least || count > most) return refuse('impossible', name, at, mustBe(text, allowed));
  return ok(count);
}

/** A reader of counters, as {@link parseFields} needs it; see {@link parseCounter}. */
export const counterReader =
  (name: string, least: number, most?: number) =>
  (field: Field): Result<number, TextError> =>
    parseCounter(field, name, least, most);

/** Reads one of some words; `name` is the field's and `allowed` says what the words mean, for the error. */
export function parseWord<T extends string>(
  { text, at }: Field,
  name: string,
  words: readonly T[],
  allowed = texts.oneOf(words.join(', ')),
): Result<T, TextError> {
  const word = words.find((one) => one === text);
  return word === undefined ? refuse(text ? 'syntax' : 'missing', name, at, mustBe(text, allowed)) : ok(word);
}

/**
 * Reads a square's name.
 * @param name the field's name, for the error
 * @param otherwise what else may be there, for the error: `, or -`
 */
export function parseSquare(
  board: Board,
  { text, at }: Field,
  name: string,
  otherwise = '',
): Result<Square, TextError> {
  const square = readSquare(board, text);
  if (square !== undefined) return ok(square);
  return refuse(text ? 'syntax' : 'missing', name, at, mustBe(text, texts.square(otherwise)));
}

/** Means an empty list of squares. */
const NO_SQUARES = '-';

/**
 * Reads squares' names joined by commas, in rising order and each once, or `-` for none.
 * @param name the field's name, for the error
 * @param refusal refuses a square that must not be in the list
 */
export function parseSquares(
  board: Board,
  { text, at }: Field,
  name: string,
  refusal: (square: Square, at: number) => Result<never, TextError> | undefined,
): Result<readonly Square[], TextError> {
  if (text === NO_SQUARES) return ok([]);
  const squares: Square[] = [];
  let place = at;
  for (const written of text.split(',')) {
    const square = parseSquare(board, { text: written, at: place }, name, texts.orNoSquares(NO_SQUARES));
    if (!square.ok) return square;
    const refused = refusal(square.value, place);
    if (refused) return refused;
    const last = squares.at(-1);
    if (last !== undefined && square.value <= last)
      return refuse('syntax', name, place, texts.notRising(written, squareName(board, last)));
    squares.push(square.value);
    place += written.length + 1;
  }
  return ok(squares);
}

/** Writes a list of squares; the inverse of {@link parseSquares}. */
export const formatSquares = (board: Board, squares: readonly Square[]): string =>
  squares.map((square) => squareName(board, square)).join() || NO_SQUARES;

/** Reads a square's name that begins at a place in a text, and gives the place after it, too. */
export function parseSquareAt(
  board: Board,
  text: string,
  at: number,
  name = 'action',
): Result<{ readonly square: Square; readonly next: number }, TextError> {
  const written = /^[a-z]\d*/.exec(text.slice(at, at + 4))?.[0] ?? '';
  const square = readSquare(board, written);
  if (square !== undefined) return ok({ square, next: at + written.length });
  const [first, last] = [squareName(board, 0), squareName(board, allSquares(board).length - 1)];
  return refuse(at < text.length ? 'syntax' : 'missing', name, at, texts.squareHere(first, last));
}

/** The required form of a field, and the text found instead. */
const mustBe = (text: string, allowed: string): string => texts.mustBe(text && quoted(text), allowed);
