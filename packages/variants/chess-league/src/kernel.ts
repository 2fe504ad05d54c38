import type { Piece } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { type LeaguePosition, LIMITS, PIECE_LETTERS } from './position.ts';

// The packed position, as assembly/record.ts reads it: a byte for the piece on each square (1-6 for P N B R Q K, 8 more
// for Black, 0 for none), side, ball, two spare bytes, quiet count and action number as i32.
const SIDE = 64;
const BALL = 65;
const QUIET = 68;
const NUMBER = 72;
const SIZE = 76;

const BLACK = 8;

function packPiece(piece: Piece | undefined): number {
  if (!piece) return 0;
  return PIECE_LETTERS.indexOf(piece.letter) + 1 + (piece.side === 'b' ? BLACK : 0);
}

function unpackPiece(code: number): Piece | undefined {
  if (code === 0) return undefined;
  return { side: code > BLACK ? 'b' : 'w', letter: PIECE_LETTERS[(code % BLACK) - 1]! };
}

/** The kernel of Chess League: the same rules in AssemblyScript, for the search. */
export const leagueKernel: KernelSource<LeaguePosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  debugWasm: new URL('../build/debug.wasm', import.meta.url),
  idleTechniques: [
    'razoring',
    'singular',
    'continuation',
    'correction',
    'exchange',
    'quiescenceHash',
    'incremental',
    'rootOrder',
  ],
  js: () => import('../build/kernel.js'),
  size: SIZE,
  pack(position, view) {
    for (const [square, piece] of position.pieces.entries()) view.setUint8(square, packPiece(piece));
    view.setUint8(SIDE, position.side === 'w' ? 0 : 1);
    view.setUint8(BALL, position.ball);
    view.setInt32(QUIET, position.quiet, true);
    view.setInt32(NUMBER, position.number, true);
  },
  unpack(view) {
    return {
      pieces: Array.from({ length: SIDE }, (_, square) => unpackPiece(view.getUint8(square))),
      side: view.getUint8(SIDE) === 0 ? 'w' : 'b',
      ball: view.getUint8(BALL),
      // The kernel counts on beyond the limits, which no search comes near.
      quiet: Math.min(view.getInt32(QUIET, true), LIMITS.quiet),
      number: Math.min(view.getInt32(NUMBER, true), LIMITS.number),
    };
  },
};
