import { fail, ok, type Result } from '@kickmate/board';

/** A named opening: a fact. */
export interface NamedLine {
  /** Its code in the Encyclopaedia of Chess Openings: `C50`. */
  readonly code: string;
  readonly name: string;
  /** The moves that lead to it, in SAN. */
  readonly moves: readonly string[];
  /** Where it stands in its file, from 1. */
  readonly line: number;
}

/** A fault in a file, with its line from 1. */
export interface LineFault {
  readonly line: number;
  readonly message: string;
}

const LINE = /^([A-E]\d\d)\t([^\t`\\$]+)\t(\S+(?: \S+)*)$/;

/** Reads named openings: on each line code, name and moves, with tabs between them. Whether the moves are legal is not asked. */
export function readLines(text: string): Result<readonly NamedLine[], LineFault> {
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

/** How an opening is called in the book: `C50 Italian Game`. */
export const titleOf = ({ code, name }: NamedLine): string => `${code} ${name}`;
