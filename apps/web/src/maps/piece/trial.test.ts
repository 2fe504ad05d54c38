import { must, readSquare } from '@kickmate/board';
import { expect, test } from 'vitest';
import { maps } from '../testing.ts';
import { wrongCells } from './pattern-signs.ts';
import { FRESH_TRIAL, moved, reachOf, TRIAL_BOARD, toggled } from './trial.ts';

const at = (name: string): number => readSquare(TRIAL_BOARD, name)!;
const rook = maps.standard.R!;
const WALL = { tile: '#' } as const;

test('a piece alone reaches what its pattern says', () => {
  const { moves, attacks } = must(reachOf(maps, 'R', rook, FRESH_TRIAL));
  expect([moves.length, attacks.length]).toEqual([16, 16]);
  const pawn = must(reachOf(maps, 'P', maps.standard.P!, FRESH_TRIAL));
  expect([...pawn.moves].sort((a, b) => a - b)).toEqual(['e4', 'd5', 'f5', 'e6'].map(at));
  expect(pawn.attacks).toHaveLength(4);
});

test('walls, friends and enemies are in its way', () => {
  const walled = toggled(FRESH_TRIAL, at('e6'), WALL);
  expect(must(reachOf(maps, 'R', rook, walled)).moves).toHaveLength(12);
  const met = toggled(walled, at('g5'), { piece: { side: 'b', letter: 'P' } });
  const { moves, attacks } = must(reachOf(maps, 'R', rook, met));
  expect([moves.includes(at('g5')), attacks.includes(at('g5')), attacks.includes(at('h5'))]).toEqual([
    false,
    true,
    false,
  ]);
  const helped = toggled(walled, at('d5'), { piece: { side: 'w', letter: 'P' } });
  expect(must(reachOf(maps, 'R', rook, helped)).attacks).not.toContain(at('d5'));
});

test('a second toggle removes an obstacle, and no obstacle is put on the piece', () => {
  const walled = toggled(FRESH_TRIAL, at('e6'), WALL);
  expect(toggled(walled, at('e6'), WALL).obstacles.size).toBe(0);
  expect(toggled(FRESH_TRIAL, FRESH_TRIAL.square, WALL)).toBe(FRESH_TRIAL);
  expect(moved(walled, at('e6'))).toEqual({ square: at('e6'), obstacles: new Map() });
});

test('a board full of walls shows a piece that cannot move', () => {
  let trial = FRESH_TRIAL;
  for (let square = 0; square < 81; square++) trial = toggled(trial, square, WALL);
  expect(reachOf(maps, 'R', rook, trial)).toEqual({ ok: true, value: { moves: [], attacks: [] } });
});

test('a ride inside the ring is wrong on its square, and nothing is shown', () => {
  const pattern = ['.....', '..r..', '..o..', '.....', '....r'];
  expect(wrongCells(maps, pattern)).toEqual([
    { cell: { row: 1, column: 2 }, message: expect.stringContaining('ring') },
  ]);
  expect(reachOf(maps, 'A', { name: 'odd', pattern }, FRESH_TRIAL).ok).toBe(false);
  expect(wrongCells(maps, rook.pattern)).toEqual([]);
});
