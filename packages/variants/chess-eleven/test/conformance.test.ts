import { provesBoundary, provesCounters, provesFixtures, provesLesson, provesNetwork } from '@kickmate/conformance';
import { endsTurn } from '@kickmate/game';
import { describe, expect, test } from 'vitest';
import { chessEleven } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { played, position } from './referee.ts';

provesFixtures(chessEleven, new URL('./fixtures/chess-eleven.json', import.meta.url));
provesBoundary(chessEleven);
provesNetwork(chessEleven);
provesLesson(chessEleven, {
  Carry: ['a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1'],
  Pass: ['a1>c2 a1>d1', 'a1a2 a1a3 a1a4 a1a5 a1a6 a1a7 a1a8 a1b1 a1c1 c2a3 c2b4 c2d4 c2e1 c2e3 d1c1 d1d2 d1e1 d1e2'],
  'Win the ball': ['d4c6'],
  Shoot: ['e4!e8=G'],
  Save: ['c1d1 h1d1 h1e1'],
  Corner: ['e4!e8=C', 'h8>h5', 'h5!e8=G'],
  Checkmate: ['h1a8 h1h8'],
  'Line up': [],
});
provesCounters(chessEleven, [
  { text: '3k3r/8/8/8/8/8/8/R2K4 w a1 mps - # 1', field: 'quiet turns', limit: LIMITS.quiet },
  { text: '3k3r/8/8/8/8/8/8/R2K4 w a1 mps - 0 #', field: 'turn number', limit: LIMITS.number },
]);

describe.each([9, LIMITS.number])('at turn %i', (number) => {
  const ends = (text: string, ...actions: readonly string[]) =>
    played(position(`${text} mps - 0 ${number}`), actions.join(' ')).map((ply) => endsTurn(chessEleven, ply));

  test('a turn is over when the other side is to act', () => {
    expect(ends('3k3r/8/8/N7/8/8/8/R1K5 w a1', 'a1>a5', 'c1c2', 'h8h7')).toEqual([false, true, true]);
  });

  test('a turn is over when a shot goes out', () => {
    expect(ends('4r3/k7/8/8/4R3/8/8/3K4 w e4', 'e4!e8=C')).toEqual([true]);
  });
});
