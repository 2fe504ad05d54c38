import { expect, test } from 'vitest';
import { firstActions, formatPuzzle, puzzleId, readPuzzles } from '../src/index.ts';

const LIST = `
win-2 3.4 1207 | 8/8 w - 0 | a1a2 b1b2 a2a3
save-1 1 7 | 8/7k b - 3 | h1h2 end | end h1h2
`;

test('a list of puzzles is read and written', () => {
  const puzzles = readPuzzles(LIST);
  expect(puzzles[0]).toEqual({
    id: puzzleId('8/8 w - 0'),
    theme: 'win-2',
    rating: 3.4,
    seed: 1207,
    position: '8/8 w - 0',
    line: ['a1a2', 'b1b2', 'a2a3'],
    also: [],
  });
  expect(puzzles.map(firstActions)).toEqual([['a1a2'], ['h1h2', 'end', 'h1h2']]);
  expect(puzzles.map(formatPuzzle).join('\n')).toBe(LIST.trim());
  expect(readPuzzles('\n')).toEqual([]);
});

test.each(['win-2 | 8/8 w | a1a2', 'win-2 0.5 7 | 8/8 w | a1a2', 'win-2 3 x | 8/8 w | a1a2', 'win-2 3 7 | 8/8 w'])(
  '%j is refused',
  (line) => {
    expect(() => readPuzzles(line)).toThrow(`'${line}': a puzzle is written`);
  },
);
