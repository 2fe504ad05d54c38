import type { Colour } from './swiss-player.ts';
import { type Bye, type Entrant, pointsOf, type TournamentGame, type TournamentSystem } from './tournament.ts';

/** What a player did in a round. */
export interface RoundEntry {
  readonly round: number;
  /** Absent for a bye. */
  readonly opponent?: string;
  /** Absent for a bye. */
  readonly colour?: Colour;
  /** 0, 0.5 or 1; absent while the game goes on. */
  readonly points?: number;
  readonly isForfeit?: boolean;
}

/** A player's line of the standings. */
export interface Standing {
  readonly player: string;
  /** From 1. Players who are equal in everything that counts share a place. */
  readonly place: number;
  readonly points: number;
  /** The sum of the opponents' points without the least of them. */
  readonly buchholzCut1: number;
  /** The sum of the opponents' points. */
  readonly buchholz: number;
  /** The sum of the points of those who were beaten, and half of the points of those with whom a game was drawn. */
  readonly sonnebornBerger: number;
  /** Games that were won, also by forfeit. */
  readonly wins: number;
  /** Games that were played to an end. */
  readonly games: number;
  /** The player's games and byes in the order of rounds. */
  readonly rounds: readonly RoundEntry[];
}

/**
 * The standings: by points, then in a Swiss tournament by Buchholz Cut 1, Buchholz and wins, in a round robin by
 * Sonneborn-Berger and wins (FIDE Handbook C.07). For Buchholz a round that a player did not play counts as a game
 * against somebody with the player's own points (C.07, 16.4); points of opponents count as they are. Games that go on
 * count nothing, and neither do rounds that a player did not play while others still play them. Equal players stand in the order of their seeds.
 */
export function standings(
  entrants: readonly Entrant[],
  games: readonly TournamentGame[],
  byes: readonly Bye[],
  system: TournamentSystem,
): readonly Standing[] {
  const entries = new Map(entrants.map(({ id }) => [id, entriesOf(id, games, byes)]));
  const points = new Map([...entries].map(([id, rounds]) => [id, sum(rounds.map((entry) => entry.points ?? 0))]));
  const pointsOfOpponent = (entry: RoundEntry) => points.get(entry.opponent ?? '') ?? 0;
  const last = Math.max(0, ...games.map(({ round }) => round), ...byes.map(({ round }) => round));
  const goingOn = new Set(games.filter(({ result }) => result === undefined).map(({ round }) => round));
  const found = [...entries].map(([player, rounds]): Omit<Standing, 'place'> => {
    const own = points.get(player)!;
    const finished = rounds.filter((entry) => wasPlayed(entry) && entry.points !== undefined);
    const played = new Set(rounds.filter(wasPlayed).map(({ round }) => round));
    const isUnplayed = (round: number) => !goingOn.has(round) && !played.has(round);
    const unplayed = Array.from({ length: last }, (_, index) => index + 1)
      .filter(isUnplayed)
      .map(() => own);
    const opponents = [...finished.map(pointsOfOpponent), ...unplayed];
    const buchholz = sum(opponents);
    return {
      player,
      points: own,
      buchholzCut1: opponents.length === 0 ? 0 : buchholz - Math.min(...opponents),
      buchholz,
      sonnebornBerger: sum(rounds.map((entry) => (entry.points ?? 0) * pointsOfOpponent(entry))),
      wins: rounds.filter((entry) => entry.opponent !== undefined && entry.points === 1).length,
      games: finished.length,
      rounds,
    };
  });
  const keys = ORDER[system];
  const compare = (one: Omit<Standing, 'place'>, other: Omit<Standing, 'place'>) =>
    keys.reduce((found, key) => found || other[key] - one[key], 0);
  const sorted = found.sort(compare);
  return sorted.map((standing) => ({
    ...standing,
    place: sorted.findIndex((other) => compare(standing, other) === 0) + 1,
  }));
}

/** What decides between players, in this order. */
const ORDER = {
  swiss: ['points', 'buchholzCut1', 'buchholz', 'wins'],
  roundRobin: ['points', 'sonnebornBerger', 'wins'],
} as const satisfies Record<TournamentSystem, readonly (keyof Standing)[]>;

/**
 * A cross table: for each two players, in the order of the standings, the points of the first one against the second,
 * a number for each of their games that have ended.
 */
export function crossTable(lines: readonly Standing[]): readonly (readonly (readonly number[])[])[] {
  return lines.map(({ rounds }) =>
    lines.map(({ player }) =>
      rounds.flatMap((entry) => (entry.opponent === player && entry.points !== undefined ? [entry.points] : [])),
    ),
  );
}

function entriesOf(player: string, games: readonly TournamentGame[], byes: readonly Bye[]): readonly RoundEntry[] {
  const entries: RoundEntry[] = byes.filter((bye) => bye.player === player).map(({ round }) => ({ round, points: 1 }));
  for (const game of games) {
    if (game.white !== player && game.black !== player) continue;
    const isWhite = game.white === player;
    entries.push({
      round: game.round,
      opponent: isWhite ? game.black : game.white,
      colour: isWhite ? 'white' : 'black',
      ...(game.result !== undefined && { points: pointsOf(game, player) }),
      ...(game.isForfeit && { isForfeit: true }),
    });
  }
  return entries.sort((one, other) => one.round - other.round);
}

/** Tells whether somebody sat at a board in a round, or sits there now. */
const wasPlayed = ({ opponent, isForfeit }: RoundEntry): boolean => opponent !== undefined && !isForfeit;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
