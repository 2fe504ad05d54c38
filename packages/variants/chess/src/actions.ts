/**
 * The kinds of action. A castling king goes to the square where it will stand (`g1`) if king and rook are where chess
 * has them (e-file, a- or h-file); anywhere else (Chess960) `to` is the rook's square, which no other move can mean.
 */
export const KIND = { move: 0, capture: 1, doubleStep: 2, enPassant: 3, castle: 4 } as const;

/** What a pawn becomes, the action's option: an index into `PIECE_LETTERS` (1 N, 2 B, 3 R, 4 Q); 0 for no promotion. */
export const NO_PROMOTION = 0;
