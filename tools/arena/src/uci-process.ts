import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { PlayerFault } from './player.ts';

/** Who waits for a line. */
interface Waiter {
  readonly hear: (line: string) => boolean;
  readonly resolve: () => void;
  readonly reject: (fault: PlayerFault) => void;
  readonly clock: NodeJS.Timeout;
}

/** How much of what a program said is told when it fails. */
const LAST_LINES = 3;
/** A program that is told to quit and does not is killed after so long. */
const QUIT_MS = 1000;

/** A UCI engine's process: lines out, lines in, and its end. */
export class UciProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly name: string;
  private waiter: Waiter | undefined;
  private ended: string | undefined;
  private readonly lastLines: string[] = [];

  constructor([program = '', ...args]: readonly string[]) {
    this.name = program;
    this.child = spawn(program, args, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.child.on('error', (error) => this.end(error.message));
    // Not `exit`: then its last words would be lost.
    this.child.on('close', (code, signal) => this.end(`it ended with ${signal ?? `status ${code}`}`));
    // A program that has gone cannot be written to; its end is told by `close`.
    this.child.stdin.on('error', () => {});
    createInterface({ input: this.child.stdout }).on('line', (line) => this.hear(line.trim()));
    createInterface({ input: this.child.stderr }).on('line', (line) => this.note(line));
  }

  /** Whether it cannot be asked any more. */
  get isOver(): boolean {
    return this.ended !== undefined;
  }

  send(line: string): void {
    if (!this.isOver) this.child.stdin.write(`${line}\n`);
  }

  /**
   * Reads lines until `hear` says that the last one was it. Throws a {@link PlayerFault} if the program ends, or takes
   * longer than `ms`: then it is killed.
   */
  until(hear: (line: string) => boolean, ms: number): Promise<void> {
    if (this.ended !== undefined) return Promise.reject(new PlayerFault('crash', this.describe(this.ended)));
    return new Promise<void>((resolve, reject) => {
      const clock = setTimeout(() => {
        this.ended ??= 'it was ended for not answering';
        this.child.kill('SIGKILL');
        this.dismiss();
        reject(new PlayerFault('stall', this.describe(`no answer in ${Math.round(ms)} ms`)));
      }, ms);
      this.waiter = { hear, resolve, reject, clock };
    });
  }

  /** Ends the program. */
  close(): void {
    this.send('quit');
    const last = setTimeout(() => this.child.kill('SIGKILL'), QUIT_MS);
    last.unref();
    this.child.once('exit', () => clearTimeout(last));
  }

  private hear(line: string): void {
    this.note(line);
    const { waiter } = this;
    if (!waiter?.hear(line)) return;
    this.dismiss();
    waiter.resolve();
  }

  private note(line: string): void {
    this.lastLines.push(line);
    if (this.lastLines.length > LAST_LINES) this.lastLines.shift();
  }

  private end(why: string): void {
    this.ended ??= why;
    const { waiter } = this;
    this.dismiss();
    waiter?.reject(new PlayerFault('crash', this.describe(why)));
  }

  private dismiss(): void {
    clearTimeout(this.waiter?.clock);
    this.waiter = undefined;
  }

  private describe(what: string): string {
    const said = this.lastLines.length === 0 ? '' : `; it said last: ${this.lastLines.join(' | ')}`;
    return `${this.name}: ${what}${said}`;
  }
}
