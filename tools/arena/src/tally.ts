import { type Estimate, eloEstimate, shareOf } from './elo.ts';
import type { Pair } from './pair.ts';
import type { MatchResult } from './play-match.ts';

/** What a meeting came to, as the first player sees it. */
export interface Tally {
  readonly matches: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points out of all, 0-1, a draw being half a point. */
  readonly points: Estimate;
  /** The difference of ratings, first minus second; infinite bounds are possible. */
  readonly elo: Estimate;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly rounds: number;
  /** Actions in an average round. */
  readonly roundLength: number;
  /** How many rounds ended how: by kind and who got the goal (`goal +`, `head -`, `repetition`). */
  readonly ends: Readonly<Record<string, number>>;
}

/** Counts the matches of some pairs. */
export function tallyOf(pairs: readonly Pair[]): Tally {
  const matches = pairs.flat();
  const rounds = matches.flatMap((match) => match.rounds);
  const count = (test: (match: MatchResult) => boolean) => matches.filter(test).length;
  const wins = count(({ winner }) => winner === 'w');
  const losses = count(({ winner }) => winner === 'b');
  const draws = matches.length - wins - losses;
  const points = shareOf(wins + draws / 2, matches.length);
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
    points,
    elo: eloEstimate(points),
    goalsFor: sum(matches.map(({ goals }) => goals.w)),
    goalsAgainst: sum(matches.map(({ goals }) => goals.b)),
    rounds: rounds.length,
    roundLength: rounds.length === 0 ? 0 : sum(rounds.map(({ actions }) => actions)) / rounds.length,
    ends: Object.fromEntries(Object.entries(ends).sort(([, a], [, b]) => b - a)),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** A tally in one line. */
export function tallyLine({ matches, wins, draws, losses, points, elo, goalsFor, goalsAgainst }: Tally): string {
  return `${matches} matches +${wins} =${draws} -${losses}  ${percent(points.value)}  Elo ${writeElo(elo)}  goals ${goalsFor}:${goalsAgainst}`;
}

/** A tally for people, in a few lines. */
export function tallyText(tally: Tally): string {
  const { points, elo, goalsFor, goalsAgainst, rounds, roundLength, ends } = tally;
  const kinds = Object.entries(ends).map(([kind, count]) => `${kind} ${count}`);
  return [
    `Matches  ${tally.matches}: ${tally.wins} won, ${tally.draws} drawn, ${tally.losses} lost`,
    `Points   ${percent(points.value)} (95%: ${percent(points.low)} to ${percent(points.high)})`,
    `Elo      ${writeElo(elo)} (95%: ${signed(elo.low)} to ${signed(elo.high)})`,
    `Goals    ${goalsFor} : ${goalsAgainst}`,
    `Rounds   ${rounds}, ${roundLength.toFixed(1)} actions on average`,
    `Ends     ${kinds.join(', ')} (+ for the first player, - against)`,
  ].join('\n');
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

const signed = (elo: number): string =>
  Number.isFinite(elo) ? `${elo < 0 ? '-' : '+'}${Math.abs(elo).toFixed(0)}` : elo < 0 ? '-infinity' : '+infinity';

const writeElo = ({ value, low, high }: Estimate): string =>
  Number.isFinite(high - low) ? `${signed(value)} +-${((high - low) / 2).toFixed(0)}` : signed(value);
