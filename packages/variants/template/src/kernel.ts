import { SIDES } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { piecePacking } from '@kickmate/search';
import { PIECE_LETTERS, type TemplatePosition } from './rules.ts';
import { FILES, RANKS } from './size.ts';

const SQUARES = FILES * RANKS;
const { pack: packPiece, unpack: unpackPiece } = piecePacking(PIECE_LETTERS);

/**
 * The kernel: the same rules in AssemblyScript, for the search. A packed position is a byte for each square (0 empty, 1 and
 * more the pieces of White in the order of their letters, 8 more for Black), then a byte for the side to act.
 * docs/variants.md has the limits of kernels.
 */
export const templateKernel: KernelSource<TemplatePosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  js: () => import('../build/kernel.js'),
  // All techniques that `techniques` of assembly/game.ts does not name.
  unusedTechniques: [
    'nullMove',
    'lateMoveReductions',
    'futility',
    'reverseFutility',
    'extensions',
    'repetition',
    'latePruning',
    'star',
    'winInOne',
    'razoring',
    'singular',
    'continuation',
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
  size: SQUARES + 1,
  pack({ pieces, side }, view) {
    for (let square = 0; square < SQUARES; square++) view.setUint8(square, packPiece(pieces[square]));
    view.setUint8(SQUARES, SIDES.indexOf(side));
  },
  unpack: (view) => ({
    pieces: Array.from({ length: SQUARES }, (_, square) => unpackPiece(view.getUint8(square))),
    side: SIDES[view.getUint8(SQUARES)]!,
  }),
};
