/**
 * Our own drawings of pieces, which wear a football scarf and stand on studs. Each fills a square box of {@link ART_SIZE}
 * units. PieceArt.vue adds colours and strokes.
 */

/** Side of the box of every drawing, in its own units. */
export const ART_SIZE = 100;

/**
 * The part of a piece that a path draws, which decides its colours: `sole` - the studs below; `body` - in the side's colour, outlined; `scarf` -
 * in the side's scarf colour, outlined; `stripe` - a light stripe on the scarf; `shade` - the dark side of a body;
 * `line` - a line on a body; `net` - a finer one; `dot` - a filled detail.
 */
export type Part = 'sole' | 'body' | 'scarf' | 'stripe' | 'shade' | 'line' | 'net' | 'dot';

/** A part and its path data. Later ones cover earlier ones. */
export type Stroke = readonly [part: Part, d: string];

/** A set of drawings for pieces, by the names of drawings: "pawn", "star". */
export type PieceSet = Readonly<Record<string, readonly Stroke[]>>;

/** The base of all pieces: a boot's sole with three studs. */
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

const BEAST: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M30 81.5c-4-11-3-20 3-28h34c6 8 7 17 3 28z'],
  ['shade', 'M58 56h8c5 7 6 15 3.500 24h-9c3-8 2-16-2.500-24z'],
  ...scarf(32, 53),
  [
    'body',
    'M22 40c0-7 2-11 5-15l-10-17c11 0 18 4 22 10c7-2 15-2 22 0c4-6 11-10 22-10l-10 17c3 4 5 8 5 15c0 11-12 17-28 17s-28-6-28-17z',
  ],
  ['shade', 'M60 19c10 4 16.500 11 16.500 21c0 8-7 13.500-17.500 15c6-5 9-11 9-18c0-7-3-13-8-18z'],
  ['line', 'M35 45c9 6 21 6 30 0M41 48.500l2.500 6l3.500-4.500M59 48.500l-2.500 6l-3.500-4.500'],
  ['dot', 'M35 34.500a4 4 0 1 0 8 0a4 4 0 1 0-8 0zM57 34.500a4 4 0 1 0 8 0a4 4 0 1 0-8 0z'],
];

/** The base of a sign: a short pillar with a scarf. */
const PILLAR: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M42 64c0 8-5 13-11 17.500h38c-6-4.500-11-9.500-11-17.500z'],
  ...scarf(39, 60),
];

const CROWN: readonly Stroke[] = [
  ...PILLAR,
  ['body', 'M24 59l-8-35l19 14l15-24l15 24l19-14l-8 35z'],
  ['shade', 'M60 57l4-21l18-9l-7.500 30z'],
  ['line', 'M26 50h48'],
  [
    'scarf',
    'M11.500 22a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0zM45.500 12a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0zM79.500 22a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z',
  ],
];

const STAR: readonly Stroke[] = [
  ...PILLAR,
  ['body', 'M50.0 5.0L57.6 24.5L78.5 25.7L62.4 39.0L67.6 59.3L50.0 48.0L32.4 59.3L37.6 39.0L21.5 25.7L42.4 24.5z'],
  ['shade', 'M50 8L57.1 25.3L75.7 26.7L61.4 38.7L65.9 56.8L50 47.0z'],
];

const SHIELD: readonly Stroke[] = [
  ...PILLAR,
  ['body', 'M50 8c9 6 18 9 28 9c0 23-8 38-28 47c-20-9-28-24-28-47c10 0 19-3 28-9z'],
  ['shade', 'M50 11.500c8 5 16 7.500 25 8c-.5 20-8 33-25 41.500z'],
  ['scarf', 'M45 19h10v11h12v10h-12v14h-10v-14h-12v-10h12z'],
];

const SWORD: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M45 62h10v20h-10z'],
  ['body', 'M50 4l9 13v40h-18v-40z'],
  ['shade', 'M50 8l6.500 10v37h-6.500z'],
  ['line', 'M50 16v36'],
  ['scarf', 'M26 55h48c4 0 4 9 0 9h-48c-4 0-4-9 0-9z'],
  ['stripe', 'M34 57v5M42 57v5M58 57v5M66 57v5'],
];

