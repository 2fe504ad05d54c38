export { football } from './football.ts';
export { formatVchess } from './position-text.ts';
export { randomArray } from './rules/arrays.ts';
export type { FootballPosition, Phase } from './rules/position.ts';
export { arrays } from './start-arrays.ts';
