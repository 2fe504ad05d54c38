import type { Tile } from '@kickmate/game';

/**
 * The part of a tile that a path draws, which decides its colours: `stone` and its light `top`, its joints (`joint`); `pit`, the dark of
 * a hole, and its `rim`; `leaf` and `leaf-light` of a tree; `wood` and its `grain`; `gold` and its `gold-line`; `way` and
 * `way-line` of an exit; `shade`; `dark`, a filled detail.
 */
export type TilePart =
  | 'stone'
  | 'top'
  | 'joint'
  | 'pit'
  | 'rim'
  | 'leaf'
  | 'leaf-light'
  | 'wood'
  | 'grain'
  | 'gold'
  | 'gold-line'
  | 'way'
  | 'way-line'
  | 'shade'
  | 'dark';

/** A part and its path data. Later ones cover earlier ones. */
export type TileStroke = readonly [part: TilePart, d: string];

const WALL: readonly TileStroke[] = [
  ['stone', 'M0 0h100v100h-100z'],
  [
    'top',
    'M3 3h44v27h-44zM53 3h44v27h-44zM3 37h19v26h-19zM28 37h44v26h-44zM78 37h19v26h-19zM3 70h44v27h-44zM53 70h44v27h-44z',
  ],
  ['joint', 'M3 30h44M53 30h44M3 63h19M28 63h44M78 63h19M3 97h44M53 97h44'],
];

const HOLE: readonly TileStroke[] = [
  ['rim', 'M50 9c26-3 42 13 41 38c2 27-14 46-41 45c-26 2-42-17-41-43c-2-26 15-43 41-40z'],
  ['pit', 'M50 17c21-2 34 11 33 31c2 22-12 37-33 36c-21 2-34-14-33-35c-2-21 12-35 33-32z'],
  ['shade', 'M50 17c21-2 34 11 33 31c0 3 0 6-1 9c-4-18-15-27-32-27c-18 0-29 9-32 26c-1-2-1-5-1-7c-2-21 12-35 33-32z'],
];

const TREE: readonly TileStroke[] = [
  ['shade', 'M20 88a32 8 0 1 0 64 0a32 8 0 1 0-64 0z'],
  ['wood', 'M43 62h14l3 27h-20z'],
  [
    'leaf',
    'M50 6c12 0 20 7 21 16c11 1 18 9 17 19c-1 11-10 17-20 16c-4 8-11 11-18 11s-14-3-18-11c-10 1-19-5-20-16c-1-10 6-18 17-19c1-9 9-16 21-16z',
  ],
  [
    'leaf-light',
    'M47 13c-8 1-13 6-13 13c-9 0-15 5-15 13c4-5 9-6 16-5c1-9 5-15 14-17zM63 35c8-1 13 3 14 9c-5-2-9-2-14 1c-4-3-4-7 0-10z',
  ],
];

const DOOR: readonly TileStroke[] = [
  ['stone', 'M0 0h100v100h-100z'],
  ['top', 'M4 4h92v8h-92zM4 4h8v92h-8zM88 4h8v92h-8z'],
  ['wood', 'M16 98v-50c0-24 14-36 34-36s34 12 34 36v50z'],
  ['grain', 'M33 17v81M50 12v86M67 17v81M16 70h68M16 40h68'],
  ['gold', 'M50 44a11 11 0 0 1 6 20l4 15h-20l4-15a11 11 0 0 1 6-20z'],
  ['dark', 'M50 49a5 5 0 0 1 2.500 9.300l1.800 11.700h-8.600l1.800-11.700a5 5 0 0 1 2.500-9.300z'],
];

const KEY: readonly TileStroke[] = [
  ['shade', 'M22 80a28 6 0 1 0 56 0a28 6 0 1 0-56 0z'],
  ['gold', 'M34 20a20 20 0 0 1 19 27l28 28l-3 9h-9v-8h-8v-8h-8l-6-7a20 20 0 1 1-13-41zM31 31a8 8 0 1 0 0.100 0z'],
  ['gold-line', 'M50 49l24 24M22 47a14 14 0 0 1 8-21'],
];

const EXIT: readonly TileStroke[] = [
  ['way', 'M0 0h100v100h-100zM13 13v74h74v-74z'],
  ['way-line', 'M24 76h52M30 62h40M36 48h28M50 40v-20M41 28l9-9 9 9'],
];

const BOOTS: readonly TileStroke[] = [
  ['shade', 'M20 88a32 6 0 1 0 64 0a32 6 0 1 0-64 0z'],
  ['wood', 'M30 14h27v36c2 9 8 11 17 14c8 2 12 7 12 16v4h-56z'],
  ['gold', 'M28 12h31v13h-31z'],
  ['dark', 'M28 82h59v8h-45v-3h-4v3h-10z'],
  ['grain', 'M57 50c-6 1-9 3-12 7M63 58c-5 2-7 4-9 8'],
];

const WINGS: readonly TileStroke[] = [
  [
    'gold',
    'M47 80c-8-3-6-18-11-26c-7-11-20-16-30-30c-1 14 3 22 10 28c-4 0-7-1-9-3c1 10 7 15 15 18c-3 1-5 1-8 0c6 9 16 14 33 13zM53 80c8-3 6-18 11-26c7-11 20-16 30-30c1 14-3 22-10 28c4 0 7-1 9-3c-1 10-7 15-15 18c3 1 5 1 8 0c-6 9-16 14-33 13z',
  ],
  ['gold-line', 'M18 44c9 7 17 13 21 23M82 44c-9 7-17 13-21 23'],
];

const SPURS: readonly TileStroke[] = [
  ['gold', 'M14 18h13v24c0 12 9 18 19 17l14-4l4 11l-14 5c-20 3-36-9-36-29z'],
  [
    'gold',
    'M92.0 64.0L79.2 67.8L85.6 79.6L73.8 73.2L70.0 86.0L66.2 73.2L54.4 79.6L60.8 67.8L48.0 64.0L60.8 60.2L54.4 48.4L66.2 54.8L70.0 42.0L73.8 54.8L85.6 48.4L79.2 60.2z M64 64a6 6 0 1 0 12 0a6 6 0 1 0-12 0z',
  ],
  ['gold-line', 'M20 24v18'],
];

const HORNS: readonly TileStroke[] = [
  ['wood', 'M46 68c-26 0-40-18-34-54c6 22 16 32 36 34zM54 68c26 0 40-18 34-54c-6 22-16 32-36 34z'],
  ['gold', 'M40 44h20v26l-10 16l-10-16z'],
  ['grain', 'M18 40c5 10 12 15 20 17M82 40c-5 10-12 15-20 17'],
];

/** The drawings of all tiles, in a box of 100 units. */
export const TILE_ART: Readonly<Record<Exclude<Tile, 'floor'>, readonly TileStroke[]>> = {
  wall: WALL,
  hole: HOLE,
  tree: TREE,
  door: DOOR,
  key: KEY,
  exit: EXIT,
  boots: BOOTS,
  wings: WINGS,
  spurs: SPURS,
  horns: HORNS,
};
