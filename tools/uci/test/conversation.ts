import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { needsGames } from '@kickmate/catalogue/testing';
import { connectEngine, type Engine, type Limits, type Port } from '@kickmate/engine';
import { nodePort } from '@kickmate/engine/node';
import { build } from 'esbuild';
import { afterAll } from 'vitest';
import { Session } from '../src/session.ts';

const folder = mkdtempSync(join(tmpdir(), 'kickmate-uci-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/**
 * The worker's script in one file. Each session starts a worker, and from its sources that takes half a second of the processor.
 * The tests of the command line start it from its sources.
 */
const script = join(folder, 'engine.worker.mjs');
await build({
  entryPoints: [fileURLToPath(new URL('../src/engine.worker.ts', import.meta.url))],
  outfile: script,
  bundle: true,
  format: 'esm',
  platform: 'node',
  logLevel: 'error',
  plugins: [
    {
      name: 'sources keep their addresses',
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.ts$/ }, ({ path }) => ({
          contents: readFileSync(path, 'utf8').replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
          loader: 'ts',
        })),
    },
  ],
});

/** Starts a worker. */
export const startWorker = (): Port => nodePort(pathToFileURL(script));

/** A session to which lines can be sent at any time. `said` has the lines of output. */
export class Conversation {
  readonly said: string[] = [];
  /** The limits of the searches that the session has asked of its engine. */
  readonly asked: Limits[] = [];
  private readonly unread: string[] = [];
  private isOver = false;
  private wake = () => {};
  /** Resolves with all lines of output when the session has ended. */
  readonly done: Promise<readonly string[]>;

  /**
   * @param variant the variant to set; absent: the default one, chess
   * @param spawn starts the workers
   */
  constructor(variant?: string, spawn = startWorker) {
    needsGames(variant ?? 'chess');
    if (variant) this.unread.push(`setoption name UCI_Variant value ${variant}`);
    const session = new Session({
      say: (line) => {
        this.said.push(line);
        this.wake();
      },
      openEngine: async (options) => this.listened(await connectEngine(spawn, options)),
    });
    this.done = session.run(this.lines()).then(() => this.said);
  }

  send(...lines: readonly string[]): void {
    this.unread.push(...lines);
    this.wake();
  }

  /** Waits for a line of output that begins with `start`. */
  async hear(start: string): Promise<string> {
    for (;;) {
      const line = this.said.find((one) => one.startsWith(start));
      if (line !== undefined) return line;
      await new Promise<void>((resolve) => this.onWake(resolve));
    }
  }

  /** Ends the input. Resolves with all lines of output when the session has ended. */
  async end(): Promise<readonly string[]> {
    this.isOver = true;
    this.wake();
    return this.done;
  }

  private listened(engine: Engine): Engine {
    const search = engine.search.bind(engine);
    return Object.assign(engine, {
      search: (...[request, onProgress]: Parameters<Engine['search']>) => {
        this.asked.push(request.limits);
        return search(request, onProgress);
      },
    });
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

/** The output for a script that is sent at once. */
export async function repliesIn(variant: string | undefined, lines: readonly string[]): Promise<readonly string[]> {
  const conversation = new Conversation(variant);
  conversation.send(...lines);
  return conversation.end();
}

export const best = (said: readonly string[]) => said.filter((line) => line.startsWith('bestmove'));
export const strings = (said: readonly string[]) => said.filter((line) => line.startsWith('info string'));
/** Waits, to see that nothing happens. */
export const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
