import { type Action, type Level, type Style, type Traits, traitsOf, type Variant } from '@kickmate/game';
import type { StyleChoice } from '../request/engine.ts';

/** The style of each level. Level 10 has none: it plays the best action. */
const STYLES_OF_LEVELS: Readonly<Partial<Record<Level, Style>>> = {
  1: 'attacker',
  2: 'gambler',
  3: 'possession',
  4: 'keeper',
  5: 'attacker',
  6: 'gambler',
  7: 'keeper',
  8: 'possession',
  9: 'attacker',
};

/** The style of a level; between two that of the nearest. */
export const styleOf = (level: number): StyleChoice => STYLES_OF_LEVELS[Math.round(level) as Level] ?? 'off';

/**
 * Returns how much a style likes an action of a position, whatever its worth: it is chosen e to this power times as often. 0 for all
 * in games without styles.
 */
export function likingOf<P>(variant: Variant<P>, position: P, style: StyleChoice): (action: Action) => number {
  const likes = style === 'off' ? undefined : variant.levels?.styles?.[style];
  if (!likes) return () => 0;
  const liked = Object.entries(likes) as [keyof Traits, number][];
  return (action) => {
    const traits = traitsOf(variant, position, { action });
    return liked.reduce((sum, [trait, weight]) => sum + weight * traits[trait], 0);
  };
}
