import type { RatingPool, Terms } from '@kickmate/protocol';
import { beforeEach, describe, expect, test } from 'vitest';
import { eventRows, type NewEvent, type RatedResult } from '../../src/db/commits.ts';
import { type NewGame, openStore } from '../../src/db/store.ts';
import { computeAgain, openRatings, type Ratings } from '../../src/ratings/ratings.ts';
import { testDatabase, testPostgres } from '../databases.ts';

const postgres = await testPostgres();

/** A moment of play time as it is in use. */
const AT = 1_700_000_000_000;
const DAY = 86_400_000;
const POOL: RatingPool = { game: 'chess', pace: 'fast' };
const TERMS: Terms = {
  variant: 'chess',
  pace: { kind: 'clock', ms: 180_000, incrementMs: 0 },
  colour: 'lot',
  rated: true,
};

const newGame = (id: string, white: string, black: string): NewGame => ({
  ...{ id, white, black, variant: 'chess', terms: TERMS, seats: {}, visibility: 'public', status: 'running' },
  ...{ secret: new Uint8Array(32), nonces: {}, at: AT },
});

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  let ratings: Ratings;
  let games = 0;

  const end = (game: string, rated: RatedResult, more: Partial<NewEvent> = {}): NewEvent => ({
    ...{ game, epoch: 1, version: 1, command: 'c1', at: AT, body: { kind: 'end' }, ...more },
    after: { status: 'over', result: '1-0', rated },
  });

  /** Plays a rated game to its end; its result is not rated yet. */
  async function play(white: string, black: string, score = 1, at = AT, pool = POOL): Promise<NewEvent> {
    const id = `g${++games}`;
    const store = openStore(use.database);
    const game = newGame(id, white, black);
    const isPlayer = (one: string) => !one.startsWith('computer');
    await store.createGame({
      ...game,
      white: isPlayer(white) ? white : undefined,
      black: isPlayer(black) ? black : undefined,
    });
    await store.claimGame(id, 'n1');
    const event = end(id, { ...pool, white, black, score }, { at });
    await eventRows(use.database.query).write([event]);
    return event;
  }

  /** Gives people a rating that is not provisional: one of 1500 points, from an earlier result of each. */
  async function establish(...ids: readonly string[]): Promise<void> {
    for (const id of ids) await play(id, 'computer-9', 0.5);
    await ratings.rateResults();
    await use.database.query('update rating set deviation = 60');
  }

  const points = async (...ids: readonly string[]) =>
    [...(await ratings.of(POOL, ids, AT)).values()].map(({ points }) => points);

  beforeEach(async () => {
    ratings = openRatings(use.database);
    const store = openStore(use.database);
    for (const [id, name] of Object.entries({ a: 'Ann', b: 'Bob', c: 'Cem' })) await store.createPlayer({ id, name });
  });

  test('a result is kept with the end of its game, once, and not without it', async () => {
    const event = await play('a', 'b');
    // The same event again, a later one of the finished game, and one of an owner who has lost it.
    const rows = eventRows(use.database.query);
    expect((await rows.write([event])).get(event.game)).toBe('done');
    await rows.write([{ ...event, version: 2, command: 'c2', body: { kind: 'rematch' } }]);
    await openStore(use.database).createGame(newGame('other', 'a', 'b'));
    expect((await rows.write([end('other', { ...POOL, white: 'a', black: 'b', score: 1 })])).get('other')).toBe(
      'taken',
    );
    expect(await use.database.query('select game, number from rated_result')).toEqual([
      { game: event.game, number: null },
    ]);
  });

  test('ratings begin at 1500, provisional, and follow the results', async () => {
    expect(await ratings.of(POOL, ['a'], AT)).toEqual(
      new Map([['a', { points: 1500, deviation: 350, isProvisional: true }]]),
    );
    await play('a', 'b');
    await ratings.rateResults();
    // By hand: g = 0.6690, v = 8.937, so phi' = 1.6712 (deviation 290.3) and mu' = phi'^2 * g / 2 = 0.9343 (162.3 points).
    expect(await points('a', 'b')).toEqual([1662, 1338]);
    expect((await ratings.of(POOL, ['a'], AT)).get('a')).toMatchObject({ deviation: 290, isProvisional: true });
    expect(await ratings.of({ ...POOL, pace: 'slow' }, ['a'], AT)).toMatchObject(new Map([['a', { points: 1500 }]]));
  });

  test('a result counts once, however many servers rate it, and whenever one is killed', async () => {
    for (let game = 0; game < 5; game++) await play('a', 'b');
    const others = Array.from({ length: 4 }, () => openRatings(use.database));
    await Promise.all([ratings, ...others, ratings].map((one) => one.rateResults()));
    const first = await points('a', 'b');
    // A server dies in the middle: its transaction is rolled back, and another one begins anew.
    await play('b', 'a');
    await use.database
      .transaction(async (query) => {
        await query('update rated_result set number = 6 where number is null');
        throw new Error('killed');
      })
      .catch(() => undefined);
    await others[0]!.rateResults();
    await ratings.rateResults();
    expect(await use.database.query('select number from rated_result order by number')).toEqual(
      [1, 2, 3, 4, 5, 6].map((number) => ({ number })),
    );
    expect(await use.database.query('select from rating')).toHaveLength(12);
    expect((await points('a'))[0]).toBeLessThan(first[0]!);
    expect(await computeAgain(use.database, false)).toEqual({ results: 6, wrong: [] });
  });

  test('the deviation grows with time: 60 is 110 after a year', async () => {
    await play('a', 'b');
    await ratings.rateResults();
    await use.database.query("update rating set deviation = 60 where holder = 'a'");
    const later = async (days: number) => (await ratings.of(POOL, ['a'], AT + days * DAY)).get('a');
    expect(await later(0)).toMatchObject({ deviation: 60 });
    expect((await later(0))!.isProvisional).toBeUndefined();
    expect(await later(365)).toMatchObject({ deviation: 110 });
    expect(await later(370)).toMatchObject({ isProvisional: true });
    expect(await later(100 * 365)).toMatchObject({ deviation: 350 });
  });

  test('a clock that was set back changes no order and makes no deviation smaller', async () => {
    await play('a', 'b', 1, AT + 10 * DAY);
    await ratings.rateResults();
    await play('a', 'b', 1, AT);
    await ratings.rateResults();
    const rows = await use.database.query("select number, at from rating where holder = 'a' order by number");
    expect(rows).toEqual([
      { number: 1, at: AT + 10 * DAY },
      { number: 2, at: AT + 10 * DAY },
    ]);
    expect(await computeAgain(use.database, false)).toEqual({ results: 2, wrong: [] });
  });

  test('the computer has a rating at each level', async () => {
    await establish('a', 'b', 'c');
    await play('a', 'computer-4', 0);
    await play('computer-4', 'b', 1);
    await play('c', 'computer-5', 0.5);
    await ratings.rateResults();
    const [four, five] = await points('computer-4', 'computer-5');
    expect(four).toBeGreaterThan(1700);
    expect(five).toBe(1500);
    expect(await ratings.all('computer-4', AT)).toMatchObject([{ ...POOL, games: 2 }]);
  });

  test('a game with a player whose rating is provisional changes that rating, and not the computer', async () => {
    const { game } = await play('a', 'computer-4');
    await ratings.rateResults();
    expect(await points('a', 'computer-4')).toEqual([1662, 1500]);
    expect(await ratings.all('computer-4', AT)).toEqual([]);
    expect(await ratings.atTable(game, TERMS, { w: 'a', b: 'computer-4' }, AT)).toEqual({
      w: { rating: { points: 1662, isProvisional: true }, change: 162 },
      b: { rating: { points: 1500, isProvisional: true } },
    });
    expect(await computeAgain(use.database, false)).toEqual({ results: 1, wrong: [] });
  });

  test('all ratings of somebody, each with its number of games, the one with most first', async () => {
    for (const [game, pace, games] of [
      ['chess', 'fast', 1],
      ['chess', 'correspondence', 3],
      ['football', 'slow', 2],
      ['football', 'fast', 2],
    ] as const)
      for (let count = 0; count < games; count++) await play('a', 'b', 1, AT, { game, pace });
    await ratings.rateResults();
    const said = (await ratings.all('a', AT)).map(({ game, pace, games }) => `${game} ${pace} ${games}`);
    expect(said).toEqual(['chess correspondence 3', 'football fast 2', 'football slow 2', 'chess fast 1']);
    expect(await ratings.all('c', AT)).toEqual([]);
  });

  test('ratings that were kept by other rules are computed again at the first start', async () => {
    await play('a', 'b');
    await ratings.rateResults();
    await use.database.query("update rating set rating = 0, games = 0; update setting set value = '1'");
    const later = openRatings(use.database);
    await later.rateResults();
    expect(await points('a', 'b')).toEqual([1662, 1338]);
    expect(await later.all('a', AT)).toMatchObject([{ games: 1 }]);
  });

  test('a table shows the ratings before the game, and after it what the game has changed', async () => {
    await play('a', 'c');
    await ratings.rateResults();
    const before = await ratings.atTable('g0', TERMS, { w: 'b', b: 'a' }, AT);
    expect(before).toEqual({
      w: { rating: { points: 1500, isProvisional: true } },
      b: { rating: { points: 1662, isProvisional: true } },
    });
    const { game } = await play('b', 'a');
    await ratings.rateResults();
    await play('b', 'c');
    await ratings.rateResults();
    const after = await ratings.atTable(game, TERMS, { w: 'b', b: 'a' }, AT);
    expect(after.w!.rating.points - after.w!.change!).toBe(1500);
    expect(after.b!.rating.points - after.b!.change!).toBe(1662);
    expect(after.w!.change).toBeGreaterThan(0);
    expect(await ratings.atTable(game, { ...TERMS, pace: { kind: 'unlimited' } }, { w: 'b', b: 'a' }, AT)).toEqual({});
  });

  test('the history of a rating has the games behind it, the latest first, in pages', async () => {
    const first = await play('a', 'b');
    const second = await play('c', 'a', 0.5);
    await play('a', 'b', 1, AT, { game: 'football', pace: 'slow' });
    await ratings.rateResults();
    const history = await ratings.history('a', POOL, 10);
    expect(history).toMatchObject([
      {
        number: 2,
        table: second.game,
        isPublic: true,
        score: 0.5,
        opponent: { id: 'c', name: 'Cem', rating: undefined },
      },
      { number: 1, table: first.game, points: 1662, change: 162, score: 1, opponent: { id: 'b', name: 'Bob' } },
    ]);
    expect(history[0]!.points).toBe(1662 + history[0]!.change);
    expect(await ratings.history('a', POOL, 1)).toHaveLength(1);
    expect(await ratings.history('a', POOL, 10, 2)).toEqual([history[1]]);
    expect(await ratings.all('a', AT)).toMatchObject([
      { ...POOL, games: 2 },
      { game: 'football', pace: 'slow', games: 1 },
    ]);
  });

  test("who deletes all data has no ratings any more; others' stay, and can be computed again", async () => {
    await play('a', 'b');
    await play('a', 'c');
    await ratings.rateResults();
    const before = await points('b', 'c');
    await openStore(use.database).deletePlayer('a');
    expect(await use.database.query("select from rating where holder = 'a'")).toEqual([]);
    // A game that ends only now changes the rating of the opponent alone, as if the data were there.
    await play('b', 'a');
    await ratings.rateResults();
    expect((await points('b'))[0]).toBeGreaterThan(before[0]! + 100);
    expect((await points('c'))[0]).toBe(before[1]);
    expect(await use.database.query("select from rating where holder = 'a'")).toEqual([]);
    expect(await ratings.history('b', POOL, 10)).toMatchObject([
      { opponent: { id: 'a', name: '' } },
      { opponent: { id: 'a', name: '' } },
    ]);
    expect(await computeAgain(use.database, false)).toEqual({ results: 3, wrong: [] });
  });

  test('ratings that differ from the results are named, and put right when that is asked', async () => {
    await play('a', 'b');
    await play('b', 'c', 0.5);
    await ratings.rateResults();
    const kept = await use.database.query('select * from rating order by number, holder');
    await use.database.query("update rating set rating = rating + 1 where holder = 'b' and number = 1");
    await use.database.query("delete from rating where holder = 'c'");
    const wrong = ['b, chess fast, after result 1', 'c, chess fast, after result 2'];
    expect((await computeAgain(use.database, false)).wrong).toEqual(wrong);
    expect((await computeAgain(use.database, true)).wrong).toEqual(wrong);
    expect(await use.database.query('select * from rating order by number, holder')).toEqual(kept);
  });
});
