import { ok, quoted, type Result } from '@kickmate/board';
import type { LiveTime } from './live.ts';
import type { PgnGame } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import { formatLive, isNamed, knownSetUps, parseLive, parseTimeControl, tagPlace, variantName } from './record-tags.ts';
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

/** Reads the time of a live match; `undefined` if it is none. */
export function readLive({ match }: Variant, game: PgnGame): Result<LiveTime | undefined, RecordError> {
  const tag = game.tags.get('Live');
  if (!match.live || tag === undefined) return ok(undefined);
  const live = parseLive(tag);
  if (!live)
    return refuseRecord(
      tagPlace(game, 'Live'),
      'syntax',
      `Live ${quoted(tag)}; the seconds of a half and of a turn are needed, such as ${formatLive(match.live)}`,
    );
  if (parseTimeControl(game.tags.get('TimeControl') ?? '-'))
    return refuseRecord(tagPlace(game, 'TimeControl'), 'contradiction', 'a TimeControl, but the match is live');
  return ok(live);
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