const TOWER: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M33 40h34v41.500h-34z'],
  ['shade', 'M56 42h9.500v38h-9.500z'],
  ['net', 'M33 64h14M53 72h14M33 76h10M57 60h10'],
  ['dot', 'M45 60v-6a5 5 0 0 1 10 0v6z'],
  ['scarf', 'M50 5l26 37h-52z'],
  ['shade', 'M50 9l22 31h-16z'],
];

const HORSE: readonly Stroke[] = [
  ...SOLE,
  [
    'body',
    'M23 82l2-20c-5-4-6-9-6-13c-3 3-4 8-4 13h-6c0-13 5-21 14-23c9-2 18 1 28 0c4-6 6-12 9-21l2-9l6 7c8 3 14 9 18 17l-6 8l-11-4c0 8-1 14-4 20l2 25h-11l-4-20c-7 2-13 2-19 0l-1 20z',
  ],
  ['shade', 'M62 34c4 8 3 18-2 26l2.500 20h-4l-4-19c6-7 8-16 7.500-27z'],
  ['scarf', 'M53 31l15 9l-4 7l-15-9z'],
  ['dot', 'M68.500 22a2.500 2.500 0 1 0 5 0a2.500 2.500 0 1 0-5 0z'],
];

const DRAGON: readonly Stroke[] = [
  ...SOLE,
  ['scarf', 'M58 46c8-16 20-24 35-25c-4 5-5 9-4 13c-5 1-7 4-7 8c-5 0-8 2-9 7c-5-1-8 0-11 4z'],
  [
    'body',
    'M31 81.500c0-13 13-15 15-27c-6 2-12 3-17 7l-13 1l-7-6l4-9l17-9l4-9l9-6l-5-15l15 10l8-13l4 17c9 9 11 22 8 32c-2 9 0 18 3 26.500z',
  ],
  ['shade', 'M60 23c8 8 10.500 20 7.500 30c-2 9-.5 18 2 27h-11c6-14 11-37 1.500-57z'],
  ['line', 'M11 55l18-5c4-1 7-3 9-6'],
  [
    'dot',
    'M38 35a3.200 3.200 0 1 0 6.400 0a3.200 3.200 0 1 0-6.400 0zM16 49a1.700 1.700 0 1 0 3.400 0a1.700 1.700 0 1 0-3.400 0z',
  ],
];

const GHOST: readonly Stroke[] = [
  [
    'body',
    'M22 92c3-8 3-18 3-30v-20c0-19 10-32 25-32s25 13 25 32v20c0 12 0 22 3 30c-6 1-9-1-11-5c-3 5-10 6-14 0c-3 5-9 5-12 0c-4 6-10 5-13 0c-1 4-1 6-6 5z',
  ],
  ['shade', 'M56 13c11 4 17.500 15 17.500 29v20c0 12 0 20 2 28c-5 0-7-2-8.500-6c-2 4-4 5-7 5c5-20 6-55-4-76z'],
  ['dot', 'M36 36a5 6.500 0 1 0 10 0a5 6.500 0 1 0-10 0zM54 36a5 6.500 0 1 0 10 0a5 6.500 0 1 0-10 0z'],
  ...scarf(29, 55),
];

const GEM: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M29 18h42l17 20l-38 45l-38-45z'],
  ['scarf', 'M29 18h42l17 20h-76z'],
  ['stripe', 'M36 22l-8 12M50 22v12M64 22l8 12'],
  ['shade', 'M62 40h23l-33 39z'],
  ['line', 'M34 39l16 41l16-41'],
];

const BOW: readonly Stroke[] = [
  ...SOLE,
  // The drawn string, the limbs, the grip.
  ['sole', 'M38 7l2.5 1l-16.500 36l16.500 36l-2.500 1l-17-37z'],
  ['body', 'M36 5c27 4 41 18 41 39s-14 35-41 39l-.500-6c21-4 30.500-15 30.500-33s-9.500-29-30.500-33z'],
  ['shade', 'M73 30c3 9 3 19 0 28c-5 12-15 20-30 23.500c19-7 28-19 28-37.500c0-5 .500-9 2-14z'],
  ['scarf', 'M65.500 34h12c1.500 6.500 1.500 13.500 0 20h-12c1.300-6.500 1.300-13.500 0-20z'],
  // The arrow on it.
  ['body', 'M22 41.500h58v-6.500l15 9l-15 9v-6.500h-58z'],
  ['scarf', 'M10 36h13l5 8l-5 8h-13l5-8z'],
  ['stripe', 'M19 44h6'],
];

