import { provesActions, provesIllegalPlay, provesRoundOver, provesWrongActions } from '@kickmate/conformance';
import { packAction } from '@kickmate/game';
import { expect, it } from 'vitest';
import { chessEleven } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';
import { position } from './referee.ts';

const START = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1';
const PASSING = 'rnbkqb1r/1p1pp1p1/8/8/4P3/8/1P1P2P1/RNBKQB1R w e4 kp b2,d2,g2,b7,d7,e7,g7 0 1';
/** The rook may shoot at the defended e8. */
const SHOT = '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';
const OPEN_GOAL = '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';
const BALL = '3k4/8/8/8/8/5N2/6P1/3K3B w h1 mps - 3 9';
const CHECK = '4r3/3k4/8/8/R7/8/2N5/4K3 w a4 mps - 0 9';
const STUCK = 'k7/8/1Q6/8/8/8/8/3K4 b d1 m - 1 10';

provesActions(chessEleven, [
  ['a move', START, 'f3d4'],
  ['a pass', PASSING, 'e4>e1'],
  ['a shot with its outcome', SHOT, 'e4!e8=C'],
  ['a shot that cannot fail', OPEN_GOAL, 'e4!e8=G'],
  ['an end', STUCK, 'end'],
]);

it('the outcome may be left to be drawn', () => {
  const read = chessEleven.text.parseAction(position(SHOT), 'e4!e8');
  expect(read.ok && read.value.outcome).toBeUndefined();
  expect(read.ok && chessEleven.text.formatAction(read.value)).toBe('e4!e8');
});

provesWrongActions(chessEleven, [
  ['nothing', START, '', 'missing', 'action', 0, 'a1 to h8'],
  ['one square', START, 'e2', 'missing', 'action', 2, 'a1 to h8'],
  ['no square', START, 'Nf3', 'syntax', 'action', 0, 'a1 to h8'],
  ['a square beyond the board', START, 'e2e9', 'syntax', 'action', 2, 'a1 to h8'],
  ['another sign', BALL, 'h1*g2', 'syntax', 'action', 2, 'a1 to h8'],
  ['two signs', BALL, 'h1>>g2', 'syntax', 'action', 3, 'a1 to h8'],
  ['half a pass', BALL, 'h1>', 'missing', 'action', 3, 'a1 to h8'],
  ['more than a move', START, 'f3d4q', 'surplus', 'action', 4, 'nothing may follow f3d4'],
  ['more than a pass', BALL, 'h1>g2 ', 'surplus', 'action', 5, 'nothing may follow h1>g2'],
  ['an outcome where there is none', START, 'f3d4=G', 'surplus', 'action', 4, 'nothing may follow f3d4'],
  ['an empty square', BALL, 'a4a5', 'illegal', 'action', 0, 'White has no piece on a4'],
  ["the opponent's piece", START, 'e7e5', 'illegal', 'action', 0, 'White has no piece on e7'],
  ['an unreachable square', START, 'e2e3', 'illegal', 'action', 0, 'the pawn on e2 may go only to e4'],
  ['a piece that cannot move', START, 'a1b1', 'illegal', 'action', 0, 'the rook on a1 has no legal move'],
  ['a pass without the ball', START, 'd1>e1', 'illegal', 'action', 0, 'White has no pass here'],
  ['a pass from elsewhere', BALL, 'f3>g2', 'illegal', 'action', 0, 'a pass begins at h1, where the ball is'],
  ['a pass too far', BALL, 'h1>f3', 'illegal', 'action', 0, 'a pass may go only to g2'],
  ['a pass in check', CHECK, 'a4>e1', 'illegal', 'action', 0, 'White has no pass here, being in check'],
  ['a shot that is none', BALL, 'h1!d8', 'illegal', 'action', 0, 'White has no shot here'],
  ['a shot at the wrong square', SHOT, 'e4!d8', 'illegal', 'action', 0, 'a shot may go only to e8'],
  ['a move in the time for a pass', PASSING, 'e4e5', 'illegal', 'action', 0, 'White has no move here'],
  ['an end before a pass that must be', PASSING, 'end', 'illegal', 'action', 0, 'must be passed'],
  ['an end where there are actions', START, 'end', 'illegal', 'action', 0, 'White has other actions'],
  ['a move where there is only an end', STUCK, 'a8a7', 'illegal', 'action', 0, 'Black has no move here'],
  ["the end's number as squares", STUCK, 'a1a1', 'illegal', 'action', 0, 'Black has no move here'],
  ['more than an end', STUCK, 'end ', 'syntax', 'action', 0, 'a1 to h8'],
  ['another sign than =', SHOT, 'e4!e8@G', 'syntax', 'action', 5, 'it becomes G, B, C'],
  ['no outcome', SHOT, 'e4!e8=', 'missing', 'outcome', 6, 'one of G, S, B, C'],
  ['no such outcome', SHOT, 'e4!e8=g', 'syntax', 'outcome', 6, 'one of G, S, B, C'],
  ['an outcome that cannot be', SHOT, 'e4!e8=S', 'illegal', 'outcome', 6, 'it becomes G, B, C'],
  ['a block of an open goal', OPEN_GOAL, 'e4!e8=B', 'illegal', 'outcome', 6, 'it becomes G'],
  ['more than an outcome', SHOT, 'e4!e8=GG', 'surplus', 'outcome', 7, 'nothing may follow'],
]);

provesRoundOver(chessEleven, OPEN_GOAL, 'e4!e8=G', 'a7a8', 'Goal');

const shot = packAction(28, 60, KIND.shot);

provesIllegalPlay(chessEleven, [
  ['an action of another position', START, packAction(12, 20), 'e2e3 is not legal'],
  ['an end where there are actions', START, packAction(0, 0, KIND.end), 'end is not legal'],
  ['an outcome that is missing', SHOT, shot, 'e4!e8: no such outcome'],
  ['an outcome that is not possible', SHOT, shot, 'e4!e8=S: no such outcome', 1],
  ['an outcome that does not exist', SHOT, shot, 'e4!e8=?: no such outcome', 9],
  ['an outcome where there is none', START, packAction(12, 28), 'e2e4=G: no such outcome', 0],
]);
