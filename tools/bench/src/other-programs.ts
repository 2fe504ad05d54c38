import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { perftWork, type Sample, searchNodesWork, type Work } from '@kickmate/bench';
import { loadVariant } from '@kickmate/catalogue';
import { stockfishScript, UciProcess } from '@kickmate/command';
import type { AnyVariant } from '@kickmate/game';
import { Chess } from 'chess.js';
import { Mailbox } from './mailbox.ts';
import { measureByTurns, openExactly, workloadOf } from './measure.ts';
import type { Target } from './targets.ts';
import { measureWorkerStart } from './worker-start.ts';

/** The speed of one program at one task. */
export interface RivalRow extends Sample {
  readonly task: string;
  /** This engine by its backend, others by name. */
  readonly program: string;
  /** The depth of a perft, or the nodes of each position's search. */
  readonly limit: number;
  /** Leaves or nodes per second of CPU time. */
  readonly perSecond: number;
}

/** The time and the sizes before the first move. Sizes in gzipped bytes. */
export interface FirstMove {
  /** Milliseconds from creating a worker to the first node. */
  readonly start: number;
  readonly kernel: number;
  readonly book: number;
}

/** All comparisons of chess with programs by others, measured in one run. */
export interface RivalReport {
  readonly node: string;
  readonly runs: number;
  readonly rows: readonly RivalRow[];
  readonly first: FirstMove;
  readonly targets: readonly Target[];
}

/** The name of the search among the tasks. */
export const SEARCH = 'search';

/** The perfts with each program's depth. Slower programs count less deep; only speeds are compared. */
export const COUNTS = [
  {
    task: 'perft, start position',
    fen: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1',
    depths: { wasm: 6, stockfish: 6, js: 6, mailbox: 6, 'chess.js': 3, rules: 3 },
  },
  {
    task: 'perft, Kiwipete',
    fen: 'r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1',
    depths: { wasm: 5, stockfish: 5, js: 5, mailbox: 5, 'chess.js': 2, rules: 2 },
  },
] as const;

/** The nodes of each position's search: the same for `wasm` and `js`; for Stockfish a number that takes as long. */
const NODES = { wasm: 200_000, stockfish: 50_000, js: 200_000 } as const;

/** Measures this engine and the others by turns: medians of `runs` runs. Throws if another engine cannot be fetched. */
export async function measureRivals(runs: number): Promise<RivalReport> {
  const variant = await loadVariant('chess');
  const stockfish = await StockfishLite.open();
  const wasm = await openExactly(variant, 'wasm');
  const js = await openExactly(variant, 'js');
  const rules = await openExactly(variant, 'rules');
  const rows: RivalRow[] = [];
  const measure = async (task: string, works: Readonly<Record<string, readonly [limit: number, Work]>>) => {
    const samples = await measureByTurns(
      new Map(Object.entries(works).map(([program, [, work]]) => [program, work])),
      runs,
    );
    for (const [program, sample] of samples)
      rows.push({
        task,
        program,
        limit: works[program]![0],
        ...sample,
        perSecond: (sample.nodes / sample.cpu) * 1000,
      });
  };
  for (const { task, fen, depths } of COUNTS)
    await measure(task, {
      wasm: [depths.wasm, perftWork(wasm, fen, depths.wasm)],
      stockfish: [depths.stockfish, stockfish.perft(fen, depths.stockfish)],
      js: [depths.js, perftWork(js, fen, depths.js)],
      mailbox: [depths.mailbox, countWork(() => new Mailbox(fen).perft(depths.mailbox))],
      'chess.js': [depths['chess.js'], countWork(() => new Chess(fen).perft(depths['chess.js']))],
      rules: [depths.rules, perftWork(rules, fen, depths.rules)],
    });
  const { positions } = await workloadOf(variant);
  await measure(SEARCH, {
    wasm: [NODES.wasm, searchNodesWork(wasm, positions, NODES.wasm)],
    stockfish: [NODES.stockfish, stockfish.search(positions, NODES.stockfish)],
    js: [NODES.js, searchNodesWork(js, positions, NODES.js)],
  });
  stockfish.close();
  for (const engine of [wasm, js, rules]) engine.close();
  const first = { start: await measureWorkerStart(variant, runs), ...sizesOf(variant) };
  return { node: process.version, runs, rows, first, targets: checkRivals(rows, first) };
}

const countWork =
  (count: () => number): Work =>
  (stopwatch) =>
    stopwatch.time(async () => count());

function sizesOf({ id, kernel }: AnyVariant): Pick<FirstMove, 'kernel' | 'book'> {
  if (!kernel) throw new Error(`${id} has no kernel`);
  const gzipped = (file: URL) => gzipSync(readFileSync(file), { level: 9 }).length;
  return { kernel: gzipped(kernel.wasm), book: gzipped(new URL('../book/book.txt', kernel.wasm)) };
}

/** A program's speed in a task as a multiple of another's. Throws where one of them was not measured. */
export function rivalRatio(rows: readonly RivalRow[], task: string, fast: string, slow: string): number {
  const speed = (program: string) => {
    const row = rows.find((one) => one.task === task && one.program === program);
    if (!row) throw new Error(`${program} was not measured in ${task}`);
    return row.perSecond;
  };
  return speed(fast) / speed(slow);
}

/** Compares the measurements with the targets of chess. */
export function checkRivals(rows: readonly RivalRow[], { start, kernel, book }: FirstMove): readonly Target[] {
  const target = (what: string, measured: string, isMet: boolean) => ({ variant: 'chess', what, measured, isMet });
  const ratio = (task: string, fast: string, slow: string, least: number) => {
    const measured = rivalRatio(rows, task, fast, slow);
    return target(
      `${task}, ${fast} over ${slow}, at least ${least}`,
      `${measured.toFixed(2)} times`,
      measured >= least,
    );
  };
  const atMost = (what: string, measured: number, most: number, unit: string) =>
    target(`${what}, at most ${most} ${unit}`, `${measured.toFixed(1)} ${unit}`, measured <= most);
  return [
    ...COUNTS.flatMap(({ task }) => [ratio(task, 'wasm', 'stockfish', 1.5), ratio(task, 'js', 'mailbox', 1)]),
    ratio(SEARCH, 'wasm', 'stockfish', 4),
    ratio(SEARCH, 'wasm', 'js', 3.5),
    atMost('worker created to first node searched', start, 150, 'ms'),
    atMost('kernel, gzip', kernel / 1024, 40, 'KiB'),
    atMost('opening book, gzip', book / 1024, 100, 'KiB'),
  ];
}

/** Runs in the engine's process before the engine: sends its CPU time in milliseconds when it is asked. */
const METER = `process.on('message', () => {
  const { user, system } = process.cpuUsage();
  process.send((user + system) / 1000);
});`;

/** The single-threaded lite build of the npm package stockfish, in a process of its own. It is fetched when it is first needed. */
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

  /** The work of a perft. */
  perft(fen: string, depth: number): Work {
    return async (stopwatch) => {
      this.#engine.send(`position fen ${fen}`);
      const lines = await stopwatch.time(() => this.#engine.ask(/^Nodes searched/, `go perft ${depth}`), this.#cpu);
      return Number(lines.at(-1)?.split(' ').at(-1));
    };
  }

  /** The work of searches with this many nodes. Each begins with an empty hash table; clearing it is not timed. */
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
