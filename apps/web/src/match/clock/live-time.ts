import { must } from '@kickmate/board';
import type { LiveTime, Ply } from '@kickmate/game';
import type { AnyMatch } from '../any-match.ts';
import { isCorner, lastPlace, type Place, turnBefore, turnSoFar } from '../place.ts';

/** What has been played of the turn whose time runs at a moment: a corner turn has its own. */
function timedTurn(match: AnyMatch, place = lastPlace(match)): readonly Ply<unknown>[] {
  const plies = turnSoFar(match, place);
  return plies.slice(plies.findLastIndex((ply) => isCorner(match.variant, ply)) + 1);
}

const spentOn = (plies: readonly Ply<unknown>[]): number => plies.reduce((sum, { spent = 0 }) => sum + spent, 0);

/** What is left of the turn's time in a live match after the last ply, in milliseconds; the time since then is not counted. */
export const leftOfTurn = (match: AnyMatch, { turnMs }: LiveTime): number =>
  Math.max(0, turnMs - spentOn(timedTurn(match)));

/**
 * A live match when so many milliseconds have passed since the last ply: the same while there is time, else after the
 * whistle, or after chance has played the turn to its end.
 */
export function afterTime(match: AnyMatch, elapsed: number): AnyMatch {
  const { live, leftMs, end } = match;
  if (!live || leftMs === undefined || end) return match;
  const turnMs = leftOfTurn(match, live);
  if (leftMs <= turnMs) return elapsed < leftMs ? match : match.whistle();
  return elapsed < turnMs ? match : playedOut(match, turnMs);
}

function playedOut(match: AnyMatch, spent: number): AnyMatch {
  let played = must(match.playByChance({ spent }));
  while (!played.end && played.rounds.length === match.rounds.length && timedTurn(played).length > 0)
    played = must(played.playByChance({ spent: 0 }));
  return played;
}

/**
 * What chance has played of the turn that came to a moment, because that took too long: nobody else plays when a turn's
 * time is over.
 */
export function playedByChance(match: AnyMatch, place: Place): readonly Ply<unknown>[] {
  const { live } = match;
  if (!live) return [];
  const turn = turnBefore(match, place);
  const first = turn.findIndex((_, index) => spentOn(turn.slice(0, index + 1)) >= live.turnMs);
  return first < 0 ? [] : turn.slice(first);
}
