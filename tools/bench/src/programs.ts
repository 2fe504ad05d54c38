import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { median } from '@kickmate/bench';
import { count, table, UciProcess, UsageError } from '@kickmate/command';
import type { Backend } from '@kickmate/engine';
import type { AnyVariant, Workload } from '@kickmate/game';

/** The speed of a checkout's UCI program in a position, compared with another checkout's. */
export interface ProgramsRow {
  readonly variant: string;
  readonly backend: Backend;
  readonly position: string;
  /** Nodes a second by the clock, medians: the first checkout's, the other's. */
  readonly perSecond: readonly [own: number, other: number];
  /** The first program's speed divided by the other's: the median of pairs of searches. */
  readonly ratio: number;
  /** The least and the greatest ratio of the pairs. */
  readonly range: readonly [least: number, greatest: number];
}

/** The place of the program in a checkout. */
const PROGRAM = join('tools', 'uci', 'src', 'cli.ts');
/** Milliseconds of a search that is measured, and of each program's first one, in which code is compiled. */
const SEARCH_MS = 700;
const WARM_UP_MS = 1500;

/**
 * Measures the UCI programs of two checkouts on a backend, whose kernels may have different interfaces. Each searches every position of the
 * workload by turns, each time from an empty hash table.
 * @param folders the checkouts' folders
 * @param runs the pairs of searches of each position
 * @throws UsageError if there is no program in a folder
 */
export async function measurePrograms(
  variant: AnyVariant,
  { positions }: Workload,
  folders: readonly [own: string, other: string],
  runs: number,
  backend: Backend,
): Promise<readonly ProgramsRow[]> {
  const [own, other] = folders.map(programIn).map(startProgram) as [UciProcess, UciProcess];
  try {
    for (const program of [own, other]) {
      await program.ask(
        /^readyok/,
        'uci',
        `setoption name UCI_Variant value ${variant.id}`,
        `setoption name Backend value ${backend}`,
        'isready',
      );
      await speedOf(program, positions[0]!, WARM_UP_MS);
    }
    const rows: ProgramsRow[] = [];
    for (const position of positions) {
      const pairs: (readonly [own: number, other: number])[] = [];
      for (let run = 0; run < runs; run++) {
        const isOwnFirst = run % 2 === 0;
        const first = await speedOf(isOwnFirst ? own : other, position, SEARCH_MS);
        const second = await speedOf(isOwnFirst ? other : own, position, SEARCH_MS);
        pairs.push(isOwnFirst ? [first, second] : [second, first]);
      }
      const ratios = pairs.map(([mine, its]) => mine / its);
      rows.push({
        variant: variant.id,
        backend,
        position,
        perSecond: [median(pairs.map(([mine]) => mine)), median(pairs.map(([, its]) => its))],
        ratio: median(ratios),
        range: [Math.min(...ratios), Math.max(...ratios)],
      });
    }
    return rows;
  } finally {
    for (const program of [own, other]) program.close();
  }
}

function programIn(folder: string): string {
  const program = resolve(folder, PROGRAM);
  if (existsSync(program)) return program;
  throw new UsageError(`${program} does not exist: give --against the folder of a checkout that is built`);
}

/** Starts a program. It runs in its own folder, whose loader of TypeScript it needs. */
const startProgram = (program: string): UciProcess =>
  new UciProcess(spawn(process.execPath, ['--import', 'tsx', program], { cwd: dirname(program) }), program);

/** Searches a position for a time from an empty hash table. Returns the nodes a second that the program tells at its end. */
async function speedOf(program: UciProcess, position: string, ms: number): Promise<number> {
  await program.ask(/^readyok/, 'ucinewgame', `position fen ${position}`, 'isready');
  const lines = await program.ask(/^bestmove/, `go movetime ${ms}`);
  const speeds = lines.flatMap((line) => /^info .*\bnps (\d+)/.exec(line)?.[1] ?? []);
  const last = Number(speeds.at(-1));
  if (!last) throw new Error(`a program told no nodes a second in ${position}; it said ${lines.join(' | ')}`);
  return last;
}

/** The speeds as a table. */
export function programsText(rows: readonly ProgramsRow[]): string {
  const cells = rows.map(({ variant, backend, position, perSecond: [own, other], ratio, range }) => [
    variant,
    backend,
    count(Math.round(own / 1000)),
    count(Math.round(other / 1000)),
    ratio.toFixed(2),
    range.map((one) => one.toFixed(2)).join(' to '),
    position,
  ]);
  return [
    'speed in thousand nodes a second by the clock of this checkout and of the other; ratios are those of pairs of searches',
    table(['variant', 'backend', 'this', 'other', 'ratio', 'all pairs', 'position'], cells),
  ].join('\n\n');
}
