import type { Level, SearchRequest } from '@kickmate/engine';
import { seededRandom } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';

/** How long it thinks about a hint, in milliseconds. */
const HINT_MS = 1000;

/** What has been played in this round, and nothing else: the computer sees what the players see. */
const roundSoFar = ({ variant, round }: AnyMatch): Pick<SearchRequest, 'start' | 'actions'> => ({
  start: variant.format(round.start),
  actions: round.plies.map((ply) => variant.writeSuccessor(ply)),
});

/** Asks for the computer's own action at its level, which sets its own limits. */
export function actionRequest(match: AnyMatch, level: Level): SearchRequest {
  // Its own numbers, repeatable, that say nothing about what the match will draw.
  const seed = Math.floor(seededRandom(match.seed, -1, match.rounds.length, match.round.plies.length)() * 2 ** 32);
  return { ...roundSoFar(match), limits: {}, level, seed };
}

/** Asks for the best that the player could do. */
export const hintRequest = (match: AnyMatch): SearchRequest => ({ ...roundSoFar(match), limits: { ms: HINT_MS } });
