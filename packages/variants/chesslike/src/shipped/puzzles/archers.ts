import type { MapFile } from '@kickmate/game';

export const archers: MapFile = {
  name: 'Archers: they shoot far and step short',
  size: [6, 6],
  tiles: ['.#....', '#.....', '.....o', '.#....', '......', '......'],
  pieces: {
    A: {
      name: 'archer',
      pattern: ['a.a.a', '.mmm.', 'amoma', '.mmm.', 'a.a.a'],
      look: { glyph: 'sword', colour: 'amber' },
    },
    G: {
      name: 'ghost',
      pattern: ['m.m.m', '.a.a.', 'm.o.m', '.a.a.', 'm.m.m'],
      look: { glyph: 'ghost', colour: 'slate' },
    },
  },
  placement: 'k5/5A/6/2K3/2A2g/6',
  objective: 'royal',
  turns: 3,
};
