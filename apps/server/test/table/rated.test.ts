import { needsGames } from '@kickmate/catalogue/testing';
import type { Terms } from '@kickmate/protocol';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { NewEvent, RatedResult } from '../../src/db/commits.ts';
import { DatabaseAway } from '../../src/db/database.ts';
import type { Requester } from '../../src/member.ts';
import type { SeatRatings } from '../../src/ratings/ratings.ts';
import { MOST_RATED_WITH_COMPUTER } from '../../src/table/tables.ts';
import { Memory } from './memory.ts';
import { Person, World } from './world.ts';

needsGames('chess');

const RATED: Partial<Terms> = { pace: { kind: 'clock', ms: 180_000, incrementMs: 0 }, rated: true };

/** Ratings that are only noted: a result becomes a change of 10 points when it is rated. */
class Notes {
  ratedCount = 0;
  isAway = false;
  atTable = async (): Promise<SeatRatings> => {
    const rating = { points: 1500 + (this.ratedCount > 0 ? 10 : 0) };
    return { w: { rating, ...(this.ratedCount > 0 && { change: 10 }) } };
  };
  rateResults = async () => {
    if (this.isAway) throw new DatabaseAway('away');
    this.ratedCount++;
  };
}

let notes: Notes;
let world: World;
/** The results that were stored with events, in order. */
let stored: RatedResult[];
beforeEach(() => {
  notes = new Notes();
  world = new World(1, new Memory(), { ratings: notes });
  stored = [];
  world.memory.onAppend = ({ after }: NewEvent) => void (after.rated && stored.push(after.rated));
});

/** Plays the first moves of a game. */
async function play({ white, black }: { readonly white: Person; readonly black: Person }, moves: readonly string[]) {
  for (const [index, move] of moves.entries()) await (index % 2 === 0 ? white : black).play(move);
}
const TWO_TURNS = ['e2e4', 'e7e5', 'g1f3', 'b8c6'];

