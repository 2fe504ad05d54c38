import { provesPositions, provesWrongPositions } from '@kickmate/conformance';
import { expect, it } from 'vitest';
import { chessEleven } from '../src/index.ts';
import { after, position } from './referee.ts';

const TEAMS = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R';
const UNMOVED = 'a2,d2,e2,h2,a7,d7,e7,h7';
const KINGS = '3k4/8/8/8/8/8/8/3K4';

provesPositions(chessEleven, [
  ['the kick-off', `${TEAMS} w c k ${UNMOVED} 0 1`],
  ["the kick-off's pass", 'r1bkqb1r/p2pp2p/5n2/8/3N4/8/P2PP2P/R1BKQB1R w d4 kp a2,d2,e2,h2,a7,d7,e7,h7 1 1'],
  ['three pawns and seven pieces', 'rnbkqbnr/3pp2p/8/8/8/8/8/3K4 w b8 m - 0 1'],
  ['nobody but the kings', `${KINGS} b d8 mps - 0 1`],
  ['a pawn on the last rank', 'P2k4/8/8/8/8/8/8/p2K4 w a8 mps - 0 1'],
  ['unmoved pawns on all own ranks', '1p1k4/2p5/p7/8/8/P7/2P5/1P1K4 w a3 mps b1,c2,a3,a6,c7,b8 0 1'],
  ['check in phase m', '4r3/3k4/8/8/8/8/8/4K3 w e8 m - 0 9'],
  ['a corner turn whose side gives check', '3k4/8/8/8/8/8/8/3RK3 w a8 MPS - 0 9'],
  ["a defender's king on the corner", 'k7/8/8/8/8/8/8/4K3 w a8 MPS - 0 9'],
  ['a dead ball in phase PS', '3k1r2/8/8/8/8/8/R7/2K5 w a8 PS - 1 12'],
  ['a ball that is not dead in phase PS', '3k1r2/8/2B5/3N4/8/8/8/2K5 w c6 PS - 1 12'],
  ['a phase for a shot', '4k3/8/8/8/8/8/2K5/3R4 w d1 S - 1 12'],
  ['large counters', `${KINGS} b d8 mps - 100 999999999`],
]);

