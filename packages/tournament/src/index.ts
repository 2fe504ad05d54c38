export {
  ARENA_PAIRED_AT_ONCE,
  type ArenaGame,
  type ArenaStanding,
  arenaStandings,
  type FreePlayer,
  pairArena,
} from './arena.ts';
export { pairRoundRobin, roundsOfRoundRobin } from './round-robin.ts';
export { crossTable, type RoundEntry, type Standing, standings } from './standings.ts';
export { arenaCsv, standingsCsv } from './standings-csv.ts';
export { mostRoundsOfSwiss, pairSwiss } from './swiss.ts';
export type { Colour } from './swiss-player.ts';
export type { Bye, Entrant, Pairing, Round, TournamentGame, TournamentResult, TournamentSystem } from './tournament.ts';
