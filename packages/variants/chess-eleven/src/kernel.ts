import { type Piece, SIDES } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { ALL_SQUARES } from './board.ts';
import { type ElevenPosition, LIMITS, PHASES, PIECE_LETTERS } from './position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

// The packed position, as assembly/packed.ts reads it: a byte for the piece on each square (1-6 for P N B R Q K, 8 more
// for Black, 0 for none), side, ball, phase, a spare byte, quiet turns and turn number as i32, a bit for each unmoved pawn.
const SIDE = 64;
const BALL = 65;
const PHASE = 66;
const QUIET = 68;
const NUMBER = 72;
const UNMOVED = 76;
const SIZE = 84;

const BLACK = 8;
/** Means that the ball is loose. */
const LOOSE = 64;

function packPiece(piece: Piece | undefined): number {
  if (!piece) return 0;
  return PIECE_LETTERS.indexOf(piece.letter) + 1 + (piece.side === 'b' ? BLACK : 0);
}

function unpackPiece(code: number): Piece | undefined {
  if (code === 0) return undefined;
  return { side: code > BLACK ? 'b' : 'w', letter: PIECE_LETTERS[(code % BLACK) - 1]! };
}

/** The byte that holds a square's bit, and that bit. */
const bitOf = (square: number) => ({ at: UNMOVED + (square >> 3), bit: 1 << (square & 7) });

/** The kernel of Chess Eleven: the same rules in AssemblyScript, for the search. */
export const elevenKernel: KernelSource<ElevenPosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  debugWasm: new URL('../build/debug.wasm', import.meta.url),
  weightGroups: WEIGHT_GROUPS,
  idleTechniques: ['continuation', 'correction', 'exchange', 'incremental', 'rootOrder'],
  js: () => import('../build/kernel.js'),
  size: SIZE,
  pack({ pieces, side, ball, phase, unmoved, quiet, number }, view) {
    for (const [square, piece] of pieces.entries()) view.setUint8(square, packPiece(piece));
    view.setUint8(SIDE, SIDES.indexOf(side));
    view.setUint8(BALL, ball ?? LOOSE);
    view.setUint8(PHASE, PHASES.indexOf(phase));
    view.setInt32(QUIET, quiet, true);
    view.setInt32(NUMBER, number, true);
    for (let byte = UNMOVED; byte < SIZE; byte++) view.setUint8(byte, 0);
    for (const { at, bit } of unmoved.map(bitOf)) view.setUint8(at, view.getUint8(at) | bit);
  },
  unpack(view) {
    const ball = view.getUint8(BALL);
    return {
      pieces: ALL_SQUARES.map((square) => unpackPiece(view.getUint8(square))),
      side: SIDES[view.getUint8(SIDE)]!,
      ball: ball === LOOSE ? undefined : ball,
      phase: PHASES[view.getUint8(PHASE)]!,
      unmoved: ALL_SQUARES.filter((square) => view.getUint8(bitOf(square).at) & bitOf(square).bit),
      // The kernel counts on beyond the limits, which no search comes near.
      quiet: Math.min(view.getInt32(QUIET, true), LIMITS.quiet),
      number: Math.min(view.getInt32(NUMBER, true), LIMITS.number),
    };
  },
};
