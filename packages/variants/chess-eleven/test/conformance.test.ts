import { provesBoundary, provesCounters, provesFixtures, provesNetwork } from '@kickmate/conformance';
import { endsTurn } from '@kickmate/game';
import { describe, expect, test } from 'vitest';
import { chessEleven } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { played, position } from './referee.ts';

provesFixtures(chessEleven, new URL('./fixtures/chess-eleven.json', import.meta.url));
provesBoundary(chessEleven);
provesNetwork(chessEleven);
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
