/**
 * Our own drawings: six chess pieces that wear a football scarf and stand on studs. Each fills a square box of
 * {@link ART_SIZE} units; colours and strokes come from PieceArt.vue.
 */

/** Side of the box in which every drawing is made, in its own units. */
export const ART_SIZE = 100;

/**
 * What a path is, which decides its paint: `sole` - the studs below; `body` - in the side's colour, outlined; `scarf` -
 * in the side's scarf colour, outlined; `stripe` - a light stripe on the scarf; `shade` - the dark side of a body;
 * `line` - a line on a body; `net` - a finer one; `dot` - a filled detail.
 */
export type Part = 'sole' | 'body' | 'scarf' | 'stripe' | 'shade' | 'line' | 'net' | 'dot';

/** A part and its path data. Later ones cover earlier ones. */
export type Stroke = readonly [part: Part, d: string];

/** What all stand on: a boot's sole with three studs. */
const SOLE: readonly Stroke[] = [
  ['sole', 'M27 90h9l-1.5 6h-6zM45.5 90h9l-1.5 6h-6zM64 90h9l-1.5 6h-6z'],
  ['body', 'M22 91c-.6-5.6 2.4-9.5 8-9.5h40c5.6 0 8.6 3.9 8 9.5z'],
  ['shade', 'M63 82.5h7c5.6 0 7.6 3 7.2 7.5h-11.7z'],
];

/** A football scarf around a neck of the given height, its end hanging down. */
const scarf = (left: number, top: number): readonly Stroke[] => {
  const width = 100 - 2 * left;
  return [
    ['scarf', `M${left + 5} ${top + 6}l9.5 1-2.5 15-9.5-1.5z`],
    ['stripe', `M${left + 4.6} ${top + 12.5}l7.3 1M${left + 3.8} ${top + 17}l7.3 1`],
    ['scarf', `M${left} ${top}h${width}c5.5 0 5.5 8.5 0 8.5h-${width}c-5.5 0-5.5-8.5 0-8.5z`],
    ['stripe', `M46 ${top + 1.7}v5M54 ${top + 1.7}v5M62 ${top + 1.7}v5`],
  ];
};

const PAWN: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M42 50c0 14-5 22-12 31.5h40c-7-9.5-12-17.5-12-31.5z'],
  ['shade', 'M52 53c1 12 5 20 9 27.5h7c-6.5-8.5-10.5-17-11-27.5z'],
  ...scarf(39, 46),
  ['body', 'M34.5 31a15.5 15.5 0 1 0 31 0a15.5 15.5 0 1 0-31 0z'],
  ['shade', 'M55 17.8a14.2 14.2 0 0 1-1 27a14.2 14.2 0 0 0 1-27z'],
];

const ROOK: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M35 42c1 16-1 30-6 39.5h42c-5-9.5-7-23.5-6-39.5z'],
  [
    'net',
    'M54 51l10.5 10M44 51l22 21M36 53l27 27M35 62l18 18M34 71l9 9M46 51l-10 10M56 51l-22 21M64 53l-27 27M65 62l-18 18M66 71l-9 9',
  ],
  ['shade', 'M56 44c1 14 2 28 5 36.5h8c-4-10-6-22-5.5-36.5z'],
  ...scarf(35, 41),
  ['body', 'M27 15h11.5v7.5h6.5v-7.5h10v7.5h6.5v-7.5h11.5v18l-8 8.5h-30l-8-8.5z'],
  ['shade', 'M63 22.5v-6h8.5v16l-7 7.7h-9c5-4.5 7.5-10.7 7.5-17.7z'],
];

const BISHOP: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M41 58c0 12-4 17.5-11 23.5h40c-7-6-11-11.5-11-23.5z'],
  ['shade', 'M53 60c1 10 4 15.5 8 20.5h6c-5.5-5.5-8.5-11-9-20.5z'],
  ...scarf(38, 53),
  ['body', 'M44 13a6 6 0 1 0 12 0a6 6 0 1 0-12 0z'],
  ['body', 'M50 17c12 8 18 18 18 26c0 6-4 10-9 11h-18c-5-1-9-5-9-11c0-8 6-18 18-26z'],
  ['shade', 'M52 20.5c10 7.5 14.6 16 14.6 22.5c0 5-3.6 9-7.6 9.6h-6c6-3 8-7 8-12c0-7-4-14-9-20.1z'],
  ['line', 'M55.5 27l-8.5 15'],
];

const KNIGHT: readonly Stroke[] = [
  ...SOLE,
  ['scarf', 'M47 9c7 2 11 6 13 10c8 1 12 7 12 13c6 4 8 11 6 17c4 6 4 12 1 17c1 6-1 11-5 15.5h-12z'],
  [
    'body',
    'M31 81.5c0-11 12-16 14.5-27.5c-5 3-9.5 3-12.5 5.5c-3 3-5 6.5-9.5 6.5c-5.5 0-9.5-4.5-9.5-10.5c0-6.5 9.5-12.5 13.5-21.5c2-6 6-10 10-12.5l-1.5-11.5c6.5 2 11 5.5 14 10.5c14 5 21 19 18 61z',
  ],
  ['shade', 'M54 24c11 6 16.5 20 13 56.5h-10.5c7-14 10.5-38-2.5-56.5z'],
  ['line', 'M45.5 54c4-3 6.5-7 6.5-12M16 60.5c3 .5 5.5-.2 7.5-1.7'],
  ['dot', 'M34.5 35.5a3.2 3.2 0 1 0 6.4 0a3.2 3.2 0 1 0-6.4 0zM19 52.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0-3.6 0z'],
];

