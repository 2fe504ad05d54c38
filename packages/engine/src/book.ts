import { type Action, draw, type Openings, seededRandom, type Variant } from '@kickmate/game';
import { type Level, MAX_LEVEL } from './engine.ts';
import { hashText } from './hash-text.ts';

/** Who looks into the book. */
export interface Reader {
  /** Absent: full strength. */
  readonly level?: Level | undefined;
  readonly seed: number;
}

/**
 * What the book plays in a position, of the actions that may be played; `undefined` where it knows none. The same seed,
 * position and level give the same action. At full strength an action is chosen as often as its weight says; lower levels
 * flatten the weights, so that they play what is rarely played, too, and nobody learns them by heart.
 */
export function chooseFromBook<P>(
  variant: Variant<P>,
  openings: Openings<P>,
  position: P,
  candidates: readonly Action[],
  { level = MAX_LEVEL, seed }: Reader,
): Action | undefined {
  const known = openings.actions(position).filter(({ action }) => candidates.includes(action));
  if (known.length === 0) return undefined;
  const flattened = known.map(({ action, weight }) => ({ action, weight: weight ** (level / MAX_LEVEL) }));
  return draw(seededRandom(seed, hashText(variant.format(position)), level), flattened).action;
}
