import { describe, expect, it } from 'vitest';
import {
  cornerOf,
  GOAL_DEPTH,
  goalMouths,
  rowsOf,
  seenAt,
  spotAt,
  spotOf,
  squareSeenAt,
  squareUnder,
  toUnits,
  viewOf,
  WALL,
} from './geometry.ts';
import { at, NARROW, PITCH } from './testing.ts';

describe('a view', () => {
  it('has room for goals only on boards with goals', () => {
    expect(viewOf(PITCH)).toMatchObject({ width: 800 + 2 * WALL, height: 800 + 2 * (WALL + GOAL_DEPTH) });
    expect(viewOf(PITCH, false, true)).toMatchObject({ goalDepth: 0, height: 800 + 2 * WALL });
    expect(viewOf(NARROW)).toMatchObject({ width: 300 + 2 * WALL, height: 500 + 2 * WALL });
  });

  it('has no extra room for goals that lie on the board', () => {
    const within = { ...PITCH, marks: PITCH.marks.map((mark) => ({ ...mark, isWithin: true })) };
    expect(viewOf(within)).toMatchObject({ goalDepth: 0 });
    expect(goalMouths(within).map(({ isWithin }) => isWithin)).toEqual([true, true]);
  });

  it('shows a1 at the bottom left, and flipped at the top right', () => {
    expect(cornerOf(viewOf(PITCH), at('a1'))).toEqual({ x: WALL, y: WALL + GOAL_DEPTH + 700 });
    expect(cornerOf(viewOf(PITCH, true), at('a1'))).toEqual({ x: WALL + 700, y: WALL + GOAL_DEPTH });
  });

  it.each([false, true])('finds every square where it draws it (flipped: %s)', (flipped) => {
    for (const board of [PITCH, NARROW]) {
      const view = viewOf(board, flipped);
      for (const [row, squares] of rowsOf(view).entries())
        for (const [column, square] of squares.entries()) {
          expect(seenAt(view, square)).toEqual({ column, row });
          expect(squareSeenAt(view, column, row)).toBe(square);
          const spot = spotAt(view, (column + 0.5) / board.files, (row + 0.5) / board.ranks);
          expect(spot.x).toBeCloseTo(spotOf(board, square).x);
          expect(spot.y).toBeCloseTo(spotOf(board, square).y);
          expect(squareUnder(board, spot)).toBe(square);
        }
    }
  });

  it('draws a spot beyond the last rank above the board, and below it if flipped', () => {
    const beyond = { x: 0.5, y: 8.3 };
    expect(toUnits(viewOf(PITCH), beyond).y).toBeCloseTo(WALL + GOAL_DEPTH - 30);
    expect(toUnits(viewOf(PITCH, true), beyond).y).toBeCloseTo(WALL + GOAL_DEPTH + 830);
  });

  it('finds no square beyond the edges', () => {
    expect(squareSeenAt(viewOf(NARROW), 3, 0)).toBeUndefined();
    expect(squareUnder(NARROW, spotAt(viewOf(NARROW), -0.01, 0.5))).toBeUndefined();
  });
});

describe('goals', () => {
  it('are as wide as the marked squares, one for each run of files', () => {
    const squares = ['b1', 'c1', 'f1', 'd8', 'e4'].map(at);
    expect(goalMouths({ ...PITCH, marks: [{ kind: 'goal', squares }] })).toMatchObject([
      { end: 'bottom', first: 1, last: 2 },
      { end: 'bottom', first: 5, last: 5 },
      { end: 'top', first: 3, last: 3 },
    ]);
  });
});
