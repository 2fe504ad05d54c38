import type { Piece, Square } from '@kickmate/board';
import type { MapFile, Maps } from '@kickmate/game';
import { piecesOf, tilesOf, withPiece, withTile } from '../map-edit.ts';

/** What is in the hand of who makes a map: a tile by its sign, a piece, the eraser, or the hand itself, which moves pieces. */
export type Tool =
  | { readonly kind: 'tile'; readonly sign: string }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'erase' }
  | { readonly kind: 'move' };

/** Changes a square; all of a stroke's squares in the same way. */
export type Brush = (map: MapFile, square: Square) => MapFile;

const isSamePiece = (a: Piece | undefined, b: Piece): boolean => a?.side === b.side && a.letter === b.letter;

/**
 * What a tool does in a stroke that begins on a square: where what it paints is there already, the stroke takes it away.
 * The eraser takes pieces where it begins on one, and else tiles.
 */
export function brushOf(maps: Maps, tool: Exclude<Tool, { kind: 'move' }>, map: MapFile, square: Square): Brush {
  const floor = maps.tiles[0]!.sign;
  const there = piecesOf(map)[square];
  switch (tool.kind) {
    case 'tile': {
      const sign = tilesOf(map)[square] === tool.sign ? floor : tool.sign;
      return (before, at) => withTile(before, at, sign);
    }
    case 'piece': {
      const piece = isSamePiece(there, tool.piece) ? undefined : tool.piece;
      return (before, at) => withPiece(before, at, piece);
    }
    case 'erase':
      return (before, at) => (there ? withPiece(before, at, undefined) : withTile(before, at, floor));
  }
}
