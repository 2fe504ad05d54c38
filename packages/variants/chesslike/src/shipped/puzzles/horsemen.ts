import type { MapFile } from '@kickmate/game';

export const horsemen: MapFile = {
  name: 'Two horsemen: one leaps on, one waits',
  size: [7, 7],
  tiles: ['.......', '.......', '.......', '.......', '.......', '.......', '.......'],
  pieces: {
    H: {
      name: 'nightrider',
      pattern: ['.r.r.', 'r...r', '..o..', 'r...r', '.r.r.'],
      look: { glyph: 'horse', colour: 'violet' },
    },
  },
  placement: '3H3/4H2/7/7/7/7/K1kn3',
  objective: 'royal',
  turns: 2,
};
