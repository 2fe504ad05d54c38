import type { Ply, RoundEnd } from '../ply.ts';
import { texts } from '../texts.ts';

/** The time of a live match: two halves, whose clock runs while a round is played. */
export interface LiveTime {
  /** The length of each half: milliseconds, a whole number from 1. */
  readonly halfMs: number;
  /** The time that a turn may take before chance plays it on: milliseconds, a whole number from 1. */
  readonly turnMs: number;
}

/** The parts of a round that say how much time it has taken. */
interface TimedRound {
  readonly plies: readonly Ply<unknown>[];
  readonly end?: RoundEnd;
}

/** The first half or the second. */
export type Half = 1 | 2;

/** Returns whether these numbers can be the time of a live match. */
export const isLiveTime = ({ halfMs, turnMs }: LiveTime): boolean =>
  [halfMs, turnMs].every((ms) => Number.isSafeInteger(ms) && ms > 0);

/** The end of the round in which the first half ends. */
export const HALF_TIME: RoundEnd = {
  kind: 'half-time',
  get title() {
    return texts.ends.halfTime;
  },
  goals: 0,
};

/** The end of the last round of a live match, if no side has won before. */
export const FULL_TIME: RoundEnd = {
  kind: 'full-time',
  get title() {
    return texts.ends.fullTime;
  },
  goals: 0,
};

/** Returns whether the first half ended in a round. */
export const isHalfTime = ({ end }: TimedRound): boolean => end?.kind === HALF_TIME.kind;

/** Returns whether the second half ended in a round. */
export const isFullTime = ({ end }: TimedRound): boolean => end?.kind === FULL_TIME.kind;

/** The half in which a live match is after these rounds. */
export const halfOf = (rounds: readonly TimedRound[]): Half => (rounds.some(isHalfTime) ? 2 : 1);

/** The end of the current round when the time of this half is over. */
export const whistleEnd = (half: Half): RoundEnd => (half === 1 ? HALF_TIME : FULL_TIME);

/** The time that was left of the half after the last ply of these rounds, in milliseconds. */
export function leftOfHalf({ halfMs }: LiveTime, rounds: readonly TimedRound[]): number {
  if (rounds.some(isFullTime)) return 0;
  const inHalf = rounds.slice(rounds.findIndex(isHalfTime) + 1);
  return inHalf.flatMap(({ plies }) => plies).reduce((left, { spent = 0 }) => left - spent, halfMs);
}
