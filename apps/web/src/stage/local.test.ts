import { exampleGame } from '@kickmate/catalogue/testing';
import { openEngine } from '@kickmate/engine';
import { againstComputer, type Seats, TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';

import { footballMatch, GOAL, playIn } from '../match/testing.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { type StageAndMatch, useStageAndMatch } from './testing.ts';

const variant = await exampleGame('chess-league');
const people: Seats = TWO_PEOPLE;
const asSide = (side: 'w' | 'b'): Seats => againstComputer(1, side);

beforeEach(() => setActivePinia(createPinia()));

function begun(seats: Seats, actions = '', goals = 5) {
  const game = useStageAndMatch();
  game.begin(variant, { seats, seed: 1, goals });
  playIn(game, actions);
  return game;
}

const played = ({ match }: StageAndMatch) =>
  match!.round.plies.map((ply) => match!.variant.text.formatAction(ply)).join(' ');

test('without a match no action, undo or play is possible', () => {
  const game = useStageAndMatch();
  expect([game.toAct, game.isTurnHere, game.can, game.play(0).ok]).toEqual([undefined, false, {}, false]);
});

test('an action that the rules do not allow is refused and changes nothing', () => {
  const game = begun(people);
  const before = game.match;
  expect(game.play(0)).toMatchObject({ ok: false, error: { why: 'illegal' } });
  expect(game.match).toBe(before);
});

test('a number of goals that the game does not allow is an error', () => {
  expect(() => begun(people, '', 10)).toThrow(RangeError);
});

test('each turn belongs to the computer or to a person', () => {
  const game = begun(asSide('b'));
  expect([game.computers, game.isComputersTurn, game.isTurnHere]).toEqual([['w'], true, false]);
  playIn(game, 'a2a3');
  expect([game.isComputersTurn, game.isTurnHere]).toEqual([false, true]);
});

test('two people take back one action at a time', () => {
  const game = begun(people, 'a2a3 a7a6');
  game.undo();
  expect(played(game)).toBe('a2a3');
  game.redo();
  expect(played(game)).toBe('a2a3 a7a6');
});

test("against the computer, undo takes back the computer's answer and the person's action", () => {
  const game = begun(asSide('w'), 'a2a3 a7a6 b2b3 b7b6');
  game.undo();
  expect(played(game)).toBe('a2a3 a7a6');
  game.undo();
  expect([played(game), game.can.undo]).toEqual(['', false]);
  game.redo();
  expect(played(game)).toBe('a2a3 a7a6');
});

test("while the computer thinks, undo takes back only the person's action", () => {
  const game = begun(asSide('w'), 'a2a3 a7a6 b2b3');
  game.undo();
  expect(played(game)).toBe('a2a3 a7a6');
});

// Once, the engine panel went on showing lines that began with an action of the other side.
test('undo drops what the computer thought about what is taken back', async () => {
  const game = begun(asSide('w'), 'a2a3');
  const engine = useEngine();
  engine.connectWith(() => openEngine(variant, { backend: 'rules' }));
  const { position } = game.match!;
  const request = { start: variant.text.format(position), actions: [], limits: { depth: 1 } };
  await engine.think({ variant, position, purpose: 'action' }, request);
  expect(engine.progress).toBeDefined();
  game.undo();
  expect(engine.progress).toBeUndefined();
});

test("the computer's first action cannot be taken back", () => {
  expect(begun(asSide('b'), 'a2a3').can.undo).toBe(false);
});

test('a goal can be taken back', () => {
  const game = begun(people, GOAL, 1);
  expect(game.end).toEqual({ winner: 'w', reason: 'goals' });
  game.undo();
  expect([game.end, game.match!.score.w]).toEqual([undefined, 0]);
});

test("against the computer the person resigns, also on the computer's turn", () => {
  const game = begun(asSide('w'), 'a2a3');
  game.resign();
  expect(game.end).toEqual({ winner: 'b', reason: 'resigned' });
});

test('with two people the side to act resigns', () => {
  const game = begun(people, 'a2a3');
  game.resign();
  expect(game.end).toEqual({ winner: 'w', reason: 'resigned' });
  game.resign();
  expect(game.end).toEqual({ winner: 'w', reason: 'resigned' });
});

/** The rook kicks the ball to the queen, and the queen kicks it back to the square next to the rook. */
const KICKS = 'e4*e2 f1*d3';

test.each([
  ['within a turn, one action', KICKS, 'e4*e2'],
  ['a whole turn, of which the computer has played the answer', `${KICKS} end a9b9`, ''],
  ['a whole turn, while the computer thinks', `${KICKS} end`, ''],
  ['of a turn after the first, one action', `${KICKS} end a9b9 e4e3`, `${KICKS} end a9b9`],
])('undo against the computer takes back: %s', async (_, actions, left) => {
  const game = useStageAndMatch();
  game.open(await footballMatch('k8/9/9/9/9/4R4/9/9/5Q2K w e5 m - 8', actions), asSide('w'));
  game.undo();
  expect(played(game)).toBe(left);
});
