import { ok, type Result, type Side, sideName } from '@kickmate/board';
import { checkLineUp } from './formation.ts';
import type { PgnGame } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import { isOneRound, isUsual, roundWord, standardStart, tagPlace } from './record-tags.ts';
import { findSetUp, hasScored, type Round } from './round.ts';
import type { SetUp, Variant } from './variant.ts';

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

/** Checks that a round of a match of this set-up may begin so after the one before it. */
export function checkStart<P>(
  variant: Variant<P>,
  game: PgnGame,
  { kickOff, start }: Pick<Round<P>, 'kickOff' | 'start'>,
  previous: Round<P>,
  setUp: string | undefined,
): Result<undefined, RecordError> {
  const { formations } = variant;
  const refusal = (what: string) => refuseRecord(tagPlace(game, 'FEN'), 'illegal', `FEN: ${what}`);
  const isOneOf = (starts: readonly P[]) => starts.map(variant.format).includes(variant.format(start));
  const lineUp = formations && { w: formations.of(start, 'w'), b: formations.of(start, 'b') };
  const isStart = lineUp
    ? isOneOf([formations.begin(kickOff, lineUp)])
    : (findSetUp(variant, setUp)?.isStart(start, kickOff) ??
      isOneOf(variant.starts(kickOff).map(({ position }) => position)));
  if (!isStart) return refusal(`no kick-off; ${startSentence(variant, kickOff, setUp)}`);
  const error = lineUp && checkLineUp(formations, lineUp, (side) => hasScored(previous, side));
  return error ? refusal(error.message) : ok(undefined);
}

/** A sentence that tells from where a side may kick off. */
function startSentence<P>(variant: Variant<P>, kickOff: Side, setUp: string | undefined): string {
  const chosen = isUsual(variant, setUp) ? undefined : findSetUp(variant, setUp);
  const example = chosen?.begin(kickOff, () => 0) ?? variant.starts(kickOff)[0]!.position;
  const begins = isOneRound(variant) ? 'begins' : 'kicks off';
  const others = otherStarts(variant, kickOff, chosen);
  return `${sideName(kickOff)} ${begins} from '${variant.format(example)}'${others}`;
}

/** In a sentence, where else a round may begin. */
function otherStarts<P>(variant: Variant<P>, kickOff: Side, chosen: SetUp<P> | undefined): string {
  if (variant.formations) return ' or in other formations';
  if (chosen) return ` or the like (${chosen.title})`;
  const { length } = variant.starts(kickOff);
  return length > 1 ? ` or the like, ${length} in all` : '';
}
