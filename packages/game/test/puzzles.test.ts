import { expect, test } from 'vitest';
import { firstActions } from '../src/index.ts';
import { formatListed, formatPuzzle, PUZZLES_IN_PART, puzzleId, puzzlesFrom, readPuzzles } from '../src/puzzle-list.ts';

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

test('a puzzle is fetched by its id, with the part in which it is', async () => {
  const texts = Array.from({ length: PUZZLES_IN_PART + 2 }, (_, number) => `win-1 2 ${number} | p${number} | a1a2`);
  const fetched: number[] = [];
  const part = (number: number) => async () => {
    fetched.push(number);
    return { PUZZLES: texts.slice(number * PUZZLES_IN_PART, (number + 1) * PUZZLES_IN_PART).join('\n') };
  };
  const index = readPuzzles(texts.join('\n'))
    .map((puzzle, place) => formatListed({ ...puzzle, ...(place === 2 && { motif: 'fork' }) }))
    .join('\n');
  const puzzles = puzzlesFrom([], { index, parts: [part(0), part(1)] });
  expect(puzzles.list[1]).toEqual({ id: puzzleId('p1'), theme: 'win-1', rating: 2 });
  expect(puzzles.list[2]).toEqual({ id: puzzleId('p2'), theme: 'win-1', rating: 2, motif: 'fork' });
  for (const number of [PUZZLES_IN_PART - 1, PUZZLES_IN_PART, PUZZLES_IN_PART + 1])
    expect(await puzzles.fetch(puzzleId(`p${number}`))).toMatchObject({ id: puzzleId(`p${number}`), seed: number });
  expect(await puzzles.fetch('none')).toBeUndefined();
  expect(fetched).toEqual([0, 1, 1]);
  expect(puzzlesFrom([], { index: '', parts: [] }).list).toEqual([]);
});

test.each(['abc win-1', 'abc win-1 11', 'abc'])('%j is refused in an index', (line) => {
  expect(() => puzzlesFrom([], { index: line, parts: [] })).toThrow(`'${line}': a listed puzzle is`);
});
