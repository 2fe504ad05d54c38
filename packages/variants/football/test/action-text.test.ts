import { provesActions, provesIllegalPlay, provesRoundOver, provesWrongActions } from '@kickmate/conformance';
import { packAction } from '@kickmate/game';
import { football } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';

const START = 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0';
/** The rook stands at the ball, the king does not. */
const AT_BALL = 'k8/9/9/9/9/4R4/9/9/8K w e5 m - 8';
/** Within a turn: the queen has kicked, the king has not. */
const WITHIN = 'k8/9/9/9/9/3QK4/9/9/9 w e5 k d4 10';

provesActions(football, [
  ['a move', START, 'b1c3'],
  ['a kick', AT_BALL, 'e4*e7'],
  ['a kick to where the piece could go, too', 'k8/9/9/9/9/9/9/9/B8 w b2 m - 4', 'a1*c3'],
  ['the end of a turn', AT_BALL, 'end'],
]);

provesWrongActions(football, [
  ['nothing', START, '', 'missing', 'action', 0, 'a1 to i9'],
  ['one square', START, 'b1', 'missing', 'action', 2, 'a1 to i9'],
  ['a kick to nowhere', AT_BALL, 'e4*', 'missing', 'action', 3, 'a1 to i9'],
  ['the short form', START, 'Nc3', 'syntax', 'action', 0, 'a1 to i9'],
  ['a square beyond the board', START, 'b1b10', 'syntax', 'action', 2, 'a1 to i9'],
  ['a hyphen', START, 'b1-c3', 'syntax', 'action', 2, 'a1 to i9'],
  ['two signs', AT_BALL, 'e4**e7', 'syntax', 'action', 3, 'a1 to i9'],
  ['something after it', START, 'b1c3!', 'surplus', 'action', 4, 'nothing may follow b1c3'],
  ['something after the end', AT_BALL, 'end ', 'syntax', 'action', 0, 'a1 to i9'],
  ['an empty square', START, 'e4e5', 'illegal', 'action', 0, 'White has no piece on e4'],
  ["the opponent's piece", START, 'b9c7', 'illegal', 'action', 0, 'White has no piece on b9'],
  ["a kick by the opponent's piece", AT_BALL, 'a9*a8', 'illegal', 'action', 0, 'White has no piece on a9'],
  ['an unreachable square', START, 'b1d4', 'illegal', 'action', 0, 'the knight on b1 may go only to c3, d2, a3'],
  [
    'a piece that cannot move',
    'k8/9/9/9/9/9/1n7/2n6/N7K w h8 m - 1',
    'a1b3',
    'illegal',
    'action',
    0,
    'the knight on a1 has no move',
  ],
  [
    'a kick in the opening turn',
    AT_BALL.replace('m - 8', 'o - 0'),
    'e4*e7',
    'illegal',
    'action',
    0,
    'the opening turn is one move',
  ],
  ['a kick from afar', AT_BALL, 'i1*e7', 'illegal', 'action', 0, 'i1 is not next to the ball on e5'],
  ['a kick elsewhere', WITHIN, 'e4*e7', 'illegal', 'action', 0, 'the king on e4 may kick the ball only to e6, e3'],
  [
    'a kick that is none',
    'k8/9/9/9/9/3R5/9/9/9 w e5 k - 10',
    'd4*f6',
    'illegal',
    'action',
    0,
    'the rook on d4 has no kick',
  ],
  ['a second kick', WITHIN, 'd4*f6', 'illegal', 'action', 0, 'the piece on d4 has kicked in this turn already'],
  ['a move within a turn', WITHIN, 'e4e3', 'illegal', 'action', 0, 'only kicks and end'],
  ['the end of an opening turn', START, 'end', 'illegal', 'action', 0, 'the opening turn is one move'],
  [
    'the end without the ball',
    START.replace('o', 'm'),
    'end',
    'illegal',
    'action',
    0,
    'no piece of White stands next to the ball',
  ],
]);

provesRoundOver(football, '9/9/9/4R4/9/9/9/9/k8 w e7 m - 8', 'e6*e9', 'a1a2', 'Goal');

provesIllegalPlay(football, [
  ['an action of another position', START, packAction(30, 1), 'd4b1 is not legal'],
  ['a kick from afar', START, packAction(1, 30, KIND.kick), 'b1*d4 is not legal'],
  ['the end of an opening turn', START, packAction(0, 0, KIND.end), 'end is not legal'],
  ['another number for the end', START, packAction(1, 0, KIND.end), 'is not legal'],
  ['an outcome', START, packAction(1, 20), 'b1c3: nothing is left to chance', 3],
]);
