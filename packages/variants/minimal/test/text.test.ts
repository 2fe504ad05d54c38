import { provesIllegalPlay, provesWrongActions, provesWrongPositions } from '@kickmate/conformance';
import { hexapawn } from '../src/index.ts';
import { START } from './help.ts';

provesWrongPositions(hexapawn, [
  ['nothing', '', 'missing', 'placement', 0],
  ['two ranks', 'ppp/3', 'missing', 'placement', 5],
  ['a rank too short', 'pp/3/PPP w 1', 'missing', 'placement', 2],
  ['four ranks', 'ppp/3/PPP/3 w 1', 'surplus', 'placement', 9],
  ['a rank too long', 'pppp/3/PPP w 1', 'surplus', 'placement', 3],
  ['a run too long', 'ppp/12/PPP w 1', 'surplus', 'placement', 4],
  ['adjoining runs', 'ppp/111/PPP w 1', 'surplus', 'placement', 4],
  ['a zero run', 'ppp/03/PPP w 1', 'syntax', 'placement', 4],
  ['an unknown piece', 'ppp/3/PNP w 1', 'syntax', 'placement', 7],
  ['four pawns of Black', 'ppp/1p1/PPP w 1', 'impossible', 'placement', 0],
  ['no pawns of Black', '3/3/PPP b 3', 'impossible', 'placement', 0],
  ['a pawn of White that has arrived', '1Pp/3/PP1 b 6', 'impossible', 'placement', 0],
  ['a pawn of Black that has arrived', '1pp/3/pPP w 4', 'impossible', 'placement', 0],
  ['no side', 'ppp/3/PPP', 'missing', 'side to move', 9],
  ['two spaces', 'ppp/3/PPP  1', 'missing', 'side to move', 10],
  ['a wrong side', 'ppp/3/PPP W 1', 'syntax', 'side to move', 10],
  ['no action number', 'ppp/3/PPP w', 'missing', 'action number', 11],
  ['a leading zero', 'ppp/3/PPP w 01', 'syntax', 'action number', 12],
  ['a negative number', 'ppp/3/PPP w -1', 'syntax', 'action number', 12],
  ['a number too large', 'ppp/3/PPP w 2', 'impossible', 'action number', 12],
  ['a number too small', 'p1p/1p1/PPP w 1', 'impossible', 'action number', 14],
  ['a number too large for these pawns', '2p/1P1/2P w 6', 'impossible', 'action number', 12],
  ['a space at the end', 'ppp/3/PPP w 1 ', 'surplus', 'position', 13],
  ['a fourth field', 'ppp/3/PPP w 1 x', 'surplus', 'position', 13],
  ['a side that is stuck', 'p2/P2/3 w 3', 'over', 'position', 0],
]);

provesWrongActions(hexapawn, [
  ['nothing', START, '', 'missing', 'action', 0, 'White may play a1a2, b1b2, c1c2'],
  ['one square', START, 'b1', 'missing', 'action', 0, 'is not two squares'],
  ['a square beyond the board', START, 'b1d2', 'syntax', 'action', 0, 'is not two squares'],
  ['a promotion', START, 'b1b2=Q', 'surplus', 'action', 4, 'nothing may follow b1b2'],
  ['a double step', START, 'b1b3', 'illegal', 'action', 0, 'b1b3 is not legal'],
]);

provesIllegalPlay(hexapawn, [['no move at all', START, 0, 'not legal']]);
