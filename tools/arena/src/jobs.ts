import { loadVariant } from '@kickmate/catalogue';
import { DirectKernel } from './direct-kernel.ts';
import { type Duel, type DuelTable, openDuel, type Weights } from './duel.ts';
import type { PackedPositions } from './packed-positions.ts';
import { type Meeting, openTable, type Pair, type Table } from './pair.ts';
import { openSamples, type SampledGame, type SampleRecipe, type SampleTable } from './sample-game.ts';
import { type Slopes, slopesOf } from './slopes.ts';

/** Work that can be done in another thread. */
export type Job = PairJob | DuelJob | SampleJob | EvaluationJob | SlopesJob;

/** Told to another thread instead of a job: it ends its players and itself. */
export const CLOSE = 'close';

/** A pair of matches. */
export interface PairJob {
  readonly kind: 'pair';
  readonly meeting: Meeting;
  readonly seed: number;
  /** From 0; it names the opening, too. */
  readonly number: number;
  /** What records call the meeting, if it wants them. */
  readonly event?: string | undefined;
}

/** Two rounds between two sets of weights. */
export interface DuelJob {
  readonly kind: 'duel';
  readonly duel: Duel;
  readonly plus: Weights;
  readonly minus: Weights;
  readonly seed: number;
}

/** A game of the engine against itself, for its positions. */
export interface SampleJob {
  readonly kind: 'sample';
  readonly recipe: SampleRecipe;
  readonly seed: number;
}

/** White's evaluation of positions with some weights. */
export interface EvaluationJob {
  readonly kind: 'evaluation';
  readonly variant: string;
  readonly positions: PackedPositions;
  readonly weights: Weights;
}

/** What some weights do to the evaluation of positions. */
export interface SlopesJob extends Omit<EvaluationJob, 'kind'> {
  readonly kind: 'slopes';
  readonly base: Int32Array;
  readonly wanted: readonly number[];
}

/** What jobs come to. */
interface Outcomes {
  readonly pair: Pair;
  /** The goals by which `plus` was better. */
  readonly duel: number;
  readonly sample: SampledGame;
  readonly evaluation: Int32Array;
  readonly slopes: readonly Slopes[];
}

/** What a job comes to. */
export type Outcome<J extends Job> = Outcomes[J['kind']];

/** The hash table of a kernel that only evaluates. */
const HASH_MIB = 1;

/** A thread's own tables: set up when a job first needs one, then kept. */
export class Workplace {
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly duels = new Map<string, Promise<DuelTable>>();
  private readonly samples = new Map<string, Promise<SampleTable>>();
  private readonly kernels = new Map<string, Promise<DirectKernel>>();

  async do<J extends Job>(job: J): Promise<Outcome<J>>;
  async do(job: Job): Promise<Outcome<Job>> {
    switch (job.kind) {
      case 'pair':
        return (await kept(this.tables, job.meeting, openTable)).play(job.seed, job.number, job.event);
      case 'duel':
        return (await kept(this.duels, job.duel, openDuel)).play(job.plus, job.minus, job.seed);
      case 'sample':
        return (await kept(this.samples, job.recipe, openSamples)).play(job.seed);
      case 'evaluation': {
        const kernel = await kept(this.kernels, job.variant, openKernel);
        kernel.weights = job.weights;
        kernel.clear();
        return kernel.evaluations(job.positions);
      }
      case 'slopes': {
        const kernel = await kept(this.kernels, job.variant, openKernel);
        return slopesOf(kernel, job.positions, job.weights, job.base, job.wanted);
      }
    }
  }

  /** Ends what has been set up. */
  async close(): Promise<void> {
    for (const table of this.tables.values()) (await table).close();
  }
}

const openKernel = async (variant: string): Promise<DirectKernel> =>
  DirectKernel.open(await loadVariant(variant), HASH_MIB);

function kept<Of, T>(places: Map<string, Promise<T>>, of: Of, open: (of: Of) => Promise<T>): Promise<T> {
  const key = JSON.stringify(of);
  const found = places.get(key) ?? open(of);
  places.set(key, found);
  return found;
}
