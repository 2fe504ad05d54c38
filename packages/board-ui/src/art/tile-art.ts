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

/** The drawings of all tiles, in a box of 100 units. */
export const TILE_ART: Readonly<Record<Exclude<Tile, 'floor'>, readonly TileStroke[]>> = {
  wall: WALL,
  hole: HOLE,
  tree: TREE,
  door: DOOR,
  key: KEY,
  exit: EXIT,
};
