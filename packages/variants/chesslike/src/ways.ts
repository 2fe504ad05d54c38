import { type Board, ray, type Side, type Square, type Step, stepFrom } from '@kickmate/board';
import type { Tile } from '@kickmate/game';
import { cellsOf, type Deed, FAR } from './pattern.ts';
import { isUnwalkable } from './tiles.ts';

/** What is needed of a map to know where pieces may go. */
interface Land {
  readonly board: Board;
  readonly tiles: readonly Tile[];
}

/** A square to which a piece may go, if the doors under it are open. */
export interface Hop {
  readonly to: Square;
  /** The doors on each of its paths; all those of one path must be open. Empty where a path has none. */
  readonly doors: readonly (readonly Square[])[];
}

/** What a square of a piece's pattern lets it do. */
export interface Way {
  readonly deed: Exclude<Deed, 'nothing'>;
  /** A square that must be free to pass: the first of a straight or diagonal ride. */
  readonly over?: Square;
  /** One square; of a ride those in its direction, nearest first. */
  readonly hops: readonly Hop[];
}

/** The ways that a pattern gives a piece of a side from a square, on a land whose walls stay and whose doors may open. */
export function waysFrom(land: Land, pattern: readonly string[], side: Side, from: Square): readonly Way[] {
  return cellsOf(pattern).flatMap(({ deed, ...seen }) => {
    if (deed === 'nothing') return [];
    const step = side === 'w' ? seen : mirrored(seen);
    const way = deed === 'ride' ? rideFrom(land, from, step) : leapFrom(land, from, step, deed);
    return way && way.hops.length > 0 ? [way] : [];
  });
}

/** A step as Black takes it: upside down. */
const mirrored = ({ file, rank }: Step): Step => ({ file, rank: 0 - rank });

function leapFrom(land: Land, from: Square, step: Step, deed: Way['deed']): Way | undefined {
  const hop = hopFrom(land, from, step);
  return hop && { deed, hops: [hop] };
}

function rideFrom(land: Land, from: Square, step: Step): Way | undefined {
  const middle = middleOf(step);
  if (!middle) return { deed: 'ride', hops: leapsFrom(land, from, step) };
  const [over, ...beyond] = ray(land.board, from, middle);
  if (over === undefined || isBlocked(land, over)) return undefined;
  const end = beyond.findIndex((square) => isBlocked(land, square));
  const hops = (end < 0 ? beyond : beyond.slice(0, end)).map((to) => ({ to, doors: [] }));
  return { deed: 'ride', over, hops };
}

/** A knight's leap, again and again. */
function leapsFrom(land: Land, from: Square, step: Step): readonly Hop[] {
  const hop = hopFrom(land, from, step);
  return hop ? [hop, ...leapsFrom(land, hop.to, step)] : [];
}

function hopFrom(land: Land, from: Square, step: Step): Hop | undefined {
  const to = stepFrom(land.board, from, step);
  if (to === undefined || isBlocked(land, to)) return undefined;
  const paths = pathsOf(step)
    .map((path) => path.map((via) => stepFrom(land.board, from, via)!))
    .filter((path) => !path.some((via) => isBlocked(land, via)));
  if (paths.length === 0) return undefined;
  const doors = paths.map((path) => path.filter((via) => land.tiles[via] === 'door'));
  return { to, doors: doors.some((path) => path.length === 0) ? [] : doors };
}

/** The ways between two squares, as steps from the first one; a step to a neighbour has nothing in between. */
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

const isBlocked = ({ tiles }: Land, square: Square): boolean => isUnwalkable(tiles[square]!);
