export { chess, chess960 } from './chess.ts';
export type { CastlingRooks, ChessPosition } from './rules/position.ts';
