import { provesEvents } from '@kickmate/conformance';
import { chessEleven } from '../src/index.ts';

const START = 'r1bkqb1r/p2pp2p/5n2/8/8/5N2/P2PP2P/R1BKQB1R w c k a2,d2,e2,h2,a7,d7,e7,h7 0 1';
const SHOT = '4r3/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9';

provesEvents(chessEleven, [
  ['a move', '3k4/8/8/8/8/8/n7/R2K4 w a2 m - 3 9', 'a1b1', ['R a1-b1']],
  ['a carrier moves', '3k4/8/8/8/8/8/8/R2K4 w a1 mps - 3 9', 'a1a5', ['R a1-a5', 'ball along a1-a5']],
  [
    'the ball is won',
    '3k4/8/8/8/8/n7/2P5/R2K4 b a1 m - 3 8',
    'a3c2',
    ['P captured on c2', 'n a3-c2', 'n has the ball on c2'],
  ],
  [
    'a capture with the ball elsewhere',
    '3k4/8/8/2b5/8/3N4/8/R2K4 w a1 mps - 3 9',
    'd3c5',
    ['b captured on c5', 'N d3-c5'],
  ],
  ['the kick-off', START, 'f3d4', ['N f3-d4', 'N has the ball on d4']],
  [
    'a kick-off without a pass',
    START,
    'f3e5',
    ['N f3-e5', 'N has the ball on e5', 'no piece can receive the ball: the turn is over'],
  ],
  ['a kick-off that nobody can take', '3k4/8/8/8/8/8/8/3K3R w c k - 0 1', 'h1h2', ['R h1-h2']],
  ['a pass', '3k4/8/8/8/8/5N2/6P1/3K3B w h1 mps - 3 9', 'h1>g2', ['ball passed h1-g2']],
  ['a goal', SHOT, 'e4!e8=G', ['R shoots e4-e8', 'Goal for w']],
  ['a block', SHOT, 'e4!e8=B', ['R shoots e4-e8', 'r block on e8']],
  ['a save', '3k4/8/8/8/4R3/8/8/2K5 w e4 mps - 6 9', 'e4!e8=S', ['R shoots e4-e8', 'k save on d8']],
  ['a corner', SHOT, 'e4!e8=C', ['R shoots e4-e8', 'corner from h8']],
  ['a shot still to be decided', SHOT, 'e4!e8', ['R shoots e4-e8']],
  ['a shot that cannot fail', '8/k7/8/8/4R3/8/8/3K4 w e4 mps - 6 9', 'e4!e8', ['R shoots e4-e8', 'Goal for w']],
  [
    'a piece comes to the corner',
    'r2k4/8/8/8/8/8/8/2K4B w a8 MPS - 0 12',
    'h1a8',
    ['r captured on a8', 'B h1-a8', 'B has the ball on a8'],
  ],
  ['a ball left dead', '3k1r2/8/8/8/8/8/R7/2K5 w a8 PS - 1 12', 'end', ['k has the ball on d8']],
  [
    'a ball left dead by the last element',
    '3k4/8/8/8/5r2/8/8/2K2R2 w a8 MPS - 0 12',
    'f1f4',
    ['r captured on f4', 'R f1-f4', 'k has the ball on d8'],
  ],
  ['the end of a turn', '3k4/8/8/8/8/8/R1N5/3K4 w a2 p - 4 9', 'end', []],
  ['a skipped turn', 'k7/8/1Q6/8/8/8/8/3K4 b d1 m - 1 10', 'end', ['b passes']],
  ['check', 'k7/2Q5/8/8/8/8/8/1R1K4 w b1 mps - 3 9', 'c7b7', ['Q c7-b7', 'check on a8']],
  ['mate', 'k6N/2Q5/8/8/8/8/8/1R1K4 w h8 mps - 3 9', 'c7b7', ['Q c7-b7', 'check on a8', 'Checkmate for w']],
  ['mate at the end of a turn', 'k7/1Q6/8/8/8/8/8/1R1K4 w b1 p - 4 9', 'end', ['Checkmate for w']],
]);
