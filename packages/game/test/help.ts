import { must } from '@kickmate/board';
import fc from 'fast-check';
import { Match } from '../src/index.ts';
import { type TugPosition, tugOfWar } from './tug-of-war.ts';

/** A new match of tug-of-war. */
export const newMatch = (options: { seed?: number; goals?: number; kickOff?: 'w' | 'b' } = {}) =>
  Match.start(tugOfWar, { seed: 1, ...options });

/** A new match whose first round begins with the ball on a square. */
export function matchFrom(ball: number): Match<TugPosition> {
  let match = newMatch();
  for (let seed = 2; match.position.ball !== ball; seed++) match = newMatch({ seed });
  return match;
}

/** A match after actions, given by their texts: `'rest heave@2'`. */
export const playAll = <P>(match: Match<P>, texts: string): Match<P> =>
  texts.split(' ').reduce((now, text) => must(now.playText(text)), match);

/** A whole round that makes no goal. */
export const VOID = 'rest rest rest';

/** Plays a side's steps, the other one resting, until that side has its next goal. */
export function scoreGoal(match: Match<TugPosition>, scorer: 'w' | 'b'): Match<TugPosition> {
  const goals = match.score[scorer];
  let now = match;
  while (now.score[scorer] === goals) now = playAll(now, now.side === scorer ? 'step' : 'rest');
  return now;
}

/** Plays actions picked by numbers from what is legal, until they or the match end. */
export function playPicks<P>(match: Match<P>, picks: readonly number[]): Match<P> {
  let now = match;
  for (const pick of picks) {
    if (now.end) break;
    now = must(now.play(now.actions[pick % now.actions.length]!));
  }
  return now;
}

/** Any match of tug-of-war, from its kick-off to its end. */
export const anyMatch: fc.Arbitrary<Match<TugPosition>> = fc
  .record({
    seed: fc.maxSafeInteger(),
    goals: fc.integer({ min: 1, max: 5 }),
    kickOff: fc.constantFrom('w', 'b'),
    picks: fc.array(fc.nat(3), { maxLength: 120 }),
    resigned: fc.option(fc.constantFrom('w', 'b'), { nil: undefined, freq: 3 }),
  })
  .map(({ seed, goals, kickOff, picks, resigned }) => {
    const played = playPicks(newMatch({ seed, goals, kickOff }), picks);
    return resigned ? played.resign(resigned) : played;
  });
