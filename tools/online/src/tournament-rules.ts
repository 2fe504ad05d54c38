import type { Tournament, TournamentLine } from '@kickmate/protocol';

// Written from the rules, without the server's code, to be compared with it.

type Game = Tournament['games'][number];

/** What a player has done in a tournament with rounds. */
interface Account {
  readonly line: TournamentLine;
  readonly games: readonly Game[];
  points: number;
}

const opponentIn = ({ w, b }: Game, player: string): string => (w === player ? b : w);

const pointsIn = ({ w, result }: Game, player: string): number => {
  if (result === '1/2-1/2') return 0.5;
  return result === (w === player ? '1-0' : '0-1') ? 1 : 0;
};

/**
 * The games that a simple round robin has for lack of a player who has withdrawn: the one who stays wins them. None in a Swiss
 * tournament, where nobody is paired with somebody who has withdrawn.
 */
function missingGames({ system, standings, games }: Tournament): readonly Game[] {
  if (system !== 'roundRobin') return [];
  const met = new Set(games.flatMap(({ w, b }) => [`${w} ${b}`, `${b} ${w}`]));
  return standings.flatMap((stays) =>
    standings
      .filter((gone) => !stays.hasWithdrawn && gone.hasWithdrawn && !met.has(`${stays.player.id} ${gone.player.id}`))
      .map((gone) => ({
        table: '',
        round: 0,
        w: stays.player.id,
        b: gone.player.id,
        result: '1-0' as const,
        isForfeit: true as const,
      })),
  );
}

/** The points of a player by the rules, and the figures that order places. */
interface Found {
  readonly line: TournamentLine;
  readonly points: number;
  readonly wins: number;
  readonly games: number;
  readonly tieBreak?: number;
  readonly scores?: readonly number[];
  readonly order: readonly number[];
}

/**
 * The names of the players whose line in the final standings is not the one that the rules give: points, wins, games,
 * tie-break or scores, and place (FIDE Handbook C.07: Buchholz Cut 1, Buchholz and wins in a Swiss tournament, Sonneborn-Berger
 * and wins in a round robin; lichess.org, "Arena tournaments": from the third win in a row on, and in the game that ends
 * the row, points are doubled).
 */
export function wrongLines(tournament: Tournament): readonly string[] {
  const found = tournament.system === 'arena' ? arenaFound(tournament) : roundsFound(tournament);
  const isBefore = (one: readonly number[], other: readonly number[]) => {
    const index = one.findIndex((number, at) => number !== other[at]);
    return index >= 0 && one[index]! > other[index]!;
  };
  return found
    .filter(({ line, order, ...own }) => {
      const place = 1 + found.filter((other) => isBefore(other.order, order)).length;
      return Object.entries({ ...own, place }).some(
        ([key, value]) => String(line[key as keyof TournamentLine]) !== String(value),
      );
    })
    .map(({ line }) => line.player.name);
}

/** In an arena nobody plays two games at once, so the order of a player's games is that of their rounds. */
const arenaFound = ({ standings, games }: Tournament): readonly Found[] =>
  standings.map((line) => {
    const { id } = line.player;
    const own = games.filter(({ w, b }) => w === id || b === id).sort((one, other) => one.round - other.round);
    const results = own.map((game) => 2 * pointsIn(game, id));
    const scores = results.map((points, at) => (results[at - 1] === 2 && results[at - 2] === 2 ? 2 * points : points));
    const points = scores.reduce((sum, one) => sum + one, 0);
    const wins = results.filter((one) => one === 2).length;
    return { line, points, wins, games: own.length, scores, order: [points, wins] };
  });

function roundsFound(tournament: Tournament): readonly Found[] {
  const { standings, round: rounds } = tournament;
  const all = [...tournament.games, ...missingGames(tournament)];
  const accounts = new Map<string, Account>();
  for (const line of standings) {
    const { id } = line.player;
    const games = all.filter(({ w, b }) => w === id || b === id);
    const points = games.reduce((sum, game) => sum + pointsIn(game, id), 0) + (line.byes?.length ?? 0);
    accounts.set(id, { line, games, points });
  }
  return [...accounts].map(([id, { line, games, points }]) => {
    const pointsOf = (game: Game) => accounts.get(opponentIn(game, id))!.points;
    const played = games.filter(({ isForfeit }) => !isForfeit);
    const met = played.map(pointsOf);
    while (met.length < rounds) met.push(points);
    met.sort((one, other) => one - other);
    const buchholz = met.reduce((sum, one) => sum + one, 0);
    const sonnebornBerger = games.reduce((sum, game) => sum + pointsIn(game, id) * pointsOf(game), 0);
    const wins = games.filter((game) => pointsIn(game, id) === 1).length;
    const tieBreak = tournament.system === 'swiss' ? buchholz - (met[0] ?? 0) : sonnebornBerger;
    const order = [points, tieBreak, ...(tournament.system === 'swiss' ? [buchholz] : []), wins];
    return { line, points, wins, games: played.length, tieBreak, order };
  });
}

/**
 * What the rules of pairing forbid, in words: a player who is paired twice in a round, or has two games in an arena at once;
 * except in an arena also a second meeting, a second bye, and a round without a game before withdrawing; in a Swiss
 * tournament the same colour three times in a row.
 */
export function breaches({ system, isDouble, standings, games, round: rounds }: Tournament): readonly string[] {
  const found: string[] = [];
  const meetings = new Map<string, number>();
  for (const { w, b, isForfeit } of games) {
    if (isForfeit) continue;
    const pair = [w, b].sort().join(' ');
    meetings.set(pair, (meetings.get(pair) ?? 0) + 1);
  }
  for (const [pair, times] of meetings)
    if (system !== 'arena' && times > (isDouble ? 2 : 1)) found.push(`${pair} met ${times} times`);
  for (const { player, byes = [], hasWithdrawn } of standings) {
    if (byes.length > 1) found.push(`${player.name} had ${byes.length} byes`);
    const own = games.filter(({ w, b }) => w === player.id || b === player.id);
    const running = own.filter(({ result }) => result === undefined).length;
    if (system === 'arena' && running > 1) found.push(`${player.name} has ${running} games at once`);
    for (let round = 1; round <= rounds; round++) {
      const times = own.filter((game) => game.round === round).length + byes.filter((bye) => bye === round).length;
      if (times > 1) found.push(`${player.name} was paired ${times} times in round ${round}`);
      if (times === 0 && system === 'swiss' && !hasWithdrawn)
        found.push(`${player.name} was left out of round ${round}`);
    }
    const colours = own.map(({ w, isForfeit }) => (isForfeit ? '' : w === player.id ? 'w' : 'b')).join('');
    if (system === 'swiss' && /www|bbb/.test(colours)) found.push(`${player.name} had the colours ${colours}`);
  }
  return found;
}
