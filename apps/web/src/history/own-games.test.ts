import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { writeRecord } from '@kickmate/record';
import { expect, test } from 'vitest';
import type { FinishedMatch } from '../match/history/finished.ts';
import { footballMatch } from '../match/testing.ts';
import { ownGames, playersIn } from './own-games.ts';

needsGames('chess');

const MATE = '1. f3 e5 2. g4 Qh4# 0-1';
const game = (white: string, black: string, rest = MATE, more = '') =>
  `[White "${white}"]\n[Black "${black}"]\n${more}\n${rest}\n\n`;
const FILE = [
  game('Ann', 'Bob', MATE, '[Date "2026.03.??"]\n[WhiteElo "1500"]\n[BlackElo "1612"]\n'),
  game('Cid', 'Ann', '1. e4 e5 *'),
  game('Bob', 'Cid'),
  game('Dee', 'Ann', '1. e4 e4 1-0'),
  game('?', 'Ann', '1. e4 e5 1-0', '[UTCDate "2026.05.06"]\n[UTCTime "07:08:09"]\n'),
].join('');

test('the player with the most games is named first', () => {
  expect(playersIn(FILE)).toEqual([
    { name: 'Ann', games: 4 },
    { name: 'Bob', games: 2 },
    { name: 'Cid', games: 2 },
    { name: 'Dee', games: 1 },
  ]);
  expect(playersIn('1. e4 e5 1-0')).toEqual([]);
});

test('the games of a player become own matches; those that cannot be read or have no end are named', async () => {
  const seen: string[] = [];
  const { stored, faults } = await ownGames(FILE, 'Ann', [], 42, (read, all) => seen.push(`${read}/${all}`));
  expect(stored.map(({ match }) => match)).toMatchObject([
    {
      side: 'w',
      result: 'lost',
      opponent: 'Bob',
      rating: 1612,
      players: 'file',
      ended: new Date(2026, 2, 1).getTime(),
    },
    { side: 'b', result: 'lost', ended: Date.UTC(2026, 4, 6, 7, 8, 9) },
  ]);
  expect(stored[1]!.match.opponent).toBeUndefined();
  expect(stored[1]!.match.rating).toBeUndefined();
  expect(faults).toEqual(['Match 2: it is not over.', expect.stringMatching(/^Match 4: line \d/)]);
  expect(seen.at(-1)).toBe('4/4');
});

test('a game that stands twice in the file, or is claimed again, is one match; without a date it has that of the file', async () => {
  const twice = game('Ann', 'Bob') + game('Ann', 'Cid') + game('Ann', 'Bob');
  const [first, again] = [await ownGames(twice, 'Ann', [], 42), await ownGames(twice, 'Ann', [], 42)];
  expect(first.stored.map(({ match }) => match.opponent)).toEqual(['Bob', 'Cid']);
  expect(first.stored[0]!.match.ended).toBe(42);
  expect(again.stored[0]!.match.id).toBe(first.stored[0]!.match.id);
});

test('a match that was played here is not added again from its own record', async () => {
  const { stored } = await ownGames(FILE, 'Ann', [], 42);
  const [match] = stored.map((one) => one.match);
  const played: FinishedMatch = { ...match!, id: 'here', players: 'computer', ended: match!.ended + 20 * 3_600_000 };
  const others = [
    { ...played, players: 'file' as const },
    { ...played, result: 'won' as const },
    { ...played, ended: 0 },
  ];
  expect((await ownGames(FILE, 'Ann', [played], 42)).stored.map((one) => one.match.result)).toEqual(['lost']);
  expect((await ownGames(FILE, 'Ann', others, 42)).stored).toHaveLength(2);
  // A game by correspondence ends weeks after the day in its record; the name of a match of this device begins with its own beginning.
  const weeks = match!.ended + 30 * 86_400_000;
  const online: FinishedMatch = { ...played, id: 'online-7', players: 'online', ended: weeks };
  expect((await ownGames(FILE, 'Ann', [online], 42)).stored).toHaveLength(1);
  expect((await ownGames(FILE, 'Ann', [{ ...played, id: `${weeks}-chess`, ended: weeks }], 42)).stored).toHaveLength(2);
});

test('a game without a date that was claimed before keeps its day', async () => {
  const undated = game('Ann', 'Bob');
  const [first] = (await ownGames(undated, 'Ann', [], 42)).stored;
  const [again] = (await ownGames(undated, 'Ann', [first!.match], 4711)).stored;
  expect(again).toEqual(first);
});

test('the rounds of a match are one match', async () => {
  needsGames('football');
  const { starts, text } = await exampleGame('football');
  const match = (await footballMatch(text.format(starts('w')[0]!.position), 'a1a4 a9a8 a4e4 e4*e9', 2)).resign('b');
  expect(match.rounds).toHaveLength(2);
  const record = writeRecord(match, { White: 'Ann', Black: 'Bob' });
  const other = writeRecord(match.undo(), { White: 'Ann', Black: 'Bob' });
  const { stored, faults } = await ownGames(`${record}\n${other}\n${record}`, 'Bob', [], 42);
  expect(faults).toEqual(['Match 2: it is not over.']);
  expect(stored.map(({ match: { result, score } }) => [result, score])).toEqual([['lost', { w: 1, b: 0 }]]);
});
