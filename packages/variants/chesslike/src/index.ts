export { chesslike, onMap } from './chesslike.ts';
export type { Objective } from './objectives.ts';
export type { ChesslikePosition } from './position.ts';
