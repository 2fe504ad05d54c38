import { expect, test } from 'vitest';
import { describer, endWords, listRounds } from './move-list.ts';
import { chessGame, GOAL, playedMatch } from './testing.ts';

const match = await playedMatch(`${GOAL} e7e6 a2a3 b8c6`);
const rounds = listRounds(match, describer(match.variant));
const written = rounds.map(({ rows }) =>
  rows.map(({ number, w, b }) => `${number} ${w.map((e) => e.text)}|${b.map((e) => e.text)}`),
);

test('actions stand in rows of a turn of White and one of Black, by rounds', () => {
  expect(written).toEqual([
    ['1 Nc3|a6', '2 N*d5>g8#|'],
    ['1 |e6', '2 a3|Nc6'],
  ]);
});

test('each entry knows its moment', () => {
  expect(rounds[1]!.rows[1]!.b[0]!.place).toEqual({ round: 1, ply: 3 });
});

test('a round says who kicked off and how it ended', () => {
  expect(rounds.map(({ title }) => title)).toEqual(['Round 1 · White kicks off', 'Round 2 · Black kicks off']);
  expect(rounds.map(({ end }) => end && endWords(end))).toEqual(['Head goal for White', undefined]);
  expect(endWords({ kind: 'passes', title: 'Both sides passed', goals: 0 })).toBe('Both sides passed: no goal');
  expect(endWords({ kind: 'stuck', title: 'Black is stuck', winner: 'w', goals: 1 })).toBe(
    'Black is stuck: White wins the round',
  );
});

test('a round that is the only one', async () => {
  const game = await chessGame('f2f3 e7e5 g2g4 d8h4');
  const [round] = listRounds(game, describer(game.variant));
  expect([round!.title, endWords(round!.end!, true)]).toEqual(['White begins', 'Checkmate: Black wins']);
  expect(endWords({ kind: 'stalemate', title: 'Stalemate', goals: 0 }, true)).toBe('Stalemate: draw');
});
