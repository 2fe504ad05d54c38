import { fail, ok } from '@kickmate/board';
import type { Refusal } from '@kickmate/protocol';
import { describe, expect, test, vi } from 'vitest';
import { insertTournament, keepEntrant, readGames, readTournament } from '../../src/db/tournament-rows.ts';
import { openRatings } from '../../src/ratings/ratings.ts';
import { Tournaments, type TournamentsOptions } from '../../src/tournaments/tournaments.ts';
import { arenaLines } from '../../src/tournaments/whole.ts';
import { WAIT } from '../browser.ts';
import { testDatabase, testLog } from '../databases.ts';

describe('a look at the tournaments that are due', () => {
  const use = testDatabase('pglite', undefined);
  const PLAYERS = ['a', 'b', 'c', 'd'];

  /** Stores a tournament of four that has to begin. */
  async function due(
    id: string,
    variant: string,
    startsAt: number,
    system: 'swiss' | 'roundRobin' = 'swiss',
  ): Promise<void> {
    const { query } = use.database;
    const terms = { variant, pace: { kind: 'days' as const, days: 1 as const } };
    const plan = { system, rounds: 2, terms };
    await insertTournament(query, { id, name: id, organiser: 'a', plan, startsAt, seed: 1 });
    for (const player of PLAYERS) await keepEntrant(query, id, { player, rating: 1500, hereSince: 0 });
  }

  function open(newGame: TournamentsOptions['tables']['newGame']): { tournaments: Tournaments; lines: string[] } {
    const log = testLog();
    const tournaments = new Tournaments({
      database: use.database,
      tables: { newGame, completeTerms: async (terms) => ok(terms), newGameRefusal: async () => undefined },
      ratings: openRatings(use.database),
      now: () => 1000,
      connected: () => new Set(PLAYERS),
      abandon: async () => ok(undefined),
      tell: () => undefined,
      log,
    });
    return { tournaments, lines: log.lines };
  }

  test('deals with all of them, although one of them fails', async () => {
    const { query } = use.database;
    for (const id of PLAYERS) await query('insert into player (id, name) values ($1, $1)', [id]);
    await due('broken', 'gone', Date.now() - 60_000);
    await due('sound', 'here', Date.now() - 30_000);
    await due('all', 'here', Date.now() - 20_000, 'roundRobin');
    let count = 0;
    const told: (readonly string[] | undefined)[] = [];
    const refusal: Refusal = { why: 'terms', values: { fault: 'no such game' } };
    const { tournaments, lines } = open(async (terms, { proposer, opponent, roundBegins }) => {
      if (terms.variant === 'gone') return fail(refusal);
      if (terms.tournament?.id === 'all') told.push(roundBegins);
      return ok({
        ...{ id: `g${count++}`, variant: terms.variant, terms, seats: {}, visibility: 'public', status: 'waiting' },
        ...{ secret: new Uint8Array(1), nonces: {}, at: 1 },
        white: (proposer as { player: string }).player,
        black: (opponent as { player: string }).player,
      });
    });
    await vi.waitFor(async () => expect(await readGames(query, 'sound')).toHaveLength(2), WAIT);
    await vi.waitFor(async () => expect(await readGames(query, 'all')).toHaveLength(6), WAIT);
    await tournaments.close();
    // All games at once are one beginning.
    expect(told.flat().sort()).toEqual(PLAYERS);
    // What failed has changed nothing, and is told.
    expect(await readTournament(query, 'broken')).toMatchObject({ status: 'open', round: 0 });
    expect(lines.join()).toContain('a tournament could not go on');
    // Somebody whose data were deleted enters nothing, and makes nothing.
    await query("update player set deleted_at = now() where id = 'd'");
    expect(await tournaments.join('broken', 'd')).toMatchObject({ ok: false, error: { why: 'unknown' } });
    expect(await readTournament(query, 'broken')).toMatchObject({ players: PLAYERS.length });
  });
});

test('the order of the games of an arena is that in which they were paired, whatever happened in them later', () => {
  const entrants = ['a', 'b'].map((player) => ({ player, name: player, rating: 1500, hereSince: 0 }));
  const games = (['1-0', '1-0', '1-0', '0-1'] as const).map((result, index) => ({
    ...{ id: `g${index}`, round: index + 1, white: 'a', black: 'b', result, absent: [] },
    // Somebody has offered a rematch in the first one.
    movedAt: index === 0 ? 1000 : index,
  }));
  const [first] = arenaLines({ entrants, games, byes: [] });
  expect(first).toMatchObject({ player: 'a', points: 8, scores: [2, 2, 4, 0] });
});
