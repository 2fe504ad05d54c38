#!/usr/bin/env node
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  defineCommand,
  oneWord,
  openWorkerPool,
  runTool,
  UsageError,
  type WorkerPool,
  wholeNumber,
} from '@kickmate/command';
import { bundle } from './bundle.ts';
import { PLANTS, type Plant } from './plants.ts';
import { openRunner, type SeedResults, type SeedTask } from './seeds.ts';
import type { Outcome } from './world/index.ts';

const MANUAL = `Runs the whole cluster in simulated time: people with the app, servers, the bus between them and their database, with
faults that a seed draws, and looks whether every promise of docs/online.md is kept.

  npm run simulate -- --seeds 1000              seeds 1 to 1000
  npm run simulate -- --seed 17                 one seed again, exactly, with all that happened
  npm run simulate -- --seeds 50 --pglite       on PGlite itself: slower, and its power is never cut
  npm run simulate -- --plants                  plants each fault, and looks whether 500 seeds find it
  npm run simulate -- --plant step --seed 17     a seed again with a planted fault

The exit status is 1 if a promise is broken, or a planted fault is not found.`;

/** The most seeds in which a planted fault has to be found. */
const MOST_FOR_PLANT = 500;

interface Run {
  readonly seeds: readonly number[];
  readonly plant?: Plant | undefined;
  readonly isWhole?: boolean;
  readonly onPGlite: boolean;
}

/** Runs seeds one after the other until a promise is broken. Returns the outcomes. */
async function* outcomesOf(
  { seeds, plant, isWhole = false, onPGlite }: Run,
  folder: string,
  pool: WorkerPool<SeedResults>,
) {
  const file = join(folder, `${plant?.name ?? 'as-it-is'}.mjs`);
  await bundle(file, plant);
  const tasks = seeds.map((seed): SeedTask => ({ kind: 'seed', bundle: file, seed, isWhole, onPGlite }));
  yield* pool.results(tasks);
}

/** The command that runs a seed again. */
const commandOf = (seed: number, { plant, onPGlite }: Run): string =>
  `npm run simulate -- --seed ${seed}${plant ? ` --plant ${plant.name}` : ''}${onPGlite ? ' --pglite' : ''}`;

function tell({ seed, violation, lines }: Outcome, run: Run): void {
  console.log(lines.join('\n'));
  console.log(`seed ${seed}: ${violation}\nagain: ${commandOf(seed, run)}`);
}

/** Runs work that needs threads, and ends them. */
async function inThreads<T>(threads: number, work: (pool: WorkerPool<SeedResults>) => Promise<T>): Promise<T> {
  const pool = openWorkerPool<SeedResults>(threads, openRunner, new URL('./worker.ts', import.meta.url));
  try {
    return await work(pool);
  } finally {
    await pool.close();
  }
}

/** Runs seeds, and tells the first one that fails. Returns whether all promises were kept. */
async function check(run: Run, folder: string, pool: WorkerPool<SeedResults>): Promise<boolean> {
  const begun = performance.now();
  let [count, commands, events] = [0, 0, 0];
  for await (const outcome of outcomesOf(run, folder, pool)) {
    count++;
    commands += outcome.commands;
    events += outcome.events;
    if (outcome.violation !== undefined) {
      tell(outcome, run);
      return false;
    }
    if (run.isWhole) console.log(outcome.lines.join('\n'));
  }
  const seconds = (performance.now() - begun) / 1000;
  console.log(`${count} seeds in ${seconds.toFixed(1)} s: ${commands} commands, ${events} events, every promise kept`);
  return true;
}

/** Plants one fault after the other, each in threads of its own. Returns whether all were found. */
async function checkPlants(onPGlite: boolean, folder: string, threads: number): Promise<boolean> {
  let areFound = true;
  for (const plant of PLANTS) {
    const { within = MOST_FOR_PLANT } = plant;
    const seeds = Array.from({ length: within }, (_, index) => index + 1);
    let found: Outcome | undefined;
    await inThreads(threads, async (pool) => {
      for await (const outcome of outcomesOf({ seeds, plant, onPGlite }, folder, pool)) {
        if (outcome.violation === undefined) continue;
        found = outcome;
        break;
      }
    });
    areFound &&= found !== undefined;
    console.log(`${plant.name}: ${plant.what}`);
    console.log(found ? `  found by seed ${found.seed}: ${found.violation}` : `  NOT found in ${within} seeds`);
  }
  return areFound;
}

await runTool(
  defineCommand({
    meta: { name: 'npm run simulate', description: MANUAL },
    args: {
      seeds: { type: 'string', default: '100', description: 'the number of seeds' },
      from: { type: 'string', default: '1', description: 'the first seed' },
      seed: { type: 'string', description: 'one seed, with all details' },
      plant: { type: 'string', description: `a fault to plant: ${PLANTS.map(({ name }) => name).join(', ')}` },
      plants: { type: 'boolean', description: `plants each fault, and runs up to ${MOST_FOR_PLANT} seeds with it` },
      pglite: { type: 'boolean', description: 'on PGlite itself instead of a model of it' },
      threads: { type: 'string', default: String(availableParallelism()), description: 'the number of threads' },
    },
    async run({ args }) {
      const most = 2 ** 31 - 1;
      const one = args.seed === undefined ? undefined : wholeNumber('seed', args.seed, 0, most);
      const from = wholeNumber('from', args.from, 0, most);
      const count = wholeNumber('seeds', args.seeds, 1, 10_000_000);
      const onPGlite = args.pglite ?? false;
      if (args.plants && (args.plant || args.seed)) throw new UsageError('--plants is given alone, or with --threads');
      const name =
        args.plant &&
        oneWord(
          'plant',
          args.plant,
          PLANTS.map((plant) => plant.name),
        );
      const seeds = one === undefined ? Array.from({ length: count }, (_, index) => from + index) : [one];
      const run = { seeds, plant: PLANTS.find((plant) => plant.name === name), isWhole: one !== undefined, onPGlite };
      const threads = one === undefined ? wholeNumber('threads', args.threads, 1, 64) : 1;
      const folder = await mkdtemp(join(tmpdir(), 'kickmate-simulate-'));
      try {
        const isGood = args.plants
          ? await checkPlants(onPGlite, folder, threads)
          : await inThreads(threads, (pool) => check(run, folder, pool));
        if (!isGood) process.exitCode = 1;
      } finally {
        await rm(folder, { recursive: true, force: true });
      }
    },
  }),
);
