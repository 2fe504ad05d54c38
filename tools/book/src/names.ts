import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { fail, ok, type Result } from '@kickmate/board';
import { UsageError } from '@kickmate/command';

/** The game of the book. */
export const VARIANT = 'chess';

/** The files, relative to the root of the project. */
export const FILES = {
  lines: 'packages/variants/chess/book/names.tsv',
  book: 'packages/variants/chess/book/book.txt',
  scores: '.cache/book/scores.tsv',
} as const;

/** The most gzipped bytes of a book. */
export const BUDGET = 100 * 1024;

/** The number of gzipped bytes of a text. */
export const gzipped = (text: string): number => gzipSync(text, { level: 9 }).length;

/** Reads a file that was named on the command line; throws a {@link UsageError} if it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

/** Reads the named lines of a file; throws a {@link UsageError} that names file and line if one is malformed. */
export function loadLines(path: string): readonly NamedLine[] {
  const lines = readNames(readText(path));
  if (lines.ok) return lines.value;
  throw new UsageError(`${path}: ${lines.error.message}`);
}

/** A named opening. */
export interface NamedLine {
  /** Its code in the Encyclopaedia of Chess Openings: `C50`. */
  readonly code: string;
  readonly name: string;
  /** The moves that lead to it, in SAN. */
  readonly moves: readonly string[];
  /** Its line in the file, from 1. */
  readonly line: number;
}

/** A fault in a file, with its line from 1. */
export interface LineFault {
  readonly line: number;
  readonly message: string;
}

const LINE = /^([A-E]\d\d)\t([^\t`\\$]+)\t(\S+(?: \S+)*)$/;

/** Reads named openings: each line has code, name and moves, separated by tabs. It does not check whether the moves are legal. */
export function readNames(text: string): Result<readonly NamedLine[], LineFault> {
  const lines: NamedLine[] = [];
  for (const [index, row] of text.split('\n').entries()) {
    if (row === '') continue;
    const [, code, name, moves] = LINE.exec(row) ?? [];
    if (code === undefined || name === undefined || moves === undefined) {
      const message = `line ${index + 1}: '${row}' is not a code (A00 to E99), a name and moves, with tabs between them`;
      return fail({ line: index + 1, message });
    }
    lines.push({ code, name, moves: moves.split(' '), line: index + 1 });
  }
  return ok(lines);
}

/** The name of an opening in the book: `C50 Italian Game`. */
export const titleOf = ({ code, name }: NamedLine): string => `${code} ${name}`;
