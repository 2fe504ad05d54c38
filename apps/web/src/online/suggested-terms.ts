import { type AnyVariant, gameOf, suggestedArray, suggestedMap } from '@kickmate/game';
import type { Terms } from '@kickmate/protocol';

/**
 * The part of a game's terms that says from which array its rounds begin. The first array has no name in them, so that players
 * who want the same find each other.
 * @param id that of one of the variant's arrays; the suggested one if absent
 */
export function arrayTerms(variant: AnyVariant, id = suggestedArray(variant)?.id): Pick<Terms, 'array'> {
  return id === undefined || id === variant.arrays?.[0]?.id ? {} : { array: id };
}

/**
 * The part of a game's terms that names the game, and its map if it has maps. The first map has no name in them, as the first
 * array.
 * @param map the id of a shipped one, or a map file's text; the suggested one if absent
 */
export function mapTerms(variant: AnyVariant, map = suggestedMap(variant)?.id): Pick<Terms, 'variant'> {
  const game = gameOf(variant.id);
  return { variant: map === undefined || map === variant.maps?.shipped[0]?.id ? game : `${game}:${map}` };
}
