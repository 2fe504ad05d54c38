import type { Side } from '@kickmate/board';
import type { Start } from '@kickmate/game';
import { settled } from './end.ts';
import type { Ground } from './ground.ts';
import type { ChesslikePosition } from './position.ts';

/**
 * The map as it is made. White begins; where Black is to, White's first action counts as done without any. But White's
 * turns are not taken away: on a map that limits them White begins.
 */
export function starts(ground: Ground, kickOff: Side): readonly Start<ChesslikePosition>[] {
  const { placement, tiles, turns } = ground;
  const side = turns === undefined ? kickOff : 'w';
  const number = side === 'w' ? 1 : 2;
  const standing = { pieces: placement, side, tiles, keys: { w: 0, b: 0 }, quiet: 0, number };
  return [{ position: settled(ground, standing), weight: 1 }];
}