/** The drawings by the names that games use for them. */
export const GLYPH_ART: Readonly<Record<string, readonly Stroke[]>> = {
  pawn: PAWN,
  knight: KNIGHT,
  bishop: BISHOP,
  rook: ROOK,
  queen: QUEEN,
  king: KING,
  beast: BEAST,
  crown: CROWN,
  star: STAR,
  shield: SHIELD,
  sword: SWORD,
  tower: TOWER,
  horse: HORSE,
  dragon: DRAGON,
  ghost: GHOST,
  gem: GEM,
  bow: BOW,
};

/** The names of the drawings by the piece's letter. A letter that is not here is written on {@link DISC}. */
export const GLYPH_OF_LETTER: Readonly<Record<string, string>> = {
  P: 'pawn',
  N: 'knight',
  B: 'bishop',
  R: 'rook',
  Q: 'queen',
  K: 'king',
};

/** A disc for the letter of a piece without a drawing. */
export const DISC: readonly Stroke[] = [
  ...SOLE,
  ['body', 'M17 49a33 33 0 1 0 66 0a33 33 0 1 0-66 0z'],
  ['scarf', 'M24 49a26 26 0 1 0 52 0a26 26 0 1 0-52 0z'],
];

/**
 * The ball: a circle of {@link BALL_ART}.radius around the middle of the box, its dark panels and its seams. A football
 * is a truncated icosahedron; this one is tilted and seen from far away.
 */
export const BALL_ART = {
  radius: 40,
  panels:
    'M52.2 53L44.3 50.9L36.7 48.8L32.4 55.3L28.8 61.6L33.7 68L39.3 73.7L46.5 71.5L53.8 68.4L53 60.9ZM44.9 23.4L42.5 18.4L40.5 14.8L33 16.7L26.1 20.1L23.2 25.5L21.5 31.9L26.8 32.6L33.1 33.9L38.7 28.2ZM17.2 59.5L14.7 52.2L13.6 44.7L11.1 45.1L10.2 45.6L10.1 53.4L11.6 61.1L13.2 65.7L16.2 69.6L16 64.9ZM51.7 10.4L59.6 11.8L67.1 14.7L70.6 15.7L73.7 17.7L68.8 14.7L63.1 12.2L55.5 10.4L48.3 10L50 10ZM85.1 66.2L82.7 64.7L78.9 62.7L73.5 68.3L67.2 73.2L67 78.9L66.1 83.3L72.1 81.8L77.2 79L81.8 73.1ZM51.7 88.6L44.9 87L38.3 83.8L32.1 83.5L26.7 81.8L29.4 84.3L32.6 86L40.3 88.8L48.3 90L50 89.9ZM81.9 35.4L77.2 28.9L71.4 23.2L66.2 24.9L60.3 27.6L62.4 34.7L63.9 42.4L71.1 44.7L77.3 47.2L80.3 41.1ZM84.6 29.9L86.8 34.3L88.2 38.9L89.8 46.6L89.8 54.4L89.7 55L89.6 55.8L89.9 47.6L88.4 38.8L86.6 34Z',
  seams:
    'M52.2 53L58.2 47.7L63.9 42.4M36.7 48.8L34.6 41.2L33.1 33.9M28.8 61.6L22.4 60.8L17.2 59.5M39.3 73.7L38.6 79.4L38.3 83.8M53.8 68.4L60.7 71.3L67.2 73.2M44.9 23.4L52.6 25L60.3 27.6M40.5 14.8L46 11.8L51.7 10.4M26.1 20.1L23.9 19.9M21.5 31.9L16.8 38.1L13.6 44.7M16.2 69.6L20.8 76.3L26.7 81.8M67.1 14.7L69.7 18.3L71.4 23.2M85.1 66.2L88.2 60.5L89.8 54.4M78.9 62.7L78.7 55L77.3 47.2M66.1 83.3L59.1 86.8L51.7 88.6M81.9 35.4L85.8 36.9L88.2 38.9',
} as const;
