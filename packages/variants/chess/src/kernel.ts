import { SIDES, type Side } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { piecePacking } from '@kickmate/search';
import * as at from './packed.ts';
import { WINGS } from './rules/castling.ts';
import { type CastlingRooks, type ChessPosition, LIMITS, PIECE_LETTERS } from './rules/position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

const { pack: packPiece, unpack: unpackPiece } = piecePacking(PIECE_LETTERS);

/** The place of the castling rook of a side and wing in the packed position. */
const rookAt = (side: Side, wing: keyof CastlingRooks): number =>
  at.ROOKS + SIDES.indexOf(side) * WINGS.length + WINGS.indexOf(wing);

function unpackRooks(view: DataView, side: Side): CastlingRooks {
  const rooks = WINGS.map((wing) => [wing, view.getUint8(rookAt(side, wing))] as const);
  return Object.fromEntries(rooks.filter(([, square]) => square !== at.NOWHERE));
}

/** The kernel of chess: the same rules in AssemblyScript, for the search. */
export const chessKernel: KernelSource<ChessPosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  network: new URL('../network/chess.net', import.meta.url),
  weightGroups: WEIGHT_GROUPS,
  unusedTechniques: ['star', 'razoring'],
  js: () => import('../build/kernel.js'),
  size: at.SIZE,
  pack({ pieces, side: toMove, enPassant, castling, quiet, number }, view) {
    for (const [square, piece] of pieces.entries()) view.setUint8(square, packPiece(piece));
    view.setUint8(at.SIDE, SIDES.indexOf(toMove));
    view.setUint8(at.EN_PASSANT, enPassant ?? at.NOWHERE);
    for (const side of SIDES)
      for (const wing of WINGS) view.setUint8(rookAt(side, wing), castling[side][wing] ?? at.NOWHERE);
    view.setInt32(at.HALF_MOVE_CLOCK, quiet, true);
    view.setInt32(at.MOVE_NUMBER, number, true);
  },
  unpack(view) {
    const enPassant = view.getUint8(at.EN_PASSANT);
    return {
      pieces: Array.from({ length: at.SIDE }, (_, square) => unpackPiece(view.getUint8(square))),
      side: SIDES[view.getUint8(at.SIDE)]!,
      castling: { w: unpackRooks(view, 'w'), b: unpackRooks(view, 'b') },
      ...(enPassant !== at.NOWHERE && { enPassant }),
      // The kernel counts on beyond the limits, which no search comes near.
      quiet: Math.min(view.getInt32(at.HALF_MOVE_CLOCK, true), LIMITS.quiet),
      number: Math.min(view.getInt32(at.MOVE_NUMBER, true), LIMITS.number),
    };
  },
};

/** The same for Chess960, whose openings the network of chess does not know. */
export const chess960Kernel: KernelSource<ChessPosition> = {
  ...chessKernel,
  network: new URL('../network/chess960/chess960.net', import.meta.url),
};
