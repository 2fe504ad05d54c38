export { chessLeague } from './league.ts';
export type { LeaguePosition } from './position.ts';
