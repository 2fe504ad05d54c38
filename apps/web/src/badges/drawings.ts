import type { NamedBadge } from './badges.ts';

/** The colour of all lines. */
export const INK = '#2b2733';

/** The colour that fills a path, or `none` for a line, and its path data. */
export type Part = readonly [fill: string, d: string];

/** A badge's drawing: the colour of its disc, and what is on it, the later parts above the earlier ones. */
export interface Drawing {
  readonly disc: string;
  readonly parts: readonly Part[];
}

/** The two ends of the ribbon below the disc, in the colours of both scarves. */
export const RIBBON: readonly Part[] = [
  ['#3d6cb9', 'M20 42l-8 17 8-1.500 5 5.500 7-17z'],
  ['#f2b632', 'M44 42l8 17-8-1.500-5 5.500-7-17z'],
];

/** The disc, and its inner ring. */
export const DISC = 'M32 3a24 24 0 1 0 .1 0z';
export const RING = 'M32 7a20 20 0 1 0 .1 0z';

/** A football with its middle at a point. */
const ball = (x: number, y: number): readonly Part[] => [
  ['#fdfdfb', `M${x} ${y - 7}a7 7 0 1 0 .1 0z`],
  [INK, `M${x} ${y - 2.5}l2.500 1.800-1 3h-3l-1-3z`],
  [
    'none',
    `M${x} ${y - 6.5}v3.500M${x - 6} ${y - 2}l3 1M${x + 6} ${y - 2}l-3 1M${x - 4} ${y + 5}l2-2.500M${x + 4} ${y + 5}l-2-2.500`,
  ],
];

/** A pawn with its foot at a point, in the colours of a side. */
const pawn = (x: number, y: number, body: string, scarf: string): readonly Part[] => [
  [body, `M${x - 7} ${y}q0-9 4-11h6q4 2 4 11z`],
  [body, `M${x} ${y - 21}a5.500 5.500 0 1 0 .1 0z`],
  [scarf, `M${x - 4.5} ${y - 11.5}q4.500 2.500 9 0v3.500q-4.500 2.500-9 0z`],
];

