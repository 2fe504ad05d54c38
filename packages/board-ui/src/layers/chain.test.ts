import type { GameEvent } from '@kickmate/game';
import { expect, test } from 'vitest';
import { at, PITCH } from '../testing.ts';
import { chainOf, stopsOf } from './chain.ts';

const PIECE = { side: 'w', letter: 'N' } as const;
const kick = (ball: string, to: string): readonly GameEvent[] => [
  { kind: 'kick', piece: PIECE, ball: at(ball), from: at('a1') },
  { kind: 'fly', from: at(ball), to: at(to), bounced: false },
];
const carry = (from: string, to: string): readonly GameEvent[] => [
  { kind: 'move', piece: PIECE, from: at(from), to: at(to) },
  { kind: 'carry', from: at(from), to: at(to) },
];
const pass = (from: string, to: string): readonly GameEvent[] => [
  { kind: 'ballPass', from: at(from), to: at(to), piece: PIECE },
];
const MOVE: readonly GameEvent[] = [{ kind: 'move', piece: PIECE, from: at('h1'), to: at('h2') }];

const numbered = (...turn: (readonly GameEvent[])[]) =>
  stopsOf(PITCH, chainOf(PITCH, turn)).map(({ square, numbers }) => [square, ...numbers]);

test('the stops of the ball are numbered in a turn in which several actions moved it', () => {
  expect(numbered(kick('d4', 'd6'), MOVE, kick('d6', 'f6'))).toEqual([
    [at('d6'), 1],
    [at('f6'), 2],
  ]);
  expect(numbered(carry('b2', 'b4'), pass('b4', 'c6'))).toEqual([
    [at('b4'), 1],
    [at('c6'), 2],
  ]);
});

test('a place to which the ball comes back has both numbers', () => {
  expect(numbered(kick('d4', 'd6'), kick('d6', 'f6'), kick('f6', 'd6'))).toEqual([
    [at('d6'), 1, 3],
    [at('f6'), 2],
  ]);
});

test('a single kick has no numbers, nor has a turn without the ball', () => {
  expect([numbered(kick('d4', 'd6'), MOVE), numbered(MOVE), numbered()]).toEqual([[], [], []]);
});
