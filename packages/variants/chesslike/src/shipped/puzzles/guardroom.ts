import type { MapFile } from '@kickmate/game';

export const guardroom: MapFile = {
  name: 'The guardroom: two guards, one door',
  size: [6, 6],
  tiles: ['......', '..#x..', '....o.', '.DD#..', '.k....', '......'],
  pieces: {},
  placement: '3n2/1N4/6/4P1/6/K2b2',
  objective: 'reach',
  turns: 4,
};
