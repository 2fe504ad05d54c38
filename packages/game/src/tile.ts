/** The kinds of items that a piece picks up and carries, in the order in which they are listed. An item changes what its carrier may do. */
export const ITEMS = ['boots', 'wings', 'spurs', 'horns'] as const;

/** A kind of item. */
export type Item = (typeof ITEMS)[number];

/** The kinds of tiles on a board with terrain; `floor` is an empty one. An item lies on floor. */
export type Tile = 'floor' | 'wall' | 'hole' | 'tree' | 'door' | 'key' | 'exit' | Item;

/** Returns whether a tile, or the name of one, is an item. */
export const isItem = (tile: string | undefined): tile is Item => ITEMS.some((item) => item === tile);
