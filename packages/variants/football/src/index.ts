export { type Pick, randomArray } from './arrays.ts';
export { football } from './football.ts';
export type { FootballPosition, Phase } from './position.ts';
export { arrays } from './start-arrays.ts';
export { formatVchess } from './vchess-text.ts';
