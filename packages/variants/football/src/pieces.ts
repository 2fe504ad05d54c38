import type { PieceKind } from '@kickmate/game';

/** The pieces of chess without pawns. None is ever captured: a value says how useful a piece is about the ball. */
export const PIECES: readonly PieceKind[] = [
  { letter: 'N', name: 'knight', value: 300 },
  { letter: 'B', name: 'bishop', value: 300 },
  { letter: 'R', name: 'rook', value: 400 },
  { letter: 'Q', name: 'queen', value: 900 },
  { letter: 'K', name: 'king', value: 200 },
];

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = PIECES.map(({ letter }) => letter).join('');

/** What a letter's piece is called. */
export const pieceName = (letter: string): string => PIECES.find((kind) => kind.letter === letter)!.name;
