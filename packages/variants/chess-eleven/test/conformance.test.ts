import { readFileSync } from 'node:fs';
import { SIDES } from '@kickmate/board';
import { provesGame, provesLesson, provesPuzzles, SEARCHES_WITH_CHANCE } from '@kickmate/conformance';
import { endsTurn, pickFrom, type Random } from '@kickmate/game';
import { describe, expect, test } from 'vitest';
import { chessEleven, type ElevenPosition } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { randomFormation } from './random-formation.ts';
import { played, position } from './referee.ts';

/** The value of a goal among the outcomes of a shot: the kernel's weight 51. */
const prize = Number(
  /\/\/ 51 [^\n]*\n +(\d+),/.exec(readFileSync(new URL('../assembly/weights.ts', import.meta.url), 'utf8'))![1],
);

/** A kick-off of a random side with both sides in random formations, in either kind of match. */
function randomKickOff(random: Random): ElevenPosition {
  const kickOff = SIDES[pickFrom(random)(SIDES.length)]!;
  const formations = { w: randomFormation(random), b: randomFormation(random) };
  const array = chessEleven.arrays![pickFrom(random)(chessEleven.arrays!.length)]!;
  return chessEleven.formations!.begin(kickOff, formations, array.begin(kickOff, pickFrom(random)));
}

provesGame(chessEleven, {
  seed: 11,
  fixtures: new URL('./fixtures/chess-eleven.json', import.meta.url),
  counters: [
    { text: '3k3r/8/8/8/8/8/8/R2K4 w a1 mps - # 1', field: 'quiet turns', limit: LIMITS.quiet },
    { text: '3k3r/8/8/8/8/8/8/R2K4 w a1 mps - 0 #', field: 'turn number', limit: LIMITS.number },
  ],
  games: [50, 10_000],
  plies: 300,
  further: [{ games: [25, 2_000], begin: randomKickOff, words: ' from random formations' }],
  minimax: { positions: [3, 200], pool: [60, 3], prize },
  search: SEARCHES_WITH_CHANCE,
  wins: [
    ['a shot at an open goal', '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', ['e4!e8'], 1],
    ['mate with the last element of a turn', 'k6N/2Q5/8/8/8/8/8/1R1K4 w h8 mps - 3 9', ['c7b7', 'c7a5'], 1],
    ['mate before a turn is over', 'k7/2Q5/8/8/8/8/8/1R1K4 w b1 mps - 3 9', ['c7b7', 'b1b8'], 2],
  ],
  repetition: {
    position: '3k4/8/8/8/8/8/n7/3K3R w a2 m - 3 9',
    actions: 'h1h2 d8e8 h2h1 e8d8 h1h2 d8e8 h2h1',
    back: 'e8d8',
    away: 'e8f8',
  },
});
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
provesPuzzles(chessEleven, 500);

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
