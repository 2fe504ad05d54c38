export { randomArray } from './arrays.ts';
export { football } from './football.ts';
export type { FootballPosition, Phase } from './position.ts';
export { formatVchess } from './position-text.ts';
export { arrays } from './start-arrays.ts';