/** The drawings of the badges for matches and puzzles, in a box of 64 units. */
export const DRAWINGS: Readonly<Record<NamedBadge, Drawing>> = {
  // A ball in the net.
  goal: {
    disc: '#7cc68f',
    parts: [
      ['#f4f7f2', 'M17 17h30v20h-30z'],
      ['none', 'M23 17v20M29 17v20M35 17v20M41 17v20M17 24h30M17 31h30'],
      ...ball(32, 35),
    ],
  },
  // A ball that comes back from a wall.
  bounce: {
    disc: '#a9dcf0',
    parts: [
      ['#c4793f', 'M43 13h6v29h-6z'],
      ['none', 'M43 20h6M43 28h6M43 35h6'],
      ['none', 'M19 39l4-2.500M27 34l4-2.500M35 29l6-4l-6-3'],
      ...ball(27, 18),
    ],
  },
  // A ball in a burst.
  ram: {
    disc: '#f6d3a8',
    parts: [
      ['#e24b3f', 'M32 9l4 8 8-4-2 9 9 3-8 5 4 8-9-1-2 9-5-7-7 5v-9l-9-1 6-6-7-7 9-2-1-9 7 4z'],
      ['#ffd23f', 'M32 17l3 5 6-1-2 5 5 4-6 2v6l-5-3-5 4-1-6-6-1 4-4-3-5 6 0z'],
      ...ball(32, 29),
    ],
  },
  // A ball that goes from foot to foot.
  chain: {
    disc: '#bfe6c8',
    parts: [
      ['none', 'M18 35l12-16 10 16 8-13'],
      ['#3d6cb9', 'M18 31a4 4 0 1 0 .1 0z'],
      ['#3d6cb9', 'M30 15a4 4 0 1 0 .1 0z'],
      ['#3d6cb9', 'M39 31a4 4 0 1 0 .1 0z'],
      ...ball(45, 20),
    ],
  },
  // A target with the ball in its middle.
  shot: {
    disc: '#f4f0e6',
    parts: [['#e24b3f', 'M32 11a16 16 0 1 0 .1 0z'], ['#fdfdfb', 'M32 16a11 11 0 1 0 .1 0z'], ...ball(32, 27)],
  },
  // A glove that holds the ball.
  save: {
    disc: '#ffd977',
    parts: [
      [
        '#4c9f70',
        'M22 43v-9c-5-2-7-9-4-10s4 2 6 4v-11q2-3 4 0v-3q2.500-3 5 0v2q2.500-2 4.500 1v3q2.500-2 4.500 1v12q0 5-4 10z',
      ],
      ['#f4f0e6', 'M21 39h18v6h-18z'],
      ['none', 'M28 17v9M33 16v9M37.500 20v6'],
      ...ball(42, 33),
    ],
  },
  // A sheet with a nought.
  cleanSheet: {
    disc: '#c7b8ea',
    parts: [
      ['#fdfdfb', 'M21 12h16l7 7v24h-23z'],
      ['#e3dcf4', 'M37 12v7h7z'],
      ['none', 'M32 22c-4 0-5 4-5 7.500s1 7.500 5 7.500 5-4 5-7.500-1-7.500-5-7.500z'],
    ],
  },
  // A door with its keyhole.
  door: {
    disc: '#d7cbb0',
    parts: [
      ['#6f5b43', 'M19 43v-20q0-12 13-12t13 12v20z'],
      ['#b9824a', 'M23 43v-19q0-9 9-9t9 9v19z'],
      [INK, 'M32 24a3 3 0 0 1 1.500 5.600l1 6.400h-5l1-6.400a3 3 0 0 1 1.500-5.600z'],
    ],
  },
  // A pawn with a crown.
  promotion: {
    disc: '#f2c8d8',
    parts: [...pawn(32, 44, '#fdfdfb', '#3d6cb9'), ['#ffd23f', 'M26 24l-2-11 5 4 3-6 3 6 5-4-2 11z']],
  },
  // A king, threatened from all sides.
  mate: {
    disc: '#f4b8b0',
    parts: [
      ['none', 'M13 17l7 5M51 17l-7 5M11 30h8M53 30h-8'],
      ['#4a4652', 'M23 45q4-8 3-18h12q-1 10 3 18z'],
      ['#4a4652', 'M23 27l-1-8 10 3 10-3-1 8z'],
      ['#f2b632', 'M30.500 10h3v3h3v3h-3v5h-3v-5h-3v-3h3z'],
      ['#f2b632', 'M25.500 30q6.500 3 13 0v4q-6.500 3-13 0z'],
    ],
  },
  // A map with a way to a cross.
  ownMap: {
    disc: '#a9dcf0',
    parts: [
      ['#f4efd8', 'M15 17l11-4 12 4 11-4v24l-11 4-12-4-11 4z'],
      ['#dfe6bb', 'M26 13l12 4v24l-12-4z'],
      ['none', 'M19 34q3-10 10-7t8-4'],
      [
        '#e24b3f',
        'M40 18l2-2 2.500 2.500 2.500-2.500 2 2-2.500 2.500 2.500 2.500-2 2-2.500-2.500-2.500 2.500-2-2 2.500-2.500z',
      ],
    ],
  },
  // A pawn of each side.
  online: {
    disc: '#bfe6c8',
    parts: [...pawn(24, 40, '#fdfdfb', '#3d6cb9'), ...pawn(40, 40, '#4a4652', '#f2b632')],
  },
  // A piece of a jigsaw.
  puzzle: {
    disc: '#f6d3a8',
    parts: [['#4c9f70', 'M18 22h8a4.500 4.500 0 1 1 8 0h9v8a4.500 4.500 0 1 1 0 8v4h-25z']],
  },
  // A flame.
  run: {
    disc: '#ffd977',
    parts: [
      ['#e24b3f', 'M33 9c2 8 12 12 12 22c0 8-6 13-13 13s-13-5-13-12c0-6 4-8 4-14c3 1 5 3 6 6c3-4 4-9 4-15z'],
      ['#ffb13f', 'M33 25c1 5 6 6 6 11c0 5-3 7-7 7s-7-3-7-7c0-4 3-5 3-8c2 0 3 2 3 3c1-2 2-4 2-6z'],
    ],
  },
};

/** The discs of lessons, and the tassels of their caps, by the place of the game in the list. */
const LESSON_COLOURS = [
  ['#bfe6c8', '#e24b3f'],
  ['#ffd977', '#4c9f70'],
  ['#a9dcf0', '#f2b632'],
  ['#d7cbb0', '#8a4fa8'],
  ['#c7b8ea', '#fdfdfb'],
  ['#f2c8d8', '#3d6cb9'],
] as const;

/** The drawing for a lesson: a cap over a ball, in colours of the game. `place`: that of the game in the list. */
export function lessonDrawing(place: number): Drawing {
  const [disc, tassel] = LESSON_COLOURS[Math.max(0, place) % LESSON_COLOURS.length]!;
  return {
    disc,
    parts: [
      ...ball(32, 36),
      ['#3d4a6b', 'M23 24v8q9 6 18 0v-8z'],
      ['#4f6290', 'M32 11l-18 9 18 9 18-9z'],
      ['none', 'M32 20l13 4v6'],
      [tassel, 'M45 28l-2.500 9h5z'],
    ],
  };
}
