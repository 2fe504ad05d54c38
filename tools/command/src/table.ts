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
