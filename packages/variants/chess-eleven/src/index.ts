export { chessEleven } from './eleven.ts';
export * from './formations/formation.ts';
export { formatFormation, parseFormation } from './formations/formation-text.ts';
export type { ElevenPosition, Phase } from './rules/position.ts';
