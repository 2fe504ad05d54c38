import { expect, test } from 'vitest';
import { type MatchResult, swapSides } from '../src/play-match.ts';
import { tallyLine, tallyOf, tallyText } from '../src/statistics.ts';
import { IDLE } from './idle.ts';

const won: MatchResult = {
  goals: { w: 2, b: 1 },
  winner: 'w',
  rounds: [
    { kind: 'goal', winner: 'w', kickOff: 'w', actions: 30 },
    { kind: 'head', winner: 'b', kickOff: 'b', actions: 20 },
    { kind: 'repetition', kickOff: 'w', actions: 50 },
    { kind: 'goal', winner: 'w', kickOff: 'b', actions: 20 },
  ],
  habits: { w: { ...IDLE, actions: 60, kicks: 10 }, b: { ...IDLE, actions: 60, kicks: 2 } },
};
const drawn: MatchResult = {
  goals: { w: 0, b: 0 },
  rounds: [{ kind: 'repetition', kickOff: 'w', actions: 40 }],
  habits: { w: IDLE, b: IDLE },
};

test('matches are counted from the point of view of the first player', () => {
  expect(
    tallyOf([
      [won, swapSides(won)],
      [won, drawn],
    ]),
  ).toMatchObject({
    matches: 4,
    wins: 2,
    draws: 1,
    losses: 1,
    points: { value: 0.625 },
    goalsFor: 5,
    goalsAgainst: 4,
    rounds: 13,
    roundLength: 400 / 13,
    habits: [
      { actions: 180 / 13, kicks: 22 / 13 },
      { actions: 180 / 13, kicks: 14 / 13 },
    ],
    kickOff: { won: 6, lost: 3 },
    ends: { 'goal +': 4, repetition: 4, 'goal -': 2, 'head -': 2, 'head +': 1 },
  });
});

test('results are written as text', () => {
  expect(tallyLine(tallyOf([[won, drawn]]))).toBe('2 matches +1 =1 -0  75.0%  Elo +191 +-434  goals 2:1');
  expect(tallyText(tallyOf([[won, won]]))).toContain('Elo      +infinity (95%: -113 to +infinity)');
  expect(tallyText(tallyOf([[won, won]]))).toContain('Kick-off won 4, void 2, lost 2 (for the side that kicked off)');
});

test('swapping the sides twice changes nothing', () => {
  expect(swapSides(won).winner).toBe('b');
  expect(swapSides(swapSides(won))).toEqual(won);
});
