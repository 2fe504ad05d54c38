import type { MapFile } from '@kickmate/game';

export const pair: MapFile = {
  name: 'The pair: the rook takes its time',
  size: [5, 5],
  tiles: ['..#..', '.....', '.....', '.#...', '.....'],
  pieces: {},
  placement: '5/n1B2/5/2R2/3b1',
  objective: 'eliminate',
  turns: 4,
};
