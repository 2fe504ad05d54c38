import { seededRandom } from '@kickmate/game';
import type { Crew } from './crew.ts';
import type { Meeting, Pair } from './pair.ts';
import type { Store } from './store.ts';

/** How a meeting is played. */
export interface Course {
  readonly crew: Crew;
  /** How many pairs of matches. */
  readonly pairs: number;
  readonly seed: number;
  /** Where finished pairs are kept; those that are there already are not played again. */
  readonly store?: Store | undefined;
}

/** Plays a meeting, and gives its pairs in order as they are finished, the ones from the store first. */
export async function* playMeeting(meeting: Meeting, { crew, pairs, seed, store }: Course): AsyncGenerator<Pair> {
  const kept = (store?.pairs ?? []).slice(0, pairs);
  yield* kept;
  const event = meeting.names && `${meeting.names.join(' - ')}, seed ${seed}`;
  const jobs = Array.from({ length: pairs - kept.length }, (_, index) => {
    const number = kept.length + index;
    return { kind: 'pair' as const, meeting, seed: seedOf(seed, number), number, event };
  });
  for await (const pair of crew.results(jobs)) {
    store?.append(pair);
    yield pair;
  }
}

/** The seed of a pair, or of anything else of which there are many. */
export const seedOf = (seed: number, index: number): number => Math.floor(seededRandom(seed, index)() * 2 ** 32);
