import type { Side } from '@kickmate/board';
import type { MatchPair } from './match-pair.ts';
import type { Habits, MatchResult } from './play-match.ts';
import type { Fault } from './players/player-spec.ts';

/** 95% of a normal distribution lie within this many standard deviations. */
export const Z = 1.959964;

/** An estimate with the bounds of its 95% interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of points (0-1) in a number of games, with Wilson's interval (E. B. Wilson, 1927). It is sensible even if all
 * games were won. With draws it is a little too wide, because the formula expects only wins and losses.
 */
export function shareOf(points: number, games: number): Estimate {
  if (games === 0) return { value: 0.5, low: 0, high: 1 };
  const value = points / games;
  const centre = (value + Z ** 2 / (2 * games)) / (1 + Z ** 2 / games);
  const half = (Z / (1 + Z ** 2 / games)) * Math.sqrt((value * (1 - value)) / games + Z ** 2 / (4 * games ** 2));
  return { value, low: value === 0 ? 0 : centre - half, high: value === 1 ? 1 : centre + half };
}

/** The difference of ratings at which this share of points (0-1) is expected; infinite for 0 and 1. */
export const eloOf = (share: number): number => (share === 0.5 ? 0 : -400 * Math.log10(1 / share - 1));

/** The share of points that is expected at a difference of ratings: the inverse of {@link eloOf}. */
export const eloToShare = (elo: number): number => 1 / (1 + 10 ** (-elo / 400));

/** Converts the estimate of a share to a difference of ratings. */
export const eloEstimate = ({ value, low, high }: Estimate): Estimate => ({
  value: eloOf(value),
  low: eloOf(low),
  high: eloOf(high),
});

/** The mean of shares (0-1) that do not depend on each other, with the interval of the normal distribution. */
export function meanOf(shares: readonly number[]): Estimate {
  const value = shares.reduce((sum, share) => sum + share, 0) / shares.length;
  const variance = shares.reduce((sum, share) => sum + (share - value) ** 2, 0) / (shares.length - 1);
  const half = Z * Math.sqrt(variance / shares.length);
  return { value, low: Math.max(0, value - half), high: Math.min(1, value + half) };
}

/** The result of a series, from the first player's point of view. */
export interface Tally {
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The numbers of pairs that brought the first player 0, 0.5, 1, 1.5 and 2 points. */
  readonly pairs: readonly number[];
  /** The share of points, 0-1; a draw is half a point. From {@link ENOUGH_PAIRS} pairs on, the interval is that of the pairs. */
  readonly points: Estimate;
  /** The difference of ratings, first minus second; infinite bounds are possible. */
  readonly elo: Estimate;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly rounds: number;
  /** Actions in an average round. */
  readonly roundLength: number;
  /** Of the first player and of the second, in an average round. */
  readonly habits: readonly [Habits, Habits];
  /** The rounds that the side that kicked off won and lost, for both players together; nobody won the others. */
  readonly kickOff: { readonly won: number; readonly lost: number };
  /** The number of rounds by kind of end and player who got the goal (`goal +`, `head -`, `repetition`). */
  readonly ends: Readonly<Record<string, number>>;
  /** The messages of all failures. */
  readonly faults: readonly string[];
}

/** From this many pairs on, pairs are counted and not matches, because the two matches of a pair depend on each other. */
const ENOUGH_PAIRS = 20;

/** Counts the matches of some pairs. */
export function tallyOf(pairs: readonly MatchPair[]): Tally {
  const matches = pairs.flat();
  const rounds = matches.flatMap((match) => match.rounds);
  const count = (test: (match: MatchResult) => boolean) => matches.filter(test).length;
  const wins = count(({ winner }) => winner === 'w');
  const losses = count(({ winner }) => winner === 'b');
  const draws = matches.length - wins - losses;
  const shares = pairs.map(shareOfPair);
  const isEnough = pairs.length >= ENOUGH_PAIRS && new Set(shares).size > 1;
  const points = isEnough ? meanOf(shares) : shareOf(wins + draws / 2, matches.length);
  const ends: Record<string, number> = {};
  for (const { kind, winner } of rounds) {
    const name = winner ? `${kind} ${winner === 'w' ? '+' : '-'}` : kind;
    ends[name] = (ends[name] ?? 0) + 1;
  }
  return {
    matches: matches.length,
    wins,
    draws,
    losses,
    pairs: [0, 1, 2, 3, 4].map((quarters) => shares.filter((share) => share * 4 === quarters).length),
    points,
    elo: eloEstimate(points),
    goalsFor: sum(matches.map(({ goals }) => goals.w)),
    goalsAgainst: sum(matches.map(({ goals }) => goals.b)),
    rounds: rounds.length,
    roundLength: rounds.length === 0 ? 0 : sum(rounds.map(({ actions }) => actions)) / rounds.length,
    habits: [habitsOf(matches, 'w'), habitsOf(matches, 'b')],
    kickOff: {
      won: rounds.filter(({ winner, kickOff }) => winner === kickOff).length,
      lost: rounds.filter(({ winner, kickOff }) => winner && winner !== kickOff).length,
    },
    ends: Object.fromEntries(Object.entries(ends).sort(([, a], [, b]) => b - a)),
    faults: matches.flatMap(({ fault }) => fault ?? []),
  };
}

