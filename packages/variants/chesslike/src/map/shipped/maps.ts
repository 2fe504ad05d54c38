import type { MapFile, ShippedMap } from '@kickmate/game';
import { named } from '../named.ts';
import { PUZZLES } from './puzzles.ts';
import { texts } from './texts.ts';

/** The array of chess on an open floor. */
export const arena: MapFile = {
  get name() {
    return texts.maps.arena;
  },
  size: [8, 8],
  tiles: ['........', '........', '........', '........', '........', '........', '........', '........'],
  pieces: {},
  placement: 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR',
  objective: 'royal',
};

/** The arena with an end that comes: after 50 quiet actions the side with more material wins. */
const duel: MapFile = {
  ...arena,
  get name() {
    return texts.maps.duel;
  },
  quiet: 50,
};

/** The array of chess with trees and ponds in the middle, symmetric for both sides. */
const garden: MapFile = {
  ...arena,
  get name() {
    return texts.maps.garden;
  },
  tiles: ['........', '........', '.t....t.', '...oo...', '...oo...', '.t....t.', '........', '........'],
};

/**
 * A hall with two gates behind two doors, and a court before it. White's king must reach a gate. In 20 games of the computer
 * against itself (level 3) White won 9 and Black 11.
 */
const keep: MapFile = {
  get name() {
    return texts.maps.keep;
  },
  size: [12, 12],
  tiles: [
    '#xx######xx#',
    '#..........#',
    '#....##....#',
    '###D.##.D###',
    '#.k......k.#',
    '#.t.o..o.t.#',
    '#..........#',
    '#..........#',
    '#....##....#',
    '#..........#',
    '#..........#',
    '#####..#####',
  ],
  pieces: {},
  placement: '12/2bnr2rnb2/12/12/12/3p1pp1p3/12/12/12/3PP2PP3/2RNBKQBNR2/12',
  objective: 'reach',
};

/** The arena with a beast for each queen. */
const beasts: MapFile = {
  ...arena,
  get name() {
    return texts.maps.beasts;
  },
  placement: 'rnbekbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBEKBNR',
};

/**
 * The array of chess before a row of items each: boots to run, wings to leap, horns to strike straight ahead. In 20 games of the
 * computer against itself (level 3) White won 12 and Black 8.
 */
const armoury: MapFile = {
  ...arena,
  get name() {
    return texts.maps.armoury;
  },
  tiles: ['........', '........', '........', 'b.wh.hwb', 'b.wh.hwb', '........', '........', '........'],
  items: {
    boots: { pattern: ['..m..', '.....', 'm.o.m', '.....', '..m..'] },
    wings: { pattern: ['.b.b.', 'b...b', '..o..', 'b...b', '.b.b.'] },
    horns: { pattern: ['..a..', '..a..', '..o..', '.....', '.....'] },
  },
};

/** Five files, six ranks, and little time. */
const parlour: MapFile = {
  get name() {
    return texts.maps.parlour;
  },
  size: [5, 6],
  tiles: ['.....', '.....', '..t..', '..t..', '.....', '.....'],
  pieces: {},
  placement: 'rnekb/ppppp/5/5/PPPPP/RNEKB',
  objective: 'royal',
};

/**
 * Four chambers around a well, and a king in one of each side's two. The side that finds a key chooses which chamber to open. In 20
 * games of the computer against itself (level 3) White won 6 and Black 4.
 */
const catacombs: MapFile = {
  get name() {
    return texts.maps.catacombs;
  },
  size: [9, 9],
  tiles: [
    '....#....',
    '....D....',
    '....#..k.',
    '...###...',
    '#D##o##D#',
    '...###...',
    '.k..#....',
    '....D....',
    '....#....',
  ],
  pieces: {},
  placement: '1nb3kn1/r1p3p1r/p7p/9/9/9/P7P/R1P3P1R/1NB3KN1',
  objective: 'royal',
};

