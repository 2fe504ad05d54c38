import { must } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import { againstComputer } from '@kickmate/play';
import { writeRecord } from '@kickmate/record';
import { expect, test } from 'vitest';
import { recordFileName, recordTags } from '../../stage/record-tags.ts';
import { ESCAPE, GOAL, liveMatch, mapGame, playedMatch } from '../testing.ts';
import { listGames, MAX_FILE_LENGTH, openRecord } from './open-record.ts';

const played = () => playedMatch(`${GOAL} e7e6`);
const seats = againstComputer(3, 'b');
const day = new Date(2025, 0, 9);

test('a record that the app wrote is opened', async () => {
  const match = await played();
  const opened = await openRecord(writeRecord(match, recordTags({ seats }, day)));
  expect(opened).toMatchObject({ ok: true, value: { match: { score: { w: 1, b: 0 }, position: match.position } } });
});

test('a live match is opened from its record with its time and its halves', async () => {
  const live = (await liveMatch('f3d4', { goals: 3 })).whistle();
  const opened = await openRecord(writeRecord(live, recordTags({ seats }, day)));
  expect(opened).toMatchObject({ ok: true, value: { match: { live: live.live, half: 2, goals: 3, leftMs: 60_000 } } });
});

test.each([
  ['no record at all', async () => 'hello', 'line 1, column'],
  [
    'an unknown game',
    async () => '[Event "?"]\n[Variant "croquet"]\n\n*',
    "line 2, column 11: there is no game 'croquet'",
  ],
  ['an illegal action', async () => writeRecord(await played()).replace('a7a6', 'a7a3'), 'line'],
  ['a wrong result', async () => writeRecord(await played()).replace('[Result "1-0"]', '[Result "0-1"]'), 'line'],
])('%s is refused with the place', async (_, text, message) => {
  expect(await openRecord(await text())).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining(message) },
  });
});

test("a game on a person's own map is opened with the map; a map with errors is refused with the reason", async () => {
  const onMap = await mapGame(ESCAPE, 'a1b1');
  const record = writeRecord(onMap);
  expect(await openRecord(record)).toMatchObject({
    ok: true,
    value: { match: { variant: { id: onMap.variant.id }, position: onMap.position } },
  });
  const message = expect.stringMatching(/^line \d+, column \d+: the map of this game: .*tiles\[0\].*'y' is no tile/);
  expect(await openRecord(record.replace('..#x', '..#y'))).toMatchObject({ ok: false, error: { message } });
  expect(await openRecord('[Variant "chess:keep"]\n\n*')).toMatchObject({
    ok: false,
    error: { message: expect.stringContaining("no game 'chess:keep'") },
  });
});

test('the tags name the players and the day', async () => {
  const match = await played();
  expect(recordTags({ seats }, day)).toEqual({
    Event: 'Kickmate',
    Date: '2025.01.09',
    White: 'Amara (level 3)',
    Black: 'Player',
  });
  expect(recordTags({ seats, names: { w: 'Ada', b: '' }, site: 'https://x.example/#/t' }, day)).toMatchObject({
    Site: 'https://x.example/#/t',
    White: 'Ada',
    Black: '?',
  });
  expect(recordFileName(match, day)).toBe('chess-league-2025-01-09.pgn');
});

test.each([
  ['a bare game', '1. e4 e5 2. Nf3', 'chess', 3],
  [
    'a game with all that files have',
    '[Event "x"]\n\n1. e4! {best by test} (1. d4 d5) e5 2. Nf3 $1 Nc6 1/2-1/2',
    'chess',
    4,
  ],
  ['a position', '4k3/8/8/8/8/8/8/R3K3 b - - 3 9', 'chess', 0],
  ['a position with white space of all kinds', '4k3/8/8/8/8/8/8/R3K3  b\t- -\n3 9\n', 'chess', 0],
  ['a draw without a move', '1/2-1/2', 'chess', 0],
  ['a position of Chess960', 'bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1', 'chess960', 0],
])('%s is opened', async (_, text, id, plies) => {
  needsGames(id);
  const opened = await openRecord(text);
  expect(opened.ok && [opened.value.match.variant.id, opened.value.match.round.plies.length]).toEqual([id, plies]);
});

