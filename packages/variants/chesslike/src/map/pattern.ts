import { type Board, freeSquares, ray, type Side, type Square, type Step, stepFrom } from '@kickmate/board';
import type { PatternSign, Tile } from '@kickmate/game';
import { isUnwalkable } from './map-words.ts';
import { texts } from './texts.ts';

/** Rows and columns of a pattern; the piece itself stands in the middle. */
export const GRID = 5;

/** The distance of a pattern's outer ring from its middle. */
export const FAR = (GRID - 1) / 2;

/** The piece itself, in the middle of its pattern. */
export const SELF = 'o';

/** The use of a cell of a pattern for its piece. A ride goes on beyond the cell in the same direction. */
export type Ability = 'nothing' | 'move' | 'attack' | 'both' | 'ride';

interface AbilitySign extends PatternSign {
  readonly ability: Ability;
  /** The points that it adds to a piece's value. */
  readonly worth: number;
}

const able = (sign: string, ability: Ability, worth: number): AbilitySign => ({
  sign,
  ability,
  worth,
  moves: ['move', 'both', 'ride'].includes(ability),
  attacks: ['attack', 'both', 'ride'].includes(ability),
  rides: ability === 'ride',
  get name() {
    return texts.abilities[ability];
  },
});

/** The signs of patterns; a kernel's number for one is its index. */
export const ABILITIES: readonly AbilitySign[] = [
  able('.', 'nothing', 0),
  able('m', 'move', 1),
  able('a', 'attack', 2),
  able('b', 'both', 3),
  able('r', 'ride', 5),
];

/** The number of a ride among the signs. */
const RIDE = ABILITIES.findIndex(({ ability }) => ability === 'ride');

/** A square of a pattern, seen from the piece: files to the right, ranks forward. */
export interface PatternCell extends Step {
  readonly ability: Ability;
}

const BY_SIGN = new Map(ABILITIES.map((one) => [one.sign, one]));

/** The ability that a pattern's sign stands for; `undefined` for an unknown sign, and for the piece's own. */
export const abilityOf = (sign: string): Ability | undefined => BY_SIGN.get(sign)?.ability;

/** All cells of a sound pattern except the middle one: the far row first, each row from the left. */
export function cellsOf(pattern: readonly string[]): readonly PatternCell[] {
  return pattern.flatMap((row, index) =>
    [...row].flatMap((sign, column) => {
      const ability = abilityOf(sign);
      return ability ? [{ file: column - FAR, rank: FAR - index, ability }] : [];
    }),
  );
}

/** The value of a piece with this pattern: the sum of its cells' points. A pawn is worth 12, a queen 64. */
export const patternValue = (pattern: readonly string[]): number =>
  [...pattern.join('')].reduce((sum, sign) => sum + (BY_SIGN.get(sign)?.worth ?? 0), 0);

/** The pattern that may do whatever one of two patterns may do. */
export const unitedPattern = (pattern: readonly string[], other: readonly string[]): readonly string[] =>
  pattern.map((row, index) => [...row].map((sign, column) => unitedSign(sign, other[index]![column]!)).join(''));

/** A ride includes everything; the other signs are numbered so that a move and an attack together are both. */
function unitedSign(sign: string, other: string): string {
  if (sign === SELF) return SELF;
  const [one, two] = [sign, other].map((sought) => ABILITIES.findIndex((known) => known.sign === sought));
  return ABILITIES[Math.max(one!, two!) === RIDE ? RIDE : one! | two!]!.sign;
}

/** The part of a map on which the rays of pieces depend. */
interface Terrain {
  readonly board: Board;
  readonly tiles: readonly Tile[];
}

/** A square to which a piece may go, if the doors under it are open. */
export interface Target {
  readonly to: Square;
  /** The doors on each of its paths; all those of one path must be open. Empty where a path has none. */
  readonly doors: readonly (readonly Square[])[];
}

