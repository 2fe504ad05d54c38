import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { type LiveTime, Match, type TimeControl } from '@kickmate/game';
import type { AnyMatch } from '../src/index.ts';

/** The beginning of a match of a test. */
interface Start {
  readonly id?: string;
  readonly from?: string;
  readonly goals?: number;
  readonly time?: TimeControl;
  readonly live?: LiveTime;
}

/** A match of chess, or of another game, after actions separated by spaces. */
export async function playedMatch(actions = '', { id = 'chess', from, ...how }: Start = {}): Promise<AnyMatch> {
  const variant = await exampleGame(id);
  const begun: AnyMatch = Match.start(variant, { seed: 1, from: from && must(variant.text.parse(from)), ...how });
  return actions
    .split(' ')
    .filter(Boolean)
    .reduce((match, text) => must(match.playText(text)), begun);
}

/** A time control of minutes, and seconds for each turn. */
export const timeOf = (minutes: number, seconds: number): TimeControl => ({
  ms: minutes * 60_000,
  incrementMs: seconds * 1000,
});
