import type { MapFile } from '@kickmate/game';

export const page: MapFile = {
  name: 'The page: a pawn brings the key',
  size: [7, 7],
  tiles: ['.......', 'ok.#...', '.k.....', '.......', '.#.....', '.D..#..', 'x#t.#..'],
  pieces: {},
  placement: '7/7/2P4/3K3/7/5b1/7',
  objective: 'reach',
  turns: 5,
};
