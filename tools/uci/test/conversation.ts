import { connectEngine } from '@kickmate/engine';
import { nodePort } from '@kickmate/engine/node';
import { Session } from '../src/session.ts';

/** A conversation in which lines can be sent when something has been said. */
export class Conversation {
  readonly said: string[] = [];
  private readonly unread: string[] = [];
  private isOver = false;
  private wake = () => {};
  /** All that was said, when the conversation is over. */
  readonly done: Promise<readonly string[]>;

  /** @param variant what is played, if not what is played by default */
  constructor(variant?: string) {
    if (variant) this.unread.push(`setoption name UCI_Variant value ${variant}`);
    const session = new Session({
      say: (line) => {
        this.said.push(line);
        this.wake();
      },
      openEngine: (options) =>
        connectEngine(() => nodePort(new URL('../src/engine.worker.ts', import.meta.url)), options),
    });
    this.done = session.run(this.lines()).then(() => this.said);
  }

  send(...lines: readonly string[]): void {
    this.unread.push(...lines);
    this.wake();
  }

  /** Waits until a line is said that begins so. */
  async hear(start: string): Promise<string> {
    for (;;) {
      const line = this.said.find((one) => one.startsWith(start));
      if (line !== undefined) return line;
      await new Promise<void>((resolve) => this.onWake(resolve));
    }
  }

  /** Ends the input, and gives all that was said when the conversation is over. */
  async end(): Promise<readonly string[]> {
    this.isOver = true;
    this.wake();
    return this.done;
  }

  private onWake(resolve: () => void): void {
    const before = this.wake;
    this.wake = () => {
      before();
      resolve();
      this.wake = before;
    };
  }

  private async *lines(): AsyncGenerator<string> {
    for (;;) {
      const line = this.unread.shift();
      if (line !== undefined) yield line;
      else if (this.isOver) return;
      else await new Promise<void>((resolve) => this.onWake(resolve));
    }
  }
}

/** What is said to a script that is sent at once. */
export async function repliesIn(variant: string | undefined, lines: readonly string[]): Promise<readonly string[]> {
  const conversation = new Conversation(variant);
  conversation.send(...lines);
  return conversation.end();
}

export const best = (said: readonly string[]) => said.filter((line) => line.startsWith('bestmove'));
export const strings = (said: readonly string[]) => said.filter((line) => line.startsWith('info string'));
/** A while, for things that are not to happen in it. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
