import { exampleGame } from '@kickmate/catalogue/testing';
import { expect, test } from 'vitest';
import { Selection } from '../src/select.ts';
import type { Found } from '../src/tools.ts';

const chess = await exampleGame('chess');
const { themes } = await chess.puzzles!();
const mate = (position: string, theme = 'win-1', line = ['a1a8']): Found => ({
  theme,
  position,
  line,
  also: [],
  seed: 1,
});

const BACK_RANK = '6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1';
const NEARLY = '6k1/5ppp/8/8/8/8/7P/R5K1 w - - 0 1';
const OTHER = 'k7/p1p5/Pp3n2/3b1r2/4N2q/8/5PPP/R5K1 w - - 0 1';

test('a puzzle is taken once, and none that is nearly the same', () => {
  const selection = new Selection(chess, themes, { count: 10 });
  for (const puzzle of [mate(BACK_RANK), mate(BACK_RANK), mate(NEARLY), mate(NEARLY, 'win-2', ['g1f1'])])
    selection.add(puzzle);
  expect(selection.add(mate(OTHER))).toBe(true);
  const more = new Selection(chess, themes, { count: 10, puzzles: [mate(BACK_RANK)] });
  expect([more.add(mate(NEARLY)), more.add(mate(OTHER))]).toEqual([false, true]);
  expect(selection.words).toBe('2 win-1, 1 win-2');
});

test('a theme has a share, and the selection an end', () => {
  const one = new Selection(chess, themes, { count: 3, share: 1 });
  one.add(mate(BACK_RANK));
  one.add(mate(OTHER));
  expect([one.words, one.isFull]).toEqual(['1 win-1', false]);
  const full = new Selection(chess, themes, { count: 1 });
  full.add(mate(BACK_RANK));
  expect(full.isFull).toBe(true);
});
