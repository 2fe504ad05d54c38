import type { MapFile } from '@kickmate/game';

export const beast: MapFile = {
  name: 'The beast: it waits two squares away',
  size: [5, 6],
  tiles: ['o....', '.....', '.....', '.k...', '.....', '.....'],
  pieces: {},
  placement: '1k3/5/5/K4/2E2/5',
  objective: 'royal',
  turns: 4,
};
