import { fork } from 'node:child_process';
import { stockfishScript, UciProcess } from '@kickmate/command';
import type { Work } from '../measure.ts';

/** Runs in the engine's process before it: tells its CPU time, in milliseconds, when asked. */
const METER = `process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1000);
});`;

/** The npm package's single-threaded lite build: fetched when first wanted, and run in a process of its own. */
export class StockfishLite {
  readonly #engine: UciProcess;
  readonly #cpu: () => Promise<number>;

  private constructor(engine: UciProcess, cpu: () => Promise<number>) {
    this.#engine = engine;
    this.#cpu = cpu;
  }

  /** @throws UsageError if it cannot be fetched */
  static async open(): Promise<StockfishLite> {
    const child = fork(await stockfishScript(), [], {
      execArgv: ['--import', `data:text/javascript,${encodeURIComponent(METER)}`],
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    });
    const engine = new UciProcess(child, 'stockfish');
    await engine.ask(/^uciok/, 'uci');
    const cpu = () =>
      new Promise<number>((resolve, reject) => {
        child.once('message', (ms) => resolve(Number(ms)));
        child.send('cpu', (error) => error && reject(error));
      });
    return new StockfishLite(engine, cpu);
  }

  /** A perft, timed. */
  perft(fen: string, depth: number): Work {
    return async (stopwatch) => {
      this.#engine.send(`position fen ${fen}`);
      const lines = await stopwatch.time(() => this.#engine.ask(/^Nodes searched/, `go perft ${depth}`), this.#cpu);
      return Number(lines.at(-1)?.split(' ').at(-1));
    };
  }

  /** Searches of so many nodes, each from a clean slate, which is wiped without being timed. */
  search(fens: readonly string[], nodes: number): Work {
    return async (stopwatch) => {
      let visited = 0;
      for (const fen of fens) {
        await this.#engine.ask(/^readyok/, 'ucinewgame', `position fen ${fen}`, 'isready');
        const lines = await stopwatch.time(() => this.#engine.ask(/^bestmove/, `go nodes ${nodes}`), this.#cpu);
        visited += Math.max(...lines.map((line) => Number(/^info .*\bnodes (\d+)/.exec(line)?.[1] ?? 0)));
      }
      return visited;
    };
  }

  close(): void {
    this.#engine.close();
  }
}
