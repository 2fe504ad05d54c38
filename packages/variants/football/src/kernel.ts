import { type Piece, SIDES } from '@kickmate/board';
import type { KernelSource } from '@kickmate/game';
import { ALL_SQUARES } from './board.ts';
import { type FootballPosition, LIMITS, PHASES, PIECE_LETTERS } from './position.ts';
import { WEIGHT_GROUPS } from './weight-groups.ts';

// The packed position, as assembly/record.ts reads it: a byte for each square (1-5 for N B R Q K, 8 more for Black, 16
// more if the piece has kicked, 0 for none), side, ball, phase, completed turns as i32.
const SIDE = 81;
const BALL = 82;
const PHASE = 83;
const TURNS = 84;
const SIZE = 88;

const BLACK = 8;
const KICKED = 16;

function packPiece(piece: Piece | undefined): number {
  if (!piece) return 0;
  return PIECE_LETTERS.indexOf(piece.letter) + 1 + (piece.side === 'b' ? BLACK : 0);
}

function unpackPiece(code: number): Piece | undefined {
  if (code === 0) return undefined;
  return { side: code & BLACK ? 'b' : 'w', letter: PIECE_LETTERS[(code % BLACK) - 1]! };
}

/** The kernel of Football Chess: the same rules in AssemblyScript, for the search. */
export const footballKernel: KernelSource<FootballPosition> = {
  wasm: new URL('../build/release.wasm', import.meta.url),
  debugWasm: new URL('../build/debug.wasm', import.meta.url),
  weightGroups: WEIGHT_GROUPS,
  idleTechniques: [
    'star',
    'razoring',
    'singular',
    'correction',
    'exchange',
    'quiescenceHash',
    'improving',
    'incremental',
    'rootOrder',
  ],
  js: () => import('../build/kernel.js'),
  size: SIZE,
  pack({ pieces, side, ball, phase, kicked, turns }, view) {
    for (const square of ALL_SQUARES)
      view.setUint8(square, packPiece(pieces[square]) + (kicked.includes(square) ? KICKED : 0));
    view.setUint8(SIDE, SIDES.indexOf(side));
    view.setUint8(BALL, ball);
    view.setUint8(PHASE, PHASES.indexOf(phase));
    view.setInt32(TURNS, turns, true);
  },
  unpack(view) {
    return {
      pieces: ALL_SQUARES.map((square) => unpackPiece(view.getUint8(square) % KICKED)),
      side: SIDES[view.getUint8(SIDE)]!,
      ball: view.getUint8(BALL),
      phase: PHASES[view.getUint8(PHASE)]!,
      kicked: ALL_SQUARES.filter((square) => view.getUint8(square) & KICKED),
      // The kernel counts on beyond the limit.
      turns: Math.min(view.getInt32(TURNS, true), LIMITS.turns),
    };
  },
};
