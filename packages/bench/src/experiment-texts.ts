import { texts } from './texts.ts';

/** The name of an experiment. */
export type ExperimentId = keyof typeof texts.experiments;

/** The text of one of the seven experiments, and its size. */
export interface ExperimentText {
  readonly id: string;
  readonly title: string;
  /** The work of one operation, in a sentence. */
  readonly work: string;
  /** The reason for the difference, in a few sentences. */
  readonly why: string;
  /** The operations of one run: enough for some milliseconds. */
  readonly rounds: number;
}

/** The size of the hash table of the experiments in MiB: larger than a processor's nearest caches. */
export const TABLE_MIB = 4;

const experiment = (id: ExperimentId, rounds: number): ExperimentText & { readonly id: ExperimentId } => ({
  id,
  rounds,
  get title() {
    return texts.experiments[id].title;
  },
  get work() {
    return texts.experiments[id].work(TABLE_MIB);
  },
  get why() {
    return texts.experiments[id].why;
  },
});

/** The texts of all experiments, in the order in which they run. */
export const EXPERIMENTS = [
  experiment('sets', 100_000),
  experiment('bits', 1_000_000),
  experiment('sliders', 500_000),
  experiment('hash', 500_000),
  experiment('evaluation', 20_000),
  experiment('simd', 20_000),
  experiment('boundary', 2_000_000),
];
