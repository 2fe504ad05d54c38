import type { Level } from '@kickmate/engine/client';

/** The colour of all lines. */
export const INK = '#2b2733';

/** The colour that fills a path, or `none` for a line, and its path data. */
type Part = readonly [fill: string, d: string];

const SHIRT = 'M5 66c1-14 12-19 27-19s26 5 27 19z';
const NECK = 'M26 39h12v9c-3 4-9 4-12 0z';
const HEAD = 'M19 27c0-10 5-16 13-16s13 6 13 16c0 11-6 18-13 18s-13-7-13-18z';
/** Eyes and a smile. */
const FACE = 'M26.5 28v1.5M37.5 28v1.5M27.5 36.5q4.5 3.5 9 0';
const SCARF = 'M19 44q13 8 26 0l2 7q-15 8-30 0z';
const STRIPES = 'M25 47.5l-1 5M32 48.5v5.5M39 47.5l1 5';

/** A square behind everything. */
const ground = (colour: string): Part => [colour, 'M-2-2h68v68h-68z'];

/** Shoulders, neck and head. */
const bust = (skin: string, shirt: string): readonly Part[] => [
  [shirt, SHIRT],
  [skin, NECK],
  [skin, HEAD],
  ['none', FACE],
];

/** The football scarf that the pieces wear, too. */
const scarf = (colour: string): readonly Part[] => [
  [colour, SCARF],
  ['none', STRIPES],
];

/**
 * The portraits of the opponents, in a box of 64 units: head and shoulders in the manner of the pieces. Later parts cover earlier
 * ones.
 */
