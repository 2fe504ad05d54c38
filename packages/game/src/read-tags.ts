import { ok, quoted, type Result, type Side, sideName } from '@kickmate/board';
import type { PgnGame } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import { isNamed, isOneRound, roundWord, standardStart, tagPlace, variantName } from './record-tags.ts';
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

/** Reads where a game begins: its tag `FEN`, or where every round begins that the side kicks off. */
export function readSetUp<P>(variant: Variant<P>, game: PgnGame, kickOff: Side): Result<P, RecordError> {
  const fen = game.tags.get('FEN');
  if (fen === undefined) {
    const standard = standardStart(variant, kickOff);
    if (standard !== undefined && game.tags.get('SetUp') !== '1') return ok(standard);
    return refuseRecord(
      game.places?.begin ?? TEXT_START,
      'missing',
      `no tag FEN; ${knownStarts(variant, kickOff).sentence}`,
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

/** The texts of all positions in which a side may kick off, and a sentence that tells of them. */
export function knownStarts<P>(variant: Variant<P>, kickOff: Side): { texts: readonly string[]; sentence: string } {
  const texts = variant.starts(kickOff).map(({ position }) => variant.format(position));
  const others = texts.length > 1 ? ` or the like, ${texts.length} in all` : '';
  const begins = isOneRound(variant) ? 'begins' : 'kicks off';
  return { texts, sentence: `${sideName(kickOff)} ${begins} from '${texts[0]}'${others}` };
}
