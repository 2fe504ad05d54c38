/** The part of a drawing that a path draws, which decides its colours. */
type Part = 'ground' | 'paper' | 'accent' | 'gold' | 'ink' | 'bold' | 'dashed' | 'chalk';

/** A pawn that stands at x, on the ground. */
const pawn = (x: number): string =>
  `M${x - 14} 82c0-8 8-11 9-24h-4c0-3 2-5 4-6a11 11 0 1 1 10 0c2 1 4 3 4 6h-4c1 13 9 16 9 24z`;

/** A ball around a place. */
const ball = (x: number, y: number): readonly (readonly [Part, string])[] => [
  ['paper', `M${x - 9} ${y}a9 9 0 1 0 18 0a9 9 0 1 0-18 0z`],
  ['ink', `M${x} ${y - 4}l3.800 2.800l-1.500 4.500h-4.600l-1.500-4.500z`],
];

const GROUND: readonly [Part, string] = ['ground', 'M16 82a64 9 0 1 0 128 0a64 9 0 1 0-128 0z'];

/**
 * Our own drawings for places where there is nothing yet, in a box of 160 by 96 units: `matches` - a scoreboard without a score;
 * `solved` - a cup; `opponent` - a pawn, a ball, and somebody missing; `map` - a folded map; `search` - a glass over empty squares.
 */
export const DRAWINGS = {
  matches: [
    GROUND,
    ['bold', 'M52 60v22M108 60v22'],
    ['accent', 'M42 14h76a6 6 0 0 1 6 6v36a6 6 0 0 1-6 6h-76a6 6 0 0 1-6-6v-36a6 6 0 0 1 6-6z'],
    ['paper', 'M46 24h24v28h-24zM90 24h24v28h-24z'],
    ['bold', 'M53 38h10M97 38h10'],
    ['chalk', 'M80 33v.1M80 44v.1'],
    ...ball(131, 76),
  ],
  solved: [
    GROUND,
    ['ink', 'M58 22h-12c0 14 5 21 15 22M102 22h12c0 14-5 21-15 22'],
    ['gold', 'M56 14h48v19c0 16-10 26-24 26s-24-10-24-26z'],
    [
      'paper',
      'M80 22l3.500 7.100l7.800 1.100l-5.600 5.500l1.300 7.800l-7-3.700l-7 3.700l1.300-7.800l-5.600-5.500l7.800-1.100z',
    ],
    ['gold', 'M76 59h8v11h-8z'],
    ['accent', 'M64 70h32a3 3 0 0 1 3 3v9h-38v-9a3 3 0 0 1 3-3z'],
  ],
  opponent: [GROUND, ['accent', pawn(50)], ['dashed', pawn(110)], ...ball(80, 75)],
  map: [
    GROUND,
    ['paper', 'M34 20l30-7l32 7l30-7v58l-30 7l-32-7l-30 7z'],
    ['ink', 'M64 13v58M96 20v58'],
    ['accent', 'M42 29l14-3.300v12l-14 3.300zM72 56l14 3v12l-14-3z'],
    ['dashed', 'M45 64c8-16 20-4 26-14s12-20 24-16'],
    ['gold', 'M111 50c-6-8-9-12-9-17a9 9 0 0 1 18 0c0 5-3 9-9 17z'],
    ['paper', 'M107.500 33a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0z'],
  ],
  search: [
    GROUND,
    ['paper', 'M32 18h96v56h-96z'],
    ['accent', 'M32 18h24v28h-24zM80 18h24v28h-24zM56 46h24v28h-24zM104 46h24v28h-24z'],
    ['paper', 'M62 42a23 23 0 1 0 46 0a23 23 0 1 0-46 0z'],
    ['bold', 'M102 59l20 22'],
    ['dashed', 'M76 52c0-4 4-5 4-11a5.500 5.500 0 1 1 10 0c0 6 4 7 4 11z'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [Part, string])[]>>;