export const PORTRAITS: Readonly<Record<Level, readonly Part[]>> = {
  // Red pigtails and freckles.
  1: [
    ground('#ffd977'),
    [
      '#d9622f',
      'M17 20c-9-3-14 4-11 10c-3 6 2 12 7 9c2-5 4-11 6-15zM47 20c9-3 14 4 11 10c3 6-2 12-7 9c-2-5-4-11-6-15z',
    ],
    ...bust('#f8d3b4', '#4c9f70'),
    ['#d9622f', 'M18 27c-2-13 6-19 14-19s16 6 14 19c-4-3-7-7-8-11c-5 5-12 8-20 11z'],
    ['none', 'M24 33.5h.01M27 34h.01M37 34h.01M40 33.5h.01'],
    ...scarf('#e8f1f2'),
  ],
  // A cap askew.
  2: [
    ground('#a9dcf0'),
    ['#3b2a25', 'M18 30c-1-9 1-14 3-16h22c2 2 4 7 3 16z'],
    ...bust('#f2c493', '#f2b632'),
    ['#e24b3f', 'M17 23c0-11 7-16 15-16s15 5 15 16c-10-5-20-5-30 0z'],
    ['#b93329', 'M40 19c8-3 16-1 20 5c-6 3-13 2-18-2z'],
    ...scarf('#3d6cb9'),
  ],
  // An afro with a headband, and earrings.
  3: [
    ground('#bfe6c8'),
    ['#2c1f1d', 'M32 3c15 0 24 10 24 22c0 11-7 19-14 19h-20c-7 0-14-8-14-19c0-12 9-22 24-22z'],
    ...bust('#8a5434', '#f4f0e6'),
    ['#f58a1f', 'M19 25c8-4 18-4 26 0l-1-6c-7-4-17-4-24 0z'],
    ['#ffd23f', 'M18 34a2.5 2.5 0 1 0 .1 0zM46 34a2.5 2.5 0 1 0 .1 0z'],
    ...scarf('#c2185b'),
  ],
  // A flat cap and a white moustache.
  4: [
    ground('#d7cbb0'),
    ['#f4f4f2', 'M17 33c-1-6 0-11 2-14h26c2 3 3 8 2 14z'],
    ...bust('#f5c9a9', '#5c6f82'),
    ['#6f5b43', 'M14 23c0-9 8-15 18-15c9 0 15 4 17 9l6 5c-11 5-29 5-41 1z'],
    ['#fbfbf8', 'M22 37c2-4 7-5 10-2c3-3 8-2 10 2c-3 3-7 3-10 .5c-3 2.5-7 2.5-10-.5z'],
    ...scarf('#2e7d4f'),
  ],
  // A black bob with a straight fringe.
  5: [
    ground('#f7b9c4'),
    ['#211f2b', 'M14 45v-17c0-13 7-21 18-21s18 8 18 21v17z'],
    ...bust('#f9dcc0', '#f4f0e6'),
    ['#211f2b', 'M18 27c0-11 6-17 14-17s14 6 14 17c-9-3-19-3-28 0z'],
    ['#e24b3f', 'M42 17l7-5v10zM49 17a1.5 1.5 0 1 0 .1 0z'],
    ...scarf('#4a4fa3'),
  ],
  // A full beard and short hair.
  6: [
    ground('#c9b8ee'),
    ...bust('#a86d41', '#e24b3f'),
    ['#1f1a1d', 'M19 25c-1-11 5-16 13-16s14 5 13 16c-2-4-4-6-6-7h-14c-2 1-4 3-6 7z'],
    ['#1f1a1d', 'M19 28c1 4 3 6 6 5c4-2 10-2 14 0c3 1 5-1 6-5c1 11-4 19-13 19s-14-8-13-19z'],
    ['#f4f0e6', 'M28 38q4 2.5 8 0z'],
    ['#ffd23f', 'M18 34a2 2 0 1 0 .1 0z'],
    ...scarf('#f2b632'),
  ],
  // A headscarf.
  7: [
    ground('#ffe3b8'),
    ['#3a4a8c', SHIRT],
    ['#1c8f8a', 'M14 54c1-9-1-18 0-28c1-12 8-19 18-19s17 7 18 19c1 10-1 19 0 28c-11 6-25 6-36 0z'],
    ['#e6b288', 'M21 28c0-9 4-14 11-14s11 5 11 14c0 9-5 15-11 15s-11-6-11-15z'],
    ['none', FACE],
    ['none', 'M18 51c9 3 17 0 26-8'],
  ],
  // A turban and a long beard.
  8: [
    ground('#b5d3ff'),
    ...bust('#c58a59', '#f4f0e6'),
    ['#4a4448', 'M19 27c1 5 3 7 6 6c4-2 10-2 14 0c3 1 5-1 6-6c2 14-4 26-13 26s-15-12-13-26z'],
    ['#f4f0e6', 'M28 37.5q4 2.5 8 0z'],
    ['#f58a1f', 'M16 25c-3-12 5-20 16-20s19 8 16 20c-7-2-13-6-16-10c-3 4-9 8-16 10z'],
    ['none', 'M32 15c-4-1-9-1-13 2M32 15c3-3 8-4 12-3M27 6c4 2 5 5 5 9'],
  ],
  // Grey hair in a bun, glasses and a whistle.
  9: [
    ground('#f6a58c'),
    ['#cfd3da', 'M25 9a7 7 0 1 1 14 0a7 7 0 1 1-14 0z'],
    ...bust('#f6d0b5', '#31465e'),
    ['#cfd3da', 'M18 29c-2-13 5-20 14-20s16 7 14 20c-2-5-5-9-8-12c-5 4-13 5-20 12z'],
    ['none', 'M21 29a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM33 29a5 5 0 1 0 10 0a5 5 0 1 0-10 0zM31 28q1-1 2 0'],
    ['none', 'M24 45l8 9l8-9'],
    ['#ffd23f', 'M28 54h11v3h-4a4 4 0 1 1-7-1z'],
  ],
  // Long braids and a crown: the champion.
  10: [
    ground('#6b4ba1'),
    ['#1f1520', 'M15 58v-30c0-13 7-20 17-20s17 7 17 20v30h-9v-24h-16v24z'],
    ['none', 'M16 37h7M16 44h7M16 51h7M41 37h7M41 44h7M41 51h7'],
    ...bust('#8d5b3c', '#f4f0e6'),
    ['#1f1520', 'M19 26c0-10 5-15 13-15s13 5 13 15c-4-4-8-6-13-6s-9 2-13 6z'],
    ['#ffd23f', 'M19 18l-2-12l8 5l7-8l7 8l8-5l-2 12c-8-3-18-3-26 0z'],
    ...scarf('#ffd23f'),
  ],
};
