import type { MapFile } from '@kickmate/game';

/** Riders that leap on and on over wide country. */
export const steppe: MapFile = {
  name: 'Steppe',
  size: [12, 10],
  tiles: [
    '............',
    '............',
    '............',
    '...t....t...',
    '......o.....',
    '.....o......',
    '...t....t...',
    '............',
    '............',
    '............',
  ],
  pieces: {
    H: {
      name: 'nightrider',
      pattern: ['.r.r.', 'r...r', '..o..', 'r...r', '.r.r.'],
      look: { glyph: 'horse', colour: 'violet' },
    },
    C: {
      name: 'camp',
      pattern: ['.....', '..m..', '.mom.', '..m..', '.....'],
      royal: true,
      look: { glyph: 'tower', colour: 'lime' },
    },
    K: {
      name: 'khan',
      pattern: ['..b..', '.bbb.', 'bbobb', '.bbb.', '..b..'],
      royal: false,
      look: { glyph: 'crown', colour: 'violet' },
    },
  },
  placement: '1rh1bckb1hr1/1pppppppppp1/12/12/12/12/12/12/1PPPPPPPPPP1/1RH1BKCB1HR1',
  objective: 'royal',
};
