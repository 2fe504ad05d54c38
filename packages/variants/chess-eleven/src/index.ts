export { chessEleven } from './eleven.ts';
export * from './formation.ts';
export { formatFormation, parseFormation } from './formation-text.ts';
export type { ElevenPosition, Phase } from './position.ts';
