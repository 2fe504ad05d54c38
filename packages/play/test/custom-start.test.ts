import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import { afterEach, expect, test } from 'vitest';
import { customStartPosition, readCustomStart } from '../src/index.ts';
import { playedMatch } from './testing.ts';

afterEach(() => chooseLanguage('en'));

test('a position with formations that the rules forbid is a custom start', async () => {
  const variant = await exampleGame('chess-eleven');
  const text = 'r1bqkb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BQKB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1';
  const match = Match.start(variant, { seed: 1, from: must(variant.text.parse(text)) });
  expect(customStartPosition(match)).toBe(match.position);
});

test('a custom start differs from the usual positions', async () => {
  expect(customStartPosition(await playedMatch('e2e4'))).toBeUndefined();
  expect(customStartPosition(await playedMatch('', { id: 'chess960' }))).toBeUndefined();
  const game = await playedMatch('', { from: '4k3/8/8/8/8/8/8/R3K3 b - - 0 1' });
  expect(customStartPosition(game)).toBe(game.position);
});

test.each([
  ['8/8/8/8/8/8/8/K7 w - - 0 1', /king/],
  ['7k/5Q2/6K1/8/8/8/8/8 b - - 0 1', /is over/],
  ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', /Nobody can win/],
  ['4k3/8/8/8/8/8/8/2B1K3 w - - 0 1', /Nobody can win/],
  ['nonsense', /character/],
])('%s cannot be played', async (text, reason) => {
  expect(readCustomStart(await exampleGame('chess'), text)).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(reason) },
  });
});

test.each([
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w - -', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', /missing.* 0 and 1/],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w - - 3', '4k3/8/8/8/8/8/8/R3K3 w - - 3 1', /counter .* missing.* 1,/],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w - - 3 0', '4k3/8/8/8/8/8/8/R3K3 w - - 3 1', /is 0.* 1,/],
  ['chess', '4k3/8/8/8/8/8/8/R3K3 w - - 3 9', '4k3/8/8/8/8/8/8/R3K3 w - - 3 9', undefined],
  ['chess', ' 4k3/8/8/8/8/8/8/R3K3  w\t- -\n3 9 ', '4k3/8/8/8/8/8/8/R3K3 w - - 3 9', undefined],
  ['chess960', '5kr1/8/8/8/8/8/8/5KR1 w Gg -', '5kr1/8/8/8/8/8/8/5KR1 w Gg - 0 1', /0 and 1/],
  ['chess-league', '4k3/8/8/8/8/8/8/R3K3 w g4', '4k3/8/8/8/8/8/8/R3K3 w g4 0 1', /0 and 1/],
])('%s: %s is read as %s', async (id, text, whole, note) => {
  const variant = await exampleGame(id);
  const position = must(variant.text.parse(whole));
  expect(readCustomStart(variant, text)).toEqual({
    ok: true,
    value: { position, note: note && expect.stringMatching(note) },
  });
});

test('fewer than four fields are not completed', async () => {
  const chess = await exampleGame('chess');
  for (const [text, field] of [
    ['4k3/8/8/8/8/8/8/R3K3 w -', /^en passant.*; there are 3 of 6 fields$/],
    ['4k3/8/8/8/8/8/8/R3K3', /^side to move.*; there is 1 of 6 fields$/],
    ['4k3/8/8/8/8/8/8/R3K3 x', /\(Black\)$/],
  ] as const)
    expect(readCustomStart(chess, text)).toMatchObject({ ok: false, error: { message: expect.stringMatching(field) } });
});

test('what is wrong is said in the chosen language', async () => {
  const chess = await exampleGame('chess');
  await chooseLanguage('de');
  for (const [text, words] of [
    ['4k3/8/8/8/8/8/8/R3K3 w -', /; von 6 Teilen sind 3 da$/],
    ['4k3/8/8/8/8/8/8/4K3 w - - 0 1', /^In dieser Stellung kann niemand mehr gewinnen/],
  ] as const)
    expect(readCustomStart(chess, text)).toMatchObject({ ok: false, error: { message: expect.stringMatching(words) } });
});

test("a random start of one of the game's arrays is no custom start", async () => {
  const variant = await exampleGame('football');
  for (const { id } of variant.arrays!)
    expect(customStartPosition(Match.start(variant, { seed: 7, array: id }))).toBeUndefined();
  const match = await playedMatch('', { id: 'football', from: 'k8/9/9/9/9/4R4/9/9/8K w e5 m - 8', goals: 1 });
  expect(customStartPosition(match)).toBe(match.rounds[0]!.start);
});
