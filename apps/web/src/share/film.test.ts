import type { AnimatedAction } from '@kickmate/board-ui';
import { expect, test } from 'vitest';
import { FILM, shotsOf } from './film.ts';

const BOARD = { files: 2, ranks: 1, marks: [] };
const MOVE: AnimatedAction = {
  board: BOARD,
  before: { pieces: [{ side: 'w', letter: 'R' }, undefined], ball: undefined },
  events: [{ kind: 'move', piece: { side: 'w', letter: 'R' }, from: 0, to: 1 }],
};

test('a film without an action is its end', () => {
  expect(shotsOf([])).toEqual([{ frame: undefined, ms: 1600 }]);
});

test('the frames of the actions follow at fixed times; the end stays', () => {
  const one = shotsOf([MOVE]);
  const two = shotsOf([MOVE, MOVE]);
  expect(one.length).toBeGreaterThan(2);
  expect(two.length).toBe(2 * one.length - 1);
  const places = one.slice(0, -1).map(({ frame, ms }) => {
    expect(ms).toBe(FILM.frameMs);
    return frame!.sprites[0]?.at.x ?? Number.POSITIVE_INFINITY;
  });
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(one.at(-1)).toEqual({ frame: undefined, ms: 1600 });
});
