import type { Square } from '@kickmate/board';
import { type Action, type AnyVariant, actionFrom, actionTo, type GameEvent } from '@kickmate/game';
import { formats } from '@kickmate/language';
import { hasSquares, type RoutePlan } from '@kickmate/play';
import { texts } from './preview-texts.ts';

/** The squares that an action goes from and to; `undefined` for an action without squares, such as the end of a turn. */
export const squaresOf = (variant: AnyVariant, action: Action): { from: Square; to: Square } | undefined =>
  hasSquares(variant, action) ? { from: actionFrom(action), to: actionTo(action) } : undefined;

/** The events of an action that are certain before it is played. */
export const certainEvents = (variant: AnyVariant, position: unknown, action: Action): readonly GameEvent[] =>
  variant.events(position, { action });

/** A possible end of a shot, and its probability. */
export interface Odds {
  readonly fate: 'goal' | 'save' | 'block' | 'corner';
  readonly percent: number;
}

/** The chances of a shot, the goal first; empty for any other action. */
export function oddsOf(variant: AnyVariant, position: unknown, action: Action): readonly Odds[] {
  if (variant.look(action) !== 'shot') return [];
  const chance = variant.chance(position, action);
  const sum = chance.reduce((total, { weight }) => total + weight, 0);
  return chance.map(({ outcome, weight }) => ({
    fate: fateOf(variant.events(position, { action, outcome })),
    percent: Math.round((100 * weight) / sum),
  }));
}

const fateOf = (events: readonly GameEvent[]): Odds['fate'] =>
  (['save', 'block', 'corner'] as const).find((fate) => events.some(({ kind }) => kind === fate)) ?? 'goal';

/** The chances in words: "goal 25%, save 50%, corner 25%". */
export const oddsWords = (odds: readonly Odds[]): string =>
  odds.map(({ fate, percent }) => texts.odds(fate, percent)).join(', ');

/** The probability of a goal as a short text: "25%". */
export const goalOdds = ([first]: readonly Odds[]): string | undefined => first && formats().percent(first.percent);

/** The length of a route, and what is played if it is chosen: "3 moves away", "3 moves away; only the first is played". */
export function wayWords({ actions, automaticCount }: RoutePlan): string {
  const way = texts.way(actions.length);
  return automaticCount < actions.length ? texts.onlyFirst(way) : way;
}
