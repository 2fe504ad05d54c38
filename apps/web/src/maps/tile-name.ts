import type { Maps } from '@kickmate/game';

/** The name of a tile for people, an item's too: "wall", "boots". */
export const tileName = ({ tiles }: Maps, tile: string): string => tiles.find((one) => one.tile === tile)?.name ?? tile;
