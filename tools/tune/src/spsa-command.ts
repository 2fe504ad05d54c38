import {
  DirectKernel,
  defineCommand,
  endProgress,
  readVariant,
  readWeightList,
  sayProgress,
  UsageError,
  VARIANT_OPTION,
  wholeNumber,
} from '@kickmate/command';
import { weightGroupsOf } from '@kickmate/engine';
import { openTuningPool } from './pool.ts';
import { describeChanges, readTuning, type TuningPlan, tune, writeTuning } from './spsa.ts';

const MANUAL = `Tunes a kernel's evaluation weights by playing (SPSA).

All weights are moved up or down at random, the two sets play rounds against each other, and every weight is moved a little
towards the better set. The same options give the same weights; a run that was interrupted continues from its file.

  npm run tune -- spsa --file weights.json --pairs 20000 --nodes 2000
  npm run arena -- match nodes:5000,weights=weights.json vs nodes:5000 --opening 4

The numbers of the weights are their places in the variant's assembly/weights.ts.`;

/** `tune spsa`. */
export const spsaCommand = defineCommand({
  meta: { name: 'spsa', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    file: { type: 'string', required: true, description: 'the file of the weights, written after each batch' },
    pairs: { type: 'string', default: '10000', description: 'pairs of rounds in all' },
    batch: { type: 'string', default: '8', description: 'pairs of rounds to each random move of the weights' },
    nodes: { type: 'string', default: '2000', description: 'nodes an action' },
    opening: { type: 'string', default: '6', description: 'random actions at the beginning of a round' },
    spread: { type: 'string', default: '12', description: 'percent by which weights are moved at random at the end' },
    rate: {
      type: 'string',
      default: '20',
      description: 'step at the end: ten-thousandths of a random move for each goal',
    },
    only: { type: 'string', description: 'tune only these weights, by number or group: 6-11,31,mobility' },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    workers: { type: 'string', default: '1', description: 'threads' },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel, and so no weights`);
    const { weights: start } = await DirectKernel.open(variant, 1);
    const plan: TuningPlan = {
      match: {
        variant: variant.id,
        limits: { nodes: wholeNumber('nodes', args.nodes, 1, 1e9) },
        opening: wholeNumber('opening', args.opening, 0, 100),
      },
      spsa: {
        seed: wholeNumber('seed', args.seed, 0, 2 ** 31),
        pairs: wholeNumber('pairs', args.pairs, 1, 1e9),
        spread: wholeNumber('spread', args.spread, 1, 100) / 100,
        rate: wholeNumber('rate', args.rate, 1, 10_000) / 10_000,
        active:
          args.only === undefined
            ? [...start.keys()]
            : readWeightList('only', args.only, start.length, weightGroupsOf(variant)),
      },
      batch: wholeNumber('batch', args.batch, 1, 1e6),
      start,
    };
    const from = readTuning(args.file, plan) ?? { weights: start, played: 0 };
    const workers = wholeNumber('workers', args.workers, 1, 64);
    // Written before the work begins, so that a file that cannot be written is reported at once.
    writeTuning(args.file, plan, from);
    const pool = openTuningPool(workers);
    try {
      for await (const { state, goals } of tune(plan, from, pool)) {
        writeTuning(args.file, plan, state);
        const changes = describeChanges(start, state.weights);
        sayProgress(`${state.played} of ${plan.spsa.pairs} pairs, last batch ${goals}: ${changes}`);
      }
    } finally {
      endProgress();
      await pool.close();
    }
    process.stdout.write(`${args.file}: ${describeChanges(start, (readTuning(args.file, plan) ?? from).weights)}\n`);
  },
});
