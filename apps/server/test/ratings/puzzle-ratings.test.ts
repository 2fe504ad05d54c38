import { needsGames } from '@kickmate/catalogue/testing';
import { afterAttempt, NEW_SOLVER, ratingOfPuzzle } from '@kickmate/play/puzzle-ratings';
import { beforeEach, describe, expect, test } from 'vitest';
import { openStore } from '../../src/db/store.ts';
import { openPuzzleRatings, type PuzzleRatings } from '../../src/ratings/puzzle-ratings.ts';
import { testDatabase, testPostgres } from '../databases.ts';

const postgres = await testPostgres();

const LEVELS = new Map([
  ['p1', 1],
  ['p2', 4],
]);
const first = (id: string) => ratingOfPuzzle({ rating: LEVELS.get(id)! });

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))('%s', (kind) => {
  const use = testDatabase(kind, postgres);
  let ratings: PuzzleRatings;

  beforeEach(async () => {
    ratings = openPuzzleRatings(use.database, async (variant) => (variant === 'nothing' ? undefined : LEVELS));
    const store = openStore(use.database);
    for (const [id, name] of Object.entries({ a: 'Ann', b: 'Bob' })) await store.createPlayer({ id, name });
  });

  test('the first attempt at a puzzle rates player and puzzle for everybody; a second one changes nothing', async () => {
    const expected = afterAttempt({ solver: NEW_SOLVER, puzzle: first('p1') }, true);
    expect(await ratings.note('chess', 'a', [{ id: 'p1', isSolved: true }])).toEqual(expected.solver);
    expect(await ratings.note('chess', 'a', [{ id: 'p1', isSolved: false }])).toEqual(expected.solver);
    // The next player meets the puzzle as the first one has left it.
    const second = afterAttempt({ solver: NEW_SOLVER, puzzle: expected.puzzle }, false);
    expect(await ratings.note('chess', 'b', [{ id: 'p1', isSolved: false }])).toEqual(second.solver);
    expect(await ratings.of('chess', 'a'))!.toEqual({
      puzzles: { p1: [second.puzzle.rating, second.puzzle.deviation] },
      you: { rating: expected.solver, tried: ['p1'] },
    });
    expect((await ratings.of('chess', undefined))!.you).toBeUndefined();
    // Each game has its own ratings, also of puzzles with the same id.
    expect(await ratings.of('football', 'a')).toEqual({ puzzles: {}, you: { rating: NEW_SOLVER, tried: [] } });
  });

  test('attempts of one request count in their order, each puzzle once; unknown puzzles are left out', async () => {
    const answer = await ratings.note('chess', 'a', [
      { id: 'p2', isSolved: false },
      { id: 'gone', isSolved: true },
      { id: 'p1', isSolved: true },
      { id: 'p2', isSolved: true },
    ]);
    const { solver } = afterAttempt({ solver: NEW_SOLVER, puzzle: first('p2') }, false);
    expect(answer).toEqual(afterAttempt({ solver, puzzle: first('p1') }, true).solver);
    expect(Object.keys((await ratings.of('chess', 'a'))!.puzzles).toSorted()).toEqual(['p1', 'p2']);
    expect(await ratings.note('chess', 'b', [{ id: 'gone', isSolved: true }])).toEqual(NEW_SOLVER);
  });

  test('two devices send the same attempts at once: they count once', async () => {
    const attempts = [...LEVELS.keys()].map((id) => ({ id, isSolved: true }));
    const [one, two] = await Promise.all([
      ratings.note('chess', 'a', attempts),
      ratings.note('chess', 'a', attempts.toReversed()),
    ]);
    expect(one).toEqual(two);
    expect((await ratings.of('chess', 'a'))!.you!.rating).toEqual(one);
  });

  test('a player who deletes all data takes attempts and rating along; the puzzles keep theirs', async () => {
    await ratings.note('chess', 'a', [{ id: 'p1', isSolved: true }]);
    const { puzzles } = (await ratings.of('chess', undefined))!;
    await openStore(use.database).deletePlayer('a');
    expect(await ratings.of('chess', 'a'))!.toEqual({ puzzles, you: { rating: NEW_SOLVER, tried: [] } });
    expect(await ratings.note('chess', 'a', [{ id: 'p2', isSolved: true }])).toBeUndefined();
    expect(Object.keys((await ratings.of('chess', 'a'))!.puzzles)).toEqual(['p1']);
  });

  test('attempts that lie about a puzzle take it three levels away at most', async () => {
    const ids = Array.from({ length: 40 }, (_, number) => `x${number}`);
    for (const id of ids) {
      await openStore(use.database).createPlayer({ id, name: id });
      await ratings.note('chess', id, [{ id: 'p1', isSolved: false }]);
    }
    const [points] = (await ratings.of('chess', undefined))!.puzzles.p1!;
    expect(points).toBe(first('p1').rating + 450);
  });

  test('a game without puzzles has none', async () => {
    expect(await ratings.of('nothing', 'a')).toBeUndefined();
    expect(await ratings.note('nothing', 'a', [{ id: 'p1', isSolved: true }])).toBeUndefined();
  });
});

test('the puzzles are those that the games bring', async () => {
  needsGames('chess-league');
  const database = { query: async () => [] } as never;
  expect(await openPuzzleRatings(database).of('chess-league', undefined)).toEqual({ puzzles: {} });
  expect(await openPuzzleRatings(database).of('minimal', undefined)).toBeUndefined();
});
