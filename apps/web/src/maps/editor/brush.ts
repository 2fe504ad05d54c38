import type { Piece, Square } from '@kickmate/board';
import type { MapFile, Maps } from '@kickmate/game';
import { piecesOf, tilesOf, withGround, withPiece, withTile } from '../map-edit.ts';

/** A tool of the map editor: a tile by its sign, a piece, the eraser, or the hand, which moves pieces. */
export type Tool =
  | { readonly kind: 'tile'; readonly sign: string }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'erase' }
  | { readonly kind: 'move' };

/** Changes a square. A stroke changes all its squares in the same way. */
export type Brush = (map: MapFile, square: Square) => MapFile;

const isSamePiece = (a: Piece | undefined, b: Piece): boolean => a?.side === b.side && a.letter === b.letter;

/**
 * Returns what a stroke of a tool does that begins on a square. If the square already has what the tool paints, the stroke
 * removes it. The eraser removes pieces if it begins on a piece, otherwise tiles.
 */
export function brushOf(maps: Maps, tool: Exclude<Tool, { kind: 'move' }>, map: MapFile, square: Square): Brush {
  const floor = maps.tiles[0]!.sign;
  const there = piecesOf(map)[square];
  switch (tool.kind) {
    case 'tile': {
      const sign = tilesOf(map)[square] === tool.sign ? floor : tool.sign;
      return (before, at) => withGround(maps, before, at, sign);
    }
    case 'piece': {
      const piece = isSamePiece(there, tool.piece) ? undefined : tool.piece;
      return (before, at) => withPiece(before, at, piece);
    }
    case 'erase':
      return (before, at) => (there ? withPiece(before, at, undefined) : withTile(before, at, floor));
  }
}
