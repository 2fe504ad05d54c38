import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { UsageError } from '@kickmate/command';
import { type NamedLine, readLines } from './lines.ts';

/** The game whose book this is. */
export const VARIANT = 'chess';

/** Where things are, from the root of the project. */
export const FILES = {
  lines: 'packages/variants/chess/book/names.tsv',
  book: 'packages/variants/chess/src/openings-book.ts',
  opinions: '.cache/book/opinions.tsv',
} as const;

/** What a book may come to in the browser, in gzipped bytes. */
export const BUDGET = 100 * 1024;

/** A text in gzipped bytes. */
export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Reads a text that was named on the command line; throws a {@link UsageError} if it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Reads the named lines; throws a {@link UsageError} that names file and line if they are not written right. */
export function loadLines(path: string): readonly NamedLine[] {
  const lines = readLines(readText(path));
  if (lines.ok) return lines.value;
  throw new UsageError(`${path}: ${lines.error.message}`);
}
