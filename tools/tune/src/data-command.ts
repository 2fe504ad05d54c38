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

const MANUAL = `Plays the engine against itself for quiet positions with results, from which texel learns.

A game begins with random actions after which nobody is far ahead. It is ended by the rules (a draw that may be claimed
is), or early: when one side is more than 10 pawns ahead for 6 actions, or neither is ahead at all for 12 actions after the
80th. Of the positions in which there is no check, nothing to capture or promote at once and no forced win a share is kept:
a line with the position and White's points, 1, 0.5 or 0. The same options give the same file; a run that was broken off,
or that is to have more games, goes on where it was.

  npm run tune -- data --variant chess --games 20000 --file games.txt --workers 2
  npm run tune -- texel --variant chess --data games.txt --weights tuned.json`;

/** `tune data`. */
export const dataCommand = defineCommand({
  meta: { name: 'data', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    file: { type: 'string', required: true, description: 'where the positions are kept' },
    games: { type: 'string', default: '1000', description: 'games in all' },
    nodes: { type: 'string', default: '1500', description: 'nodes an action' },
    opening: { type: 'string', default: '6-10', description: 'the fewest and most random actions at the start' },
    keep: { type: 'string', default: '30', description: 'percent of the quiet positions that are kept' },
    weights: { type: 'string', description: "a file of weights to play with instead of the kernel's own" },
    seed: { type: 'string', default: '1', description: 'where all luck comes from' },
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
