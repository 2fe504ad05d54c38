import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Why there is no answer: the program ended, or was ended for taking too long. */
export class UciFailure extends Error {
  readonly kind: 'ended' | 'silent';

  constructor(kind: 'ended' | 'silent', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Who waits for a line. */
interface Waiter {
  readonly hear: (line: string) => boolean;
  readonly resolve: () => void;
  readonly reject: (failure: UciFailure) => void;
  readonly clock: NodeJS.Timeout;
}

/** How much of what a program said is told when it fails. */
const LAST_LINES = 3;
/** A program that is told to quit and does not is killed after so long. */
const QUIT_MS = 1000;
/** How long an answer may take if nothing is said. */
const ANSWER_MS = 10 * 60_000;

/** Another program that speaks UCI, asked one thing at a time: lines out, lines in, and its end. */
export class UciProcess {
  private readonly child: ChildProcess;
  private readonly name: string;
  private waiter: Waiter | undefined;
  private ended: string | undefined;
  private readonly lastLines: string[] = [];

  /**
   * @param child its input and output must be pipes
   * @param name what it is called when it fails
   */
  constructor(child: ChildProcess, name: string) {
    const { stdin, stdout, stderr } = child;
    if (!stdin || !stdout) throw new Error('a UCI engine must be asked by pipes');
    this.child = child;
    this.name = name;
    child.on('error', (error) => this.end(error.message));
    // Not `exit`: then its last words would be lost.
    child.on('close', (code, signal) => this.end(`it ended with ${signal ?? `status ${code}`}`));
    // A program that has gone cannot be written to; its end is told by `close`.
    stdin.on('error', () => {});
    createInterface({ input: stdout }).on('line', (line) => this.hear(line.trim()));
    if (stderr) createInterface({ input: stderr }).on('line', (line) => this.note(line));
  }

  /** Whether it cannot be asked any more. */
  get isOver(): boolean {
    return this.ended !== undefined;
  }

  send(...lines: readonly string[]): void {
    if (!this.isOver) for (const line of lines) this.child.stdin?.write(`${line}\n`);
  }

  /**
   * Sends lines and gives what is answered, up to the first line that matches.
   * @throws UciFailure as {@link until}
   */
  async ask(last: RegExp, ...lines: readonly string[]): Promise<readonly string[]> {
    this.send(...lines);
    const answer: string[] = [];
    await this.until((line) => {
      answer.push(line);
      return last.test(line);
    });
    return answer;
  }

  /**
   * Reads lines until `hear` says that the last one was it.
   * @throws UciFailure if the program ends, or takes longer than `ms`: then it is killed
   */
  until(hear: (line: string) => boolean, ms: number = ANSWER_MS): Promise<void> {
    if (this.ended !== undefined) return Promise.reject(new UciFailure('ended', this.describe(this.ended)));
    return new Promise<void>((resolve, reject) => {
      const clock = setTimeout(() => {
        this.ended ??= 'it was ended for not answering';
        this.child.kill('SIGKILL');
        this.dismiss();
        reject(new UciFailure('silent', this.describe(`no answer in ${Math.round(ms)} ms`)));
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
    waiter?.reject(new UciFailure('ended', this.describe(why)));
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
