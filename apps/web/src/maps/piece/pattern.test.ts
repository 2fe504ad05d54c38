import { expect, test } from 'vitest';
import { cellName, emptyPattern, mirrored, signAt, withSign } from './pattern.ts';

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
