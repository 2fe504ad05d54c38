import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { type AnyMatch, TWO_PEOPLE } from '@kickmate/play';
import { startOf } from '@kickmate/record';
import { expect, test } from 'vitest';
import { commentary } from '../../words/commentary.ts';
import { endWords } from '../../words/end-words.ts';
import { afterTime, chessGame, ESCAPE, elevenMatch, GOAL, liveMatch, mapGame, playedMatch } from '../testing.ts';
import { describer, type Entry, listRounds, type RoundList } from './move-list.ts';
import { openRecord } from './open-record.ts';

const played = () => playedMatch(`${GOAL} e7e6 a2a3 b8c6`);
const roundsOf = (match: AnyMatch) => listRounds(match, describer(match.variant));
const writtenRows = ({ rows }: RoundList) =>
  rows.map(({ number, w, b }) => `${number} ${w.map((e) => e.text)}|${b.map((e) => e.text)}`);

test('each round has rows with a turn of White and a turn of Black', async () => {
  expect(roundsOf(await played()).map(writtenRows)).toEqual([
    ['1 Nc3|a6', '2 N*d5>g8 goal|'],
    ['1 |e6', '2 a3|Nc6'],
  ]);
});

test('each entry has the path to its place', async () => {
  expect(roundsOf(await played())[1]!.rows[1]!.b[0]!.path).toEqual({ round: 1, ply: 3, branches: [] });
});

test('a round says who kicked off and how it ended', async () => {
  const rounds = roundsOf(await played());
  expect(rounds.map(({ title }) => title)).toEqual(['Round 1 · White kicks off', 'Round 2 · Black kicks off']);
  expect(rounds.map(({ end }) => end)).toEqual(['Head goal for White', undefined]);
  expect(endWords({ title: 'Both sides passed' })).toBe('Both sides passed: no goal');
  expect(endWords({ title: 'Black is stuck', winner: 'w' })).toBe('Black is stuck: White wins the round');
});

test('the only round of a match has other words', async () => {
  const game = await chessGame('f2f3 e7e5 g2g4 d8h4');
  const [round] = listRounds(game, describer(game.variant));
  expect([round!.title, round!.end]).toEqual(['White begins', 'Checkmate: Black wins']);
  expect(endWords({ title: 'Stalemate' }, true)).toBe('Stalemate: draw');
});

test.each([
  ['White resigned: Black wins', undefined, (game: AnyMatch) => game.resign('w')],
  ['Black ran out of time: White wins', undefined, (game: AnyMatch) => game.flag('b')],
  ['White ran out of time: draw', '4k3/8/8/8/8/8/8/R3K3 w - - 0 1', (game: AnyMatch) => game.flag('w')],
  ['Draw by agreement', undefined, (game: AnyMatch) => game.agreeDraw()],
])('a game that players or the clock ended has its end: %s', async (words, from, ended) => {
  const game = ended(await chessGame('', { from, time: { ms: 1000, incrementMs: 0 } }));
  expect(listRounds(game, describer(game.variant))[0]!.end).toBe(words);
});

test.each([
  ['As the record says: White wins', '1. e4 e5 1-0'],
  ['As the record says: draw', '[Termination "Normal"]\n\n1/2-1/2'],
])('a game whose record has only the result has its end: %s', async (words, text) => {
  needsGames('chess');
  const { match: game } = must(await openRecord(text));
  expect(listRounds(game, describer(game.variant))[0]!.end).toBe(words);
});

test('a resignation in a later round ends the match', async () => {
  expect(roundsOf((await played()).resign('b')).map(({ end }) => end)).toEqual([
    'Head goal for White',
    'Black resigned: White wins',
  ]);
});

