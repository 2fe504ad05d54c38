import { type Board, must, type Placement, parsePlacement, rankOf, type Side, squares } from '@kickmate/board';
import { chessPieces, lettersOf, type PieceKind, type Start } from '@kickmate/game';

/** Everything that the rules need to go on. */
export interface HexapawnPosition {
  /** The pieces by square index; the only letter is `P`. */
  readonly pieces: Placement;
  /** The side to act. */
  readonly side: Side;
  /** The number of the next action in the round, from 1. */
  readonly number: number;
}

/** Three by three; each side's goal is the rank on which its pawns start. */
export const board: Board = (() => {
  const shape: Board = { files: 3, ranks: 3, marks: [] };
  return {
    ...shape,
    marks: [
      { kind: 'goal', side: 'w', squares: squares(shape, 'a1 b1 c1') },
      { kind: 'goal', side: 'b', squares: squares(shape, 'a3 b3 c3') },
    ],
  };
})();

export const PIECES: readonly PieceKind[] = chessPieces({ P: 100 });

/** The letters of {@link PIECES}, as in placements. */
export const PIECE_LETTERS = lettersOf(PIECES);

/** The rank (from 0) that a side's pawns want to reach. */
const lastRank = (side: Side): number => (side === 'w' ? board.ranks - 1 : 0);

/** Whether a square is on the rank that a side's pawns want to reach. */
export const isOnLastRank = (side: Side, square: number): boolean => rankOf(board, square) === lastRank(side);

const ARRAY = must(parsePlacement(board, PIECE_LETTERS, { text: 'ppp/3/PPP', at: 0 }));

/** The only position from which a round begins. */
export const starts = (kickOff: Side): readonly Start<HexapawnPosition>[] => [
  { position: { pieces: ARRAY, side: kickOff, number: 1 }, weight: 1 },
];
