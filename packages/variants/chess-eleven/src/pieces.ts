import type { PieceKind } from '@kickmate/game';

/** The pieces of chess. */
export const PIECES: readonly PieceKind[] = [
  { letter: 'P', name: 'pawn', value: 100 },
  { letter: 'N', name: 'knight', value: 300 },
  { letter: 'B', name: 'bishop', value: 300 },
  { letter: 'R', name: 'rook', value: 450 },
  { letter: 'Q', name: 'queen', value: 800 },
  { letter: 'K', name: 'king', value: 400 },
];

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = PIECES.map(({ letter }) => letter).join('');

/** How many of each piece a side has, the substitute among them. */
export const SQUAD: Readonly<Record<string, number>> = { K: 1, Q: 1, R: 2, B: 2, N: 2, P: 4 };

/** How many of them play. */
export const TEAM = 11;

/** What a piece is called. */
export const wordFor = (letter: string): string => PIECES.find((kind) => kind.letter === letter)!.name;
