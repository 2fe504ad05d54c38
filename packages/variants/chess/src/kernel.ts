import { type Piece, SIDES, type Side } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { WINGS } from './castling.ts';
import { type CastlingRooks, type ChessPosition, LIMITS, PIECE_LETTERS } from './position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

// The packed position, as assembly/packed.ts reads it: a byte for the piece on each square (1-6 for P N B R Q K, 8 more
// for Black, 0 for none), side, en passant square, castling rooks (White's on the king's and queen's side, Black's), two
// spare bytes, half-move clock and move number as i32.
const SIDE = 64;
const EN_PASSANT = 65;
const ROOKS = 66;
const QUIET = 72;
const NUMBER = 76;
const SIZE = 80;

const BLACK = 8;
/** Means no square. */
const NOWHERE = 255;

function packPiece(piece: Piece | undefined): number {
  if (!piece) return 0;
  return PIECE_LETTERS.indexOf(piece.letter) + 1 + (piece.side === 'b' ? BLACK : 0);
}

function unpackPiece(code: number): Piece | undefined {
  if (code === 0) return undefined;
  return { side: code > BLACK ? 'b' : 'w', letter: PIECE_LETTERS[(code % BLACK) - 1]! };
}

/** The place of the castling rook of a side and wing in the packed position. */
const rookAt = (side: Side, wing: keyof CastlingRooks): number =>
  ROOKS + SIDES.indexOf(side) * WINGS.length + WINGS.indexOf(wing);

function unpackRooks(view: DataView, side: Side): CastlingRooks {
  const rooks = WINGS.map((wing) => [wing, view.getUint8(rookAt(side, wing))] as const);
  return Object.fromEntries(rooks.filter(([, square]) => square !== NOWHERE));
}

/** The kernel of chess and Chess960: the same rules in AssemblyScript, for the search. */
export const chessKernel: KernelSource<ChessPosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  debugWasm: new URL('../build/debug.wasm', import.meta.url),
  weightGroups: WEIGHT_GROUPS,
  idleTechniques: ['star', 'iir', 'razoring', 'singular', 'continuation'],
  js: () => import('../build/kernel.js'),
  size: SIZE,
  pack({ pieces, side: toMove, enPassant, castling, quiet, number }, view) {
    for (const [square, piece] of pieces.entries()) view.setUint8(square, packPiece(piece));
    view.setUint8(SIDE, SIDES.indexOf(toMove));
    view.setUint8(EN_PASSANT, enPassant ?? NOWHERE);
    for (const side of SIDES)
      for (const wing of WINGS) view.setUint8(rookAt(side, wing), castling[side][wing] ?? NOWHERE);
    view.setInt32(QUIET, quiet, true);
    view.setInt32(NUMBER, number, true);
  },
  unpack(view) {
    const enPassant = view.getUint8(EN_PASSANT);
    return {
      pieces: Array.from({ length: SIDE }, (_, square) => unpackPiece(view.getUint8(square))),
      side: SIDES[view.getUint8(SIDE)]!,
      castling: { w: unpackRooks(view, 'w'), b: unpackRooks(view, 'b') },
      ...(enPassant !== NOWHERE && { enPassant }),
      // The kernel counts on beyond the limits, which no search comes near.
      quiet: Math.min(view.getInt32(QUIET, true), LIMITS.quiet),
      number: Math.min(view.getInt32(NUMBER, true), LIMITS.number),
    };
  },
};
