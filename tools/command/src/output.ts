import type { Writable } from 'node:stream';

/** Formats a table as plain text: the first column aligned left, the others right, a line under the heads. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!))).join('  ');
  return [line(heads), widths.map((width) => '-'.repeat(width)).join('  '), ...rows.map(line)].join('\n');
}

/** Formats a whole number with separated thousands. */
export const count = (number: number): string => number.toLocaleString('en-GB');

/** Formats milliseconds: two decimals below 10, one below 100, none above. */
export const ms = (time: number): string =>
  time < 10 ? time.toFixed(2) : time < 100 ? time.toFixed(1) : time.toFixed(0);

/**
 * Resolves when everything that was written has been passed on, however slow the reader is; `process.exit` before that loses
 * it. Also resolves when the reader has gone.
 */
export const drained = (stream: Writable = process.stdout): Promise<void> =>
  new Promise((resolve) => void stream.write('', () => resolve()));

/** Prints progress on standard error: on a terminal in one line that is overwritten, otherwise in a new line each time. */
export function sayProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
}

/** Ends the line of {@link sayProgress}, so that the next output begins a new line. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}
