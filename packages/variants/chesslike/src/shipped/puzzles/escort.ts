import type { MapFile } from '@kickmate/game';

export const escort: MapFile = {
  name: 'The escort: the rook holds, the king goes',
  size: [7, 7],
  tiles: ['....xt.', '....#D.', '.......', '.#.....', '......k', '....#..', '.......'],
  pieces: {},
  placement: '7/7/4n2/R6/7/5K1/6n',
  objective: 'reach',
  turns: 6,
};
