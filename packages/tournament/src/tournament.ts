/** The result of a game, as PGN writes it; `0-0`: neither player came, and both have lost. */
export type TournamentResult = '1-0' | '0-1' | '1/2-1/2' | '0-0';

/** A kind of tournament with rounds. */
export type TournamentSystem = 'roundRobin' | 'swiss';

/** Somebody who takes part. Lists of entrants are in the order of seeds: higher ratings first, then who joined first. */
export interface Entrant {
  readonly id: string;
  readonly rating: number;
  /** The first round in which the player is not paired any more. */
  readonly withdrawnFrom?: number;
  /** The first round of somebody who joins late (Swiss only). */
  readonly joinedFrom?: number;
}

/** A game of a tournament. Rounds count from 1. */
export interface TournamentGame {
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** Absent while the game goes on. */
  readonly result?: TournamentResult;
  /** Whether the game was not played: its result gives points, but its colours do not count. */
  readonly isForfeit?: boolean;
}

/** A point for a round without an opponent. */
export interface Bye {
  readonly round: number;
  readonly player: string;
}

/** Two who have to play in a round. */
export interface Pairing {
  readonly white: string;
  readonly black: string;
  /** The result of a game that nobody plays, as one of both has withdrawn (round robin only). */
  readonly forfeit?: TournamentResult;
}

/** The pairings of a round, in the order of boards. */
export interface Round {
  readonly games: readonly Pairing[];
  /** Has no opponent in this round, and gets a point (Swiss only). */
  readonly bye?: string;
}

/** Whether a player takes part in a round. */
export const isPresent = (entrant: Entrant, round: number): boolean =>
  round >= (entrant.joinedFrom ?? 1) && (entrant.withdrawnFrom === undefined || round < entrant.withdrawnFrom);

/** The points of a game for one of its players: 0, 0.5 or 1, and 0 while it goes on. */
export function pointsOf(game: Pick<TournamentGame, 'white' | 'result'>, player: string): number {
  if (game.result === undefined || game.result === '0-0') return 0;
  if (game.result === '1/2-1/2') return 0.5;
  return (game.result === '1-0') === (game.white === player) ? 1 : 0;
}
