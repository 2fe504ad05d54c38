import type { MapFile, ShippedMap } from '@kickmate/game';
import { named } from '../named.ts';
import { texts } from './texts.ts';

const corner: MapFile = {
  get name() {
    return texts.puzzles.corner;
  },
  size: [5, 5],
  tiles: ['.....', '.o...', '..t..', '.....', '.....'],
  pieces: {},
  placement: '2k2/5/E2N1/5/K1R2',
  objective: 'royal',
  turns: 1,
};

const bait: MapFile = {
  get name() {
    return texts.puzzles.bait;
  },
  size: [5, 6],
  tiles: ['.....', '..#..', '.....', '.....', '.....', '.....'],
  pieces: {},
  placement: '4k/5/4K/2Q2/5/2p1p',
  objective: 'royal',
  turns: 2,
};

const sidestep: MapFile = {
  get name() {
    return texts.puzzles.sidestep;
  },
  size: [6, 6],
  tiles: ['...x..', '...#..', '......', '......', '......', '......'],
  pieces: {},
  placement: '4B1/6/2nK2/2b3/6/6',
  objective: 'reach',
  turns: 2,
};

const horsemen: MapFile = {
  get name() {
    return texts.puzzles.horsemen;
  },
  size: [7, 7],
  tiles: ['.......', '.......', '.......', '.......', '.......', '.......', '.......'],
  pieces: {
    H: named(() => texts.pieces.nightrider, {
      pattern: ['.r.r.', 'r...r', '..o..', 'r...r', '.r.r.'],
      look: { glyph: 'horse', colour: 'violet' },
    }),
  },
  placement: '3H3/4H2/7/7/7/7/K1kn3',
  objective: 'royal',
  turns: 2,
};

const stairs: MapFile = {
  get name() {
    return texts.puzzles.stairs;
  },
  size: [6, 6],
  tiles: ['......', '......', '......', 'x.....', '.D....', '......'],
  pieces: {},
  placement: '4n1/6/1b4/6/6/2K3',
  objective: 'reach',
  turns: 3,
};

const spurs: MapFile = {
  get name() {
    return texts.puzzles.spurs;
  },
  size: [6, 5],
  tiles: ['.x....', '......', '......', '..s...', 't....s'],
  pieces: {},
  items: { spurs: { pattern: ['..r..', '..b..', 'rbobr', '..b..', '..r..'] } },
  placement: '2n3/6/6/6/4K1',
  objective: 'reach',
  turns: 3,
};

const nightriders: MapFile = {
  get name() {
    return texts.puzzles.nightriders;
  },
  size: [7, 7],
  tiles: ['.......', '.....#.', '.......', '.......', '.......', '.......', '.......'],
  pieces: {
    H: named(() => texts.pieces.nightrider, {
      pattern: ['.r.r.', 'r...r', '..o..', 'r...r', '.r.r.'],
      look: { glyph: 'horse', colour: 'violet' },
    }),
  },
  placement: '3k1H1/1K5/7/7/6H/7/7',
  objective: 'royal',
  turns: 3,
};

const archers: MapFile = {
  get name() {
    return texts.puzzles.archers;
  },
  size: [6, 6],
  tiles: ['.#....', '#.....', '.....o', '.#....', '......', '......'],
  pieces: {
    A: named(() => texts.pieces.archer, {
      pattern: ['a.a.a', '.mmm.', 'amoma', '.mmm.', 'a.a.a'],
      look: { glyph: 'bow', colour: 'amber' },
    }),
    G: named(() => texts.pieces.ghost, {
      pattern: ['m.m.m', '.a.a.', 'm.o.m', '.a.a.', 'm.m.m'],
      look: { glyph: 'ghost', colour: 'slate' },
    }),
  },
  placement: 'k5/5A/6/2K3/2A2g/6',
  objective: 'royal',
  turns: 3,
};

const gang: MapFile = {
  get name() {
    return texts.puzzles.gang;
  },
  size: [5, 5],
  tiles: ['.....', '.....', '..#..', '....#', '.....'],
  pieces: {},
  placement: '5/1R3/4n/2K2/4k',
  objective: 'eliminate',
  turns: 3,
};

const grove: MapFile = {
  get name() {
    return texts.puzzles.grove;
  },
  size: [5, 6],
  tiles: ['.....', '.....', '.t.t.', '.....', '.....', '.....'],
  pieces: {},
  placement: '5/4N/5/k1bB1/5/1K2p',
  objective: 'royal',
  turns: 3,
};

const pair: MapFile = {
  get name() {
    return texts.puzzles.pair;
  },
  size: [5, 5],
  tiles: ['..#..', '.....', '.....', '.#...', '.....'],
  pieces: {},
  placement: '5/n1B2/5/2R2/3b1',
  objective: 'eliminate',
  turns: 4,
};

const beast: MapFile = {
  get name() {
    return texts.puzzles.beast;
  },
  size: [5, 6],
  tiles: ['o....', '.....', '.....', '.k...', '.....', '.....'],
  pieces: {},
  placement: '1k3/5/5/K4/2E2/5',
  objective: 'royal',
  turns: 4,
};

const offer: MapFile = {
  get name() {
    return texts.puzzles.offer;
  },
  size: [5, 6],
  tiles: ['.....', '.....', '...t.', '.....', '.....', '.....'],
  pieces: {},
  placement: '5/N1R2/4p/5/k4/2K2',
  objective: 'royal',
  turns: 4,
};

const lock: MapFile = {
  get name() {
    return texts.puzzles.lock;
  },
  size: [7, 7],
  tiles: ['.......', '.k.....', '..D....', '.#.....', '..x....', '.......', '.......'],
  pieces: {},
  placement: 'K6/2P1b2/7/7/7/7/7',
  objective: 'reach',
  turns: 4,
};

const guardroom: MapFile = {
  get name() {
    return texts.puzzles.guardroom;
  },
  size: [6, 6],
  tiles: ['......', '..#x..', '....o.', '.DD#..', '.k....', '......'],
  pieces: {},
  placement: '3n2/1N4/6/4P1/6/K2b2',
  objective: 'reach',
  turns: 4,
};

const page: MapFile = {
  get name() {
    return texts.puzzles.page;
  },
  size: [7, 7],
  tiles: ['.......', 'ok.#...', '.k.....', '.......', '.#.....', '.D..#..', 'x#t.#..'],
  pieces: {},
  placement: '7/7/2P4/3K3/7/5b1/7',
  objective: 'reach',
  turns: 5,
};

const ransom: MapFile = {
  get name() {
    return texts.puzzles.ransom;
  },
  size: [7, 7],
  tiles: ['x.D....', '..o....', '..t....', '......k', '.......', '.......', '.......'],
  pieces: {},
  placement: '3K3/5R1/7/7/7/2b4/7',
  objective: 'reach',
  turns: 5,
};

const escort: MapFile = {
  get name() {
    return texts.puzzles.escort;
  },
  size: [7, 7],
  tiles: ['....xt.', '....#D.', '.......', '.#.....', '......k', '....#..', '.......'],
  pieces: {},
  placement: '7/7/4n2/R6/7/5K1/6n',
  objective: 'reach',
  turns: 6,
};

const gauntlet: MapFile = {
  get name() {
    return texts.puzzles.gauntlet;
  },
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
