import { must } from '@kickmate/board';
import { expect, test } from 'vitest';
import { endsTurn, endsTurnAt, lastTurn, Match, turnSoFar, type Variant } from '../src/index.ts';
import { newMatch, playAll, scoreGoal } from './help.ts';
import { type TugPosition, tugGame, tugOfWar } from './tug-of-war.ts';

/** Tug-of-war in which every action is a turn, also when the same side has the next one. */
const shortTurns: Variant<TugPosition> = { ...tugOfWar, turns: { endsTurn: () => true } };

test('a turn is over when the other side is to act', () => {
  const { variant, round } = playAll(newMatch(), 'rest step rest');
  expect(round.plies.map((ply) => endsTurn(variant, ply))).toEqual([false, true, true]);
  expect(turnSoFar(variant, round.plies)).toEqual([]);
  expect(lastTurn(variant, round.plies)).toEqual(round.plies.slice(2));
  expect(lastTurn(variant, round.plies.slice(0, 2))).toEqual(round.plies.slice(0, 2));
});

test('within a turn, both are what has been played of it', () => {
  const { variant, round } = playAll(newMatch(), 'rest step rest step');
  expect(turnSoFar(variant, round.plies)).toEqual(round.plies.slice(3));
  expect(lastTurn(variant, round.plies)).toEqual(round.plies.slice(3));
});

test('at the start there is none', () => {
  expect([turnSoFar(tugOfWar, []), lastTurn(tugOfWar, [])]).toEqual([[], []]);
});

test('a turn is over when the round is', () => {
  const { rounds } = scoreGoal(newMatch({ kickOff: 'b' }), 'b');
  expect(endsTurn(tugOfWar, rounds[0]!.plies.at(-1)!)).toBe(true);
});

test('a turn is over when history ends the round in the middle of it', () => {
  const start = Match.start(tugGame, { seed: 1, kickOff: 'w', time: { ms: 10_000, incrementMs: 1_000 } });
  // White's second turn begins with the third rest in a row.
  const texts = ['step', 'rest', 'rest', 'rest'];
  const { clocks, round } = texts.reduce((now, text) => must(now.playText(text, { spent: 100 })), start);
  const { plies } = round;
  expect(round.end?.kind).toBe('rest');
  expect(plies.map((_, index) => endsTurnAt(tugGame, round, index))).toEqual([false, true, true, true]);
  expect(plies.map((_, index) => turnSoFar(tugGame, plies.slice(0, index + 1)).length)).toEqual([1, 0, 0, 0]);
  expect(clocks).toEqual({ w: 11_700, b: 10_900 });
});

test('an agreed draw in the middle of a turn does not end the turn', () => {
  const start = Match.start(tugGame, { seed: 1, kickOff: 'w', time: { ms: 10_000, incrementMs: 1_000 } });
  const { clocks, round } = must(start.playText('step', { spent: 100 })).agreeDraw();
  expect([endsTurnAt(tugGame, round, 0), clocks]).toEqual([false, { w: 9_900, b: 10_000 }]);
});

test('a game may say that a side has another turn', () => {
  const start = Match.start(shortTurns, { seed: 1, kickOff: 'w', time: { ms: 10_000, incrementMs: 1_000 } });
  const match = must(start.playText('rest', { spent: 100 }));
  expect([match.side, turnSoFar(shortTurns, match.round.plies)]).toEqual(['w', []]);
  expect(lastTurn(shortTurns, must(match.playText('rest')).round.plies)).toHaveLength(1);
  expect(match.clocks).toEqual({ w: 10_900, b: 10_000 });
});
