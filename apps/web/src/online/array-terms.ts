import { type AnyVariant, suggestedArray } from '@kickmate/game';
import type { Terms } from '@kickmate/protocol';

/**
 * The part of a game's terms that says from which array its rounds begin. The first array has no name in them, so that players
 * who want the same find each other.
 * @param id of the variant's arrays; the suggested one if absent
 */
export function arrayTerms(variant: AnyVariant, id = suggestedArray(variant)?.id): Pick<Terms, 'array'> {
  return id === undefined || id === variant.arrays?.[0]?.id ? {} : { array: id };
}
