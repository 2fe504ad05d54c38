export { chesslike, onMap } from './chesslike.ts';
export type { Objective } from './map-words.ts';
export type { ChesslikePosition } from './position.ts';
