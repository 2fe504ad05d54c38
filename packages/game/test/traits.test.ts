import { type Piece, readSquare } from '@kickmate/board';
import { expect, test } from 'vitest';
import type { AnyVariant, GameEvent, Traits } from '../src/index.ts';
import { traitsOf } from '../src/traits.ts';
import { tugOfWar } from './tug-of-war.ts';

const board = { files: 8, ranks: 8, marks: [] };
const at = (name: string) => readSquare(board, name)!;
const [own, rival]: [Piece, Piece] = [
  { side: 'b', letter: 'N' },
  { side: 'w', letter: 'P' },
];
const NONE: Traits = { kick: 0, forward: 0, shot: 0, capture: 0, retreat: 0 };

test.each<[string, readonly GameEvent[], Partial<Traits>]>([
  ['nothing', [], {}],
  [
    'a move forward is a way back below 0',
    [{ kind: 'move', piece: own, from: at('b8'), to: at('c6') }],
    { retreat: -2 / 7 },
  ],
  ['a move back', [{ kind: 'move', piece: own, from: at('c6'), to: at('c7') }], { retreat: 1 / 7 }],
  [
    'a kick forward that destroys a piece',
    [
      { kind: 'kick', piece: own, ball: at('d5') },
      { kind: 'fly', from: at('d5'), to: at('d4'), bounced: false },
      { kind: 'fly', from: at('d4'), to: at('d3'), bounced: false },
      { kind: 'destroy', piece: rival, square: at('d3') },
    ],
    { kick: 1, forward: 2 / 7, capture: 1 },
  ],
  ["the side's own piece is no capture", [{ kind: 'destroy', piece: own, square: at('d3') }], {}],
  ['a pass back', [{ kind: 'ballPass', piece: own, from: at('a4'), to: at('a6') }], { kick: 1, forward: -2 / 7 }],
  ['a run with the ball', [{ kind: 'carry', from: at('a4'), to: at('a1') }], { forward: 3 / 7 }],
  ['a shot', [{ kind: 'shot', piece: own, from: at('e3'), to: at('e1') }], { kick: 1, forward: 2 / 7, shot: 1 }],
  ['a goal', [{ kind: 'goal', side: 'b', how: 'Goal' }], { shot: 1 }],
  ['an own goal', [{ kind: 'goal', side: 'w', how: 'Own goal' }], {}],
])('traits for Black: %s', (_, events, expected) => {
  const variant: AnyVariant = { ...tugOfWar, board, side: () => 'b', events: () => events };
  const traits = traitsOf(variant, {}, { action: 0 });
  for (const [name, value] of Object.entries({ ...NONE, ...expected }))
    expect(traits[name as keyof Traits], name).toBeCloseTo(value, 9);
});
