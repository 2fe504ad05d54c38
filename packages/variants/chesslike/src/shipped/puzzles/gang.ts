import type { MapFile } from '@kickmate/game';

export const gang: MapFile = {
  name: 'The gang: nobody may be left',
  size: [5, 5],
  tiles: ['.....', '.....', '..#..', '....#', '.....'],
  pieces: {},
  placement: '5/1R3/4n/2K2/4k',
  objective: 'eliminate',
  turns: 3,
};