test('a position in which nobody can win is refused', async () => {
  needsGames('chess');
  expect(await openRecord('4k3/8/8/8/8/8/8/4K3 w - - 0 1')).toMatchObject({
    ok: false,
    error: { message: 'This position cannot be opened: Nobody can win in this position: it is over.' },
  });
});

test("a position that no game can read is refused with chess's error and its place", async () => {
  needsGames('chess');
  const opened = await openRecord('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNX w KQkq - 0 1');
  expect(opened).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/^This position cannot be opened: .*character 43/) },
  });
});

test('a text of ranks alone is refused as a position that lacks fields', async () => {
  needsGames('chess');
  const opened = await openRecord('r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R');
  expect(opened).toMatchObject({ ok: false, error: { message: expect.stringMatching(/side/) } });
});

test('a person chooses one of several games of chess; the rounds of a match are opened together', async () => {
  needsGames('chess');
  const file = '[White "Anderssen"]\n[Black "?"]\n\n1. e4 1-0\n\n[Event "Paris"]\n\n1. d4 d5 *\n';
  const games = await listGames(file);
  expect(games.map(({ line }) => line)).toEqual(['1. Anderssen – Black, 1-0', '2. White – Black, *, Paris']);
  const second = await openRecord(file, { game: games[1] });
  expect(second.ok && second.value.match.round.plies.length).toBe(2);
  expect([await listGames('1. e4 *'), await listGames(writeRecord(await played()))]).toEqual([[], []]);
});

test('a game of a large file is opened, also if other games have errors', async () => {
  needsGames('chess');
  const game = (number: number) => `[White "Player ${number}"]\n\n1. e4 e5 2. ${number === 7 ? 'Ke3' : 'Nf3'} *\n\n`;
  const file = Array.from({ length: 40_000 }, (_, index) => game(index + 1)).join('');
  const games = await listGames(file);
  expect([games.length, games.at(-1)!.line]).toEqual([40_000, '40000. Player 40000 – Black, *']);
  const last = await openRecord(file, { game: games.at(-1) });
  expect(last.ok && last.value.match.round.plies.length).toBe(3);
  expect(await openRecord(file, { game: games[6] })).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/^line 27, column 13: 'Ke3'/) },
  });
});

test('a file that is too long is refused with the largest size', async () => {
  const text = ' '.repeat(MAX_FILE_LENGTH + 1);
  expect(await openRecord(text)).toMatchObject({ error: { message: expect.stringContaining('64 MB') } });
  expect(await listGames(text)).toEqual([]);
});

test('a file may have games of several variants', async () => {
  needsGames('chess');
  const start = 'bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w HFhf - 0 1';
  const file = `1. e4 *\n\n[Variant "Chess960"]\n[FEN "${start}"]\n\n1. e4 *\n`;
  const [, second] = await listGames(file);
  const opened = await openRecord(file, { game: second });
  expect(opened.ok && opened.value.match.variant.id).toBe('chess960');
});

test.each([
  ['[Result "1-0"]\n\n1. e4 e5 0-1', '0-1', '0-1'],
  // The moves end in mate: the tag is right.
  ['[Result "0-1"]\n\n1. f3 e5 2. g4 Qh4# 1-0', '0-1', '0-1'],
])('a game whose tag and moves disagree on the result is opened with a notice: %s', async (text, counts, result) => {
  needsGames('chess');
  const opened = must(await openRecord(text));
  expect(opened.contradictions).toContain(`Here ${counts} counts`);
  expect(opened.match.end?.winner).toBe(result === '0-1' ? 'b' : 'w');
  expect(opened.text).toBe(text);
});

test('a game whose moves contradict both results is still refused', async () => {
  needsGames('chess');
  const opened = await openRecord('[Result "1-0"]\n\n1. f3 e5 2. g4 Qh4# 1/2-1/2');
  expect(opened).toMatchObject({ ok: false, error: { message: expect.stringContaining('Result says 1-0') } });
});
