import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

/** Another program that speaks UCI, one question at a time. */
export class UciProcess {
  readonly #process: ChildProcess;
  readonly #lines: AsyncIterator<string>;

  /** @param process its input and output must be pipes */
  constructor(process: ChildProcess) {
    const { stdin, stdout } = process;
    if (!stdin || !stdout) throw new Error('a UCI engine must be asked by pipes');
    this.#process = process;
    this.#lines = createInterface({ input: stdout })[Symbol.asyncIterator]();
    // What is written to an engine that has gone shows where its answer is awaited.
    stdin.on('error', () => {});
    process.on('error', () => stdout.destroy());
  }

  /** Sends lines. */
  send(...lines: readonly string[]): void {
    for (const line of lines) this.#process.stdin?.write(`${line}\n`);
  }

  /** Sends lines and gives what is answered up to the first line that matches. Throws if the engine ends before. */
  async ask(last: RegExp, ...lines: readonly string[]): Promise<readonly string[]> {
    this.send(...lines);
    const answer: string[] = [];
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`the engine ended before it answered '${lines.at(-1)}'`);
      answer.push(value);
      if (last.test(value)) return answer;
    }
  }

  close(): void {
    this.#process.kill();
  }
}