describe('a rated game', () => {
  test('counts with its end, in the same event, and everybody sees the change', async () => {
    const game = await world.begin(RATED);
    expect(game.white.table!.seats.w).toMatchObject({ name: 'Ada', player: 'ada', rating: { points: 1500 } });
    await play(game, TWO_TURNS);
    expect([stored, notes.ratedCount]).toEqual([[], 0]);
    await game.black.ask({ kind: 'resign' });
    expect(stored).toEqual([{ game: 'chess', pace: 'fast', white: 'ada', black: 'bob', score: 1 }]);
    expect(game.black.table!.seats.w).toMatchObject({ rating: { points: 1510 }, change: 10 });
  });

  test('is shown its change later if the database was away', async () => {
    const game = await world.begin(RATED);
    await play(game, TWO_TURNS);
    notes.isAway = true;
    await game.black.ask({ kind: 'resign' });
    await world.pass(6000);
    expect(game.white.table!.seats.w.change).toBeUndefined();
    notes.isAway = false;
    await world.pass(6000);
    expect(game.white.table!.seats.w.change).toBe(10);
    expect(world.logged).toEqual([]);
  });

  test('counts when the rules have ended it, after few turns, too', async () => {
    const game = await world.begin(RATED);
    await play(game, ['f2f3', 'e7e5', 'g2g4', 'd8h4']);
    expect(stored).toMatchObject([{ score: 0 }]);
  });

  test.each([
    ['called off', ['e2e4'], 'abort', undefined],
    ['resigned after one turn of each', ['e2e4', 'e7e5', 'g1f3'], 'resign', 'short'],
  ] as const)('does not count if it is %s', async (_, moves, kind, unrated) => {
    const game = await world.begin(RATED);
    await play(game, moves);
    await game.black.ask({ kind });
    expect(game.white.table).toMatchObject({ status: 'over' });
    expect(game.white.table!.unrated).toBe(unrated);
    expect([stored, notes.ratedCount]).toEqual([[], 0]);
  });

  test('counts although both come from one network after their first turns: the loser could see to that', async () => {
    const game = await world.begin(RATED);
    await play(game, TWO_TURNS);
    for (const person of [game.white, game.black]) {
      person.network = 'home';
      person.join();
    }
    await world.quiet();
    expect(game.white.table!.unrated).toBeUndefined();
    await game.black.ask({ kind: 'resign' });
    expect(stored).toMatchObject([{ score: 1 }]);
  });

  test('does not count between people of one network that turns out in their first turns, and after a restart', async () => {
    const game = await world.begin(RATED);
    await play(game, TWO_TURNS.slice(0, 2));
    game.white.network = 'home';
    game.white.join();
    await world.quiet();
    expect(game.white.table!.unrated).toBeUndefined();
    game.black.network = 'home';
    game.black.join();
    await world.quiet();
    expect([game.white.table!.unrated, game.black.table!.unrated]).toEqual(['network', 'network']);
    await world.tables.close();
    world.tables = world.open();
    game.white.network = undefined;
    game.black.network = undefined;
    game.white.join();
    game.black.join();
    await world.quiet();
    await game.black.ask({ kind: 'resign' });
    expect(game.white.table).toMatchObject({ status: 'over', unrated: 'network' });
    expect(stored).toEqual([]);
  });

  test('does not count between people of one network although the server has restarted since the first one came', async () => {
    const game = await world.begin({ ...RATED, pace: { kind: 'days', days: 1 } });
    game.white.network = 'home';
    world.memory.away = 'before';
    game.white.join();
    await world.quiet();
    // It is kept as soon as the database is back.
    world.memory.away = undefined;
    await world.pass(6000);
    await world.tables.close();
    world.tables = world.open();
    game.black.network = 'home';
    game.black.join();
    await world.quiet();
    expect(game.black.table!.unrated).toBe('network');
    expect(world.logged).toEqual([]);
  });

  test('does not count if the computer takes a seat over', async () => {
    const game = await world.begin(RATED);
    await play(game, TWO_TURNS);
    game.white.leave();
    await world.pass(41_000);
    await game.black.ask({ kind: 'step in', choice: 'computer', level: 3 });
    expect(game.black.table!.unrated).toBe('computer');
    await game.black.ask({ kind: 'resign' });
    expect(stored).toEqual([]);
  });

  test('against the computer counts for its level, and nothing is taken back', async () => {
    const ada = new Person(world, 'Ada');
    const id = await world.create(RATED, {
      proposer: { kind: 'person', player: 'ada' },
      opponent: { kind: 'computer', level: 3 },
      isPublic: false,
    });
    ada.join(id);
    await world.quiet();
    for (const move of ['e2e4', 'd2d4']) {
      await ada.play(move);
      await world.pass(1000);
    }
    expect(await ada.ask({ kind: 'offer', what: 'takeback' })).toMatchObject({ type: 'no', why: 'ratedTakeback' });
    await ada.ask({ kind: 'resign' });
    expect(stored).toMatchObject([{ white: 'ada', black: 'computer-3', score: 0 }]);
  });

  test('against the computer is begun so often a day by one player, and by one network; a casual one still is', async () => {
    const create = (player: string, network?: string) =>
      world.create(RATED, {
        ...{ proposer: { kind: 'person', player }, opponent: { kind: 'computer', level: 3 }, isPublic: false, network },
      });
    const { player, network } = MOST_RATED_WITH_COMPUTER;
    const open = vi.spyOn(world.memory, 'openGames').mockResolvedValue({ all: 0, withComputer: 0 });
    const refusal = (by: Requester, kind: 'casual' | 'rated') => world.tables.newGameRefusal(by, kind);
    for (let game = 1; game < player; game++) await create('ada');
    expect(await refusal({ player: 'ada' }, 'rated')).toBeUndefined();
    await create('ada');
    expect(await refusal({ player: 'ada' }, 'rated')).toMatchObject({ why: 'manyRatedWithComputer' });
    expect(await refusal({ player: 'ada' }, 'casual')).toBeUndefined();
    expect(await refusal({ player: 'bob', network: 'home' }, 'rated')).toBeUndefined();
    for (let game = 0; game < network; game++) await create(`new name ${game}`, 'home');
    expect(await refusal({ player: 'bob', network: 'home' }, 'rated')).toMatchObject({
      why: 'manyRatedWithComputerHere',
    });
    expect(await refusal({ player: 'bob', network: 'cafe' }, 'rated')).toBeUndefined();
    open.mockRestore();
  });

  test('a casual one is never rated', async () => {
    const game = await world.begin({ ...RATED, rated: false });
    await play(game, TWO_TURNS);
    await game.black.ask({ kind: 'resign' });
    expect([stored, notes.ratedCount]).toEqual([[], 0]);
  });

  test.each([
    ['without a limit of time', { pace: { kind: 'unlimited' } }, 'ratedPace'],
    ['on a map of somebody', { ...RATED, variant: 'chesslike:{"name":"mine"}' }, 'ratedMap'],
  ] as const)('cannot be offered %s', async (_, more, why) => {
    const terms = { variant: 'chess', colour: 'w', pace: RATED.pace!, ...more, rated: true } as Terms;
    expect(await world.tables.completeTerms(terms)).toMatchObject({ ok: false, error: { why } });
  });
});
