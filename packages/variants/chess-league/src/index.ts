export { chessLeague } from './league.ts';
export type { LeaguePosition } from './rules/position.ts';
