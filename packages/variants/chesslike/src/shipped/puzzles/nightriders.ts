import type { MapFile } from '@kickmate/game';

export const nightriders: MapFile = {
  name: 'Nightriders: no check, but no way out',
  size: [7, 7],
  tiles: ['.......', '.....#.', '.......', '.......', '.......', '.......', '.......'],
  pieces: {
    H: {
      name: 'nightrider',
      pattern: ['.r.r.', 'r...r', '..o..', 'r...r', '.r.r.'],
      look: { glyph: 'horse', colour: 'violet' },
    },
  },
  placement: '3k1H1/1K5/7/7/6H/7/7',
  objective: 'royal',
  turns: 3,
};
