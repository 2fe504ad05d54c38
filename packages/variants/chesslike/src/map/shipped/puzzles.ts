import type { MapFile, ShippedMap } from '@kickmate/game';

const corner: MapFile = {
  name: 'Round the corner: a knight has two paths',
  size: [5, 5],
  tiles: ['.....', '.o...', '..t..', '.....', '.....'],
  pieces: {},
  placement: '2k2/5/E2N1/5/K1R2',
  objective: 'royal',
  turns: 1,
};

const bait: MapFile = {
  name: 'The bait: a royal piece must move',
  size: [5, 6],
  tiles: ['.....', '..#..', '.....', '.....', '.....', '.....'],
  pieces: {},
  placement: '4k/5/4K/2Q2/5/2p1p',
  objective: 'royal',
  turns: 2,
};

const sidestep: MapFile = {
  name: 'The sidestep: the straight way is watched',
  size: [6, 6],
  tiles: ['...x..', '...#..', '......', '......', '......', '......'],
  pieces: {},
  placement: '4B1/6/2nK2/2b3/6/6',
  objective: 'reach',
  turns: 2,
};

const horsemen: MapFile = {
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

const stairs: MapFile = {
  name: 'Stairs: the king steps round the knight',
  size: [6, 6],
  tiles: ['......', '......', '......', 'x.....', '.D....', '......'],
  pieces: {},
  placement: '4n1/6/1b4/6/6/2K3',
  objective: 'reach',
  turns: 3,
};

const spurs: MapFile = {
  name: 'The spurs: two lie there, and one is right',
  size: [6, 5],
  tiles: ['.x....', '......', '......', '..s...', 't....s'],
  pieces: {},
  items: { spurs: { pattern: ['..r..', '..b..', 'rbobr', '..b..', '..r..'] } },
  placement: '2n3/6/6/6/4K1',
  objective: 'reach',
  turns: 3,
};

const nightriders: MapFile = {
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

const archers: MapFile = {
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

const gang: MapFile = {
  name: 'The gang: nobody may be left',
  size: [5, 5],
  tiles: ['.....', '.....', '..#..', '....#', '.....'],
  pieces: {},
  placement: '5/1R3/4n/2K2/4k',
  objective: 'eliminate',
  turns: 3,
};

const grove: MapFile = {
  name: 'The grove: three pieces close the gate',
  size: [5, 6],
  tiles: ['.....', '.....', '.t.t.', '.....', '.....', '.....'],
  pieces: {},
  placement: '5/4N/5/k1bB1/5/1K2p',
  objective: 'royal',
  turns: 3,
};

const pair: MapFile = {
  name: 'The pair: the rook takes its time',
  size: [5, 5],
  tiles: ['..#..', '.....', '.....', '.#...', '.....'],
  pieces: {},
  placement: '5/n1B2/5/2R2/3b1',
  objective: 'eliminate',
  turns: 4,
};

const beast: MapFile = {
  name: 'The beast: it waits two squares away',
  size: [5, 6],
  tiles: ['o....', '.....', '.....', '.k...', '.....', '.....'],
  pieces: {},
  placement: '1k3/5/5/K4/2E2/5',
  objective: 'royal',
  turns: 4,
};

const offer: MapFile = {
  name: 'The offer: a rook for a king',
  size: [5, 6],
  tiles: ['.....', '.....', '...t.', '.....', '.....', '.....'],
  pieces: {},
  placement: '5/N1R2/4p/5/k4/2K2',
  objective: 'royal',
  turns: 4,
};

const lock: MapFile = {
  name: 'The lock: fetch the key, open the door',
  size: [7, 7],
  tiles: ['.......', '.k.....', '..D....', '.#.....', '..x....', '.......', '.......'],
  pieces: {},
  placement: 'K6/2P1b2/7/7/7/7/7',
  objective: 'reach',
  turns: 4,
};

const guardroom: MapFile = {
  name: 'The guardroom: two guards, one door',
  size: [6, 6],
  tiles: ['......', '..#x..', '....o.', '.DD#..', '.k....', '......'],
  pieces: {},
  placement: '3n2/1N4/6/4P1/6/K2b2',
  objective: 'reach',
  turns: 4,
};

const page: MapFile = {
  name: 'The page: a pawn brings the key',
  size: [7, 7],
  tiles: ['.......', 'ok.#...', '.k.....', '.......', '.#.....', '.D..#..', 'x#t.#..'],
  pieces: {},
  placement: '7/7/2P4/3K3/7/5b1/7',
  objective: 'reach',
  turns: 5,
};

const ransom: MapFile = {
  name: 'The ransom: a rook for a key',
  size: [7, 7],
  tiles: ['x.D....', '..o....', '..t....', '......k', '.......', '.......', '.......'],
  pieces: {},
  placement: '3K3/5R1/7/7/7/2b4/7',
  objective: 'reach',
  turns: 5,
};

const escort: MapFile = {
  name: 'The escort: the rook holds, the king goes',
  size: [7, 7],
  tiles: ['....xt.', '....#D.', '.......', '.#.....', '......k', '....#..', '.......'],
  pieces: {},
  placement: '7/7/4n2/R6/7/5K1/6n',
  objective: 'reach',
  turns: 6,
};

const gauntlet: MapFile = {
  name: 'The gauntlet: past a bishop to the gate',
  size: [7, 7],
  tiles: ['.....x.', '.......', '......k', '...D...', '....t..', '.......', '.......'],
  pieces: {},
  placement: '7/2b4/7/7/7/7/3PK2',
  objective: 'reach',
  turns: 6,
};

const inOrder: readonly (readonly [id: string, file: MapFile])[] = [
  ['corner', corner],
  ['bait', bait],
  ['sidestep', sidestep],
  ['horsemen', horsemen],
  ['stairs', stairs],
  ['spurs', spurs],
  ['nightriders', nightriders],
  ['archers', archers],
  ['gang', gang],
  ['grove', grove],
  ['pair', pair],
  ['beast', beast],
  ['offer', offer],
  ['lock', lock],
  ['guardroom', guardroom],
  ['page', page],
  ['ransom', ransom],
  ['escort', escort],
  ['gauntlet', gauntlet],
];

/** White wins each by force, in as many turns as it has and no fewer, and by one first move only; from the easiest on. */
export const PUZZLES: readonly ShippedMap[] = inOrder.map(([id, file], index) => ({ id, puzzle: index + 1, file }));
