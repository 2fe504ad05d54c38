import type { AnyVariant } from '@kickmate/game';

/** A position as text. `undefined` if the round is over in it and the game cannot write such a position. */
export function positionText(variant: AnyVariant, position: unknown): string | undefined {
  if (!variant.end(position)) return variant.text.format(position);
  try {
    return variant.text.format(position);
  } catch {
    return undefined;
  }
}
