import { opponent, type Side } from '@kickmate/board';
import type { StartArray } from './facets/beginnings.ts';
import { isFullTime, isHalfTime } from './facets/live-time.ts';
import type { Ply, RoundEnd, Successor } from './ply.ts';
import { draw, pickFrom, seededRandom } from './random.ts';
import type { MatchRules, Variant } from './variant.ts';

/** From a kick-off to a goal, a mate or a dead ball. */
export interface Round<P> {
  readonly kickOff: Side;
  readonly start: P;
  readonly plies: readonly Ply<P>[];
  /** Absent while the round goes on. */
  readonly end?: RoundEnd;
  /**
   * How it was ended where the rules did not: a side claimed an end, both agreed on a draw, a half's time was over, a
   * record says no more than the result.
   */
  readonly settled?: 'claim' | 'agreement' | 'whistle' | 'record';
}

/** How a round ends on which the players agree to draw. */
export const AGREEMENT: RoundEnd = { kind: 'agreement', title: 'Draw by agreement', says: 'draw', goals: 0 };

/** How a round ends of which a record gives the result, and nothing gives the reason. */
export const recordedEnd = (winner?: Side): RoundEnd => ({
  kind: 'recorded',
  title: 'As the record says',
  ...(winner && { winner }),
  goals: winner ? 1 : 0,
});

/** How many goals each side has. */
export type Goals = Readonly<Record<Side, number>>;

/** How a match ended. */
export interface MatchEnd {
  /** Absent when the match is drawn. */
  readonly winner?: Side;
  /**
   * By the goals, of which a side has as many as win, or which full-time left as they are; too many void rounds in a row; a
   * side has resigned; a side's time was over.
   */
  readonly reason: 'goals' | 'voids' | 'resigned' | 'time';
}

/** The position that a round has come to. */
export const latestPosition = <P>(round: Round<P>): P => round.plies.at(-1)?.after ?? round.start;

/** What of a match says how its rounds begin. */
export interface RoundStarts<P> {
  readonly variant: Variant<P>;
  /** Where all luck comes from. */
  readonly seed: number;
  /** The id of one of the variant's arrays; the usual one if absent. */
  readonly array?: string | undefined;
}

/** The array of a match; `undefined` in games that have but one, or none of this name. */
export const findArray = <P>({ arrays }: Variant<P>, id = arrays?.[0]?.id): StartArray<P> | undefined =>
  arrays?.find((one) => one.id === id);

/** The names of a game's arrays, in a sentence. */
export const knownArrays = ({ arrays }: Pick<Variant, 'arrays'>): string =>
  arrays ? arrays.map(({ id }) => id).join(', ') : 'only one';

/** A match's round number `index` (from 0) at its kick-off; where it starts is the seed's doing. */
export function beginRound<P>({ variant, seed, array }: RoundStarts<P>, index: number, kickOff: Side): Round<P> {
  const random = seededRandom(seed, index);
  const chosen = findArray(variant, array);
  const start = chosen?.begin(kickOff, pickFrom(random)) ?? draw(random, variant.starts(kickOff)).position;
  return { kickOff, start, plies: [] };
}

/** Plays a legal action, its outcome given where there is chance; `spent` as in {@link Ply}. */
export function plyFrom<P>(variant: Variant<P>, before: P, { action, outcome }: Successor, spent?: number): Ply<P> {
  const after = variant.play(before, action, outcome);
  return { before, action, outcome, after, ...(spent !== undefined && { spent }) };
}

/** The end that the side to act may claim after these plies. */
export const claimableEnd = <P>(variant: Variant<P>, plies: readonly Ply<P>[]): RoundEnd | undefined =>
  plies.length > 0 ? variant.claims?.claimable?.(plies) : undefined;

/** How a match ends when a side's time is over in a position: the other side wins, or nobody if that side never could. */
export function endByTime<P>(variant: Variant<P>, position: P, flagged: Side): MatchEnd {
  const winner = opponent(flagged);
  return variant.claims?.canWin?.(position, winner) === false ? { reason: 'time' } : { winner, reason: 'time' };
}

/** A round of these plies, ended where its position or its record ends it. */
export function roundOf<P>(variant: Variant<P>, kickOff: Side, start: P, plies: readonly Ply<P>[]): Round<P> {
  const end = endOfRound(variant, plies);
  return { kickOff, start, plies, ...(end && { end }) };
}

/** How a round of these plies ended, if it has. */
export function endOfRound<P>(variant: Variant<P>, plies: readonly Ply<P>[]): RoundEnd | undefined {
  const last = plies.at(-1);
  return last && (variant.end(last.after) ?? variant.endByHistory(plies));
}

/**
 * Who kicks off the round after these, of which there is at least one: the side that conceded, or, if nobody did, the
 * other side than last time; the second half, the other side than the match.
 */
export function nextKickOff(rounds: readonly Round<unknown>[]): Side {
  const [first, last] = [rounds[0]!, rounds.at(-1)!];
  return opponent(isHalfTime(last) ? first.kickOff : (last.end?.winner ?? last.kickOff));
}

/** Whether a side got the goals of a round. */
export const hasScored = ({ end }: Round<unknown>, side: Side): boolean => end?.winner === side;

/** The goals of these rounds. */
export const goalsOf = (rounds: readonly Round<unknown>[]): Goals => rounds.reduce(goalsAfter, { w: 0, b: 0 });

/** The goals after another round. */
export const goalsAfter = (goals: Goals, { end }: Round<unknown>): Goals =>
  end?.winner ? { ...goals, [end.winner]: goals[end.winner] + end.goals } : goals;

/**
 * How a match to `goals` goals has ended with these rounds, if it has.
 * @param score the goals of the rounds, if they have been counted
 */
export function endOfMatch(
  { voidRounds }: MatchRules,
  goals: number,
  rounds: readonly Round<unknown>[],
  score = goalsOf(rounds),
): MatchEnd | undefined {
  const { w, b } = score;
  const last = rounds.at(-1);
  const lead: Pick<MatchEnd, 'winner'> = w === b ? {} : { winner: w > b ? 'w' : 'b' };
  if (w >= goals || b >= goals || (last && isFullTime(last))) return { ...lead, reason: 'goals' };
  const isStale = voidRounds !== undefined && rounds.length >= voidRounds && rounds.slice(-voidRounds).every(isVoid);
  return isStale ? { ...lead, reason: 'voids' } : undefined;
}

const isVoid = (round: Round<unknown>): boolean =>
  round.end !== undefined && round.end.winner === undefined && !isHalfTime(round);

/** What of a game says how long its matches are. */
type Length = Pick<Variant, 'match'>;

/** Whether a match to so many goals, the most that the game allows if absent, has but one round, however that ends. */
export const isOneRound = ({ match }: Length, goals = match.goals.max): boolean =>
  goals === 1 && match.voidRounds === 1;

/** What people call a round: a "game" where no match has more than one. */
export const roundWord = (variant: Length): 'game' | 'round' => (isOneRound(variant) ? 'game' : 'round');
