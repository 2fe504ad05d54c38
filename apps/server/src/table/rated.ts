import { SIDES, type Side } from '@kickmate/board';
import type { AnyMatch } from '@kickmate/play';
import { poolOf, type UnratedCause } from '@kickmate/protocol';
import type { RatedResult } from '../db/commits.ts';
import { computerId } from '../ratings/computer-id.ts';
import type { Sitter, TableState } from './events.ts';

/** A game that the rules did not end counts only if each side has begun this many turns. */
const LEAST_TURNS = 2;

/** The server's computer at a level, as a seat shows it. */
export const shownComputerSeat = (level: number) => ({
  name: `Computer (level ${level})`,
  level,
  player: computerId(level),
});

/** The id under which the player of a side has a rating; `undefined` for an open seat. */
export function ratingIdOf(sitter: Sitter): string | undefined {
  switch (sitter.kind) {
    case 'person':
      return sitter.player;
    case 'computer':
      return computerId(sitter.level);
    case 'open':
      return undefined;
  }
}

/** The number of turns that each side has begun, in all rounds together. Turns of a side in a row count as one. */
function turnCounts({ rounds, variant }: AnyMatch): Readonly<Record<Side, number>> {
  const turns = { w: 0, b: 0 };
  for (const { plies } of rounds) {
    let last: Side | undefined;
    for (const { before } of plies) {
      const side = variant.side(before);
      if (side !== last) turns[side]++;
      last = side;
    }
  }
  return turns;
}

/** Tells whether a match that is over counts: the rules ended it, or each side has begun {@link LEAST_TURNS} turns. */
function isRatable(match: AnyMatch): boolean {
  const turns = turnCounts(match);
  const isDecided =
    match.end?.reason !== 'resigned' && match.end?.reason !== 'time' && match.round.endedBy === undefined;
  return isDecided || SIDES.every((side) => turns[side] >= LEAST_TURNS);
}

/**
 * Tells whether a side has had too few turns for the game to count. Once both have had enough, nothing that a losing player does
 * may unrate it.
 */
export const hasTooFewTurns = ({ session }: TableState): boolean => {
  const turns = session ? turnCounts(session.match) : { w: 0, b: 0 };
  return SIDES.some((side) => turns[side] < LEAST_TURNS);
};

/** The reason for which a game does not count although its terms are rated; `undefined` if it does, or may yet. */
export function unratedCauseOf({ terms, unrated, session }: TableState): UnratedCause | undefined {
  if (!terms.rated) return undefined;
  if (unrated !== undefined) return unrated;
  const match = session?.match;
  return match?.end && !isRatable(match) ? 'short' : undefined;
}

/** The result of a game for its players' ratings; `undefined` while it goes on, and if it does not count. */
export function ratedResultOf(state: TableState): RatedResult | undefined {
  const { terms, session, sitters } = state;
  const end = session?.match.end;
  const pool = poolOf(terms);
  const [white, black] = [ratingIdOf(sitters.w), ratingIdOf(sitters.b)];
  if (!terms.rated || !pool || !end || session.calledOff || unratedCauseOf(state)) return undefined;
  if (white === undefined || black === undefined || (sitters.w.kind === 'computer' && sitters.b.kind === 'computer'))
    return undefined;
  return { ...pool, white, black, score: end.winner === undefined ? 0.5 : end.winner === 'w' ? 1 : 0 };
}
