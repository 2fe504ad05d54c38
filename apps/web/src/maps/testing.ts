import { must } from '@kickmate/board';
import type { AnyVariant, MapFile } from '@kickmate/game';
import { loadMaps } from '../shared/maps/maps-game.ts';

/** For tests: the maps of the game that has them. */
export const maps = await loadMaps();

/** For tests: a small map on which both sides have a king, and White a pawn. */
export const SMALL: MapFile = {
  name: 'Small',
  size: [4, 3],
  tiles: ['....', '.#..', '....'],
  pieces: {},
  placement: '3k/4/KP2',
  objective: 'royal',
};

/** For tests: the game on a map. */
export const on = (map: MapFile): AnyVariant => must(maps.on(maps.format(map)));
