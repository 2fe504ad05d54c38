import {
  count,
  defineCommand,
  endProgress,
  readVariant,
  sayProgress,
  UsageError,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { collect } from './collect.ts';
import type { SelfPlaySettings } from './self-play.ts';

const MANUAL = `Plays the engine against itself and keeps positions, with scores, for training. The same command goes on with a
file that was interrupted. Files that were made on several machines, with other seeds, are merged by naming them all to fit.

With --leaf-nodes 0, positions that searches evaluated are kept with their classical static evaluation: to begin with
(distilling). Otherwise quiet positions of the games are kept with the search's score and the result, and sampled ones with
the score of a search of their own.

  npm run train -- data --variant chess --file distilled.bin --leaf-nodes 0 --leaves 60 --games 20000
  npm run train -- data --variant chess --file searched.bin --nodes 2400 --leaves 6 --leaf-nodes 600 --games 20000`;

/** Games between two reports. */
const REPORT = 50;

/** `train data`. */
export const dataCommand = defineCommand({
  meta: { name: 'data', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    file: { type: 'string', required: true, description: 'the file of samples' },
    games: { type: 'string', default: '1000', description: 'games in all' },
    nodes: { type: 'string', default: '2400', description: 'nodes an action' },
    leaves: { type: 'string', default: '6', description: 'positions sampled from each search' },
    'leaf-nodes': { type: 'string', default: '600', description: 'nodes of the search that labels a sampled position' },
    network: { type: 'string', description: 'the network that plays and labels; if absent, the classical evaluation' },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    workers: { type: 'string', default: '1', description: 'threads' },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel`);
    const settings: SelfPlaySettings = {
      variant: variant.id,
      nodes: wholeNumber('nodes', args.nodes, 1, 1e9),
      leaves: wholeNumber('leaves', args.leaves, 0, 256),
      leafNodes: wholeNumber('leaf-nodes', args['leaf-nodes'], 0, 1e9),
      ...(args.network !== undefined && { network: args.network }),
    };
    const games = wholeNumber('games', args.games, 1, 1e9);
    const { samples } = await collect(settings, {
      file: args.file,
      seed: wholeNumber('seed', args.seed, 0, 2 ** 31),
      workers: wholeNumber('workers', args.workers, 1, 64),
      games,
      isEnough(done) {
        if (done.games % REPORT === 0)
          sayProgress(
            `${done.games} of ${games} games, ${count(done.samples)} samples, ${count(done.samplesPerSecond)} a second`,
          );
        return false;
      },
    });
    endProgress();
    process.stdout.write(`${args.file}: ${count(games)} games, ${count(samples)} samples\n`);
  },
});
