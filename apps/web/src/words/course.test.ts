import { squareName } from '@kickmate/board';
import { startOf } from '@kickmate/record';
import { expect, test } from 'vitest';
import { footballMatch, GOAL, playedMatch } from '../match/testing.ts';
import { kickersAfter, scoreAt } from './course.ts';

test('a goal counts from the end of its round on', async () => {
  const match = await playedMatch(`${GOAL} e7e6`);
  const goals = [
    [0, 2],
    [0, 3],
    [1, 0],
    [1, 1],
  ].map(([round, ply]) => scoreAt(match, { ...startOf(round!), ply: ply! }).w);
  expect(goals).toEqual([0, 1, 1, 1]);
  expect(scoreAt(match, { round: 0, ply: 3, branches: [{ ply: 2, child: 1 }] }).w).toBe(0);
});

test('pieces that may kick and pieces that have kicked are known within a turn', async () => {
  const { variant, round } = await footballMatch('k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8', 'e4*e2 f1*d3 end');
  const named = (ply: number) => {
    const { ready, spent } = kickersAfter(variant, round.plies.slice(0, ply));
    return [ready, spent].map((squares) => squares.map((square) => squareName(variant.board, square)).join(' '));
  };
  expect([0, 1, 2, 3].map(named)).toEqual([
    ['', ''],
    ['f1', 'e4'],
    ['', 'e4 f1'],
    ['', ''],
  ]);
});
