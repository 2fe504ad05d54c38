import { SIDES } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { piecePacking } from '@kickmate/search';
import * as at from './packed.ts';
import { ALL_SQUARES } from './rules/board.ts';
import { type FootballPosition, LIMITS, PHASES, PIECE_LETTERS } from './rules/position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

const { pack: packPiece, unpack: unpackPiece } = piecePacking(PIECE_LETTERS);

/** The kernel of Football Chess: the same rules in AssemblyScript, for the search. */
export const footballKernel: KernelSource<FootballPosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  weightGroups: WEIGHT_GROUPS,
  unusedTechniques: [
    'star',
    'razoring',
    'singular',
    'correction',
    'exchange',
    'quiescenceHash',
    'improving',
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
  pack({ pieces, side, ball, phase, kicked, turns }, view) {
    for (const square of ALL_SQUARES)
      view.setUint8(square, packPiece(pieces[square]) + (kicked.includes(square) ? at.KICKED : 0));
    view.setUint8(at.SIDE, SIDES.indexOf(side));
    view.setUint8(at.BALL, ball);
    view.setUint8(at.PHASE, PHASES.indexOf(phase));
    view.setInt32(at.TURNS, turns, true);
  },
  unpack(view) {
    return {
      pieces: ALL_SQUARES.map((square) => unpackPiece(view.getUint8(square) % at.KICKED)),
      side: SIDES[view.getUint8(at.SIDE)]!,
      ball: view.getUint8(at.BALL),
      phase: PHASES[view.getUint8(at.PHASE)]!,
      kicked: ALL_SQUARES.filter((square) => view.getUint8(square) & at.KICKED),
      // The kernel does not stop counting at the limit.
      turns: Math.min(view.getInt32(at.TURNS, true), LIMITS.turns),
    };
  },
};
