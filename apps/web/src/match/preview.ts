import type { Action, AnyVariant, GameEvent } from '@kickmate/game';

/**
 * What a person would see happen, as far as it is certain: where chance has a say, all that comes before it puts the
 * ball somewhere.
 */
export function certainEvents(variant: AnyVariant, position: unknown, action: Action): readonly GameEvent[] {
  const [first] = variant.chance(position, action);
  if (!first) return variant.events(position, { action });
  const events = variant.events(position, { action, outcome: first.outcome });
  const drop = events.findIndex(({ kind }) => kind === 'drop');
  return drop < 0 ? events : events.slice(0, drop);
}
