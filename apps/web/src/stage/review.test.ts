import { TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { GOAL, playedMatch, playIn } from '../match/testing.ts';
import { useReview } from './review.ts';
import { useStageAndMatch } from './testing.ts';

beforeEach(() => setActivePinia(createPinia()));

async function lookingBack(actions: string) {
  const game = useStageAndMatch();
  game.open(await playedMatch(actions), TWO_PEOPLE);
  return { game, review: useReview() };
}

test('the board shows the present until a person looks back', async () => {
  const { game, review } = await lookingBack('a2a3');
  playIn(game, 'a7a6');
  expect([review.path, review.isAtPresent]).toEqual([{ round: 0, ply: 2, branches: [] }, true]);
});

test('looking back and forth does not change the match', async () => {
  const { game, review } = await lookingBack(GOAL);
  const { match } = game;
  review.back();
  expect(review.path).toEqual({ round: 0, ply: 3, branches: [] });
  review.toStart();
  expect([review.path, review.isAtStart, review.position]).toEqual([
    { round: 0, ply: 0, branches: [] },
    true,
    match!.rounds[0]!.start,
  ]);
  review.forth();
  expect(review.ply).toBe(match!.rounds[0]!.plies[0]);
  review.toPresent();
  expect([review.path, review.isAtPresent]).toEqual([{ round: 1, ply: 0, branches: [] }, true]);
  expect(game.match).toBe(match);
});

test('the review goes on while the computer plays', async () => {
  const { game, review } = await lookingBack('a2a3 a7a6');
  review.toStart();
  playIn(game, 'b2b3');
  expect(review.path).toEqual({ round: 0, ply: 0, branches: [] });
});

test('a step to the present ends the review', async () => {
  const { game, review } = await lookingBack('a2a3 a7a6');
  review.back();
  review.forth();
  playIn(game, 'b2b3');
  expect(review.isAtPresent).toBe(true);
});

test('an undo or another match ends the review', async () => {
  const { game, review } = await lookingBack('a2a3 a7a6');
  review.toStart();
  game.undo();
  expect(review.path).toEqual({ round: 0, ply: 1, branches: [] });
  review.toStart();
  game.open(await playedMatch('a2a3 a7a6 b2b3'), game.seats);
  expect(review.path).toEqual({ round: 0, ply: 3, branches: [] });
});
