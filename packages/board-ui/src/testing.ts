import { type Board, must, type Placement, parsePlacement, readSquare, type Square } from '@kickmate/board';

/** A pitch for tests: eight by eight, a goal along each back rank. */
export const PITCH: Board = {
  files: 8,
  ranks: 8,
  marks: [
    { kind: 'goal', side: 'w', squares: [0, 1, 2, 3, 4, 5, 6, 7] },
    { kind: 'goal', side: 'b', squares: [56, 57, 58, 59, 60, 61, 62, 63] },
  ],
};

/** A board whose files and ranks differ, without goals. */
export const NARROW: Board = { files: 3, ranks: 5, marks: [] };

/** The names of chess pieces. */
export const NAMES = { P: 'pawn', N: 'knight', B: 'bishop', R: 'rook', Q: 'queen', K: 'king' } as const;

/** A square of the pitch by its name. */
export const at = (name: string): Square => readSquare(PITCH, name)!;

/** The pieces of a placement on the pitch. */
export const placed = (text: string): Placement => must(parsePlacement(PITCH, 'PNBRQK', { text, at: 0 }));
