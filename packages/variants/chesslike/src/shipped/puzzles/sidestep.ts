import type { MapFile } from '@kickmate/game';

export const sidestep: MapFile = {
  name: 'The sidestep: the straight way is watched',
  size: [6, 6],
  tiles: ['...x..', '...#..', '......', '......', '......', '......'],
  pieces: {},
  placement: '4B1/6/2nK2/2b3/6/6',
  objective: 'reach',
  turns: 2,
};
