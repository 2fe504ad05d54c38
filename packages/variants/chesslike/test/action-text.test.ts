import { provesActions, provesLooks, provesRoundOver, provesWrongActions } from '@kickmate/conformance';
import { expect, it } from 'vitest';
import { gameFor, startOf, successorTexts } from './referee.ts';

const game = gameFor({ placement: '4k/5/2N2/5/K4' });
const start = startOf(game);
const stuck = gameFor({ placement: '4k/5/5/5/K4', tiles: ['.....', '.....', '.....', '#D...', '.o...'] });
const OPEN = '...../...../...../...../.....';
const START = game.text.format(start);
const STUCK = stuck.text.format(startOf(stuck));

it('an action is two squares, or pass', () => {
  expect(successorTexts(game, start)).toContain('c3e4');
  expect(game.text.parseAction(start, 'c3e4')).toEqual({ ok: true, value: { action: (12 << 8) | 19 } });
  expect(successorTexts(stuck, startOf(stuck))).toEqual(['pass']);
});

it('ranks may have two digits', () => {
  const wide = gameFor({ placement: `9R6/${'16/'.repeat(14)}4K10k`, size: [16, 16] });
  expect(successorTexts(wide, startOf(wide))).toContain('j16j15');
});

provesActions(game, [['two squares', START, 'c3e4']]);
provesWrongActions(game, [
  ['nothing', START, '', 'missing', 'action', 0, 'a square from a1 to e5 must be here'],
  ['one square', START, 'c3', 'missing', 'action', 2, 'a square from a1 to e5 must be here'],
  ['a square beyond the board', START, 'f3c3', 'syntax', 'action', 0, 'a square from a1 to e5'],
  ['a rank beyond the board', START, 'c3c16', 'syntax', 'action', 2, 'a square from a1 to e5'],
  ['a capital', START, 'C3e4', 'syntax', 'action', 0, 'a square from'],
  ['more than an action', START, 'c3e4q', 'surplus', 'action', 4, 'nothing may follow c3e4'],
  [
    'an unreachable square',
    START,
    'c3c4',
    'illegal',
    'action',
    0,
    'the knight on c3 may go only to b1, d1, a2, e2, a4, e4, b5, d5',
  ],
  ['the square where it stands', START, 'a1a1', 'illegal', 'action', 0, 'the king on a1 may go only to b1, a2, b2'],
  ["the opponent's piece", START, 'e5e4', 'illegal', 'action', 0, 'White has no piece on e5'],
  ['an empty square', START, 'b2b3', 'illegal', 'action', 0, 'White has no piece on b2'],
  ['a pass where there are actions', START, 'pass', 'illegal', 'action', 0, 'White has an action and may not pass'],
  ['a capital pass', START, 'Pass', 'syntax', 'action', 0, 'a square from'],
]);
provesWrongActions(stuck, [
  [
    'a piece that is shut in',
    STUCK,
    'a1b1',
    'illegal',
    'action',
    0,
    'action (character 1): the king on a1 has no action',
  ],
]);
provesLooks(game, [['an action', START, 'c3e4', 'move']]);
provesLooks(stuck, [['a pass', STUCK, 'pass', 'pass']]);
provesRoundOver(game, `5/5/2k2/5/1N2K w ${OPEN} 0,0 0 1`, 'b1c3', 'c3e4', 'All pieces captured');
