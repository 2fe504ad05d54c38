import type { MapFile } from '@kickmate/game';

/** Four chambers about a well; who finds a key chooses where the fight is. */
export const catacombs: MapFile = {
  name: 'Catacombs',
  size: [9, 9],
  tiles: [
    '....#....',
    '....D....',
    '....#..k.',
    '...###...',
    '#D##o##D#',
    '...###...',
    '.k..#....',
    '....D....',
    '....#....',
  ],
  pieces: {},
  placement: '1nb3bn1/r1p3p1r/p7p/9/9/9/P7P/R1P3P1R/1NB3BN1',
  objective: 'eliminate',
};
