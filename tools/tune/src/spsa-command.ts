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
import { SEARCH_CONSTANTS, weightGroupsOf } from '@kickmate/engine';
import { openTuningPool } from './pool.ts';
import { describeChanges, readTuning, type TuningPlan, tune, writeTuning } from './spsa.ts';

const MANUAL = `Tunes the weights of a kernel's classical evaluation, or the constants of its search, by playing (SPSA).

All of them are moved up or down at random, the two sets play rounds against each other, and each is moved a little
towards the better set. The same options give the same weights; a run that was interrupted continues from its file.

  npm run tune -- spsa --file weights.json --pairs 20000 --nodes 2000
  npm run arena -- match nodes:5000,weights=weights.json vs nodes:5000,evaluation=classical --opening 4

  npm run tune -- spsa --search --variant chess --file constants.json --pairs 20000 --nodes 30000 --opening 8
  npm run arena -- match nodes:60000,constants=constants.json vs nodes:60000 --variant chess --adjudge

The numbers of the weights are their places in the variant's assembly/weights.ts. The constants of the search are tuned with the
game's network; packages/search/src/constants.ts says what each is.`;

/** The least perturbations: some constants are small numbers, such as depths. */
const LEAST = { weights: 2, constants: 1 };
/** The search divides by some constants. */
const LOWEST = { weights: undefined, constants: 1 };

/** The constants of the search by name. */
const CONSTANT_GROUPS = Object.fromEntries(SEARCH_CONSTANTS.map((name, index) => [name, [index, 1] as const]));

/** `tune spsa`. */
export const spsaCommand = defineCommand({
  meta: { name: 'spsa', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    file: {
      type: 'string',
      required: true,
      description: 'the file of the weights or constants, written after each batch',
    },
    search: { type: 'boolean', description: "tune the constants of the search instead of the evaluation's weights" },
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
    only: {
      type: 'string',
      description: 'tune only these, by number, group or name: 6-11,31,mobility; with --search 0-5,aspirationWindow',
    },
    seed: { type: 'string', default: '1', description: 'the seed of all luck' },
    workers: { type: 'string', default: '1', description: 'threads' },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    if (!variant.kernel) throw new UsageError(`${variant.id} has no kernel, and so nothing to tune`);
    const tunes = args.search ? 'constants' : 'weights';
    const { [tunes]: start } = await DirectKernel.open(variant, 1);
    const groups = args.search ? CONSTANT_GROUPS : weightGroupsOf(variant);
    const plan: TuningPlan = {
      match: {
        variant: variant.id,
        tunes,
        limits: { nodes: wholeNumber('nodes', args.nodes, 1, 1e9) },
        opening: wholeNumber('opening', args.opening, 0, 100),
      },
      spsa: {
        seed: wholeNumber('seed', args.seed, 0, 2 ** 31),
        pairs: wholeNumber('pairs', args.pairs, 1, 1e9),
        spread: wholeNumber('spread', args.spread, 1, 100) / 100,
        rate: wholeNumber('rate', args.rate, 1, 10_000) / 10_000,
        least: LEAST[tunes],
        lowest: LOWEST[tunes],
        active: args.only === undefined ? [...start.keys()] : readWeightList('only', args.only, start.length, groups),
      },
      batch: wholeNumber('batch', args.batch, 1, 1e6),
      start,
    };
    const names = args.search ? SEARCH_CONSTANTS : undefined;
    const from = readTuning(args.file, plan) ?? { weights: start, played: 0 };
    const workers = wholeNumber('workers', args.workers, 1, 64);
    // Written before the work begins, so that a file that cannot be written is reported at once.
    writeTuning(args.file, plan, from);
    const pool = openTuningPool(workers);
    try {
      for await (const { state, goals } of tune(plan, from, pool)) {
        writeTuning(args.file, plan, state);
        const changes = describeChanges(start, state.weights, names);
        sayProgress(`${state.played} of ${plan.spsa.pairs} pairs, last batch ${goals}: ${changes}`);
      }
    } finally {
      endProgress();
      await pool.close();
    }
    process.stdout.write(
      `${args.file}: ${describeChanges(start, (readTuning(args.file, plan) ?? from).weights, names)}\n`,
    );
  },
});
