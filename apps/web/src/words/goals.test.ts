import { againstComputer, TWO_PEOPLE } from '@kickmate/play';
import { describe, expect, test } from 'vitest';
import { chessGame, GOAL, playedMatch } from '../match/testing.ts';
import { cheerAt, goalsOf } from './goals.ts';

describe('the goals of a match', () => {
  test('say who scored, how, in which turn, and what it stands then', async () => {
    expect(goalsOf(await playedMatch(GOAL))).toEqual([
      {
        path: { round: 0, ply: 3, branches: [] },
        side: 'w',
        score: { w: 1, b: 0 },
        words: 'Knight from c3: head goal',
        when: 'turn 2',
      },
    ]);
  });

  test('are none before the first', async () => expect(goalsOf(await playedMatch('b1c3'))).toEqual([]));

  test('a mate names the piece that gives it', async () =>
    expect(goalsOf(await chessGame('f2f3 e7e5 g2g4 d8h4'))).toMatchObject([
      { side: 'b', words: 'Queen from d8: checkmate', when: 'turn 2' },
    ]));
});

describe('the words across the board', () => {
  const end = { round: 0, ply: 3, branches: [] };

  test.each([
    ['of two people', TWO_PEOPLE, undefined, 5, 'Goal! White leads 1 to 0'],
    ['of a person against the computer', againstComputer(1, 'w'), 'w', 5, 'Goal! You lead 1 to 0'],
    ['for the computer', againstComputer(1, 'b'), 'b', 5, 'Goal! Lotta leads 1 to 0'],
    ['that decides', againstComputer(1, 'w'), 'w', 1, 'Goal! You win 1 to 0'],
  ] as const)('for a goal %s', async (_, seats, own, goals, words) => {
    expect(cheerAt(await playedMatch(GOAL, { goals }), end, seats, own)).toBe(words);
  });

  test('are none before the goal, and none of a game of one round', async () => {
    expect(cheerAt(await playedMatch(GOAL), { ...end, ply: 2 }, TWO_PEOPLE, undefined)).toBeUndefined();
    const mated = await chessGame('f2f3 e7e5 g2g4 d8h4');
    expect(cheerAt(mated, { ...end, ply: 4 }, TWO_PEOPLE, undefined)).toBeUndefined();
  });
});
