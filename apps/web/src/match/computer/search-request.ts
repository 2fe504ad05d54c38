import type { Level, Limits, SearchRequest } from '@kickmate/engine';
import { seededRandom } from '@kickmate/game';
import type { AnyMatch } from '../any-match.ts';
import { paceOf } from '../clock/time-control.ts';

/** How long it thinks about a hint, in milliseconds. */
const HINT_MS = 1000;

/** How long it thinks about an offer of a draw. */
const OFFER_MS = 500;

/** In a fast game it answers within a second, however much time it has. */
const FAST_MS = 900;

/** In a live match it takes such a share of what is left of the turn or the half: both sides wait by the same clock. */
const LIVE_SHARE = 0.1;

/** What has been played in this round, and nothing else: the computer sees what the players see. */
const roundSoFar = ({ variant, round }: AnyMatch): Pick<SearchRequest, 'start' | 'actions'> => ({
  start: variant.text.format(round.start),
  actions: round.plies.map((ply) => variant.text.formatAction(ply)),
});

/**
 * Asks for the computer's own action at its level, which sets its own limits.
 * @param remaining what its clock shows, or how soon the turn or the half of a live match is over, in milliseconds; absent
 * without clocks
 */
export function actionRequest(match: AnyMatch, level: Level, remaining?: number): SearchRequest {
  // Its own numbers, repeatable, that say nothing about what the match will draw.
  const seed = Math.floor(seededRandom(match.seed, -1, match.rounds.length, match.round.plies.length)() * 2 ** 32);
  return { ...roundSoFar(match), limits: clockLimits(match, remaining), level, seed, book: true };
}

function clockLimits({ time, live }: AnyMatch, remaining: number | undefined): Limits {
  if (live && remaining !== undefined)
    return { ms: Math.max(1, Math.min(FAST_MS, Math.floor(remaining * LIVE_SHARE))) };
  if (!time || remaining === undefined) return {};
  const isFast = ['Bullet', 'Blitz'].includes(paceOf(time));
  return {
    clock: { remainingMs: Math.floor(remaining), incrementMs: time.incrementMs },
    ...(isFast && { ms: FAST_MS }),
  };
}

/** Asks for the best that the player could do. */
export const hintRequest = (match: AnyMatch): SearchRequest => ({ ...roundSoFar(match), limits: { ms: HINT_MS } });

/** Asks how good the position is, for an answer to an offer of a draw. */
export const offerRequest = (match: AnyMatch): SearchRequest => ({ ...roundSoFar(match), limits: { ms: OFFER_MS } });
