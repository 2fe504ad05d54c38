import type { Action, AnyVariant, GameEvent } from '@kickmate/game';

/** What a person would see happen, as far as it is certain. */
export const certainEvents = (variant: AnyVariant, position: unknown, action: Action): readonly GameEvent[] =>
  variant.events(position, { action });
