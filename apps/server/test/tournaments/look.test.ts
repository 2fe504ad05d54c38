import { fail, ok } from '@kickmate/board';
import type { Refusal } from '@kickmate/protocol';
import { describe, expect, test, vi } from 'vitest';
import { insertTournament, keepEntrant, readGames, readTournament } from '../../src/db/tournament-rows.ts';
import { openRatings } from '../../src/ratings/ratings.ts';
import { Tournaments, type TournamentsOptions } from '../../src/tournaments/tournaments.ts';
import { WAIT } from '../browser.ts';
import { testDatabase, testLog } from '../databases.ts';

describe('a look at the tournaments that are due', () => {
  const use = testDatabase('pglite', undefined);
  const PLAYERS = ['a', 'b', 'c', 'd'];

  /** Stores a tournament of four that has to begin. */
  async function due(id: string, variant: string, startsAt: number): Promise<void> {
    const { query } = use.database;
    const terms = { variant, pace: { kind: 'days' as const, days: 1 as const } };
    const plan = { system: 'swiss' as const, rounds: 2, terms };
    await insertTournament(query, { id, name: id, organiser: 'a', plan, startsAt, seed: 1 });
    for (const player of PLAYERS) await keepEntrant(query, id, { player, rating: 1500, hereSince: 0 });
  }

  function open(newGame: TournamentsOptions['tables']['newGame']): { tournaments: Tournaments; lines: string[] } {
    const log = testLog();
    const tournaments = new Tournaments({
      database: use.database,
      tables: { newGame, completeTerms: async (terms) => ok(terms), manyGamesRefusal: async () => undefined },
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
    let count = 0;
    const refusal: Refusal = { why: 'terms', values: { fault: 'no such game' } };
    const { tournaments, lines } = open(async (terms, { proposer, opponent }) =>
      terms.variant === 'gone'
        ? fail(refusal)
        : ok({
            ...{ id: `g${count++}`, variant: terms.variant, terms, seats: {}, visibility: 'public', status: 'waiting' },
            ...{ secret: new Uint8Array(1), nonces: {}, at: 1 },
            white: (proposer as { player: string }).player,
            black: (opponent as { player: string }).player,
          }),
    );
    await vi.waitFor(async () => expect(await readGames(query, 'sound')).toHaveLength(2), WAIT);
    await tournaments.close();
    // What failed has changed nothing, and is told.
    expect(await readTournament(query, 'broken')).toMatchObject({ status: 'open', round: 0 });
    expect(lines.join()).toContain('a tournament could not go on');
  });
});
