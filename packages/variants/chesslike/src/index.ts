export { chesslike, onMap } from './chesslike.ts';
export type { Objective } from './map/map-words.ts';
export type { ChesslikePosition } from './rules/position.ts';