/** Pieces that no chess set has. */
const menagerie: MapFile = {
  get name() {
    return texts.maps.menagerie;
  },
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
    A: named(() => texts.pieces.archer, {
      pattern: ['a.a.a', '.mmm.', 'amoma', '.mmm.', 'a.a.a'],
      look: { glyph: 'bow', colour: 'amber' },
    }),
    D: named(() => texts.pieces.dragon, {
      pattern: ['b.r.b', '..b..', 'rbobr', '..b..', 'b.r.b'],
      look: { glyph: 'dragon', colour: 'rose' },
    }),
    G: named(() => texts.pieces.ghost, {
      pattern: ['m.m.m', '.a.a.', 'm.o.m', '.a.a.', 'm.m.m'],
      look: { glyph: 'ghost', colour: 'slate' },
    }),
    S: named(() => texts.pieces.squire, {
      pattern: ['..m..', '.bbb.', '..o..', '..m..', '.....'],
      look: { glyph: 'shield', colour: 'teal' },
    }),
  },
  placement: 'ragdkeqgar/ssssssssss/10/10/10/10/SSSSSSSSSS/RAGDKEQGAR',
  objective: 'royal',
};

/** Pieces that leap again and again in one direction, on a wide board. */
const steppe: MapFile = {
  get name() {
    return texts.maps.steppe;
  },
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
    H: named(() => texts.pieces.nightrider, {
      pattern: ['.r.r.', 'r...r', '..o..', 'r...r', '.r.r.'],
      look: { glyph: 'horse', colour: 'violet' },
    }),
    C: named(() => texts.pieces.camp, {
      pattern: ['.....', '..m..', '.mom.', '..m..', '.....'],
      royal: true,
      look: { glyph: 'tower', colour: 'lime' },
    }),
    K: named(() => texts.pieces.khan, {
      pattern: ['..b..', '.bbb.', 'bbobb', '.bbb.', '..b..'],
      royal: false,
      look: { glyph: 'crown', colour: 'violet' },
    }),
  },
  placement: '1rh1bckb1hr1/1pppppppppp1/12/12/12/12/12/12/1PPPPPPPPPP1/1RH1BKCB1HR1',
  objective: 'royal',
};

/**
 * A country without enemies. The wagon has to come through the castle to the exit, and cannot go diagonally. The ox has to make way
 * on the bridge, and the bishop to fetch the key from the wood; rook and knight can save the wagon the way to the other key.
 */
const world: MapFile = {
  get name() {
    return texts.maps.world;
  },
  size: [16, 16],
  tiles: [
    '.tkt.t.#.....#.x',
    't.t.t.t#.....#..',
    '.t.t.t.#..k..D..',
    't.t.t.t#.....#..',
    '.t.t.t.#.....###',
    'ttt.tttt##D#####',
    '...t...t........',
    '.o...........t..',
    'oooDoooooooo..oo',
    '....t........t..',
    '..t......o......',
    '######..o...#.##',
    '.....#......#...',
    '.....D......#.#.',
    '.....#..tt..#.#k',
    '.....#...t..#...',
  ],
  pieces: {
    O: named(() => texts.pieces.ox, {
      pattern: ['.....', '.....', '.mom.', '.....', '.....'],
      look: { glyph: 'beast', colour: 'slate' },
    }),
    W: named(() => texts.pieces.wagon, {
      pattern: ['.....', '..m..', '.mom.', '..m..', '.....'],
      royal: true,
      look: { glyph: 'tower', colour: 'amber' },
    }),
  },
  placement: '16/16/16/16/16/16/16/16/12O3/16/16/16/7N8/16/1W8B5/6R9',
  objective: 'reach',
};

/** All maps that come with the game: first the one that the game's own id means, last the puzzles. */
export const SHIPPED: readonly ShippedMap[] = [
  { id: 'arena', file: arena },
  { id: 'duel', file: duel, isSuggested: true },
  { id: 'garden', file: garden },
  { id: 'keep', file: keep },
  { id: 'beasts', file: beasts },
  { id: 'armoury', file: armoury },
  { id: 'parlour', file: parlour },
  { id: 'catacombs', file: catacombs },
  { id: 'menagerie', file: menagerie },
  { id: 'steppe', file: steppe },
  { id: 'world', file: world },
  ...PUZZLES,
];
