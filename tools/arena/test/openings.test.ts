import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { afterAll, expect, test } from 'vitest';
import { openPairPlayer } from '../src/match-pair.ts';
import { loadOpenings, OWN_OPENINGS } from '../src/openings.ts';

const folder = mkdtempSync(join(tmpdir(), 'openings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const chess = await exampleGame('chess');

/** The openings that are read from a file with these lines. */
async function read(text: string, plies = 10) {
  const path = join(mkdtempSync(join(folder, 'file-')), 'openings');
  writeFileSync(path, text);
  const openings = await loadOpenings(chess, path, plies);
  return openings.map(({ from, actions }) => {
    return from === undefined ? actions.join(' ') : `${chess.text.format(from)}; ${actions.join(' ')}`.trim();
  });
}

test('the openings that come with a game are legal, and no two are the same', async () => {
  const openings = await loadOpenings(chess, OWN_OPENINGS, 10);
  expect(openings.length).toBeGreaterThan(60);
  expect(new Set(openings.map(({ actions }) => actions.join(' '))).size).toBe(openings.length);
  for (const { actions } of openings) expect([6, 7, 8, 9, 10]).toContain(actions.length);
});

const AFTER_E4 = 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1';

test.each([
  ['coordinates', 'e2e4 e7e5\n\n# a remark\nd2d4', ['e2e4 e7e5', 'd2d4']],
  ['the short form with numbers', '1. e4 e5 2. Nf3\n1.d4 d5', ['e2e4 e7e5 g1f3', 'd2d4 d7d5']],
  ['no more actions than wanted', 'e2e4 e7e5 g1f3 b8c6', ['e2e4 e7e5 g1f3'], 3],
  ['a position', AFTER_E4, [`${AFTER_E4};`]],
  ['EPD', `${AFTER_E4.slice(0, -4)} bm e5; id "one";`, [`${AFTER_E4};`]],
  ['a position and actions', `${AFTER_E4}; e7e5`, [`${AFTER_E4}; e7e5`]],
  [
    'PGN',
    '[Event "A"]\n[Site "(b)"]\n\n1. e4 {king\'s (pawn)} e5 $1 2. Nf3 (2. f4 exf4 (2... d5)) 2... Nc6 1-0\n\n[Event "B"]\n\n1. d4 *\n',
    ['e2e4 e7e5 g1f3 b8c6', 'd2d4'],
  ],
])('a file may hold %s', async (_, text, expected, plies = 10) => {
  expect(await read(text, plies)).toEqual(expected);
});

test.each([
  ['e2e4\ne2e5', "line 2: 'e2e5' is not legal"],
  ['hello', "line 1: 'hello' is not legal"],
  ['f3 e5 g4 Qh4', 'line 1: the match ends in the opening'],
  ['# nothing\n', 'holds no openings'],
  ['[Event "A"]\n\n1. e4 {open', 'line 3, column 7: this comment is not closed'],
  ['[Event "A"]\n\n1. e4 *\n\n[Event "B"]\n\n1. e5 *', "game 2: 'e5' is not legal"],
])('%j is refused', async (text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

test('a variant without openings says so', async () => {
  await expect(loadOpenings(chess, join(folder, 'nowhere'), 9)).rejects.toThrow('--openings: ENOENT');
  const league = await exampleGame('chess-league');
  await expect(loadOpenings(league, OWN_OPENINGS, 9)).rejects.toThrow('chess-league has no openings of its own');
});

test('both matches of a pair have the opening, and the next pair has another', async () => {
  needsGames('chess');
  const random = { kind: 'random' } as const;
  const openings = { name: OWN_OPENINGS, plies: 6, seed: 1 };
  const names = ['A', 'B'] as const;
  const table = await openPairPlayer({
    variant: 'chess',
    goals: 1,
    opening: 0,
    first: random,
    second: random,
    openings,
    names,
  });
  const beginning = (record = '') => record.split('\n\n')[1]!.replaceAll('\n', ' ').split('4. ')[0];
  const [one, two] = [await table.play(1, 0), await table.play(1, 1)];
  expect(beginning(one[0].record)).toBe(beginning(one[1].record));
  expect(beginning(one[0].record)).not.toBe(beginning(two[0].record));
  expect(one[0].record).toContain('[White "A"]\n[Black "B"]');
  expect(one[1].record).toContain('[White "B"]\n[Black "A"]');
});
