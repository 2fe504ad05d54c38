import type { PieceKind } from '@kickmate/game';

/** The pieces of chess. A king is not royal here, but like a rook it stops the ball. */
export const PIECES: readonly PieceKind[] = [
  { letter: 'P', name: 'pawn', value: 100 },
  { letter: 'N', name: 'knight', value: 300 },
  { letter: 'B', name: 'bishop', value: 300 },
  { letter: 'R', name: 'rook', value: 500 },
  { letter: 'Q', name: 'queen', value: 900 },
  { letter: 'K', name: 'king', value: 350 },
];

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = PIECES.map(({ letter }) => letter).join('');
