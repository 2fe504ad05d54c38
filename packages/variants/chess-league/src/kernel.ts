import type { KernelSource } from '@kickmate/game';
import { piecePacking } from '@kickmate/search';
import * as at from './packed.ts';
import { type LeaguePosition, LIMITS, PIECE_LETTERS } from './rules/position.ts';

const { pack: packPiece, unpack: unpackPiece } = piecePacking(PIECE_LETTERS);

/** The kernel of Chess League: the same rules in AssemblyScript, for the search. */
export const leagueKernel: KernelSource<LeaguePosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  network: new URL('../network/chess-league.net', import.meta.url),
  unusedTechniques: [
    'correction',
    'exchange',
    'incremental',
    'cutNodes',
    'probCut',
    'captureHistory',
    'historyPruning',
    'doubleExtension',
    'pieceCorrection',
  ],
  js: () => import('../build/kernel.js'),
  size: at.SIZE,
  pack(position, view) {
    for (const [square, piece] of position.pieces.entries()) view.setUint8(square, packPiece(piece));
    view.setUint8(at.SIDE, position.side === 'w' ? 0 : 1);
    view.setUint8(at.BALL, position.ball);
    view.setInt32(at.QUIET_COUNT, position.quiet, true);
    view.setInt32(at.ACTION_NUMBER, position.number, true);
  },
  unpack(view) {
    return {
      pieces: Array.from({ length: at.SIDE }, (_, square) => unpackPiece(view.getUint8(square))),
      side: view.getUint8(at.SIDE) === 0 ? 'w' : 'b',
      ball: view.getUint8(at.BALL),
      // The kernel's counters do not stop at the limits. No search comes near them.
      quiet: Math.min(view.getInt32(at.QUIET_COUNT, true), LIMITS.quiet),
      number: Math.min(view.getInt32(at.ACTION_NUMBER, true), LIMITS.number),
    };
  },
};
