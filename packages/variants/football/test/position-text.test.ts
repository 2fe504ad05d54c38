import { provesPositions, provesWrongPositions } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { football, formatVchess } from '../src/index.ts';
import { after, position } from './referee.ts';

const ARRAY = 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR';
const CHAIN = 'k8/9/9/9/9/3QK4/9/9/9';

provesPositions(football, [
  ['the kick-off', `${ARRAY} w e5 o - 0`],
  ['the kick-off of a classic match', `${ARRAY} w e5 m - 0`],
  ['within a turn', `${CHAIN} w e5 k d4 10`],
  ['within a turn, when all have kicked', `${CHAIN} w e5 k d4,e4 10`],
  ['sixteen pieces a side', 'qqqq1qqqq/qqqqqqqq1/9/9/9/9/9/8R/KKKK1KKKK b e5 m - 3'],
  ['large counters', `${ARRAY} b a5 m - 999999999`],
]);

provesWrongPositions(football, [
  ['nothing', '', 'missing', 'placement', 0],
  ['eight ranks', 'rnbq1knbr/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'missing', 'placement', 31],
  ['ten ranks', `${ARRAY}/9 w e5 o - 0`, 'surplus', 'placement', 33],
  ['a rank too short', 'rnbq1knb/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'missing', 'placement', 8],
  ['adjoining runs', 'rnbq1knbr/45/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'surplus', 'placement', 10],
  ['a pawn', 'rnbq1knbr/p8/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'syntax', 'placement', 10],
  ['a piece on a goal square', 'rnbqk1nbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'impossible', 'placement', 0],
  ['a side without pieces', 'rnbq1knbr/9/9/9/9/9/9/9/9 w e5 o - 0', 'impossible', 'placement', 0],
  ['seventeen pieces', 'rrrr1rrrr/rrrrrrrrr/9/9/9/9/9/9/K8 w e5 m - 3', 'impossible', 'placement', 0],
  ['no side', ARRAY, 'missing', 'side to move', 33],
  ['a wrong side', `${ARRAY} W e5 o - 0`, 'syntax', 'side to move', 34],
  ['no ball', `${ARRAY} w`, 'missing', 'ball', 35],
  ['no square', `${ARRAY} w - o - 0`, 'syntax', 'ball', 36],
  ['a square beyond the board', `${ARRAY} w j5 o - 0`, 'syntax', 'ball', 36],
  ['a ball on a goal square', `${ARRAY} w e9 m - 5`, 'impossible', 'ball', 36],
  ['a ball under a piece', `${ARRAY} w d1 m - 5`, 'impossible', 'ball', 36],
  ['no phase', `${ARRAY} w e5`, 'missing', 'phase', 38],
  ['a wrong phase', `${ARRAY} w e5 x - 0`, 'syntax', 'phase', 39],
  ['within a turn, with nobody at the ball', `${ARRAY} w e5 k - 5`, 'impossible', 'phase', 39],
  ['within a turn, with only the opponent at the ball', `${CHAIN} b e5 k - 5`, 'impossible', 'phase', 27],
  ['nothing of who has kicked', `${ARRAY} w e5 o`, 'missing', 'kicked', 40],
  ['kickers at the start of a turn', `${CHAIN} w e5 m d4 5`, 'impossible', 'kicked', 29],
  ['a kicker that is no square', `${CHAIN} w e5 k d4,x 5`, 'syntax', 'kicked', 32],
  ['a comma at the end', `${CHAIN} w e5 k d4, 5`, 'missing', 'kicked', 32],
  ['an empty square that has kicked', `${CHAIN} w e5 k d4,f4 5`, 'impossible', 'kicked', 32],
  ["the opponent's piece that has kicked", `${CHAIN} w e5 k d4,a9 5`, 'impossible', 'kicked', 32],
  ['kickers in falling order', `${CHAIN} w e5 k e4,d4 5`, 'syntax', 'kicked', 32],
  ['a kicker twice', `${CHAIN} w e5 k e4,e4 5`, 'syntax', 'kicked', 32],
  ['no turns', `${ARRAY} w e5 o -`, 'missing', 'completed turns', 42],
  ['a leading zero', `${ARRAY} w e5 m - 05`, 'syntax', 'completed turns', 43],
  ['an opening turn after others', `${ARRAY} w e5 o - 1`, 'impossible', 'completed turns', 43],
  ['a line end', `${ARRAY} w e5 o - 0\n`, 'syntax', 'completed turns', 43],
  ['a seventh field', `${ARRAY} w e5 o - 0 0`, 'surplus', 'position', 44],
]);

it('a position without an action is read: it is drawn', () => {
  expect(football.end(position('k8/9/9/9/9/9/1n7/2n6/N8 w h8 m - 10'))).toMatchObject({ kind: 'draw' });
});

describe("vchess's form", () => {
  it.each([
    ['the kick-off, like any turn', 'rnbq1knbr/9/9/9/4a4/9/9/9/RNBQ1KNBR w 0', `${ARRAY} w e5 m - 0`],
    ['a ball beside pieces', 'k8/9/9/3Qan3/9/9/9/9/9 b 17', 'k8/9/9/3Q1n3/9/9/9/9/9 b e6 m - 17'],
  ])('is read and written: %s', (_name, vchess, own) => {
    expect(football.text.format(position(vchess))).toBe(own);
    expect(formatVchess(position(own))).toBe(vchess);
  });

  it('is written for an opening turn', () => {
    expect(formatVchess(position(`${ARRAY} w e5 o - 0`))).toBe('rnbq1knbr/9/9/9/4a4/9/9/9/RNBQ1KNBR w 0');
  });

  it('has no words for what is within a turn, or for a round that is over', () => {
    expect(() => formatVchess(position(`${CHAIN} w e5 k d4 10`))).toThrow('within a turn');
    expect(() => formatVchess(after(position('9/9/9/4R4/9/9/9/9/k8 w e7 m - 8'), 'e6*e9'))).toThrow('Goal');
  });
});

// Wrong texts in vchess's form.
provesWrongPositions(football, [
  ['two balls', 'k8/9/9/9/4a4/9/9/3a5/RNBQ1KNBR w 0', 'impossible', 'placement', 18],
  ['a capital', 'k8/9/9/9/4a4/9/9/3A5/RNBQ1KNBR w 0', 'impossible', 'placement', 18],
  ['the ball on a goal square', 'k3a4/9/9/9/9/9/9/9/RNBQ1KNBR w 0', 'impossible', 'placement', 2],
  ['a side without pieces', 'k8/9/9/9/4a4/9/9/9/9 w 0', 'impossible', 'placement', 0],
  ['no side', 'k8/9/9/9/4a4/9/9/9/K8', 'missing', 'side to move', 21],
  ['no turns', 'k8/9/9/9/4a4/9/9/9/K8 w', 'missing', 'completed turns', 23],
  ['a ball square', 'k8/9/9/9/4a4/9/9/9/K8 w e5 m - 0', 'syntax', 'completed turns', 24],
  ['a fourth field', 'k8/9/9/9/4a4/9/9/9/K8 w 0 0', 'surplus', 'position', 25],
]);
