import type { MapFile } from '@kickmate/game';

export const grove: MapFile = {
  name: 'The grove: three pieces close the gate',
  size: [5, 6],
  tiles: ['.....', '.....', '.t.t.', '.....', '.....', '.....'],
  pieces: {},
  placement: '5/4N/5/k1bB1/5/1K2p',
  objective: 'royal',
  turns: 3,
};
