import {
  DirectKernel,
  defineCommand,
  endProgress,
  loadWeights,
  type PackedPositions,
  packPositions,
  readVariant,
  readWeightList,
  replaceFile,
  requireWritable,
  sayProgress,
  UsageError,
  VARIANT_OPTION,
  type Weights,
  type WeightsFile,
  wholeNumber,
} from '@kickmate/command';
import { type WeightGroups, weightGroupsOf } from '@kickmate/engine';
import { type AnyVariant, gameOf } from '@kickmate/game';
import { openTuningPool, type TuningPool } from './pool.ts';
import { readSamples } from './samples.ts';
import type { Slopes } from './slopes.ts';
import type { EvaluationTask, SlopesTask } from './tasks.ts';
import { type FitSettings, fitWeights, type Known, type Losses, lossesOf, scaleOf } from './texel.ts';

const MANUAL = `Fits a kernel's evaluation weights to the results of games (Texel's method).

The effect of each weight in each position is measured by moving the weight and evaluating again; then all weights are moved
until the evaluations predict the results of the games best. A tenth of the games is kept back: they show whether the weights
are better for other games, too, and when to stop. If some effects are not linear, they are measured again at the new weights.
The loss is the mean of -ln of the chance that was predicted for what happened; lower is better.

  npm run tune -- data --variant chess --games 20000 --file games.txt --workers 2
  npm run tune -- texel --variant chess --data games.txt --weights tuned.json
  npm run arena -- match nodes:5000,weights=tuned.json vs nodes:5000,evaluation=classical --variant chess --opening 6 --matches 400

The numbers of the weights are their places in the variant's assembly/weights.ts.`;

/** `tune texel`. */
export const texelCommand = defineCommand({
  meta: { name: 'texel', description: MANUAL },
  args: {
    variant: VARIANT_OPTION,
    data: { type: 'string', required: true, description: 'files of positions with results: a.txt,b.txt' },
    weights: { type: 'string', required: true, description: 'the file to which the weights are written' },
    from: { type: 'string', description: "a file of weights to begin with instead of the kernel's own" },
    only: { type: 'string', description: 'fit only these weights, by number or group: 6-11,31,mobility' },
    opinion: {
      type: 'string',
      default: '0',
      description: "the percentage of each label that is the search's score instead of the game's result",
    },
    epochs: { type: 'string', default: '400', description: 'the most steps of a pass' },
    passes: {
      type: 'string',
      default: '2',
      description: 'the most times that the effects of the weights are measured',
    },
    reach: {
      type: 'string',
      default: '40',
      description: "the expected size of a weight's change, in hundredths of a pawn",
    },
    workers: { type: 'string', default: '1', description: 'threads' },
  },
  async run({ args }) {
    const variant = await readVariant(args.variant);
    if (!variant.kernel) throw new UsageError(`${args.variant} has no kernel, and so no weights`);
    const own = (await DirectKernel.open(variant, 1)).weights;
    const start = args.from === undefined ? own : loadWeights(args.from, variant.id);
    if (start.length !== own.length)
      throw new UsageError(`${args.from}: ${start.length} weights for a kernel that has ${own.length}`);
    const settings = {
      only:
        args.only === undefined
          ? [...own.keys()]
          : readWeightList('only', args.only, own.length, weightGroupsOf(variant)),
      epochs: wholeNumber('epochs', args.epochs, 1, 1e6),
      reach: wholeNumber('reach', args.reach, 1, 10_000),
    };
    const passes = wholeNumber('passes', args.passes, 1, 20);
    const workers = wholeNumber('workers', args.workers, 1, 64);
    const opinion = wholeNumber('opinion', args.opinion, 0, 100) / 100;
    requireWritable('--weights', args.weights);
    const data = readTrainingData(variant, args.data.split(','));
    writeWeightsFile(args.weights, { variant: gameOf(variant.id), weights: start });
    print(`${data.positions.count} positions of ${data.games} games, ${settings.only.length} weights`);
    const pool = openTuningPool(workers);
    try {
      let weights = start;
      let points = await evaluate(pool, data, weights);
      const scale = scaleOf(points, data);
      mixSearchScores(data, scale, opinion);
      print(`scale ${scale.toFixed(6)}: a pawn ahead wins ${(100 / (1 + Math.exp(-100 * scale))).toFixed(1)}%`);
      let losses = lossesOf(points, data, scale);
      print(`before  ${lossText(losses)}`);
      let slopes: readonly Slopes[] = [];
      for (let pass = 1; pass <= passes; pass++) {
        const known = slopes.filter(({ isInProportion }) => isInProportion);
        const unknown =
          pass === 1 ? settings.only : settings.only.filter((one) => !known.some(({ weight }) => weight === one));
        if (unknown.length === 0) break;
        slopes = [...known, ...(await measureSlopes(pool, data, weights, points, unknown))];
        const fitted = fitPass(
          data,
          { weights, points, slopes, scale },
          { ...settings, rate: pass === 1 ? RATE : LATER_RATE },
        );
        const fittedPoints = await evaluate(pool, data, fitted);
        const fittedLosses = lossesOf(fittedPoints, data, scale);
        print(`pass ${pass}  ${lossText(fittedLosses)}  ${changeText(weights, fitted)}`);
        if (fittedLosses.check >= losses.check) break;
        [weights, points, losses] = [fitted, fittedPoints, fittedLosses];
        writeWeightsFile(args.weights, { variant: gameOf(variant.id), weights });
      }
      for (const line of groupTexts(start, weights, weightGroupsOf(variant))) print(line);
      print(`${args.weights}: ${lossText(losses)}  ${changeText(start, weights)}`);
    } finally {
      await pool.close();
    }
  },
});

