/** Says on standard error how far things are: on a terminal in one line that is overwritten, else in a line each. */
export function sayProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r${text}\u001b[K` : `${text}\n`);
}

/** Leaves the line of {@link sayProgress} as it is, so that what follows starts a line of its own. */
export function endProgress(): void {
  if (process.stderr.isTTY) process.stderr.write('\n');
}
