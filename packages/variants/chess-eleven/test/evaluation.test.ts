import { opponent } from '@kickmate/board';
import { KernelReferee, provesWeightGroups, randomPositions } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { ALL_SQUARES, asSeenBy } from '../src/board.ts';
import { chessEleven, type ElevenPosition } from '../src/index.ts';
import { WEIGHT_GROUPS } from '../src/weight-groups.ts';
import { position } from './referee.ts';

const kernel = await KernelReferee.load(chessEleven, 'debug');

function evaluate(at: ElevenPosition): number {
  kernel.set(at);
  return kernel.evaluate();
}

/** The same position with the colours exchanged. */
function mirrored(at: ElevenPosition): ElevenPosition {
  const flip = (square: number): number => asSeenBy('b', square);
  const pieces = ALL_SQUARES.map((square) => {
    const piece = at.pieces[flip(square)];
    return piece && { ...piece, side: opponent(piece.side) };
  });
  const unmoved = at.unmoved.map(flip).sort((a, b) => a - b);
  const ball = at.ball === undefined ? undefined : flip(at.ball);
  return { ...at, pieces, unmoved, ball, side: opponent(at.side) };
}

it('thinks the same of either side', () => {
  for (const at of randomPositions(chessEleven, 3, 300, 200))
    expect(evaluate(mirrored(at)), chessEleven.text.format(at)).toBe(evaluate(at));
});

describe('it likes, all else being equal,', () => {
  it.each([
    ['the ball', '3k3n/8/8/8/8/8/8/3K3N b h8 mps - 0 9', '3k3n/8/8/8/8/8/8/3K3N b h1 m - 0 9'],
    ['the ball further ahead', '3k4/8/N7/8/8/8/8/3K4 w a6 mps - 0 9', '3k4/8/N7/8/8/8/8/3K4 w d1 mps - 0 9'],
    ['a guarded goal', '2k5/8/8/8/8/8/8/3K1n2 w f1 m - 0 9', '2k5/8/8/8/8/8/3K4/5n2 w f1 m - 0 9'],
    ['a shot at hand', '3k4/8/8/4R3/8/8/8/2K5 w e5 mps - 0 9', '3k4/8/8/5R2/8/8/8/2K5 w f5 mps - 0 9'],
    [
      'somebody to pass to who could shoot',
      '3k4/8/8/8/4RN2/8/8/2K5 w f4 mps - 0 9',
      '3k4/8/8/8/5N1R/8/8/2K5 w f4 mps - 0 9',
    ],
    ['pieces that are not attacked', '3k4/8/8/1r6/N7/8/8/2K5 w c1 mps - 0 9', '3k4/8/8/r7/N7/8/8/2K5 w c1 mps - 0 9'],
  ])('%s', (_name, better, worse) => {
    expect(evaluate(position(better))).toBeGreaterThan(evaluate(position(worse)));
  });
});

provesWeightGroups(WEIGHT_GROUPS, new URL('../assembly/weights.ts', import.meta.url));
