import fc from 'fast-check';
import type { Board, Piece, Placement } from '../src/index.ts';

/** Any board without marks. */
export const anyBoard: fc.Arbitrary<Board> = fc.record({
  files: fc.integer({ min: 1, max: 16 }),
  ranks: fc.integer({ min: 1, max: 16 }),
  marks: fc.constant([]),
});

/** The pieces of these tests: chess's. */
export const LETTERS = 'PNBRQK';

const anyPiece: fc.Arbitrary<Piece> = fc.record({
  side: fc.constantFrom('w', 'b'),
  letter: fc.constantFrom(...LETTERS),
});

/** Any board with pieces on it. */
export const anyPlacement: fc.Arbitrary<{ board: Board; pieces: Placement }> = anyBoard.chain((board) => {
  const length = board.files * board.ranks;
  const squares = fc.array(fc.option(anyPiece, { nil: undefined, freq: 2 }), { minLength: length, maxLength: length });
  return fc.record({ board: fc.constant(board), pieces: squares });
});
