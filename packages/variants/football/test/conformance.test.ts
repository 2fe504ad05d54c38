import { SIDES } from '@kickmate/board';
import { IS_FULL, provesGame, provesLesson, provesPuzzles, readFixtures } from '@kickmate/conformance';
import { pickFrom, type Random } from '@kickmate/game';
import { expect, it } from 'vitest';
import { type FootballPosition, football } from '../src/index.ts';
import { LIMITS } from '../src/rules/position.ts';
import { position, written } from './referee.ts';

const fixtures = new URL('./fixtures/football.json', import.meta.url);
const arrays = football.arrays!.slice(1);

/** A kick-off of a random side with a random array. */
function randomKickOff(random: Random): FootballPosition {
  const pick = pickFrom(random);
  return arrays[pick(arrays.length)]!.begin(SIDES[pick(SIDES.length)]!, pick);
}

provesGame(football, {
  seed: 1951,
  fixtures,
  counters: [{ text: 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - #', field: 'completed turns', limit: LIMITS.turns }],
  games: [50, 10_000],
  further: [{ games: [25, 2_000], begin: randomKickOff, words: ' from random arrays' }],
  perft: [
    // By the counts of the same start without the choice (fixtures): each of its 55 openings has one answer more, the swap, and after
    // it there are as many actions as the other side had in the mirrored position.
    ['a choice of sides', 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 oc - 0', [55, 2884 + 55, 144_993 + 2884]],
    ['a choice of sides with the ball elsewhere', 'k8/9/9/9/9/4R4/9/9/Q7K b c6 c - 1', [4]],
  ],
  minimax: { positions: [3, 200], pool: [60, 3] },
  search: {
    sets: [['pvs'], ['ordering'], ['ordering', 'pvs', 'aspiration'], ['hash', 'ordering', 'pvs', 'aspiration']],
    plies: 200,
    winsInOne: IS_FULL ? 150 : 50,
    reported: IS_FULL ? 20 : 8,
  },
  wins: [
    ['a goal at once', '9/9/9/4R4/9/9/9/9/k8 w e7 m - 8', ['e6*e9'], 1],
    ['a goal after a move', 'k8/9/9/9/9/Q8/9/9/9 w e5 m - 8', ['a4e4'], 2],
    ['a goal by two kicks', 'k8/9/9/9/Q8/1R7/9/9/9 w b5 k - 8', ['b4*b6'], 2],
    ['a goal by a move and two kicks', 'k8/9/9/9/Q8/7R1/9/9/9 w b5 m - 8', ['h4e4'], 3],
    ["Black's goal", '8K/9/9/q8/9/9/9/9/9 b e5 m - 8', ['a6e6'], 2],
  ],
  repetition: {
    position: 'k8/9/9/9/9/9/9/9/7QQ b a5 m - 8',
    actions: 'a9a8 i1i2 a8a9 i2i1 a9a8 i1i2 a8a9 i2i1',
    back: 'a9a8',
    away: 'a9b9',
  },
});
provesLesson(football, {
  'The first turn': ['*'],
  Move: ['a4d4 a4e4 a4f4'],
  Kick: ['c4*c1 c4*c2 c4*c3 c4*c6 c4*c7 c4*c8 c4*c9'],
  Goal: ['e4*e9'],
  Save: ['a3e3 d1e2'],
  Chain: ['c1*c7', 'b6*e9'],
});
provesPuzzles(football, 500);
it.each(readFixtures(football, fixtures).filter(({ perft }) => perft[0] === 0))('is a draw: $name', (fixture) => {
  expect(written(position(fixture.position))).toBe('= draw -');
});
