import { provesEvents } from '@kickmate/conformance';
import { football } from '../src/index.ts';

provesEvents(football, [
  ['a move', 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'd1d4', ['Q d1-d4']],
  [
    'a kick forward, square by square',
    'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8',
    'e4*e7',
    ['R e4 kicks the ball on e5', 'ball e5-e6', 'ball e6-e7'],
  ],
  [
    'a kick backward, over the kicker',
    'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8',
    'e4*e2',
    ['R e4 kicks the ball on e5', 'ball e5-e4', 'ball e4-e3', 'ball e3-e2'],
  ],
  [
    "a knight's kick: one leap",
    'k8/9/9/9/9/4n4/9/9/8K b e5 m - 8',
    'e4*f7',
    ['n e4 kicks the ball on e5', 'ball e5-f7'],
  ],
  [
    'a goal',
    'k8/9/9/4R4/9/9/9/9/9 w e7 m - 8',
    'e6*e9',
    ['R e6 kicks the ball on e7', 'ball e7-e8', 'ball e8-e9', 'Goal for w'],
  ],
  [
    'an own goal',
    'k8/9/9/9/9/9/4R4/9/9 w e4 m - 8',
    'e3*e1',
    ['R e3 kicks the ball on e4', 'ball e4-e3', 'ball e3-e2', 'ball e2-e1', 'Own goal for b'],
  ],
  ['the end of a turn', 'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8', 'end', []],
  [
    'a swap of sides that are alike: two pieces move',
    'rnbq1knbr/9/9/9/9/9/2N6/9/R1BQ1KNBR b e5 c - 1',
    'swap',
    ['Black swaps sides', 'N c3-b1', 'n b9-c7'],
  ],
  [
    'a swap of sides that are not alike: pieces and ball are replaced',
    'q8/9/9/9/9/9/9/9/R8 b c6 c - 1',
    'swap',
    ['Black swaps sides', 'other c6 c4', 'other a1', 'other a9', 'Q other a1', 'r other a9'],
  ],
]);
