#!/usr/bin/env node
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  count,
  defineCommand,
  endProgress,
  openWorkerPool,
  readVariant,
  replaceFile,
  runTool,
  sayProgress,
  seedOf,
  table,
  UsageError,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { puzzleFault } from '@kickmate/engine';
import { type AnyVariant, formatPuzzle, type Puzzle, type Puzzles, readPuzzles } from '@kickmate/game';
import { PROOF } from './find.ts';
import { Selection } from './select.ts';
import { type FindTask, openRunner, type RateTask, type Results } from './tasks.ts';
import { openTools, themed } from './tools.ts';

const WORKER = new URL('./worker.ts', import.meta.url);
/** Rounds that are handed to the threads at a time. */
const PORTION = 40;

const OPTIONS = {
  variant: VARIANT_OPTION,
  file: { type: 'string', description: 'the file of the list; src/puzzle-list.ts of the game if absent' },
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

/** The list of a game's puzzles, beside its rule page. */
function listOf({ id, presentation }: AnyVariant, file: string | undefined): string {
  if (file !== undefined) return file;
  if (!presentation) throw new UsageError(`${id} has no rule page beside which its list could be: name a --file`);
  return fileURLToPath(new URL('src/puzzle-list.ts', presentation.rules));
}

/** The text of a file with a list of puzzles. */
const fileOf = (puzzles: readonly Omit<Puzzle, 'id'>[]): string => `/**
 * The puzzles, as \`npm run puzzles -- find\` writes them: theme, rating and the seed of the match; the position; the solution;
 * other first actions that come to the same.
 */
export const PUZZLE_LIST = \`
${puzzles.map(formatPuzzle).join('\n')}
\`;
`;

/** Reads the puzzles of such a file. */
function readList(file: string): readonly Puzzle[] {
  const [, list] = readFileSync(file, 'utf8').split('`\n', 2);
  return readPuzzles(list?.replace(/`;\n?$/, '') ?? '');
}

async function rateAll(
  variant: AnyVariant,
  puzzles: readonly Omit<Puzzle, 'id' | 'rating'>[],
  { tries, workers }: { readonly tries: number; readonly workers: number },
): Promise<readonly Omit<Puzzle, 'id'>[]> {
  const pool = openWorkerPool<Results>(workers, openRunner, WORKER);
  const rated: Omit<Puzzle, 'id'>[] = [];
  try {
    const tasks = puzzles.map(
      (puzzle): RateTask => ({ kind: 'rate', variant: variant.id, puzzle: { ...puzzle, rating: 1 }, tries }),
    );
    for await (const rating of pool.results(tasks)) {
      rated.push({ ...puzzles[rated.length]!, rating });
      sayProgress(`${rated.length} of ${puzzles.length} puzzles rated`);
    }
  } finally {
    await pool.close();
    endProgress();
  }
  return rated.sort((a, b) => a.rating - b.rating || a.seed - b.seed);
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
and written to the game's list. The same seed finds the same puzzles.

  npm run puzzles -- find --variant GAME --count 60`,
  },
  args: {
    ...OPTIONS,
    count: { type: 'string', default: '60', description: 'puzzles to find' },
    each: { type: 'string', description: 'puzzles of one theme at most; 1.6 times its even share if absent' },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    minutes: { type: 'string', default: '60', description: 'ends the search after so long, with fewer puzzles' },
    ...WORK,
  },
  async run({ args }) {
    const { variant, puzzles } = await gameOf(args.variant);
    const file = listOf(variant, args.file);
    const seed = wholeNumber('seed', args.seed, 0, 2 ** 31);
    const until = performance.now() + 60_000 * wholeNumber('minutes', args.minutes, 1, 10_000);
    const work = numbers(args);
    const each = args.each === undefined ? undefined : wholeNumber('each', args.each, 1, 10_000);
    const selection = new Selection(variant, puzzles.themes, wholeNumber('count', args.count, 1, 10_000), each);
    const pool = openWorkerPool<Results>(work.workers, openRunner, WORKER);
    let rounds = 0;
    try {
      const isOver = () => selection.isFull || performance.now() > until;
      while (!isOver()) {
        const tasks = Array.from(
          { length: PORTION },
          (_, index): FindTask => ({ kind: 'find', variant: variant.id, seed: seedOf(seed, rounds + index) }),
        );
        for await (const found of pool.results(tasks)) {
          rounds++;
          for (const puzzle of found) selection.add(puzzle);
          sayProgress(`${rounds} rounds, ${selection.words}`);
          if (isOver()) break;
        }
      }
    } finally {
      await pool.close();
      endProgress();
    }
    const rated = await rateAll(variant, selection.puzzles, work);
    replaceFile('--file', file, fileOf(rated));
    process.stdout.write(`${file}: ${rated.length} puzzles from ${count(rounds)} rounds: ${selection.words}\n`);
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
    const file = listOf(variant, args.file);
    const rated = await rateAll(variant, readList(file), numbers(args));
    replaceFile('--file', file, fileOf(rated));
    process.stdout.write(`${file}: ${rated.length} puzzles\n`);
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
    const list = readList(listOf(variant, args.file));
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
    subCommands: { find, rate: rateCommand, check },
  }),
);
