import { loadVariant } from '@kickmate/catalogue';
import {
  DirectKernel,
  OpenedOnce,
  type PackedPositions,
  type Task,
  type TaskRunner,
  type Weights,
} from '@kickmate/command';
import { openSampler, type SampledGame, type SampleSettings } from './sample-game.ts';
import { type Slopes, slopesOf } from './slopes.ts';
import { openWeightsMatch, type WeightsMatchSettings } from './weights-match.ts';

/** Two rounds between two sets of weights. */
export interface WeightsMatchTask extends Task<'weights-match'> {
  readonly settings: WeightsMatchSettings;
  readonly plus: Weights;
  readonly minus: Weights;
  readonly seed: number;
}

/** A game of the engine against itself, for its positions. */
export interface SampleTask extends Task<'sample'> {
  readonly settings: SampleSettings;
  readonly seed: number;
}

/** White's evaluation of positions with some weights. */
export interface EvaluationTask extends Task<'evaluation'> {
  readonly variant: string;
  readonly positions: PackedPositions;
  readonly weights: Weights;
}

/** Computes the effect of some weights on the evaluation of positions. */
export interface SlopesTask extends Task<'slopes'> {
  readonly variant: string;
  readonly positions: PackedPositions;
  readonly weights: Weights;
  /** The evaluations with these weights. */
  readonly base: Int32Array;
  /** The weights that are asked about, by number. */
  readonly wanted: readonly number[];
}

/** The results of tasks, by the kind of task. */
export interface Results {
  /** The goals by which `plus` was better. */
  readonly 'weights-match': number;
  readonly sample: SampledGame;
  /** In hundredths of a pawn. */
  readonly evaluation: Int32Array;
  readonly slopes: readonly Slopes[];
}

/** The hash table of a kernel that only evaluates, in MiB. */
const HASH_MIB = 1;

/** Does the tasks of a thread; kernels are opened when a task first needs them, and kept. */
export function openRunner(): TaskRunner<Results> {
  const matches = new OpenedOnce(openWeightsMatch);
  const samplers = new OpenedOnce(openSampler);
  const kernels = new OpenedOnce(async (id: string) => DirectKernel.open(await loadVariant(id), HASH_MIB));

  async function run(
    task: WeightsMatchTask | SampleTask | EvaluationTask | SlopesTask,
  ): Promise<Results[keyof Results]> {
    switch (task.kind) {
      case 'weights-match':
        return (await matches.get(task.settings)).play(task.plus, task.minus, task.seed);
      case 'sample':
        return (await samplers.get(task.settings)).play(task.seed);
      case 'evaluation': {
        const kernel = await kernels.get(task.variant);
        kernel.weights = task.weights;
        kernel.clear();
        return kernel.evaluations(task.positions);
      }
      case 'slopes': {
        const kernel = await kernels.get(task.variant);
        return slopesOf(kernel, task.positions, task.weights, task.base, task.wanted);
      }
    }
  }
  return { run: run as TaskRunner<Results>['run'], close: async () => {} };
}
