import type { MapFile } from '@kickmate/game';

/** Pieces that no chess set has. */
export const menagerie: MapFile = {
  name: 'Menagerie',
  size: [10, 8],
  tiles: [
    '..........',
    '..........',
    '..........',
    'o...tt...o',
    'o...tt...o',
    '..........',
    '..........',
    '..........',
  ],
  pieces: {
    A: {
      name: 'archer',
      pattern: ['a.a.a', '.mmm.', 'amoma', '.mmm.', 'a.a.a'],
      look: { glyph: 'sword', colour: 'amber' },
    },
    D: {
      name: 'dragon',
      pattern: ['b.r.b', '..b..', 'rbobr', '..b..', 'b.r.b'],
      look: { glyph: 'dragon', colour: 'rose' },
    },
    G: {
      name: 'ghost',
      pattern: ['m.m.m', '.a.a.', 'm.o.m', '.a.a.', 'm.m.m'],
      look: { glyph: 'ghost', colour: 'slate' },
    },
    S: {
      name: 'squire',
      pattern: ['..m..', '.bbb.', '..o..', '..m..', '.....'],
      look: { glyph: 'shield', colour: 'teal' },
    },
  },
  placement: 'ragdkeqgar/ssssssssss/10/10/10/10/SSSSSSSSSS/RAGDKEQGAR',
  objective: 'royal',
};
