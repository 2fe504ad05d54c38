import { opponent, type Side } from '@kickmate/board';
import { type AnyVariant, Match, type Round, seededRandom } from '@kickmate/game';
import type { Player } from './player.ts';
import { openingPlayer } from './simple-players.ts';

/** How a round went. */
export interface RoundResult {
  /** How it ended: `goal`, `repetition`... */
  readonly kind: string;
  readonly winner?: Side;
  readonly actions: number;
}

/** How a match went. */
export interface MatchResult {
  readonly goals: Readonly<Record<Side, number>>;
  /** Absent when it is drawn. */
  readonly winner?: Side;
  readonly rounds: readonly RoundResult[];
}

/** What a match is played with. */
export interface MatchOptions {
  readonly seed: number;
  /** Goals that win. */
  readonly goals: number;
  /** Random actions, not ending the round, with which every round begins; none if absent. */
  readonly opening?: number;
}

/**
 * Plays a match to its end. The match draws all chance from the seed, and so do the players for their own choices; each
 * draws from a stream of its own that the action's place names, so that the result depends on the seed and the players
 * alone (and, where they are limited by time, on the machine).
 */
export async function playMatch(
  variant: AnyVariant,
  players: Readonly<Record<Side, Player>>,
  { seed, goals, opening = 0 }: MatchOptions,
): Promise<MatchResult> {
  let match: Match<unknown> = Match.start(variant, { seed, goals });
  const opener = openingPlayer(variant);
  await players.w.begin();
  await players.b.begin();
  while (!match.end) {
    const luck = seededRandom(seed, match.rounds.length - 1, match.round.plies.length, CHOICES);
    const player = match.round.plies.length < opening ? opener : players[match.side];
    const played = match.playText(await player.choose(match, luck));
    if (!played.ok) throw new Error(`refused in ${variant.format(match.position)}: ${played.error.message}`);
    match = played.value;
  }
  const { winner } = match.end;
  return { goals: match.score, rounds: match.rounds.map(roundResult), ...(winner && { winner }) };
}

/** Keeps the players' luck apart from the match's, which is named by round and action. */
const CHOICES = 1;

function roundResult({ end, plies }: Round<unknown>): RoundResult {
  if (!end) throw new Error('a round of a finished match has not ended');
  return { kind: end.kind, actions: plies.length, ...(end.winner && { winner: end.winner }) };
}

/** The same result with the colours exchanged. */
export function swapSides({ goals, winner, rounds }: MatchResult): MatchResult {
  return {
    goals: { w: goals.b, b: goals.w },
    ...(winner && { winner: opponent(winner) }),
    rounds: rounds.map((round) => ({ ...round, ...(round.winner && { winner: opponent(round.winner) }) })),
  };
}
