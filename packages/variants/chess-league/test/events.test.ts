import { provesEvents } from '@kickmate/conformance';
import { chessLeague } from '../src/index.ts';

provesEvents(chessLeague, [
  ['a move', '7k/8/8/8/8/8/4P3/K7 w b3 0 1', 'e2e4', ['P e2-e4']],
  ['a capture', '4k3/8/2b5/8/3N4/8/8/4K3 w g4 0 1', 'd4c6', ['b captured on c6', 'N d4-c6']],
  [
    'a kick that destroys, and is stopped',
    '4k3/2r5/8/2n5/8/8/8/2R1K3 w c4 0 1',
    'c1c4',
    ['R c1-c4', 'R kicks the ball on c4', 'ball c4-c5', 'n destroyed on c5', 'ball c5-c6', 'r on c7 stops the ball'],
  ],
  [
    'a goal after a wall',
    'k7/8/8/8/8/8/8/2B1K3 w h6 0 1',
    'c1h6',
    ['B c1-h6', 'B kicks the ball on h6', 'ball h6-g7 off the wall', 'ball g7-f8', 'out from f8 by -1,1', 'Goal for w'],
  ],
  [
    'a goal off the wall, in the corner',
    'k7/8/8/8/3B4/8/8/K7 w f6 0 1',
    'd4f6',
    ['B d4-f6', 'B kicks the ball on f6', 'ball f6-g7', 'ball g7-h8', 'out from h8 by -1,1 off the wall', 'Goal for w'],
  ],
  [
    'an own goal by Black',
    'k7/8/8/8/8/8/4r3/K7 b e6 0 1',
    'e2e6',
    ['r e2-e6', 'r kicks the ball on e6', 'ball e6-e7', 'ball e7-e8', 'out from e8 by 0,1', 'Own goal for w'],
  ],
  [
    'a head goal',
    'k7/8/8/8/8/8/8/K2R4 w d5 0 1',
    'd1d5',
    ['R d1-d5', 'R kicks the ball on d5', 'ball d5-d6', 'ball d6-d7', 'ball d7-d8', 'Head goal for w'],
  ],
  ['a pawn goal', '1r2k3/P7/8/8/8/8/8/4K3 w e4 0 1', 'a7b8', ['r captured on b8', 'P a7-b8', 'Pawn goal for w']],
  [
    'a clearance',
    '4k2R/8/8/3N4/4p3/8/8/4K3 w h4 2 17',
    'h8h4@d4',
    ['R h8-h4', 'R kicks the ball on h4', 'ball h4-h3', 'ball h3-h2', 'ball h2-h1', 'cleared from h1', 'dropped on d4'],
  ],
  [
    'a clearance still to be dropped',
    '4k2R/8/8/8/8/8/8/4K3 w h4 0 1',
    'h8h4',
    ['R h8-h4', 'R kicks the ball on h4', 'ball h4-h3', 'ball h3-h2', 'ball h2-h1', 'cleared from h1'],
  ],
  [
    'a jump kick over the kicker',
    '7k/8/8/8/8/8/4P3/K7 w e3 0 1',
    'e2e4',
    ['P e2-e4', 'P kicks the ball on e3', 'ball e3-e4', 'ball e4-e5', 'ball e5-e6'],
  ],
  [
    'a queen destroyed by its own ball',
    '7k/8/8/8/6Q1/8/8/K7 w b4 0 1',
    'g4b4',
    ['Q g4-b4', 'Q kicks the ball on b4', 'ball b4-a4', 'ball a4-b4 off the wall', 'Q destroyed on b4', 'ball b4-c4'],
  ],
  [
    'a piece destroyed once, though the ball comes back over its square',
    '8/1p1k4/8/8/8/8/8/K7 b c7 0 1',
    'd7c7',
    ['k d7-c7', 'k kicks the ball on c7', 'ball c7-b7', 'p destroyed on b7', 'ball b7-a7', 'ball a7-b7 off the wall'],
  ],
  [
    'a rook that stops its own ball',
    '7k/8/8/8/8/7R/8/K7 w b3 0 1',
    'h3b3',
    ['R h3-b3', 'R kicks the ball on b3', 'ball b3-a3', 'R on b3 stops the ball'],
  ],
  ['a pass', '8/8/7k/8/p7/P7/8/8 w d4 4 31', 'pass', ['w passes']],
]);
