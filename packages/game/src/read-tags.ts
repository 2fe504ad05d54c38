import { ok, quoted, type Result } from '@kickmate/board';
import type { PgnGame } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import { isNamed, knownSetUps, tagPlace, variantName } from './record-tags.ts';
import { findSetUp } from './round.ts';
import type { Variant } from './variant.ts';

/** Checks that a game is this variant's. */
export function readVariantTag(variant: Variant, game: PgnGame): Result<undefined, RecordError> {
  const tag = game.tags.get('Variant');
  if (isNamed(variant, tag)) return ok(undefined);
  if (tag !== undefined)
    return refuseRecord(
      tagPlace(game, 'Variant'),
      'variant',
      `a record of ${quoted(tag)}, not of ${variant.id} (${variant.name})`,
    );
  const own = `[Variant "${variantName(variant)}"]`;
  return refuseRecord(game.places?.begin ?? TEXT_START, 'missing', `no tag Variant; this game's is ${own}`);
}

/** Reads the id of the set-up from which the rounds of a match begin; `undefined` if it is the usual one. */
export function readArray(variant: Variant, game: PgnGame): Result<string | undefined, RecordError> {
  const tag = game.tags.get('Array');
  if (!variant.setUps || tag === undefined || findSetUp(variant, tag)) return ok(variant.setUps && tag);
  return refuseRecord(
    tagPlace(game, 'Array'),
    'impossible',
    `Array ${quoted(tag)}; ${variant.name} has ${knownSetUps(variant)}`,
  );
}