test.each([
  ['4k3/8/8/8/8/8/8/R3K3 w - - 0 23', 'a1a2 e8e7 a2a3', ['23 Ra2|Ke7', '24 Ra3|']],
  ['4k3/8/8/8/8/8/8/R3K3 b - - 0 23', 'e8e7 a1a2 e7e6', ['23 |Ke7', '24 Ra2|Ke6']],
])("moves from a custom start have the position's numbers: %s", async (from, actions, expected) => {
  const game = await chessGame(actions, { from });
  expect(listRounds(game, describer(game.variant)).map(writtenRows)).toEqual([expected]);
});

test('a corner turn begins a row of its own', async () => {
  const eleven = await elevenMatch('4r3/k7/8/8/4R3/8/8/3K3R w e4 mps - 6 9', 'e4!e8=C h8>h1 h1h4 e8e4');
  expect(listRounds(eleven, describer(eleven.variant)).map(writtenRows)).toEqual([
    ['1 Re4!e8 corner|', '2 h8>Rh1,Rhh4|Rxe4'],
  ]);
});

test('a mate that counts two goals says so', () => {
  expect(endWords({ title: 'Checkmate', winner: 'w', goals: 2 })).toBe('Checkmate: White wins the round, 2 goals');
});

test('the end of a half has only its title', async () => {
  const over = (await liveMatch('f3d4')).whistle().whistle();
  expect(listRounds(over, describer(over.variant)).map(({ title, end }) => [title, end])).toEqual([
    ['Round 1 · White kicks off', 'Half-time'],
    ['Round 2 · Black kicks off', 'Full-time'],
  ]);
});

test('actions that chance played are marked', async () => {
  const later = afterTime(await liveMatch('f3d4'), 15_000);
  const [round] = listRounds(later, describer(later.variant));
  expect(round!.rows[0]!.w.map(({ isByChance }) => isByChance)).toEqual([false, true]);
});

test('the variations of an opened file are listed with their paths and numbers, also those within others', async () => {
  const text = '1. e4 (1. d4 d5 (1... Nf6 2. c4) 2. c4) (1. c4) 1... e5 2. Nf3 (2. f4) *';
  needsGames('chess');
  const { match: game, tree } = must(await openRecord(text));
  const [round] = listRounds(game, describer(game.variant), tree);
  expect(writtenRows(round!)).toEqual(['1 e4|e5', '2 Nf3|']);
  const [[first], [second]] = [round!.rows[0]!.w, round!.rows[1]!.w];
  const written = (line: readonly Entry[]): string =>
    line
      .flatMap(({ number, side, text, variations }) => [
        `${number}${side} ${text}`,
        ...variations.map((one) => `(${written(one)})`),
      ])
      .join(' ');
  expect(first!.variations.map(written)).toEqual(['1w d4 1b d5 (1b Nf6 2w c4) 2w c4', '1w c4']);
  expect(second!.variations.map(written)).toEqual(['2w f4']);
  expect(first!.variations[0]![1]!.variations[0]![1]!.path).toEqual({
    round: 0,
    ply: 3,
    branches: [
      { ply: 1, child: 1 },
      { ply: 2, child: 1 },
    ],
  });
  expect(listRounds(game, describer(game.variant))[0]!.rows[0]!.w[0]!.variations).toEqual([]);
});

test('a match without a ball has no kick-off', async () => {
  const match = Match.start(await exampleGame('minimal'), { seed: 1, goals: 3 });
  expect(listRounds(match, describer(match.variant))[0]!.title).toBe('Round 1 · White begins');
  expect(commentary(match, TWO_PEOPLE, startOf(0)).join(' ')).toBe('Round 1: White begins.');
});

test('the passes of a side without pieces are not listed', async () => {
  const alone = await mapGame(ESCAPE, 'a1a2 pass a2b2 pass');
  const [round] = listRounds(alone, describer(alone.variant));
  expect(writtenRows(round!)).toEqual(['1 Ka2 key|', '2 Kb2|']);
  expect(round!.rows[1]!.w[0]).toMatchObject({ path: { ply: 3 }, passed: { ply: 4 } });
});
