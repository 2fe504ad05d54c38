import { ok, quoted, type Result, type Side, sideName } from '@kickmate/board';
import type { PgnGame } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import {
  isNamed,
  isOneRound,
  isUsual,
  knownSetUps,
  roundWord,
  standardStart,
  tagPlace,
  variantName,
} from './record-tags.ts';
import { findSetUp, type Round } from './round.ts';
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

/**
 * Reads where a game begins: its tag `FEN`, or where every round begins that the side kicks off.
 * @param setUp the id of the match's set-up; the usual one if absent
 */
export function readSetUp<P>(
  variant: Variant<P>,
  game: PgnGame,
  kickOff: Side,
  setUp?: string,
): Result<P, RecordError> {
  const fen = game.tags.get('FEN');
  if (fen === undefined) {
    const standard = standardStart(variant, kickOff, setUp);
    if (standard !== undefined && game.tags.get('SetUp') !== '1') return ok(standard);
    return refuseRecord(
      game.places?.begin ?? TEXT_START,
      'missing',
      `no tag FEN; ${startSentence(variant, kickOff, setUp)}`,
    );
  }
  const place = tagPlace(game, 'FEN');
  const position = variant.parse(fen);
  if (!position.ok) {
    const { cause, at, message } = position.error;
    return refuseRecord({ line: place.line, column: place.column + at }, cause, `FEN: ${message}`);
  }
  const end = variant.end(position.value);
  return end
    ? refuseRecord(place, 'impossible', `FEN: the ${roundWord(variant)} is over here (${end.title})`)
    : position;
}

/** Checks that a round of a match of this set-up may begin so when a side kicks it off. */
export function checkStart<P>(
  variant: Variant<P>,
  game: PgnGame,
  { kickOff, start }: Pick<Round<P>, 'kickOff' | 'start'>,
  setUp: string | undefined,
): Result<undefined, RecordError> {
  const text = variant.format(start);
  const isStart =
    findSetUp(variant, setUp)?.isStart(start, kickOff) ??
    variant.starts(kickOff).some(({ position }) => variant.format(position) === text);
  if (isStart) return ok(undefined);
  return refuseRecord(tagPlace(game, 'FEN'), 'illegal', `FEN: no kick-off; ${startSentence(variant, kickOff, setUp)}`);
}

/** A sentence that tells from where a side may kick off. */
function startSentence<P>(variant: Variant<P>, kickOff: Side, setUp: string | undefined): string {
  const starts = variant.starts(kickOff);
  const chosen = isUsual(variant, setUp) ? undefined : findSetUp(variant, setUp);
  const example = chosen?.begin(kickOff, () => 0) ?? starts[0]!.position;
  const count = starts.length > 1 ? ` or the like, ${starts.length} in all` : '';
  const others = chosen ? ` or the like (${chosen.title})` : count;
  const begins = isOneRound(variant) ? 'begins' : 'kicks off';
  return `${sideName(kickOff)} ${begins} from '${variant.format(example)}'${others}`;
}
