import { provesReasons } from '@kickmate/conformance';
import { chessEleven } from '../src/index.ts';

const USUAL = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c';
const PAWNS = 'a2,d2,e2,h2,a7,d7,e7,h7';

provesReasons(chessEleven, [
  ['Move a piece onto the centre circle.', `${USUAL} k ${PAWNS} 0 1`, 'g5', 'f3'],
  ['Move a piece onto the centre circle.', `${USUAL} k ${PAWNS} 0 1`, 'a2'],
  ['The answer to the kick-off: move within your own half.', '3k4/8/4r3/8/4N3/8/8/3K4 b e4 mh - 1 2', 'e4', 'e6'],
  [
    'The kick-off is a pass now: pick the ball, then one of your pieces.',
    'rnbkqb1r/1p1pp1p1/8/8/4P3/8/1P1P2P1/RNBKQB1R w e4 kp b2,d2,g2,b7,d7,e7,g7 0 1',
    'b1',
  ],
  ['You have moved already in this turn.', '3k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9', 'd1'],
  ['You have moved already in this turn.', '3k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9', 'a8', 'a2'],
  [
    'The ball cannot be passed there: no line between the two, or something in the way.',
    '3k4/8/8/8/8/5N2/6P1/3K3B w h1 mps - 3 9',
    'f3',
    'h1',
  ],
  ['Your king is in check: first move, then pass.', '4r3/3k4/8/8/R7/8/R1N5/4K3 w a4 mps - 0 9', 'a2', 'a4'],
  ['If this piece moved, your king would be in check.', '3kr3/8/8/8/8/8/4N3/4K3 w e8 m - 3 9', 'e2'],
  ['', '3kr3/8/8/8/8/8/4N3/4K3 w e8 m - 3 9', 'd8'],
]);
