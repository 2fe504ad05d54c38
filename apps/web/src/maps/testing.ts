import { must } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import type { AnyVariant, MapFile, Maps } from '@kickmate/game';

needsGames('chesslike');

/** For tests: the maps of the game that has them. */
export const maps: Maps = (await exampleGame('chesslike')).maps!;

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
