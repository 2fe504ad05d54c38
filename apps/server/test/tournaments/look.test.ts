import { fail, ok, type Result } from '@kickmate/board';
import type { SetTimer } from '@kickmate/play';
import type { Refusal } from '@kickmate/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Database, DatabaseAway, type Query } from '../../src/db/database.ts';
import { insertGame } from '../../src/db/store.ts';
import {
  insertTournament,
  keepEntrant,
  listTournaments,
  playersAtBoards,
  readByes,
  readEntrants,
  readGames,
  readTournament,
} from '../../src/db/tournament-rows.ts';
import { openRatings } from '../../src/ratings/ratings.ts';
import { Tournaments, type TournamentsOptions } from '../../src/tournaments/tournaments.ts';
import { arenaLines } from '../../src/tournaments/whole.ts';
import { WAIT } from '../browser.ts';
import { testDatabase, testLog, testPostgres } from '../databases.ts';

const postgres = await testPostgres();

const KINDS = postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const);

describe.each(KINDS)('a look at the tournaments that are due, %s', (kind) => {
  const use = testDatabase(kind, postgres);
  const PLAYERS = ['a', 'b', 'c', 'd'];
  const ALL = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  let games = 0;

  /** Stores a tournament that has to begin. */
  async function due(
    id: string,
    variant: string,
    startsAt: number,
    system: 'swiss' | 'roundRobin' | 'arena' = 'swiss',
    players: readonly string[] = PLAYERS,
  ): Promise<void> {
    const { query } = use.database;
    const pace =
      system === 'arena'
        ? ({ kind: 'clock', ms: 60_000, incrementMs: 0 } as const)
        : ({ kind: 'days', days: 1 } as const);
    const plan = { system, rounds: 2, minutes: 10, terms: { variant, pace } };
    await insertTournament(query, { id, name: id, organiser: 'a', plan, startsAt, seed: 1 });
    for (const player of players) await keepEntrant(query, id, { player, rating: 1500, hereSince: 0 });
  }

  /** @param setTimer absent: it looks each second */
  function open(
    newGame: TournamentsOptions['tables']['newGame'],
    setTimer?: SetTimer,
    database: Database = use.database,
  ): { tournaments: Tournaments; lines: string[] } {
    const log = testLog();
    const tournaments = new Tournaments({
      setTimer,
      database,
      tables: { newGame, completeTerms: async (terms) => ok(terms), newGameRefusal: async () => undefined },
      ratings: openRatings(use.database),
      now: () => 1000,
      connected: () => new Set(ALL),
      abandon: async () => ok(undefined),
      tell: () => undefined,
      log,
    });
    return { tournaments, lines: log.lines };
  }

  const made: TournamentsOptions['tables']['newGame'] = async (terms, { proposer, opponent }) =>
    ok({
      ...{ id: `g${games++}`, variant: terms.variant, terms, seats: {}, visibility: 'public', status: 'waiting' },
      ...{ secret: new Uint8Array(1), nonces: {}, at: 1 },
      white: (proposer as { player: string }).player,
      black: (opponent as { player: string }).player,
    });

  test('deals with all of them, although one of them fails', async () => {
    const { query } = use.database;
    for (const id of PLAYERS) await query('insert into player (id, name) values ($1, $1)', [id]);
    await due('broken', 'gone', Date.now() - 60_000);
    await due('sound', 'here', Date.now() - 30_000);
    await due('all', 'here', Date.now() - 20_000, 'roundRobin');
    const told: (readonly string[] | undefined)[] = [];
    const refusal: Refusal = { why: 'terms', values: { fault: 'no such game' } };
    const { tournaments, lines } = open(async (terms, seating) => {
      if (terms.variant === 'gone') return fail(refusal);
      if (terms.tournament?.id === 'all') told.push(seating.roundBegins);
      return made(terms, seating);
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

  test('a server that dies at any statement of a pairing leaves no part of it, and the next one pairs the round once', async () => {
    const { query } = use.database;
    const five = ALL.slice(0, 5);
    for (const id of five) await query('insert into player (id, name) values ($1, $1)', [id]);
    await due('t', 'here', Date.now() - 60_000, 'swiss', five);
    /** A look by a server that dies after some statements of its transaction. */
    const lookUntil = (statements: number) =>
      new Promise<void>((resolve) => {
        let left = statements;
        const dying = (within: Query): Query => {
          return async (sql, values) => {
            if (left-- === 0) throw new DatabaseAway('the server is dead');
            return within(sql, values);
          };
        };
        const { database } = use;
        const { tournaments } = open(
          made,
          (run) => {
            if (left === statements) queueMicrotask(run);
            else resolve(tournaments.close());
            return () => undefined;
          },
          {
            ...{ kind, query, onLost: () => () => undefined, close: async () => undefined },
            transaction: (run) => database.transaction((within) => run(dying(within))),
          },
        );
      });

    for (const round of [1, 2]) {
      const roundNow = async () => (await readTournament(query, 't'))!.round;
      const placesNow = async () => [
        ...(await readGames(query, 't')).flatMap((game) => (game.round === round ? [game.white, game.black] : [])),
        ...(await readByes(query, 't')).flatMap((bye) => (bye.round === round ? [bye.player] : [])),
      ];
      let statements = 0;
      for (await lookUntil(0); (await roundNow()) < round; await lookUntil(++statements))
        expect(await placesNow(), `dead after ${statements} statements`).toEqual([]);
      expect(statements).toBeGreaterThan(5);
      expect((await placesNow()).sort()).toEqual(five);
      await query("update game set status = 'over', result = '1-0'");
    }
  });

  test('a game to which only one side came with a nonce is lost by the other, and has no record', async () => {
    const { query } = use.database;
    for (const id of ['a', 'b']) await query('insert into player (id, name) values ($1, $1)', [id]);
    await due('t', 'here', Date.now() + 60_000, 'swiss', ['a', 'b']);
    const expired = async (round: number, ...shown: readonly ('w' | 'b')[]) => {
      const seating = { proposer: { kind: 'person', player: 'a' }, opponent: { kind: 'person', player: 'b' } } as const;
      const terms = { variant: 'here', pace: { kind: 'days', days: 1 }, tournament: { id: 't', round, board: 1 } };
      const game = await made(terms as never, seating as never);
      if (!game.ok) throw new Error(game.error.why);
      await insertGame(query, game.value);
      const { id } = game.value;
      await query("update game set status = 'aborted' where id = $1", [id]);
      const events = [
        ...(['w', 'b'] as const).map((side) => ({ kind: 'seal', side })),
        ...shown.map((side) => ({ kind: 'nonce', side })),
      ];
      for (const [version, body] of events.entries())
        await query('insert into event (game, version, at, body) values ($1, $2, 1, $3::jsonb)', [
          id,
          version + 1,
          JSON.stringify(body),
        ]);
    };
    await expired(1, 'b');
    await expired(2, 'w');
    await expired(3);
    const games = await readGames(query, 't');
    expect(games.map(({ result, absent, isPlayed }) => [result, absent, isPlayed])).toEqual([
      ['0-1', ['a'], false],
      ['1-0', ['b'], false],
      ['1/2-1/2', [], false],
    ]);
  });

  test('a private game that waits keeps nobody from an arena, one on the public list does', async () => {
    const { query } = use.database;
    for (const id of ['a', 'b']) await query('insert into player (id, name) values ($1, $1)', [id]);
    const seating = { proposer: { kind: 'person', player: 'a' }, opponent: { kind: 'person', player: 'b' } } as const;
    const terms = { variant: 'here', pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } };
    const game = await made(terms as never, seating as never);
    if (!game.ok) throw new Error(game.error.why);
    await insertGame(query, { ...game.value, visibility: 'private' });
    expect([...(await playersAtBoards(query, ['a', 'b']))]).toEqual([]);
    await query("update game set visibility = 'public'");
    expect([...(await playersAtBoards(query, ['a', 'b']))].sort()).toEqual(['a', 'b']);
    await query("update game set visibility = 'private', status = 'running'");
    expect((await playersAtBoards(query, ['a'])).size).toBe(1);
  });

  test('tournaments that one may still join are listed, however many are running', async () => {
    const { query } = use.database;
    await query("insert into player (id, name) values ('a', 'a')");
    for (const id of ['r1', 'r2', 'open'])
      await due(id, 'here', Date.now() + (id === 'open' ? 60_000 : -60_000), 'swiss', []);
    await query("update tournament set status = 'running' where id like 'r%'");
    const listed = await listTournaments(query, undefined, 1, 1);
    expect(listed.map(({ id }) => id)).toEqual(['r1', 'open']);
  });

  describe('by two servers, while somebody joins and somebody withdraws', () => {
    /** All orders of some things. */
    const ordersOf = <T>(all: readonly T[]): readonly (readonly T[])[] =>
      all.length === 0
        ? [[]]
        : all.flatMap((first, index) => ordersOf(all.toSpliced(index, 1)).map((rest) => [first, ...rest]));

    /** Two servers that look only when they are told to. */
    function twoServers() {
      const looks: (() => void)[] = [];
      let haveLooked: () => void = () => undefined;
      const setTimer: SetTimer = (run) => {
        if (looks.push(run) === 2) haveLooked();
        return () => undefined;
      };
      const servers = [open(made, setTimer), open(made, setTimer)] as const;
      return {
        one: servers[0].tournaments,
        other: servers[1].tournaments,
        /** Lets both look at the same moment. */
        look: () =>
          new Promise<void>((resolve) => {
            haveLooked = resolve;
            for (const run of looks.splice(0)) run();
          }),
        /** Ends both, who have nothing to complain about. */
        end: async () => {
          for (const { tournaments, lines } of servers) {
            await tournaments.close();
            expect(lines).toEqual([]);
          }
        },
      };
    }

    /** The later look that finds what an earlier one left out, because somebody was changing it. */
    async function lookAgain(): Promise<void> {
      const { look, end } = twoServers();
      await look();
      await end();
    }

    /** Does things at the same moment, in this order. Returns what came of each. */
    async function atOnce<T extends string>(
      order: readonly T[],
      does: Readonly<Record<T, () => Promise<unknown>>>,
    ): Promise<ReadonlyMap<T, unknown>> {
      return new Map(await Promise.all(order.map(async (what) => [what, await does[what]()] as const)));
    }

    /** The players in a round's games and byes, and those who should be in it, once each. */
    async function placesOf(id: string, round: number) {
      const { query } = use.database;
      const played = (await readGames(query, id)).filter((game) => game.round === round);
      const byes = (await readByes(query, id)).filter((bye) => bye.round === round);
      const entrants = await readEntrants(query, id);
      const isIn = ({ withdrawnFrom = Number.POSITIVE_INFINITY }) => withdrawnFrom > round;
      return {
        places: [...played.flatMap(({ white, black }) => [white, black]), ...byes.map(({ player }) => player)].sort(),
        present: entrants.flatMap((entrant) => (isIn(entrant) ? entrant.player : [])).sort(),
      };
    }

    async function endGames(id: string): Promise<void> {
      const sql = "update game set status = 'over', result = '1-0' where terms -> 'tournament' ->> 'id' = $1";
      await use.database.query(sql, [id]);
    }

    beforeEach(async () => {
      for (const id of ALL) await use.database.query('insert into player (id, name) values ($1, $1)', [id]);
    });

    test('each player of a Swiss tournament has one place in each round', async () => {
      for (const [index, order] of ordersOf(['begin', 'look', 'join', 'withdraw'] as const).entries()) {
        const id = `t${index}`;
        await due(id, 'here', Date.now() - 60_000, 'swiss', ALL.slice(0, 6));
        const first = twoServers();
        const done = await atOnce(order, {
          begin: () => first.one.begin(id, 'a'),
          look: first.look,
          join: () => first.other.join(id, 'g'),
          withdraw: () => first.one.withdraw(id, 'd'),
        });
        await first.end();
        const begun = await placesOf(id, 1);
        expect(begun.places, order.join()).toEqual(begun.present);
        // Whoever was told that the tournament had begun is not in it.
        expect(begun.present.includes('g'), order.join()).toBe((done.get('join') as Result<void, Refusal>).ok);
        expect(done.get('withdraw')).toEqual(ok(undefined));

        await endGames(id);
        const second = twoServers();
        await atOnce(index % 2 === 0 ? ['look', 'withdraw'] : ['withdraw', 'look'], {
          look: second.look,
          withdraw: () => second.other.withdraw(id, 'c'),
        });
        await second.end();
        await lookAgain();
        const next = await placesOf(id, 2);
        expect(next.places, order.join()).toEqual(next.present);
        expect(next.present).not.toContain('d');
        expect(next.present.length).toBeGreaterThanOrEqual(4);
        await endGames(id);
        await lookAgain();
        expect(await readTournament(use.database.query, id)).toMatchObject({ status: 'over', round: 2 });
      }
    });

    test('nobody is at two boards of an arena, and at most one of those who are free waits', async () => {
      const { query } = use.database;
      for (const [index, order] of ordersOf(['begin', 'look', 'join', 'withdraw'] as const).entries()) {
        const id = `t${index}`;
        await due(id, 'here', Date.now() - 60_000, 'arena', ALL.slice(0, 6));
        const { one, other, look, end } = twoServers();
        const done = await atOnce(order, {
          begin: () => one.begin(id, 'a'),
          look,
          join: () => other.join(id, 'g'),
          withdraw: () => one.withdraw(id, 'd'),
        });
        await end();
        await lookAgain();
        const seats = (await readGames(query, id)).flatMap(({ white, black }) => [white, black]);
        expect(new Set(seats).size, order.join()).toBe(seats.length);
        // Both have come true, whatever else was going on.
        expect([done.get('join'), done.get('withdraw')]).toEqual([ok(undefined), ok(undefined)]);
        const entrants = await readEntrants(query, id);
        const here = entrants.filter(({ withdrawnFrom }) => withdrawnFrom === undefined).map(({ player }) => player);
        expect(here, order.join()).toEqual(['a', 'b', 'c', 'e', 'f', 'g']);
        expect(here.filter((player) => !seats.includes(player)).length, order.join()).toBeLessThanOrEqual(1);
        await endGames(id);
        await query("update tournament set status = 'over' where id = $1", [id]);
      }
    });
  });
});

test('the order of the games of an arena is that in which they were paired, whatever happened in them later', () => {
  const entrants = ['a', 'b'].map((player) => ({ player, name: player, rating: 1500, hereSince: 0 }));
  const games = (['1-0', '1-0', '1-0', '0-1'] as const).map((result, index) => ({
    ...{ id: `g${index}`, round: index + 1, white: 'a', black: 'b', result, absent: [], isPlayed: true },
    // Somebody has offered a rematch in the first one.
    movedAt: index === 0 ? 1000 : index,
  }));
  const [first] = arenaLines({ entrants, games, byes: [] });
  expect(first).toMatchObject({ player: 'a', points: 8, scores: [2, 2, 4, 0] });
});
