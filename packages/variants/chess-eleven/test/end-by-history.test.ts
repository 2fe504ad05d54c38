import { provesRepetition } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { chessEleven } from '../src/index.ts';
import { played, position } from './referee.ts';

provesRepetition(chessEleven, 'd8e8 d1c1 e8d8 c1d1', [
  ['capture', '3k4/8/8/8/8/8/nR6/3K4 w a2 m - 3 9', 'b2a2'],
  ['pawn move', '3k4/8/8/8/8/8/P6n/3K4 w h2 m - 3 9', 'a2a3'],
]);

describe('a repetition', () => {
  it('counts at the start of turns, not within them', () => {
    // White's turn begins with the king's move to a2, after which it might still pass: that it stands for the third time.
    const turns = ['end', 'd8e8', 'a2b2', 'end', 'e8d8', 'b2a2'];
    const plies = played(position('3k4/8/8/8/8/8/K7/R7 w a1 p - 0 9'), [...turns, ...turns, 'end'].join(' '));
    expect(chessEleven.text.format(plies.at(-2)!.after)).toContain(' w a1 p ');
    expect(chessEleven.endByHistory(plies.slice(0, -1))).toBeUndefined();
    expect(chessEleven.endByHistory(plies)?.kind).toBe('repetition');
  });

  it('is none if another piece has the ball', () => {
    const turns = ['a1>c1', 'end', 'd8e8', 'c1>a1', 'end', 'e8d8'];
    const plies = played(position('3k4/8/8/8/8/8/8/R1K5 w a1 mps - 0 9'), [...turns, ...turns].join(' '));
    for (let length = 1; length < plies.length; length++)
      expect(chessEleven.endByHistory(plies.slice(0, length))).toBeUndefined();
    expect(chessEleven.endByHistory(plies)?.kind).toBe('repetition');
  });
});
