import type { Writable } from 'node:stream';

/** A table in plain text: the first column to the left, the others to the right, a line under the heads. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return [line(heads), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** A number of things with its thousands apart. */
export const count = (number: number): string => number.toLocaleString('en-GB');

/** Milliseconds with as many decimals as tell something. */
export const ms = (time: number): string =>
  time < 10 ? time.toFixed(2) : time < 100 ? time.toFixed(1) : time.toFixed(0);

/**
 * Resolves when all that was written so far has been handed on, however slow the reader: `process.exit` before that
 * loses it. Resolves too when the reader has gone.
 */
export const drained = (stream: Writable = process.stdout): Promise<void> =>
  new Promise((resolve) => void stream.write('', () => resolve()));

/** Says on standard error how far things are: on a terminal in one line that is overwritten, else in a line each. */
export function sayProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
}

/** Leaves the line of {@link sayProgress} as it is, so that what follows starts a line of its own. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}