/** A side's habits in an average round of some matches. */
function habitsOf(matches: readonly MatchResult[], side: Side): Habits {
  const rounds = Math.max(1, sum(matches.map((match) => match.rounds.length)));
  const mean = (name: keyof Habits) => sum(matches.map(({ habits }) => habits[side][name])) / rounds;
  return {
    actions: mean('actions'),
    kicks: mean('kicks'),
    forwardKicks: mean('forwardKicks'),
    shots: mean('shots'),
    captures: mean('captures'),
    retreats: mean('retreats'),
  };
}

const POINTS = { w: 1, b: 0, none: 0.5 } as const;

/** The first player's share of a pair's points. */
export const shareOfPair = (pair: MatchPair): number =>
  pair.reduce((sum, { winner }) => sum + POINTS[winner ?? 'none'], 0) / 2;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A tally as one line. */
export function tallyLine(tally: Tally): string {
  const { matches, wins, draws, losses, points, elo, faults } = tally;
  const parts = [`${matches} matches +${wins} =${draws} -${losses}`, percent(points.value), `Elo ${writeElo(elo)}`];
  if (hasGoals(tally)) parts.push(`goals ${tally.goalsFor}:${tally.goalsAgainst}`);
  if (faults.length > 0) parts.push(`faults ${faults.length}`);
  return parts.join('  ');
}

/** Whether goals say more than matches: a match has more than one round. */
const hasGoals = ({ rounds, matches }: Tally): boolean => rounds > matches;

/** Ends by a player's failure; `time` is that of the clock. */
const FAULTS: readonly (Fault | 'time')[] = ['illegal', 'crash', 'stall', 'time'];

/** The habits in words. */
const HABITS: readonly (readonly [keyof Habits, string])[] = [
  ['actions', 'actions'],
  ['kicks', 'kicks'],
  ['forwardKicks', 'kicks forward'],
  ['shots', 'shots'],
  ['captures', 'captures'],
  ['retreats', 'ways back'],
];

/** A tally as text of several lines. */
export function tallyText(tally: Tally): string {
  const { points, elo, goalsFor, goalsAgainst, rounds, roundLength, habits, kickOff, ends, pairs, faults } = tally;
  const kinds = Object.entries(ends).map(([kind, count]) => `${kind} ${count}`);
  const failures = FAULTS.map((kind) => `${kind} ${ends[`${kind} -`] ?? 0} : ${ends[`${kind} +`] ?? 0}`);
  return [
    `Matches  ${tally.matches}: ${tally.wins} won, ${tally.draws} drawn, ${tally.losses} lost`,
    `Pairs    ${pairs.join(', ')} (with 0, 0.5, 1, 1.5 and 2 points)`,
    `Points   ${percent(points.value)} (95%: ${percent(points.low)} to ${percent(points.high)})`,
    `Elo      ${writeElo(elo)} (95%: ${signed(elo.low)} to ${signed(elo.high)})`,
    ...(hasGoals(tally) ? [`Goals    ${goalsFor} : ${goalsAgainst}`] : []),
    `Rounds   ${rounds}, ${roundLength.toFixed(1)} actions on average`,
    `Habits   ${HABITS.map(([name, words]) => `${words} ${habits.map((one) => one[name].toFixed(2)).join(' : ')}`).join(', ')} (a round)`,
    `Kick-off won ${kickOff.won}, void ${rounds - kickOff.won - kickOff.lost}, lost ${kickOff.lost} (for the side that kicked off)`,
    `Ends     ${kinds.join(', ')} (+ for the first player, - against)`,
    `Failures ${failures.join(', ')} (of the first player : of the second)`,
    ...faults.map((fault) => `         ${fault}`),
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** A difference of ratings with its sign, in whole Elo. */
export const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo < 0 ? '-' : '+'}${Math.abs(elo).toFixed(0)}` : elo < 0 ? '-infinity' : '+infinity';

const writeElo = ({ value, low, high }: Estimate): string =>
  Number.isFinite(high - low) ? `${signed(value)} +-${((high - low) / 2).toFixed(0)}` : signed(value);

/** Two hypotheses about how much stronger the first player is: by at most `low` or by at least `high`, in Elo. */
export interface Hypotheses {
  readonly low: number;
  readonly high: number;
}

/** The state of a sequential probability ratio test. */
export interface Sprt {
  /** The logarithm of the likelihood ratio: positive if `high` explains the results better than `low`. */
  readonly ratio: number;
  /** The hypothesis that is accepted, with 5% of errors either way; `undefined`: more matches are needed. */
  readonly accepted: 'low' | 'high' | undefined;
}

/** The probability that the wrong hypothesis is accepted. */
const ERRORS = 0.05;
/** The variance of fewer pairs is too uncertain. */
const LEAST_PAIRS = 20;
/** The ratio beyond which a hypothesis is accepted (A. Wald, 1945). */
const BOUND = Math.log((1 - ERRORS) / ERRORS);

/**
 * Runs the sequential probability ratio test in the normal approximation that engine testers use. It counts pairs and not
 * matches, because the two matches of a pair depend on each other.
 */
export function sprtOf(pairs: readonly MatchPair[], { low, high }: Hypotheses): Sprt {
  const scores = pairs.map(shareOfPair);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  const variance = scores.reduce((sum, score) => sum + (score - mean) ** 2, 0) / scores.length;
  if (scores.length < LEAST_PAIRS || variance === 0) return { ratio: 0, accepted: undefined };
  const [a, b] = [eloToShare(low), eloToShare(high)];
  const ratio = (scores.length * (b - a) * (2 * mean - a - b)) / (2 * variance);
  return { ratio, accepted: ratio >= BOUND ? 'high' : ratio <= -BOUND ? 'low' : undefined };
}
