/** The width of the bar, in characters. */
const WIDTH = 30;

/** A stream of a terminal, or a file or pipe: then `isTTY` is not true. */
export interface Terminal {
  readonly isTTY?: boolean;
  readonly columns?: number;
  write(text: string): unknown;
}

/** A bar that shows progress in one line of a terminal. Writes nothing into a file or pipe. */
export class ProgressBar {
  readonly #terminal: Terminal;

  constructor(terminal: Terminal = process.stderr) {
    this.#terminal = terminal;
  }

  /** @param done the part that is done, from 0 to 1 @param step the present step, for people */
  show(done: number, step: string): void {
    if (!this.#terminal.isTTY) return;
    const part = Math.min(1, Math.max(0, done));
    const full = Math.round(part * WIDTH);
    const line = `[${'#'.repeat(full)}${'.'.repeat(WIDTH - full)}] ${String(Math.round(part * 100)).padStart(3)}%  ${step}`;
    // A line that wraps could not be overwritten.
    this.#terminal.write(`\r${line.slice(0, (this.#terminal.columns ?? 80) - 1)}\u001b[K`);
  }

  /** Clears the line. */
  end(): void {
    if (this.#terminal.isTTY) this.#terminal.write('\r\u001b[K');
  }
}