/** The squares to which one cell of a piece's pattern leads from a square. */
export interface PatternRay {
  readonly ability: Exclude<Ability, 'nothing'>;
  /** A square that must be empty: the first one of a straight or diagonal ride, on which the ride cannot end. */
  readonly over?: Square;
  /** One square; for a ride those in its direction, nearest first. */
  readonly targets: readonly Target[];
}

/** The rays that a pattern gives a piece of a side from a square. Walls end them; doors may be open or closed. */
export function raysFrom(
  terrain: Terrain,
  pattern: readonly string[],
  side: Side,
  from: Square,
): readonly PatternRay[] {
  return cellsOf(pattern).flatMap(({ ability, ...seen }) => {
    if (ability === 'nothing') return [];
    const step = side === 'w' ? seen : mirrored(seen);
    const found = ability === 'ride' ? rideFrom(terrain, from, step) : singleFrom(terrain, from, step, ability);
    return found && found.targets.length > 0 ? [found] : [];
  });
}

/** A step as Black takes it: upside down. */
const mirrored = ({ file, rank }: Step): Step => ({ file, rank: 0 - rank });

function singleFrom(
  terrain: Terrain,
  from: Square,
  step: Step,
  ability: PatternRay['ability'],
): PatternRay | undefined {
  const target = targetFrom(terrain, from, step);
  return target && { ability, targets: [target] };
}

function rideFrom(terrain: Terrain, from: Square, step: Step): PatternRay | undefined {
  const middle = middleOf(step);
  if (!middle) return { ability: 'ride', targets: leapsFrom(terrain, from, step) };
  const [over, ...beyond] = ray(terrain.board, from, middle);
  if (over === undefined || isBlocked(terrain, over)) return undefined;
  const targets = freeSquares(beyond, (square) => isBlocked(terrain, square)).map((to) => ({ to, doors: [] }));
  return { ability: 'ride', over, targets };
}

/** A knight's leap, again and again. */
function leapsFrom(terrain: Terrain, from: Square, step: Step): readonly Target[] {
  const target = targetFrom(terrain, from, step);
  return target ? [target, ...leapsFrom(terrain, target.to, step)] : [];
}

function targetFrom(terrain: Terrain, from: Square, step: Step): Target | undefined {
  const to = stepFrom(terrain.board, from, step);
  if (to === undefined || isBlocked(terrain, to)) return undefined;
  const paths = pathsOf(step)
    .map((path) => path.map((via) => stepFrom(terrain.board, from, via)!))
    .filter((path) => !path.some((via) => isBlocked(terrain, via)));
  if (paths.length === 0) return undefined;
  const doors = paths.map((path) => path.filter((via) => terrain.tiles[via] === 'door'));
  return { to, doors: doors.some((path) => path.length === 0) ? [] : doors };
}

/** The paths to the square at a step: the squares between, as steps from the first. A neighbour has one empty path. */
function pathsOf(step: Step): readonly (readonly Step[])[] {
  const { file, rank } = step;
  const middle = middleOf(step);
  if (middle) return [[middle]];
  if (Math.max(Math.abs(file), Math.abs(rank)) < FAR) return [[]];
  const long = Math.abs(file) === FAR ? { file: file / FAR, rank: 0 } : { file: 0, rank: rank / FAR };
  const short = { file: file - FAR * long.file, rank: rank - FAR * long.rank };
  return [
    [long, { file: FAR * long.file, rank: FAR * long.rank }],
    [short, { file: short.file + long.file, rank: short.rank + long.rank }],
  ];
}

/** Half of a step that is straight or diagonal and two squares long. */
function middleOf({ file, rank }: Step): Step | undefined {
  const isEven = file % FAR === 0 && rank % FAR === 0;
  return isEven ? { file: file / FAR, rank: rank / FAR } : undefined;
}

const isBlocked = ({ tiles }: Terrain, square: Square): boolean => isUnwalkable(tiles[square]!);
