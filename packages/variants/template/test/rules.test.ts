import { provesRoundOver, provesRulePage, provesWrongActions, provesWrongPositions } from '@kickmate/conformance';
import { expect } from 'vitest';
import { templateGame } from '../src/index.ts';

const START = 'ppppp/5/5/5/5/PPPPP w';

provesRulePage(templateGame, {
  'The start': ({ game, text }) => {
    expect(game.starts('w').map(({ position }) => game.text.format(position))).toEqual([text]);
  },
  'A pawn steps forward, straight or diagonally, onto an empty square': ({ from }) => {
    expect(from('c2')).toBe('b3 c3 d3');
  },
  'A pawn captures diagonally forward, but not straight ahead': ({ from, after }) => {
    expect(from('c3')).toBe('b4 d4');
    expect(after()).toBe('5/5/1Ppp1/5/5/5 b');
  },
  'A pawn on the last rank wins the round': ({ after }) => expect(after()).toBe('= reach w'),
  'The last pawn of the other side captured wins the round': ({ after }) => expect(after()).toBe('= captured w'),
});

provesWrongPositions(templateGame, [
  ['nothing', '', 'missing', 'placement', 0],
  ['an unknown piece', 'ppppp/5/5/5/5/PPXPP w', 'syntax', 'placement', 16],
  ['no side', 'ppppp/5/5/5/5/PPPPP', 'missing', 'side to move', 19],
  ['no pawn of Black', '5/5/5/5/5/PPPPP w', 'impossible', 'placement', 0],
  ['a pawn that has arrived', '1P2p/5/5/5/5/PPPPP b', 'impossible', 'placement', 0],
]);
provesWrongActions(templateGame, [
  ['no squares', START, 'pawn', 'syntax', 'action', 0, 'is not two squares'],
  ['two steps', START, 'a1a3', 'illegal', 'action', 0, 'White may play a1a2'],
]);
provesRoundOver(templateGame, '5/2P2/4p/5/5/5 w', 'c5c6', 'e4e3', 'The other end');
