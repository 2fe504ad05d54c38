#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import {
  defineCommand,
  endProgress,
  count as inWords,
  openWorkerPool,
  readVariant,
  runTool,
  sayProgress,
  seedOf,
  table,
  UsageError,
  VARIANT_OPTION,
  type WorkerPool,
  wholeNumber,
} from '@kickmate/command';
import { puzzleFault } from '@kickmate/engine';
import type { AnyVariant, Puzzle, Puzzles } from '@kickmate/game';
import { motifsOf } from '@kickmate/game/motifs';
import { puzzleId } from '@kickmate/game/puzzle-list';
import { PROOF } from './find.ts';
import { lockList, type PuzzleList, readList, writeList } from './list.ts';
import { Selection } from './select.ts';
import { type FindTask, openRunner, type RateTask, type Results } from './tasks.ts';
import { type Found, openTools, themed } from './tools.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
/** Rounds that each thread looks through before what was found is rated and written. */
const PORTION = 8;

const OPTIONS = {
  variant: VARIANT_OPTION,
  folder: { type: 'string', description: 'the folder of the list; src/puzzle-list of the game if absent' },
} as const;
const WORK = {
  tries: { type: 'string', default: '6', description: 'attempts of each level at each puzzle, for its rating' },
  workers: { type: 'string', default: '1', description: 'threads' },
} as const;

/** The game that the command line names. It must have the facet `puzzles`. */
async function gameOf(id: string): Promise<{ variant: AnyVariant; puzzles: Puzzles }> {
  const variant = await readVariant(id);
  const puzzles = await variant.puzzles?.();
  if (!puzzles) throw new UsageError(`${variant.id} has no puzzles: its facet \`puzzles\` names their themes`);
  return { variant, puzzles };
}

/** The folder of a game's list, beside its rule page. */
function folderOf({ id, presentation }: AnyVariant, folder: string | undefined): string {
  if (folder !== undefined) return folder;
  if (!presentation) throw new UsageError(`${id} has no rule page beside which its list could be: name a --folder`);
  return fileURLToPath(new URL('src/puzzle-list', presentation.rules));
}

/** Writes a list, with the motifs that the game's detectors find in its solutions. */
const write = async (variant: AnyVariant, folder: string, list: PuzzleList): Promise<void> =>
  writeList(folder, { ...list, motifs: await motifsOf(variant, list.puzzles) });

type Pool = WorkerPool<Results>;

/** Calls `use` with threads, and ends them. */
async function withThreads<T>(workers: number, use: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = openWorkerPool<Results>(workers, openRunner, WORKER);
  try {
    return await use(pool);
  } finally {
    await pool.close();
    endProgress();
  }
}

/** Rates puzzles; `said` begins the line of progress. */
async function rateAll(
  pool: Pool,
  variant: AnyVariant,
  puzzles: readonly Found[],
  { tries, said }: { readonly tries: number; readonly said: string },
): Promise<readonly Puzzle[]> {
  const rated: Puzzle[] = [];
  const tasks = puzzles.map(
    (puzzle): RateTask => ({ kind: 'rate', variant: variant.id, puzzle: { ...puzzle, rating: 1 }, tries }),
  );
  for await (const rating of pool.results(tasks)) {
    const puzzle = puzzles[rated.length]!;
    rated.push({ ...puzzle, id: puzzleId(puzzle.position), rating });
    sayProgress(`${said}${rated.length} of ${puzzles.length} puzzles rated`);
  }
  return rated;
}

const numbers = (args: { readonly tries: string; readonly workers: string }) => ({
  tries: wholeNumber('tries', args.tries, 1, 1000),
  workers: wholeNumber('workers', args.workers, 1, 64),
});

