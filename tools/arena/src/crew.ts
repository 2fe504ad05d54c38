import { startThread } from '@kickmate/engine/node';
import type { FromWorker } from './arena.worker.ts';
import { CLOSE, type Job, type Outcome, Workplace } from './jobs.ts';

/** A thread that does not end by itself, because it is in the middle of a search, is ended after so long. */
const CLOSE_MS = 2000;

/** Those who do the jobs: this thread alone, or several others. */
export interface Crew {
  /** Does the jobs, as many at a time as there are hands, and gives what they come to in the jobs' order. */
  results<J extends Job>(jobs: readonly J[]): AsyncGenerator<Outcome<J>>;
  close(): Promise<void>;
}

/** One pair of hands: a job at a time. */
interface Hand {
  do<J extends Job>(job: J): Promise<Outcome<J>>;
  close(): Promise<unknown>;
}

/** A crew of so many threads; with one, the work is done in this thread. */
export function openCrew(size: number): Crew {
  const hands: readonly Hand[] = size === 1 ? [new Workplace()] : Array.from({ length: size }, workerHand);
  return {
    async *results(jobs) {
      const waiting = jobs.map((job) => new Waiting(job));
      const queue = [...waiting];
      for (const hand of hands) void workThrough(hand, queue);
      try {
        for (const { outcome } of waiting) yield await outcome;
      } finally {
        // Whoever broke off reading does not want the rest.
        queue.length = 0;
      }
    },
    async close() {
      await Promise.all(hands.map((hand) => hand.close()));
    },
  };
}

/** A job, and the promise of what it comes to. */
class Waiting<J extends Job> {
  readonly job: J;
  readonly outcome: Promise<Outcome<J>>;
  resolve!: (outcome: Outcome<J>) => void;
  reject!: (error: unknown) => void;

  constructor(job: J) {
    this.job = job;
    this.outcome = new Promise((resolve, reject) => {
      this.resolve = resolve;
      this.reject = reject;
    });
    // Whoever reads the results meets the failure in its turn, perhaps much later.
    this.outcome.catch(() => {});
  }
}

async function workThrough<J extends Job>(hand: Hand, queue: Waiting<J>[]): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    await hand.do(next.job).then(next.resolve, next.reject);
  }
}

function workerHand(): Hand {
  const worker = startThread(new URL('./arena.worker.ts', import.meta.url));
  // A thread may have died before it is to be closed.
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  return {
    do<J extends Job>(job: J) {
      return new Promise<Outcome<J>>((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (reply: FromWorker) => {
          worker.off('error', reject);
          if (reply.ok) resolve(reply.value as Outcome<J>);
          else reject(new Error(reply.message));
        });
        worker.postMessage(job);
      });
    },
    async close() {
      worker.postMessage(CLOSE);
      const last = setTimeout(() => worker.terminate(), CLOSE_MS);
      await ended;
      clearTimeout(last);
    },
  };
}
