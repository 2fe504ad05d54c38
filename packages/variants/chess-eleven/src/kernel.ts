import { SIDES } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { piecePacking } from '@kickmate/search';
import * as at from './packed.ts';
import { ALL_SQUARES } from './rules/board.ts';
import { type ElevenPosition, LIMITS, PHASES, PIECE_LETTERS } from './rules/position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

const { pack: packPiece, unpack: unpackPiece } = piecePacking(PIECE_LETTERS);

/** The byte that holds a square's bit, and that bit. */
const bitOf = (square: number) => ({ at: at.UNMOVED + (square >> 3), bit: 1 << (square & 7) });

/** The kernel of Chess Eleven: the same rules in AssemblyScript, for the search. */
export const elevenKernel: KernelSource<ElevenPosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  network: new URL('../network/chess-eleven.net', import.meta.url),
  weightGroups: WEIGHT_GROUPS,
  unusedTechniques: [
    'continuation',
    'correction',
    'exchange',
    'incremental',
    'rootOrder',
    'cutNodes',
    'probCut',
    'captureHistory',
    'historyPruning',
    'doubleExtension',
    'pieceCorrection',
  ],
  js: () => import('../build/kernel.js'),
  size: at.SIZE,
  pack({ pieces, side, ball, phase, unmoved, quiet, number }, view) {
    for (const [square, piece] of pieces.entries()) view.setUint8(square, packPiece(piece));
    view.setUint8(at.SIDE, SIDES.indexOf(side));
    view.setUint8(at.BALL, ball ?? at.LOOSE);
    view.setUint8(at.PHASE, PHASES.indexOf(phase));
    view.setInt32(at.QUIET_TURNS, quiet, true);
    view.setInt32(at.TURN_NUMBER, number, true);
    for (let byte = at.UNMOVED; byte < at.SIZE; byte++) view.setUint8(byte, 0);
    for (const { at, bit } of unmoved.map(bitOf)) view.setUint8(at, view.getUint8(at) | bit);
  },
  unpack(view) {
    const ball = view.getUint8(at.BALL);
    return {
      pieces: ALL_SQUARES.map((square) => unpackPiece(view.getUint8(square))),
      side: SIDES[view.getUint8(at.SIDE)]!,
      ball: ball === at.LOOSE ? undefined : ball,
      phase: PHASES[view.getUint8(at.PHASE)]!,
      unmoved: ALL_SQUARES.filter((square) => view.getUint8(bitOf(square).at) & bitOf(square).bit),
      // The kernel counts on beyond the limits, which no search comes near.
      quiet: Math.min(view.getInt32(at.QUIET_TURNS, true), LIMITS.quiet),
      number: Math.min(view.getInt32(at.TURN_NUMBER, true), LIMITS.number),
    };
  },
};