const find = defineCommand({
  meta: {
    name: 'find',
    description: `Finds puzzles: the engine's lower levels play each other, and in every position a search asks whether exactly one action
wins the round, or saves it. What it finds is proved by trying everything (a gain of material by a longer search), rated,
and added to the game's list, which is written every few rounds. Whoever ends the command loses no more than these: it goes
on where it was. The same seed finds the same puzzles.

  npm run puzzles -- find --variant GAME --count 500`,
  },
  args: {
    ...OPTIONS,
    count: { type: 'string', default: '500', description: 'puzzles that the list shall have' },
    each: { type: 'string', description: 'puzzles of one theme at most; 1.6 times its even share if absent' },
    seed: { type: 'string', description: 'the seed of all luck; if absent, the one with which the list was searched' },
    minutes: { type: 'string', default: '60', description: 'ends the search after so long, with fewer puzzles' },
    ...WORK,
  },
  async run({ args }) {
    const { variant, puzzles } = await gameOf(args.variant);
    const folder = folderOf(variant, args.folder);
    const { tries, workers } = numbers(args);
    const share = args.each === undefined ? undefined : wholeNumber('each', args.each, 1, 10_000);
    const count = wholeNumber('count', args.count, 1, 10_000);
    const release = lockList(folder);
    let list = readList(folder);
    const seed = args.seed === undefined ? list.seed : wholeNumber('seed', args.seed, 0, 2 ** 31);
    if (seed !== list.seed) list = { ...list, seed, rounds: 0 };
    const until = performance.now() + 60_000 * wholeNumber('minutes', args.minutes, 1, 10_000);
    const selection = new Selection(variant, puzzles.themes, { count, share, puzzles: list.puzzles });
    const before = list;
    await withThreads(workers, async (pool) => {
      while (!selection.isFull && performance.now() < until) {
        const tasks = Array.from(
          { length: PORTION * workers },
          (_, index): FindTask => ({ kind: 'find', variant: variant.id, seed: seedOf(seed, list.rounds + index) }),
        );
        const fresh: Found[] = [];
        for await (const found of pool.results(tasks)) fresh.push(...found.filter((puzzle) => selection.add(puzzle)));
        const rounds = list.rounds + tasks.length;
        const said = `${rounds} rounds, ${selection.words}; `;
        sayProgress(said);
        const rated = await rateAll(pool, variant, fresh, { tries, said });
        list = { seed, rounds, puzzles: [...list.puzzles, ...rated] };
        await write(variant, folder, list);
      }
    });
    release();
    const added = list.puzzles.length - before.puzzles.length;
    const rounds = inWords(list.rounds - before.rounds);
    process.stdout.write(
      `${folder}: ${list.puzzles.length} puzzles (${selection.words}), ${added} of them new, from ${rounds} rounds\n`,
    );
  },
});

const rateCommand = defineCommand({
  meta: {
    name: 'rate',
    description: `Rates the puzzles of a list again: 1 for one that every level always solves, 10 for one that no level below the
highest ever solves; in between, about the level that solves it in half of its attempts.`,
  },
  args: { ...OPTIONS, ...WORK },
  async run({ args }) {
    const { variant } = await gameOf(args.variant);
    const folder = folderOf(variant, args.folder);
    const { tries, workers } = numbers(args);
    const release = lockList(folder);
    const list = readList(folder);
    const puzzles = await withThreads(workers, (pool) => rateAll(pool, variant, list.puzzles, { tries, said: '' }));
    await write(variant, folder, { ...list, puzzles });
    release();
    process.stdout.write(`${folder}: ${puzzles.length} puzzles\n`);
  },
});

const motifs = defineCommand({
  meta: {
    name: 'motifs',
    description: `Writes a list again, with the motifs that the game's detectors find in its solutions now.`,
  },
  args: OPTIONS,
  async run({ args }) {
    const { variant } = await gameOf(args.variant);
    const folder = folderOf(variant, args.folder);
    const release = lockList(folder);
    const list = readList(folder);
    await write(variant, folder, list);
    release();
    const found = (await motifsOf(variant, list.puzzles)).size;
    process.stdout.write(`${folder}: ${list.puzzles.length} puzzles, ${found} of them with a motif\n`);
  },
});

const check = defineCommand({
  meta: {
    name: 'check',
    description: `Proves every puzzle of a list again, by trying everything. Exit status 1 if one is wrong. Of a gain of material only the
line is played.`,
  },
  args: OPTIONS,
  async run({ args }) {
    const { variant } = await gameOf(args.variant);
    const tools = await openTools(variant.id);
    const { puzzles: list } = readList(folderOf(variant, args.folder));
    const faults = list.flatMap((puzzle, index) => {
      sayProgress(`${index + 1} of ${list.length}`);
      const fault = puzzleFault(variant, tools.forced, themed(tools, puzzle), 10 * PROOF);
      return fault === undefined ? [] : [`${puzzle.position}: ${fault}`];
    });
    endProgress();
    tools.engine.close();
    const rows = tools.themes.map(({ id, name }) => {
      const own = list.filter(({ theme }) => theme === id).map(({ rating }) => rating);
      return [id, name, String(own.length), own.length > 0 ? `${Math.min(...own)} to ${Math.max(...own)}` : '-'];
    });
    const lines = [table(['theme', 'name', 'puzzles', 'rating'], rows), ...faults];
    process.stdout.write(`${lines.join('\n')}\n${list.length} puzzles, ${faults.length} wrong\n`);
    if (faults.length > 0) process.exitCode = 1;
  },
});

await runTool(
  defineCommand({
    meta: {
      name: 'npm run puzzles --',
      description: 'Finds puzzles in matches of the engine, rates them by its levels, and proves them.',
    },
    subCommands: { find, rate: rateCommand, motifs, check },
  }),
);
