import type { Workload } from '@kickmate/game';
import { texts } from './texts.ts';

/** The bench's positions and depths. A change of them changes the signature. */
export const WORKLOAD: Workload = {
  positions: [
    // A kick-off, a classic one, then positions from games of the engine against itself, within turns and between them.
    'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 o - 0',
    'rnbq1knbr/9/9/9/9/9/9/9/RNBQ1KNBR w e5 m - 0',
    'r4knb1/3nq4/3Q5/5b3/9/1B2B4/9/8r/RN3KN1R w d3 k f1 8',
    'rn3kn2/4qB3/9/5b3/3b5/3QB4/8r/9/RN3KN1R w h1 m - 8',
    'r4kn2/4qB3/2n3b2/R8/3b5/3QB4/6r2/4N3N/5K2R w g1 k - 14',
    'r8/3nqk3/3Q3n1/5b3/R8/1B1NB4/3b5/3N4r/5K2R w f2 k d2 16',
    '9/5B3/4q1b2/5Q3/3bnk3/5n3/3B2N2/5RrKN/6rR1 b i1 m - 59',
  ],
  get smallGain() {
    return texts.smallGain;
  },
  rules: { perft: 3, search: 2, signature: 2 },
  kernel: { perft: 4, search: 10, signature: 7 },
};
