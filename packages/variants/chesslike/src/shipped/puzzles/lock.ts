import type { MapFile } from '@kickmate/game';

export const lock: MapFile = {
  name: 'The lock: fetch the key, open the door',
  size: [7, 7],
  tiles: ['.......', '.k.....', '..D....', '.#.....', '..x....', '.......', '.......'],
  pieces: {},
  placement: 'K6/2P1b2/7/7/7/7/7',
  objective: 'reach',
  turns: 4,
};
