import { provesDistinctForms, provesLooks, provesShortForms } from '@kickmate/conformance';
import { football } from '../src/index.ts';

const AT_BALL = 'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8';

provesShortForms(football, [
  ['a move', 'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0', 'b1c3', 'Nc3'],
  ['a kick', 'k8/9/9/9/9/3Q5/9/9/9 w e5 m - 8', 'd4*f6', 'Qd4*f6'],
  ["Black's kick", 'k8/9/9/9/9/3q5/9/9/8K b e5 m - 8', 'd4*c3', 'Qd4*c3'],
  ['a goal', '9/9/2B6/9/9/9/9/9/k8 w d8 k - 8', 'c7*e9', 'Bc7*e9 goal'],
  ['an own goal', 'k8/9/9/9/9/4R4/9/9/9 w e5 m - 8', 'e4*e1', 'Re4*e1 own goal'],
  ['the end of a turn', 'k8/9/9/9/9/3Q5/9/9/9 w e5 m - 8', 'end', 'end'],
  ['two rooks on a rank', 'k8/9/9/9/9/9/9/9/R2R4K w e5 m - 8', 'a1b1', 'Rab1'],
  ['two rooks on a file', 'k8/9/9/9/R8/9/9/9/R7K w e5 m - 8', 'a1a3', 'R1a3'],
  ['three queens', 'k8/9/9/9/9/9/Q1Q6/9/Q7K w e5 m - 8', 'a3b2', 'Qa3b2'],
  ['a knight that kicks there is no rival', 'k8/9/9/9/9/4N4/4N4/9/8K w e5 m - 8', 'e3g4', 'Ng4'],
]);

provesLooks(football, [
  ['e4e3', AT_BALL, 'e4e3', 'move'],
  ['e4*e6', AT_BALL, 'e4*e6', 'kick'],
  ['end', AT_BALL, 'end', 'end'],
]);

provesDistinctForms(football, ({ position }) => [position('k8/3B5/1Q5Q1/2N1N4/5N3/3RR4/1Q5Q1/9/R5B1R w d5 m - 5')]);