provesWrongPositions(chessEleven, [
  ['nothing', '', 'missing', 'placement', 0],
  ['a space first', ` ${KINGS} b d8 mps - 0 1`, 'missing', 'placement', 0],
  ['seven ranks', '3k4/8/8/8/8/8/3K4 b d8 mps - 0 1', 'missing', 'placement', 17],
  ['adjoining runs', '3k4/44/8/8/8/8/8/3K4 b d8 mps - 0 1', 'surplus', 'placement', 4],
  ['a zero run', '3k4/08/8/8/8/8/8/3K4 b d8 mps - 0 1', 'syntax', 'placement', 4],
  ['an unknown piece', '3k4/8/8/7x/8/8/8/3K4 b d8 mps - 0 1', 'syntax', 'placement', 9],
  ['no king', '3k4/8/8/8/8/8/8/8 b d8 mps - 0 1', 'impossible', 'placement', 0, 'White has no king'],
  ['two kings', '3k4/8/8/8/8/8/8/2KK4 b d8 mps - 0 1', 'impossible', 'placement', 18, 'White has 2 kings'],
  ['two queens', '3k4/qq6/8/8/8/8/8/3K4 b d8 mps - 0 1', 'impossible', 'placement', 5, 'Black has 2 queens'],
  ['three rooks', '3k4/rrr5/8/8/8/8/8/3K4 b d8 mps - 0 1', 'impossible', 'placement', 6, 'Black has 3 rooks'],
  ['five pawns', '3k4/8/8/8/8/8/PPPPP3/3K4 b d8 mps - 0 1', 'impossible', 'placement', 18, 'White has 5 pawns'],
  ['twelve', '3k4/8/8/8/8/8/PPPP4/RNBKQBNR b d8 mps - 0 1', 'impossible', 'placement', 27, 'White has 12 pieces'],
  ['no side', KINGS, 'missing', 'side to move', 19],
  ['a wrong side', `${KINGS} W d8 mps - 0 1`, 'syntax', 'side to move', 20],
  ['no ball', `${KINGS} b`, 'missing', 'ball', 21],
  ['no square', `${KINGS} b - mps - 0 1`, 'syntax', 'ball', 22],
  ['a square beyond the board', `${KINGS} b d9 mps - 0 1`, 'syntax', 'ball', 22],
  ['no phase', `${KINGS} b d8`, 'missing', 'phase', 24],
  ['no such phase', `${KINGS} b d8 mp - 0 1`, 'syntax', 'phase', 25],
  ['no unmoved pawns', `${KINGS} b d8 mps`, 'missing', 'unmoved pawns', 28],
  ['not a square', `${TEAMS} w c k a2,d9 0 1`, 'syntax', 'unmoved pawns', 53],
  ['an empty name', `${TEAMS} w c k a2, 0 1`, 'missing', 'unmoved pawns', 53],
  ['not a pawn', `${TEAMS} w c k a1 0 1`, 'impossible', 'unmoved pawns', 50, 'no pawn on a1'],
  ['an empty square', `${TEAMS} w c k b2 0 1`, 'impossible', 'unmoved pawns', 50, 'no pawn on b2'],
  [
    'a pawn too far',
    '3k4/8/8/8/P7/8/8/3K4 w a4 mps a4 0 1',
    'impossible',
    'unmoved pawns',
    30,
    'first 3 ranks of White',
  ],
  ["a pawn on the other's ranks", '3k4/8/P7/8/8/8/8/3K4 w a6 mps a6 0 1', 'impossible', 'unmoved pawns', 30],
  ['squares out of order', `${TEAMS} w c k d2,a2 0 1`, 'syntax', 'unmoved pawns', 53, 'a2 must not follow d2'],
  ['a square twice', `${TEAMS} w c k d2,d2 0 1`, 'syntax', 'unmoved pawns', 53],
  ['no quiet count', `${KINGS} b d8 mps -`, 'missing', 'quiet turns', 30],
  ['a leading zero', `${KINGS} b d8 mps - 00 1`, 'syntax', 'quiet turns', 31],
  ['no turn number', `${KINGS} b d8 mps - 0`, 'missing', 'turn number', 32],
  ['turn number nought', `${KINGS} b d8 mps - 0 0`, 'impossible', 'turn number', 33],
  ['an eighth field', `${KINGS} b d8 mps - 0 1 2`, 'surplus', 'position', 34],
  ['a space at the end', `${KINGS} b d8 mps - 0 1 `, 'surplus', 'position', 34],

  ['a loose ball after the kick-off', `${KINGS} b c mps - 0 1`, 'impossible', 'ball', 22, 'exactly in phase k'],
  ['a ball that is not loose at the kick-off', `${KINGS} b d8 k - 0 1`, 'impossible', 'ball', 22, 'exactly in phase k'],
  ['a kick-off without a carrier', `${TEAMS} w e4 kp - 0 1`, 'impossible', 'ball', 46, 'a piece of White has it'],
  ['a kick-off beyond the circle', `${TEAMS} w f3 kp - 0 1`, 'impossible', 'ball', 46, 'on d4, e4, d5, e5'],
  ['nobody with the ball', `${KINGS} b e4 m - 0 1`, 'impossible', 'ball', 22, 'a piece has it'],
  ["the other's ball", `${KINGS} b d1 mps - 0 1`, 'impossible', 'ball', 22, 'a piece of Black has it'],
  ["the other's ball after a move", `${KINGS} b d1 p - 0 1`, 'impossible', 'ball', 22, 'a piece of Black has it'],
  ['a corner turn elsewhere', `${KINGS} w d1 MPS - 0 1`, 'impossible', 'ball', 22, 'on a8 or h8'],
  ['a corner turn at the own end', `${KINGS} b a8 MPS - 0 1`, 'impossible', 'ball', 22, 'on a1 or h1'],
  ['a dead ball elsewhere', `${KINGS} w e4 PS - 0 1`, 'impossible', 'ball', 22, 'lies dead on a8 or h8'],
  ['a dead ball after a pass', '3k4/8/8/8/8/8/8/R2K4 w a8 MS - 0 1', 'impossible', 'ball', 23],
  ['a dead ball for a shot', '3k4/8/8/8/8/8/8/R2K4 w a8 S - 0 1', 'impossible', 'ball', 23],

  ['the other side in check at a kick-off', '3k4/8/8/8/8/8/8/3RK3 w c k - 0 1', 'impossible', 'side to move', 21],
  ['the other side in check, without the ball', '3k4/8/8/8/8/8/8/3RK3 w d8 m - 0 1', 'impossible', 'side to move', 21],
  ['the other side in check, with the ball', '3k4/8/8/8/8/8/8/3RK3 w d1 mps - 0 1', 'impossible', 'side to move', 21],
  ['check after a move', '3kr3/8/8/8/8/8/8/3RK3 w d1 p - 0 1', 'impossible', 'side to move', 22, "White's king"],
  ['check after a pass', '3kr3/8/8/8/8/8/8/3RK3 w d1 m - 0 1', 'impossible', 'side to move', 22, "White's king"],
  ['check in a corner turn', '3kr3/8/8/8/8/8/8/3RK3 w a8 MPS - 0 1', 'impossible', 'side to move', 22],

  ['no pass after a move', '3k4/8/8/8/8/8/8/3K3B w h1 p - 0 1', 'impossible', 'phase', 26, 'p: no element'],
  [
    'no pass at the kick-off',
    `${TEAMS.replace('8/8/5N2', '4N3/8/8').replace('5n2/8/4', '5n2/4')} w e5 kp - 0 1`,
    'impossible',
    'phase',
    49,
  ],
  ['no move after a pass', '7k/6pP/6P1/8/8/1p6/pP6/K6p w b2 m - 3 9', 'impossible', 'phase', 32, 'm: no element'],
  ['no pass or shot in a corner turn', '3k4/8/8/8/8/8/8/3K3R w a8 PS - 0 1', 'impossible', 'phase', 26],
  ['no shot in a corner turn', '3k4/8/8/8/8/8/8/3K3R w h1 S - 0 1', 'impossible', 'phase', 26],
  ['mate', 'k7/1Q6/8/8/8/8/8/1R1K4 b b1 m - 4 9', 'impossible', 'position', 0, 'Checkmate'],
]);

it('a position in which the round is over is not written', () => {
  const before = position('8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9');
  expect(() => chessEleven.text.format(after(before, 'e4!e8=G'))).toThrow('Goal');
});
