import { must } from '@kickmate/board';
import fc from 'fast-check';
import { Match, type MatchStart, type Variant } from '../src/index.ts';
import { type TugPosition, tugOfWar } from './tug-of-war.ts';

/** A new match of tug-of-war. */
export const newMatch = (options: Partial<MatchStart<TugPosition>> = {}) =>
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

/** Numbers for {@link playPicks}: mostly actions. */
export const anyPicks = (maxLength: number): fc.Arbitrary<number[]> => fc.array(fc.nat(63), { maxLength });

/**
 * Plays until the numbers or the match end: numbers below 59 pick an action (and, where there is a clock, the time for
 * it), others let chance play, claim an end, agree to draw or, in a live match, blow the whistle.
 */
export function playPicks<P>(match: Match<P>, picks: readonly number[]): Match<P> {
  let now = match;
  for (const pick of picks) {
    if (now.end) break;
    if (pick === 60) now = now.agreeDraw();
    else if (pick === 61 && now.live) now = now.whistle();
    else if (pick > 60) now = now.claim();
    else if (pick === 59) now = must(now.playByChance());
    else now = must(now.play(now.actions[pick % now.actions.length]!, spending(now, pick)));
  }
  return now;
}

/** The time for an action: a part of what the side to act has left, sometimes none or all of it, sometimes left out. */
function spending<P>({ clocks, leftMs, side }: Match<P>, pick: number): { spent?: number } {
  const left = leftMs ?? clocks?.[side];
  return left === undefined || pick === 58 ? {} : { spent: Math.min(left, 37 * pick ** 2) };
}

/** A time control, the time of a live match if the variant has them, or neither. */
const anyTimes = ({
  liveTime,
}: Pick<Variant, 'liveTime'>): fc.Arbitrary<Pick<MatchStart<never>, 'time' | 'live' | 'goals'>> => {
  const clocks = fc.record({
    time: fc.record({ ms: fc.integer({ min: 1, max: 10 ** 6 }), incrementMs: fc.nat(10 ** 4) }),
  });
  const ms = fc.integer({ min: 1, max: 10 ** 6 });
  const live = fc.record(
    { live: fc.record({ halfMs: ms, turnMs: ms }), goals: fc.constant(undefined) },
    { requiredKeys: ['live'] },
  );
  return fc.oneof(fc.constant({}), clocks, liveTime ? live : clocks);
};

/** Any match of a variant, from its kick-off to its end. */
export const anyMatchOf = <P>(variant: Variant<P>, fixed: { seed?: number } = {}): fc.Arbitrary<Match<P>> =>
  fc
    .record({
      seed: fc.maxSafeInteger(),
      goals: fc.integer({ min: variant.match.goals.min, max: variant.match.goals.max }),
      kickOff: fc.constantFrom('w', 'b'),
      array: fc.constantFrom(undefined, ...(variant.arrays ?? []).map(({ id }) => id)),
      times: anyTimes(variant),
      picks: anyPicks(120),
      loser: fc.option(fc.constantFrom('w', 'b'), { nil: undefined, freq: 3 }),
      isFlagged: fc.boolean(),
    })
    .map(({ picks, loser, isFlagged, times, ...options }) => {
      const played = playPicks(Match.start(variant, { ...options, ...times, ...fixed }), picks);
      if (!loser) return played;
      return isFlagged ? played.flag(loser) : played.resign(loser);
    });

/** Any match of tug-of-war. */
export const anyMatch: fc.Arbitrary<Match<TugPosition>> = anyMatchOf(tugOfWar);

/** The recorded facts of a match: all except plies that were undone. */
export const essence = <P>(match: Match<P>) => {
  const { variant, goals, seed, rounds, array, time, live, resigned, flagged, end, score, clocks, leftMs } = match;
  return { variant, goals, seed, rounds, array, time, live, resigned, flagged, end, score, clocks, leftMs };
};
