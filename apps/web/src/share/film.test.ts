import { expect, test } from 'vitest';
import { FILM, type FilmedAction, MOST_FRAMES, shotsOf } from './film.ts';

const move = (): FilmedAction => ({
  action: {
    board: { files: 2, ranks: 1, marks: [] },
    before: { pieces: [{ side: 'w', letter: 'R' }, undefined], ball: undefined },
    events: [{ kind: 'move', piece: { side: 'w', letter: 'R' }, from: 0, to: 1 }],
  },
  points: { w: '1', b: '0' },
});
const END = { frame: undefined, points: undefined, ms: 1600 };

test('a film without an action is its end', async () => {
  expect(await shotsOf([])).toEqual([END]);
});

test('the frames of the actions follow at fixed times, with the points meanwhile; the end stays', async () => {
  const one = await shotsOf([move]);
  const two = await shotsOf([move, move]);
  expect(one.length).toBeGreaterThan(2);
  expect(Math.abs(two.length - (2 * one.length - 1))).toBeLessThanOrEqual(1);
  const places = one.slice(0, -1).map(({ frame, ms, points }) => {
    expect([ms, points]).toEqual([FILM.frameMs, { w: '1', b: '0' }]);
    return frame!.sprites[0]?.at.x ?? Number.POSITIVE_INFINITY;
  });
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(one.at(-1)).toEqual(END);
});

test('the film of a long match has as many frames as one may have, from its beginning to its end', async () => {
  const shots = await shotsOf(Array.from({ length: 1000 }, () => move));
  expect(Math.abs(shots.length - MOST_FRAMES)).toBeLessThanOrEqual(2);
  expect(shots.every(({ ms }, index) => index === shots.length - 1 || ms === FILM.frameMs)).toBe(true);
});
