import type { PieceKind } from '@kickmate/game';

/** The pieces of chess. The king's value is never traded. */
export const PIECES: readonly PieceKind[] = [
  { letter: 'P', name: 'pawn', value: 100 },
  { letter: 'N', name: 'knight', value: 320 },
  { letter: 'B', name: 'bishop', value: 330 },
  { letter: 'R', name: 'rook', value: 500 },
  { letter: 'Q', name: 'queen', value: 900 },
  { letter: 'K', name: 'king', value: 0 },
];

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = PIECES.map(({ letter }) => letter).join('');
