import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Puzzle } from '@kickmate/game';
import { PUZZLES_IN_PART, puzzlesFrom, readPuzzles } from '@kickmate/game/puzzle-list';
import { afterAll, expect, test } from 'vitest';
import { lockList, type PuzzleList, readList, writeList } from '../src/list.ts';

const top = mkdtempSync(join(tmpdir(), 'puzzle-list-'));
afterAll(() => rmSync(top, { recursive: true }));

const many = (count: number, rating: number): readonly Puzzle[] =>
  readPuzzles(
    Array.from({ length: count }, (_, seed) => `win-1 ${rating} ${seed} | p${rating} ${seed} | a1a2`).join('\n'),
  );
/** Writes a list to a new folder. */
const written = (name: string, list: PuzzleList, motifs: ReadonlyMap<string, string> = new Map()): string => {
  const folder = join(top, name);
  lockList(folder)();
  writeList(folder, { ...list, motifs });
  return folder;
};
const idsOf = (puzzles: readonly { readonly id: string }[]) => puzzles.map(({ id }) => id).sort();

test('a list is written in parts, easy puzzles first, and read again; the app fetches each puzzle', async () => {
  const [hard, easy] = [many(PUZZLES_IN_PART, 4), many(5, 1.5)];
  const folder = written(
    'parts',
    { puzzles: [...hard, ...easy], seed: 3, rounds: 24 },
    new Map([[hard[0]!.id, 'fork']]),
  );
  expect(readList(folder)).toEqual({ puzzles: [...easy, ...hard], seed: 3, rounds: 24 });
  const { INDEX, PARTS } = await import(join(folder, 'index.ts'));
  const { list, fetch } = puzzlesFrom([], { index: INDEX, parts: PARTS });
  expect(list.slice(0, 6).map(({ rating }) => rating)).toEqual([1.5, 1.5, 1.5, 1.5, 1.5, 4]);
  expect(list.filter(({ motif }) => motif).map(({ id, motif }) => [id, motif])).toEqual([[hard[0]!.id, 'fork']]);
  expect(await Promise.all(list.map(({ id }) => fetch(id)))).toEqual([...easy, ...hard]);
});

test('no puzzle is lost if the command is killed while it writes', () => {
  const before = many(PUZZLES_IN_PART, 4);
  const cut = written('cut', { puzzles: before, seed: 1, rounds: 8 });
  const next = written('next', { puzzles: [...before, ...many(3, 1)], seed: 1, rounds: 16 });
  // Only the last part has been written.
  copyFileSync(join(next, 'part-2.ts'), join(cut, 'part-2.ts'));
  expect(readList(cut).rounds).toBe(8);
  expect(idsOf(readList(cut).puzzles)).toEqual(idsOf(before));
});

test('where there is no list, it is empty', () => {
  expect(readList(join(top, 'none'))).toEqual({ puzzles: [], seed: 1, rounds: 0 });
});
