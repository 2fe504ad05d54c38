import { expect, test } from 'vitest';
import { alikeCells, cellName, emptyPattern, mirrored, signAt, withSign } from './pattern.ts';

const PAWN = ['.....', '.ama.', '.mom.', '.ama.', '.....'];

test('signs are read and written', () => {
  expect(signAt(PAWN, { row: 1, column: 2 })).toBe('m');
  expect(withSign(PAWN, { row: 0, column: 4 }, 'r')).toEqual(['....r', ...PAWN.slice(1)]);
  expect(emptyPattern('.', 'o')).toEqual(['.....', '.....', '..o..', '.....', '.....']);
});

test("Black's pattern is mirrored top to bottom, not left to right", () => {
  expect(mirrored(['a....', '.....', '..o..', '.....', '....m'])).toEqual([
    '....m',
    '.....',
    '..o..',
    '.....',
    'a....',
  ]);
});

test.each([
  [0, 0, '2 ahead, 2 left'],
  [1, 2, '1 ahead'],
  [2, 4, '2 right'],
  [4, 1, '2 back, 1 left'],
  [2, 2, 'the piece itself'],
])('row %i, column %i is called "%s"', (row, column, name) => {
  expect(cellName({ row, column })).toBe(name);
});

test.each([
  ['off', { row: 0, column: 1 }, ['01']],
  ['sides', { row: 0, column: 1 }, ['01', '03']],
  ['sides', { row: 0, column: 2 }, ['02']],
  ['all', { row: 0, column: 1 }, ['01', '03', '10', '14', '30', '34', '41', '43']],
  ['all', { row: 1, column: 1 }, ['11', '13', '31', '33']],
  ['all', { row: 2, column: 0 }, ['02', '20', '24', '42']],
] as const)('with the symmetry "%s" %j is painted with %j', (symmetry, cell, alike) => {
  const painted = new Set(alikeCells(cell, symmetry).map(({ row, column }) => `${row}${column}`));
  expect([...painted].sort()).toEqual(alike);
});
