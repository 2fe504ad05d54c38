import { provesActions, provesIllegalPlay, provesRoundOver, provesWrongActions } from '@kickmate/conformance';
import { packAction } from '@kickmate/game';
import { expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';
import { KIND } from '../src/rules/actions.ts';
import { position } from './referee.ts';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w d4 0 1';
/** The rook's kick down the h-file clears the ball, to be dropped on d4 or e5. */
const CLEARED = '4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17';
const BLOCKED = '8/8/7k/8/p7/P7/8/8 w d4 4 31';

provesActions(chessLeague, [
  ['a move', START, 'g1f3'],
  ['a kick', START, 'd2d4'],
  ['a clearance with its drop', CLEARED, 'h8h4@e5'],
  ['a pass', BLOCKED, 'pass'],
]);

it('the drop may be left to be drawn', () => {
  const read = chessLeague.text.parseAction(position(CLEARED), 'h8h4');
  expect(read.ok && read.value.outcome).toBeUndefined();
  expect(read.ok && chessLeague.text.formatAction(read.value)).toBe('h8h4');
});

provesWrongActions(chessLeague, [
  ['nothing', START, '', 'missing', 'action', 0, 'a1 to h8'],
  ['one square', START, 'e2', 'missing', 'action', 2, 'a1 to h8'],
  ['no square', START, 'Nf3', 'syntax', 'action', 0, 'a1 to h8'],
  ['a square beyond the board', START, 'e2e9', 'syntax', 'action', 2, 'a1 to h8'],
  ['a long rank', START, 'e2e44', 'syntax', 'action', 2, 'a1 to h8'],
  ['a hyphen', START, 'e2-e4', 'syntax', 'action', 2, 'a1 to h8'],
  ['capitals', START, 'E2E4', 'syntax', 'action', 0, 'a1 to h8'],
  ['a promotion', START, 'e2e4q', 'surplus', 'action', 4, 'nothing may follow e2e4'],
  ['a space', START, 'e2e4 ', 'surplus', 'action', 4, 'nothing may follow e2e4'],
  ['an outcome where there is none', START, 'e2e4@e5', 'surplus', 'action', 4, 'nothing may follow e2e4'],
  ['an empty square', START, 'e4e5', 'illegal', 'action', 0, 'White has no piece on e4'],
  ["the opponent's piece", START, 'e7e5', 'illegal', 'action', 0, 'White has no piece on e7'],
  ['an unreachable square', START, 'e2e5', 'illegal', 'action', 0, 'the pawn on e2 may go only to e3, e4'],
  ['a piece that cannot move', START, 'a1a3', 'illegal', 'action', 0, 'the rook on a1 has no legal action'],
  ['a pass where there are actions', START, 'pass', 'illegal', 'action', 0, 'White has other actions'],
  ['a move where there is only a pass', BLOCKED, 'a3a4', 'illegal', 'action', 0, 'White has no action but pass'],
  ["the pass's number as squares", BLOCKED, 'a1a1', 'illegal', 'action', 0, 'White has no action but pass'],
  ['more than a pass', BLOCKED, 'pass ', 'syntax', 'action', 0, 'a1 to h8'],
  ['another sign than @', CLEARED, 'h8h4=d4', 'syntax', 'action', 4, 'dropped on d4, e5'],
  ['no drop square', CLEARED, 'h8h4@', 'missing', 'outcome', 5, 'a1 to h8'],
  ['no such drop square', CLEARED, 'h8h4@d9', 'syntax', 'outcome', 5, 'a1 to h8'],
  ['a drop where it cannot be', CLEARED, 'h8h4@e4', 'illegal', 'outcome', 5, 'dropped on d4, e5'],
  ['more than a drop', CLEARED, 'h8h4@d4@d4', 'surplus', 'outcome', 7, 'nothing may follow'],
]);

provesRoundOver(chessLeague, 'k7/8/8/8/8/8/8/K2R4 w d5 0 1', 'd1d5', 'a8a7', 'Head goal');

provesIllegalPlay(chessLeague, [
  ['an action of another position', START, packAction(12, 36), 'e2e5 is not legal'],
  ['a pass where there are actions', CLEARED, packAction(0, 0, KIND.pass), 'pass is not legal'],
  ['an outcome that is missing', CLEARED, packAction(63, 31, KIND.kick), 'h8h4: no such outcome'],
  ['an outcome that is not possible', CLEARED, packAction(63, 31, KIND.kick), 'h8h4@a1: no such outcome', 0],
  ['an outcome where there is none', START, packAction(12, 20), 'e2e3@d4: no such outcome', 27],
]);
