import { expect, test } from 'vitest';
import {
  emptyMap,
  freeLetters,
  kindsOf,
  piecesOf,
  relettered,
  resized,
  tilesOf,
  withKind,
  withMoved,
  withoutKind,
  withPiece,
  withTile,
} from './map-edit.ts';
import { maps, SMALL } from './testing.ts';

const GHOST = { name: 'ghost', pattern: ['a....', '.....', '..o..', '.....', '....m'] };

test('tiles and pieces are found by square, a1 first', () => {
  expect(tilesOf(SMALL).indexOf('#')).toBe(5);
  expect(piecesOf(SMALL)[0]).toEqual({ side: 'w', letter: 'K' });
});

test('a tile, a piece, or none is put on a square', () => {
  expect(withTile(SMALL, 11, 't').tiles).toEqual(['...t', '.#..', '....']);
  expect(withPiece(SMALL, 4, { side: 'b', letter: 'Q' }).placement).toBe('3k/q3/KP2');
  expect(withPiece(SMALL, 1, undefined).placement).toBe('3k/4/K3');
});

test('a piece is moved, onto another one too; from an empty square nothing is', () => {
  expect(withMoved(SMALL, 0, 11).placement).toBe('3K/4/1P2');
  expect(withMoved(SMALL, 7, 11)).toBe(SMALL);
  expect(withMoved(SMALL, 0, 0)).toBe(SMALL);
});

test('squares keep their names in a map of another size', () => {
  expect(resized(SMALL, 5, 4, '.')).toMatchObject({
    size: [5, 4],
    tiles: ['.....', '.....', '.#...', '.....'],
    placement: '5/3k1/5/KP3',
  });
  expect(resized(SMALL, 3, 3, '.')).toMatchObject({ tiles: ['...', '.#.', '...'], placement: '3/3/KP1' });
});

test('an empty map has no errors except in its placement', () => {
  const faults = maps.check(emptyMap(maps, 3, 16));
  expect(new Set(faults.map(({ path }) => path))).toEqual(new Set(['placement']));
});

test('a kind is added, gets another letter, and goes with its pieces', () => {
  const haunted = withPiece(withKind(SMALL, 'G', GHOST), 2, { side: 'b', letter: 'G' });
  expect(maps.check(haunted)).toEqual([]);
  expect(freeLetters(maps, haunted)).not.toContain('G');
  const renamed = relettered(haunted, 'G', 'H');
  expect([renamed.placement, Object.keys(renamed.pieces)]).toEqual(['3k/4/KPh1', ['H']]);
  expect(withoutKind(maps, renamed, 'H')).toEqual(SMALL);
});

test('a standard piece is redefined and put back, and stays on the board', () => {
  const odd = withKind(SMALL, 'P', GHOST);
  expect(kindsOf(maps, odd).P).toEqual(GHOST);
  expect(withoutKind(maps, odd, 'P')).toEqual(SMALL);
  expect(kindsOf(maps, SMALL).P).toBe(maps.standard.P);
});