/** The step size at the beginning of the first pass and of later ones, in hundredths of a pawn. */
const RATE = 2;
const LATER_RATE = 0.5;

/** The positions to which the weights are fitted. */
interface TrainingData extends Known {
  readonly variant: string;
  readonly positions: PackedPositions;
  readonly scores: readonly number[];
  readonly games: number;
}

/**
 * Mixes the chance to win that the search's score stands for into each result: it says more about a position than the result of
 * the game.
 */
function mixSearchScores({ results, scores }: TrainingData, scale: number, share: number): void {
  for (const [index, score] of scores.entries())
    results[index] = (1 - share) * results[index]! + share / (1 + Math.exp(-scale * score));
}

/** Of this many games one is kept back. */
const CHECK = 10;

function readTrainingData(variant: AnyVariant, paths: readonly string[]): TrainingData {
  const { positions, results, scores, games } = readSamples(variant, paths);
  if (positions.length === 0) throw new UsageError('--data: there are no positions');
  return {
    variant: variant.id,
    positions: packPositions(variant, positions),
    results: Float32Array.from(results),
    scores,
    isCheck: Uint8Array.from(games, (game) => (game % CHECK === CHECK - 1 ? 1 : 0)),
    games: new Set(games).size,
  };
}

async function evaluate(pool: TuningPool, { variant, positions }: TrainingData, weights: Weights): Promise<Int32Array> {
  const job: EvaluationTask = { kind: 'evaluation', variant, positions, weights };
  for await (const values of pool.results([job])) return values;
  throw new Error('the pool gave no result');
}

/** The number of weights that a task measures. */
const GROUP = 64;

async function measureSlopes(
  pool: TuningPool,
  { variant, positions }: TrainingData,
  weights: Weights,
  base: Int32Array,
  only: readonly number[],
): Promise<readonly Slopes[]> {
  const jobs = Array.from({ length: Math.ceil(only.length / GROUP) }, (_, index): SlopesTask => {
    const wanted = only.slice(index * GROUP, (index + 1) * GROUP);
    return { kind: 'slopes', variant, positions, weights, base, wanted };
  });
  const found: Slopes[] = [];
  for await (const slopes of pool.results(jobs)) {
    found.push(...slopes);
    sayProgress(`measured ${found.length} of ${only.length} weights`);
  }
  endProgress();
  return found;
}

/** The state at the beginning of a pass. */
interface PassStart {
  readonly weights: Weights;
  readonly points: Int32Array;
  readonly slopes: readonly Slopes[];
  readonly scale: number;
}

function fitPass(data: TrainingData, { weights, points, slopes, scale }: PassStart, settings: FitSettings): Weights {
  const fitted = fitWeights({ ...data, base: points, start: weights, slopes }, scale, settings, ({ epoch, losses }) => {
    if (epoch % 10 === 0) sayProgress(`step ${epoch}: ${lossText(losses)}`);
  });
  endProgress();
  return fitted.map(Math.round);
}

const writeWeightsFile = (path: string, file: WeightsFile): void =>
  replaceFile(
    '--weights',
    path,
    `${JSON.stringify(file)}
`,
  );

const lossText = ({ training, check }: Losses): string =>
  `loss ${training.toFixed(6)}, of those kept back ${check.toFixed(6)}`;

function changeText(before: Weights, after: Weights): string {
  const moves = after.map((weight, index) => Math.abs(weight - before[index]!));
  return `${moves.filter((move) => move > 0).length} weights moved, by ${Math.max(...moves)} at most`;
}

/** The changes of the weights in each group, as text. */
function groupTexts(before: Weights, after: Weights, groups: WeightGroups) {
  return Object.entries(groups).map(([name, [first, count]]) => {
    const [then, now] = [before, after].map((weights) => weights.slice(first, first + count).join(' '));
    return then === now ? `${name}: ${then}` : `${name}: ${then}\n${' '.repeat(name.length)}> ${now}`;
  });
}

const print = (text: string): void => void process.stdout.write(`${text}\n`);
