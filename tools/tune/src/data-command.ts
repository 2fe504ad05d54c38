import {
  defineCommand,
  endProgress,
  loadWeights,
  readVariant,
  sayProgress,
  seedOf,
  UsageError,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { openTuningPool } from './pool.ts';
import type { SampleSettings } from './sample-game.ts';
import { openSampleFile } from './samples.ts';
import type { SampleTask } from './tasks.ts';

const MANUAL = `Plays the engine against itself, and keeps quiet positions with results, which texel needs.

A game begins with random actions after which nobody is far ahead. It ends by the rules (a draw is claimed as soon as it can
be), or early: when one side is more than 10 pawns ahead for 6 actions, or neither is ahead for 12 actions after the 80th. A
share of the positions without check, forced win, and best action that captures or promotes is kept: a line each with the
position and White's points, 1, 0.5 or 0. The same options give the same file. A run that was interrupted, or that is to
have more games, continues from the file.

  npm run tune -- data --variant chess --games 20000 --file games.txt --workers 2
  npm run tune -- texel --variant chess --data games.txt --weights tuned.json`;

/** `tune data`. */
export const dataCommand = defineCommand({
  meta: { name: 'data', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    file: { type: 'string', required: true, description: 'the file of positions' },
    games: { type: 'string', default: '1000', description: 'games in all' },
    nodes: { type: 'string', default: '1500', description: 'nodes an action' },
    opening: {
      type: 'string',
      default: '6-10',
      description: 'the fewest and the most random actions at the beginning',
    },
    keep: { type: 'string', default: '30', description: 'percent of the quiet positions that are kept' },
    weights: { type: 'string', description: "a file of weights to play with instead of the kernel's own" },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    workers: { type: 'string', default: '1', description: 'threads' },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
    const settings: SampleSettings = {
      variant: variant.id,
      nodes: wholeNumber('nodes', args.nodes, 1, 1e9),
      opening: readOpening(args.opening),
      keep: wholeNumber('keep', args.keep, 1, 100) / 100,
      ...(args.weights !== undefined && { weights: loadWeights(args.weights, variant.id) }),
    };
    const games = wholeNumber('games', args.games, 1, 1e9);
    const seed = wholeNumber('seed', args.seed, 0, 2 ** 31);
    const workers = wholeNumber('workers', args.workers, 1, 64);
    const file = openSampleFile(args.file, { recipe: settings, seed });
    const jobs = Array.from({ length: Math.max(0, games - file.games) }, (_, index): SampleTask => {
      return { kind: 'sample', settings, seed: seedOf(seed, file.games + index) };
    });
    const pool = openTuningPool(workers);
    const ends = new Map<string, number>();
    let done = 0;
    let positions = 0;
    try {
      for await (const game of pool.results(jobs)) {
        file.append(game);
        positions += game.positions.length;
        const end = `${game.end} ${game.result}`;
        ends.set(end, (ends.get(end) ?? 0) + 1);
        if (++done % 50 === 0) sayProgress(`${file.games + done} of ${games} games, ${positions} positions added`);
      }
    } finally {
      endProgress();
      await pool.close();
    }
    const kinds = [...ends].sort(([, a], [, b]) => b - a).map(([end, count]) => `${end} (${count})`);
    process.stdout.write(`${args.file}: ${done} games and ${positions} positions added\n${kinds.join(', ')}\n`);
  },
});

function readOpening(text: string): readonly [number, number] {
  const [, from = '', to = from] = /^(\d+)(?:-(\d+))?$/.exec(text) ?? [];
  const fewest = wholeNumber('opening', from, 0, 100);
  return [fewest, wholeNumber('opening', to, fewest, 100)];
}
