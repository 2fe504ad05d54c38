import { opponent, type Side } from '@kickmate/board';
import type { StartArray } from './facets/beginnings.ts';
import { isFullTime, isHalfTime } from './facets/live-time.ts';
import type { Ply, RoundEnd, Successor } from './ply.ts';
import { draw, pickFrom, seededRandom } from './random.ts';
import { texts } from './texts.ts';
import type { MatchRules, Variant } from './variant.ts';

/** The play from a kick-off to its end: a goal, a mate, a dead ball, a whistle. */
export interface Round<P> {
  readonly kickOff: Side;
  readonly start: P;
  readonly plies: readonly Ply<P>[];
  /** The end; absent while the round goes on. */
  readonly end?: RoundEnd;
  /**
   * The way in which the round ended if the rules did not end it: a side claimed an end, both agreed on a draw, a half's time
   * was over, or a record gives only the result.
   */
  readonly endedBy?: 'claim' | 'agreement' | 'whistle' | 'record';
}

/** The end of a round that the players agree to draw. */
export const AGREEMENT: RoundEnd = {
  kind: 'agreement',
  get title() {
    return texts.ends.agreement;
  },
  says: 'draw',
  goals: 0,
};

/** The end of a round of which a record gives the result but not the reason. */
export const recordedEnd = (winner?: Side): RoundEnd => ({
  kind: 'recorded',
  title: texts.ends.recorded,
  ...(winner && { winner }),
  goals: winner ? 1 : 0,
});

/** The number of goals that each side has. */
export type Goals = Readonly<Record<Side, number>>;

/** The end of a match. */
export interface MatchEnd {
  /** The side that has won; absent when the match is drawn. */
  readonly winner?: Side;
  /**
   * `goals`: a side has as many goals as win, or a live match has reached full-time. `voids`: too many void rounds in a
   * row. `resigned`: a side has resigned. `time`: a side's time was over.
   */
  readonly reason: 'goals' | 'voids' | 'resigned' | 'time';
}

/** The current position of a round. */
export const latestPosition = <P>(round: Round<P>): P => round.plies.at(-1)?.after ?? round.start;

/** The parts of a match that say how its rounds begin. */
export interface RoundStarts<P> {
  readonly variant: Variant<P>;
  /** The source of all chance. */
  readonly seed: number;
  /** The id of one of the variant's arrays; the usual one if absent. */
  readonly array?: string | undefined;
}

/** The array with an id; `undefined` if the game has no choice of arrays, or none with this id. */
export const findArray = <P>({ arrays }: Variant<P>, id = arrays?.[0]?.id): StartArray<P> | undefined =>
  arrays?.find((one) => one.id === id);

/** The array that a new match suggests; `undefined` if the game has no choice of arrays. */
export const suggestedArray = <P>({ arrays }: Pick<Variant<P>, 'arrays'>): StartArray<P> | undefined =>
  arrays?.find(({ isSuggested }) => isSuggested) ?? arrays?.[0];

/** The names of a game's arrays, in a sentence. */
export const knownArrays = ({ arrays }: Pick<Variant, 'arrays'>): string =>
  arrays ? arrays.map(({ id }) => id).join(', ') : 'only one';

/** The round with this index (from 0) of a match, at its kick-off. Its starting position is drawn from the seed. */
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

/** The end of a match when a side's time is over in a position: the other side wins, or nobody if it could not win. */
export function endByTime<P>(variant: Variant<P>, position: P, flagged: Side): MatchEnd {
  const winner = opponent(flagged);
  return variant.claims?.canWin?.(position, winner) === false ? { reason: 'time' } : { winner, reason: 'time' };
}

/** A round of these plies, ended if its position or its history ends it. */
export function roundOf<P>(variant: Variant<P>, kickOff: Side, start: P, plies: readonly Ply<P>[]): Round<P> {
  const end = endOfRound(variant, plies);
  return { kickOff, start, plies, ...(end && { end }) };
}

/** The end of a round of these plies; `undefined` if it goes on. */
export function endOfRound<P>(
  variant: Pick<Variant<P>, 'end' | 'endByHistory'>,
  plies: readonly Ply<P>[],
): RoundEnd | undefined {
  const last = plies.at(-1);
  return last && (variant.end(last.after) ?? variant.endByHistory(plies));
}

/**
 * The side that kicks off the round after these (at least one). After a goal it is the side that conceded; otherwise
 * the side that did not kick off the last round; at the start of the second half, the side that did not kick off the
 * match.
 */
export function nextKickOff(rounds: readonly Round<unknown>[]): Side {
  const [first, last] = [rounds[0]!, rounds.at(-1)!];
  return opponent(isHalfTime(last) ? first.kickOff : (last.end?.winner ?? last.kickOff));
}

/** Returns whether a side got the goals of a round. */
export const hasScored = ({ end }: Round<unknown>, side: Side): boolean => end?.winner === side;

/** The goals of these rounds. */
export const scoreOf = (rounds: readonly Round<unknown>[]): Goals => rounds.reduce(goalsAfter, { w: 0, b: 0 });

/** The goals after another round. */
export const goalsAfter = (goals: Goals, { end }: Round<unknown>): Goals =>
  end?.winner ? { ...goals, [end.winner]: goals[end.winner] + end.goals } : goals;

/**
 * The end of a match to `goals` goals after these rounds; `undefined` if it goes on.
 * @param score the goals of the rounds, if they have been counted
 */
export function endOfMatch(
  { voidRounds }: MatchRules,
  goals: number,
  rounds: readonly Round<unknown>[],
  score = scoreOf(rounds),
): MatchEnd | undefined {
  const { w, b } = score;
  const last = rounds.at(-1);
  const lead: Pick<MatchEnd, 'winner'> = w === b ? {} : { winner: w > b ? 'w' : 'b' };
  if (w >= goals || b >= goals || (last && isFullTime(last))) return { ...lead, reason: 'goals' };
  const hasTooManyVoids =
    voidRounds !== undefined && rounds.length >= voidRounds && rounds.slice(-voidRounds).every(isVoid);
  return hasTooManyVoids ? { ...lead, reason: 'voids' } : undefined;
}

const isVoid = (round: Round<unknown>): boolean =>
  round.end !== undefined && round.end.winner === undefined && !isHalfTime(round);

/** The part of a variant that says how many rounds a match has. */
type MatchLength = Pick<Variant, 'match'>;

/** Returns whether a match to this many goals (by default the most that the game allows) has only one round, however it ends. */
export const isOneRound = ({ match }: MatchLength, goals = match.goals.max): boolean =>
  goals === 1 && match.voidRounds === 1;

/** The word for a round: "game" where no match has more than one. */
export const roundWord = (variant: MatchLength): 'game' | 'round' => (isOneRound(variant) ? 'game' : 'round');
