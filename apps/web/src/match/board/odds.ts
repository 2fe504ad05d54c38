import type { Action, AnyVariant, GameEvent } from '@kickmate/game';

/** What may become of a shot, and how likely it is. */
export interface Odds {
  readonly fate: 'goal' | 'save' | 'block' | 'corner';
  readonly percent: number;
}

/** The chances of a shot, the goal first; none of any other action. */
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
  odds.map(({ fate, percent }) => `${fate} ${percent}%`).join(', ');

/** How likely the goal is, in short: "25%". */
export const goalShare = ([first]: readonly Odds[]): string | undefined => first && `${first.percent}%`;
