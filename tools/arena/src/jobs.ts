import { type Duel, type DuelTable, openDuel, type Weights } from './duel.ts';
import { type Meeting, openTable, type Pair, type Table } from './pair.ts';

/** Work that can be done in another thread. */
export type Job = PairJob | DuelJob;

/** A pair of matches. */
export interface PairJob {
  readonly kind: 'pair';
  readonly meeting: Meeting;
  readonly seed: number;
}

/** Two rounds between two sets of weights. */
export interface DuelJob {
  readonly kind: 'duel';
  readonly duel: Duel;
  readonly plus: Weights;
  readonly minus: Weights;
  readonly seed: number;
}

/** What a job comes to: a pair's results, or the goals by which `plus` was better. */
export type Outcome<J extends Job> = J extends PairJob ? Pair : number;

/** A thread's own tables: set up when a job first needs one, then kept. */
export class Workplace {
  private readonly tables = new Map<string, Promise<Table>>();
  private readonly duels = new Map<string, Promise<DuelTable>>();

  async do<J extends Job>(job: J): Promise<Outcome<J>>;
  async do(job: Job): Promise<Pair | number> {
    switch (job.kind) {
      case 'pair':
        return (await kept(this.tables, job.meeting, openTable)).play(job.seed);
      case 'duel':
        return (await kept(this.duels, job.duel, openDuel)).play(job.plus, job.minus, job.seed);
    }
  }

  /** Ends what has been set up. */
  async close(): Promise<void> {
    for (const table of this.tables.values()) (await table).close();
  }
}

function kept<Of, T>(places: Map<string, Promise<T>>, of: Of, open: (of: Of) => Promise<T>): Promise<T> {
  const key = JSON.stringify(of);
  const found = places.get(key) ?? open(of);
  places.set(key, found);
  return found;
}
