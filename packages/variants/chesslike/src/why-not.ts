import type { Square } from '@kickmate/board';
import type { ChesslikePosition } from './rules/position.ts';
import { texts } from './texts.ts';

/** Why a piece cannot go to a square, where its tile is the reason; otherwise `undefined`. */
export function whyNot({ tiles, side, keys }: ChesslikePosition, to: Square, from?: Square): string | undefined {
  if (from === undefined) return undefined;
  switch (tiles[to]) {
    case 'wall':
    case 'hole':
    case 'tree':
      return texts.whyNot.solid;
    case 'door':
      return keys[side] === 0 ? texts.whyNot.door : undefined;
    default:
      return undefined;
  }
}
