import { Costs } from './costs.ts';
import { cheapestMatching } from './matching.ts';
import { type Pairing, pointsOf, type TournamentResult } from './tournament.ts';

/** Somebody in an arena who waits for an opponent. */
export interface FreePlayer {
  readonly id: string;
  readonly points: number;
  readonly rating: number;
  /** The time since the last game, in milliseconds. */
  readonly waitedMs: number;
  /** The last opponents, the latest one first. */
  readonly lastOpponents: readonly string[];
  /** Games with White minus games with Black. */
  readonly colourBalance: number;
}

/** The greatest number of players whom {@link pairArena} looks at at once. */
export const ARENA_PAIRED_AT_ONCE = 64;

/** The wait, in milliseconds, after which two may meet again without another opponent between. */
const REMATCH_AFTER_MS = 20_000;

/**
 * Pairs as many of the free players as possible: neighbours by points, then by rating. Nobody meets the latest opponent
 * again before both have waited for 20 seconds. Whoever has waited longest is left out last. White goes to the player
 * who has had it less often, and among equal ones to the one with fewer points. Of more than 64 players those who have
 * waited longest are paired.
 */
export function pairArena(free: readonly FreePlayer[]): readonly Pairing[] {
  const players = [...free]
    .sort((one, other) => other.waitedMs - one.waitedMs)
    .slice(0, ARENA_PAIRED_AT_ONCE)
    .sort((one, other) => other.points - one.points || other.rating - one.rating);
  const count = players.length;
  const byWait = [...players].sort((one, other) => one.waitedMs - other.waitedMs);
  const costs = new Costs();
  const leftOut = costs.add(count);
  const waiting = costs.add(count * count);
  const rematches = costs.add(count);
  const distance = costs.add(count ** 3);
  const isLatest = (one: FreePlayer, other: FreePlayer) =>
    one.lastOpponents[0] === other.id || other.lastOpponents[0] === one.id;
  // A place beside each player, for those who go on waiting; the places that are not needed are paired at no cost.
  const found = cheapestMatching(2 * count, (first, second) => {
    if (first >= count) return 0n;
    const one = players[first]!;
    if (second >= count)
      return second === first + count
        ? costs.pack([
            [leftOut, 1],
            [waiting, byWait.indexOf(one)],
          ])
        : undefined;
    const other = players[second]!;
    const isRematch = isLatest(one, other);
    if (isRematch && Math.min(one.waitedMs, other.waitedMs) < REMATCH_AFTER_MS) return undefined;
    return costs.pack([
      [rematches, isRematch ? 1 : 0],
      [distance, (second - first) ** 2],
    ]);
  });
  return (found ?? []).flatMap(([first, second]) => {
    const one = players[first];
    const other = players[second];
    return one && other ? [coloured(one, other)] : [];
  });
}

/** `one` has at least as many points as `other`. */
function coloured(one: FreePlayer, other: FreePlayer): Pairing {
  return one.colourBalance < other.colourBalance
    ? { white: one.id, black: other.id }
    : { white: other.id, black: one.id };
}

/** A game of an arena. */
export interface ArenaGame {
  readonly white: string;
  readonly black: string;
  /** Absent while the game goes on. */
  readonly result?: TournamentResult;
}

/** A player's line in an arena. */
export interface ArenaStanding {
  readonly player: string;
  /** From 1. Players with the same points and wins share a place. */
  readonly place: number;
  readonly points: number;
  readonly wins: number;
  /** Games that have ended. */
  readonly games: number;
  /** The points of each game: 0 to 4. */
  readonly scores: readonly number[];
  /** Whether the points of the next game are doubled. */
  readonly isDoubled: boolean;
}

/**
 * The standings of an arena: 2 points for a win, 1 for a draw. After two wins in a row points are doubled until a game
 * is not won; that game's points are doubled, too (lichess.org, "Arena tournaments": a draw on a streak gives 2 points).
 * `games` are in the order in which they ended. Equal players stand in the order of `players`.
 */
export function arenaStandings(players: readonly string[], games: readonly ArenaGame[]): readonly ArenaStanding[] {
  const lines = players.map((player) => {
    const scores: number[] = [];
    let wins = 0;
    let streak = 0;
    for (const game of games) {
      if (game.result === undefined || (game.white !== player && game.black !== player)) continue;
      const points = 2 * pointsOf(game, player);
      scores.push(streak >= 2 ? 2 * points : points);
      const isWon = points === 2;
      if (isWon) wins++;
      streak = isWon ? streak + 1 : 0;
    }
    const points = scores.reduce((sum, score) => sum + score, 0);
    return { player, points, wins, games: scores.length, scores, isDoubled: streak >= 2 };
  });
  const sorted = lines.sort((one, other) => other.points - one.points || other.wins - one.wins);
  return sorted.map((line) => ({
    ...line,
    place: sorted.findIndex(({ points, wins }) => points === line.points && wins === line.wins) + 1,
  }));
}