const QUEEN: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M40 54c0 13-4 20-10 27.5h40c-6-7.5-10-14.5-10-27.5z'],
  ['shade', 'M53 58c1 10 4 17 9 22.5h5c-5-7-8-13-8.5-22.5z'],
  ...scarf(36, 50),
  ['body', 'M36 51l-13.5-26l13.5 11l2-19l9 17l3-20l3 20l9-17l2 19l13.5-11l-13.5 26z'],
  ['shade', 'M55 37l5.5-13l2.5 16l9.5-7l-9.5 16.5h-8c2-4 2-8 0-12.5z'],
  [
    'scarf',
    'M18 23a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM33.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM45.5 11.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM57.5 15.5a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0zM73 23a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0z',
  ],
];

const KING: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M40 54c0 13-4 20-10 27.5h40c-6-7.5-10-14.5-10-27.5z'],
  ['shade', 'M53 58c1 10 4 17 9 22.5h5c-5-7-8-13-8.5-22.5z'],
  ...scarf(36, 50),
  ['scarf', 'M46 5h8v5.5h6v7.5h-6v9h-8v-9h-6v-7.5h6z'],
  ['body', 'M36.5 51l-9.5-21c5-7 14-7 23-7s18 0 23 7l-9.5 21z'],
  ['shade', 'M57 24.5c5 .5 10.5 1.5 14.3 5.8l-8.8 19.2h-8c5-7 6-16 2.5-25z'],
  ['line', 'M31 36.5c10-4 28-4 38 0'],
];

/** The drawings by the piece's letter. A letter that is not here is written on {@link DISC}. */
export const PIECE_ART: Readonly<Record<string, readonly Stroke[]>> = {
  P: PAWN,
  N: KNIGHT,
  B: BISHOP,
  R: ROOK,
  Q: QUEEN,
  K: KING,
};

/** For pieces without a drawing of their own: a disc for the letter. */
export const DISC: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M17 49a33 33 0 1 0 66 0a33 33 0 1 0-66 0z'],
  ['scarf', 'M24 49a26 26 0 1 0 52 0a26 26 0 1 0-52 0z'],
];

/**
 * The ball: a circle of {@link BALL_ART}.radius around the middle of the box, its dark panels and its seams. A football
 * is a truncated icosahedron; this is one, tilted, seen from far away.
 */
export const BALL_ART = {
  radius: 40,
  panels:
    'M52.2 53L44.3 50.9L36.7 48.8L32.4 55.3L28.8 61.6L33.7 68L39.3 73.7L46.5 71.5L53.8 68.4L53 60.9ZM44.9 23.4L42.5 18.4L40.5 14.8L33 16.7L26.1 20.1L23.2 25.5L21.5 31.9L26.8 32.6L33.1 33.9L38.7 28.2ZM17.2 59.5L14.7 52.2L13.6 44.7L11.1 45.1L10.2 45.6L10.1 53.4L11.6 61.1L13.2 65.7L16.2 69.6L16 64.9ZM51.7 10.4L59.6 11.8L67.1 14.7L70.6 15.7L73.7 17.7L68.8 14.7L63.1 12.2L55.5 10.4L48.3 10L50 10ZM85.1 66.2L82.7 64.7L78.9 62.7L73.5 68.3L67.2 73.2L67 78.9L66.1 83.3L72.1 81.8L77.2 79L81.8 73.1ZM51.7 88.6L44.9 87L38.3 83.8L32.1 83.5L26.7 81.8L29.4 84.3L32.6 86L40.3 88.8L48.3 90L50 89.9ZM81.9 35.4L77.2 28.9L71.4 23.2L66.2 24.9L60.3 27.6L62.4 34.7L63.9 42.4L71.1 44.7L77.3 47.2L80.3 41.1ZM84.6 29.9L86.8 34.3L88.2 38.9L89.8 46.6L89.8 54.4L89.7 55L89.6 55.8L89.9 47.6L88.4 38.8L86.6 34Z',
  seams:
    'M52.2 53L58.2 47.7L63.9 42.4M36.7 48.8L34.6 41.2L33.1 33.9M28.8 61.6L22.4 60.8L17.2 59.5M39.3 73.7L38.6 79.4L38.3 83.8M53.8 68.4L60.7 71.3L67.2 73.2M44.9 23.4L52.6 25L60.3 27.6M40.5 14.8L46 11.8L51.7 10.4M26.1 20.1L23.9 19.9M21.5 31.9L16.8 38.1L13.6 44.7M16.2 69.6L20.8 76.3L26.7 81.8M67.1 14.7L69.7 18.3L71.4 23.2M85.1 66.2L88.2 60.5L89.8 54.4M78.9 62.7L78.7 55L77.3 47.2M66.1 83.3L59.1 86.8L51.7 88.6M81.9 35.4L85.8 36.9L88.2 38.9',
} as const;
