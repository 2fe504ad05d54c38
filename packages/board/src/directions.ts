import type { Step } from './board.ts';
import type { Side } from './side.ts';

/** One step forward for a side: up the ranks for White, down for Black. */
export const forward = (side: Side): Step => ({ file: 0, rank: side === 'w' ? 1 : -1 });

/** The four straight directions: along ranks and files. */
export const STRAIGHT: readonly Step[] = [
  { file: 0, rank: 1 },
  { file: 1, rank: 0 },
  { file: 0, rank: -1 },
  { file: -1, rank: 0 },
];

/** The four diagonal directions. */
export const DIAGONAL: readonly Step[] = [
  { file: 1, rank: 1 },
  { file: 1, rank: -1 },
  { file: -1, rank: -1 },
  { file: -1, rank: 1 },
];

/** All eight directions, straight ones first. */
export const ALL_DIRECTIONS: readonly Step[] = [...STRAIGHT, ...DIAGONAL];

/** The knight's eight leaps. */
export const KNIGHT_LEAPS: readonly Step[] = [
  { file: 1, rank: 2 },
  { file: 2, rank: 1 },
  { file: 2, rank: -1 },
  { file: 1, rank: -2 },
  { file: -1, rank: -2 },
  { file: -2, rank: -1 },
  { file: -2, rank: 1 },
  { file: -1, rank: 2 },
];
