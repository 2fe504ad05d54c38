import { opponent } from '@kickmate/board';
import { KernelReferee, provesWeightGroups, randomPositions } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { ALL_SQUARES, board } from '../src/board.ts';
import { type FootballPosition, football } from '../src/index.ts';
import { WEIGHT_GROUPS } from '../src/weight-groups.ts';
import { position } from './referee.ts';

const kernel = await KernelReferee.load(football, 'debug');

function evaluate(at: FootballPosition): number {
  kernel.set(at);
  return kernel.evaluate();
}

/** The same position with the colours exchanged. */
function mirrored(at: FootballPosition): FootballPosition {
  const flip = (square: number): number => {
    const file = square % board.files;
    return ALL_SQUARES.length - board.files - (square - file) + file;
  };
  const pieces = ALL_SQUARES.map((square) => {
    const piece = at.pieces[flip(square)];
    return piece && { ...piece, side: opponent(piece.side) };
  });
  const kicked = at.kicked.map(flip).sort((a, b) => a - b);
  return { ...at, pieces, kicked, ball: flip(at.ball), side: opponent(at.side) };
}

it('thinks the same of either side', () => {
  for (const at of randomPositions(football, 3, 150, 120))
    expect(evaluate(mirrored(at)), football.text.format(at)).toBe(evaluate(at));
});

describe('it likes, all else being equal,', () => {
  it.each([
    ['to be at the ball', 'k8/9/9/9/2N6/9/9/9/9 w b6 m - 9', 'k8/9/9/9/2N6/9/9/9/9 w g6 m - 9'],
    ['the ball further ahead', 'k8/9/9/9/9/9/9/9/K8 w h6 m - 9', 'k8/9/9/9/9/9/9/9/K8 w h4 m - 9'],
    ['a ball that nobody can kick in', 'k8/9/9/9/9/q8/9/N8/9 w i3 m - 9', 'k8/9/9/9/9/q8/9/N8/9 w e3 m - 9'],
  ])('%s', (_name, better, worse) => {
    expect(evaluate(position(better))).toBeGreaterThan(evaluate(position(worse)));
  });
});

provesWeightGroups(WEIGHT_GROUPS, new URL('../assembly/weights.ts', import.meta.url));
