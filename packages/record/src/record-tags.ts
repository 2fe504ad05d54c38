import { ok, quoted, type Result, type Side, sideName } from '@kickmate/board';
import {
  checkLineUp,
  findArray,
  hasScored,
  isLiveTime,
  isOneRound,
  knownArrays,
  type LiveTime,
  type Round,
  roundWord,
  type StartArray,
  type TimeControl,
  type Variant,
} from '@kickmate/game';
import { formatSeconds, type PgnGame } from './pgn.ts';
import { type RecordError, refuseRecord, TEXT_START, type TextPlace } from './record-error.ts';
import { texts } from './texts.ts';

// The agreement between the writer and the reader of records: tags, and the start of a round.

/** The value of the tag `Variant` in this game's records; empty if they have no such tag. */
export const variantName = ({ notation, id }: Variant): string => notation?.pgn?.variants[0] ?? id;

/** Whether a value of the tag `Variant` means this game; the empty one stands for a missing tag. */
export function isNamed({ notation, id }: Variant, name = ''): boolean {
  const names = [id, ...(notation?.pgn?.variants ?? [])].map((one) => one.toLowerCase());
  return names.includes(name.toLowerCase());
}

/** The position in which all rounds of this array begin if this side kicks off; `undefined` if there are several. */
export function standardStart<P>(variant: Variant<P>, kickOff: Side, array?: string): P | undefined {
  const starts = isUsual(variant, array) ? variant.starts(kickOff) : [];
  return starts.length === 1 ? starts[0]!.position : undefined;
}

/** The tags `SetUp` and `FEN` of a game that begins in this position; none if it is the only start in which White begins. */
export function setUpTags<P>(variant: Variant<P>, start: P, array?: string): Readonly<Record<string, string>> {
  const standard = standardStart(variant, 'w', array);
  const text = variant.text.format(start);
  return standard !== undefined && variant.text.format(standard) === text ? {} : { SetUp: '1', FEN: text };
}

/** Whether an array is the usual one. A match that names none has the usual one. */
export const isUsual = ({ arrays }: Pick<Variant, 'arrays'>, array?: string): boolean =>
  array === undefined || array === arrays?.[0]?.id;

/** The tag `Array` of a match; none if its rounds begin as usual. */
export const arrayTag = (variant: Variant, array: string | undefined): Readonly<Record<string, string>> =>
  array === undefined || isUsual(variant, array) ? {} : { Array: array };

/** A time control as PGN writes it: seconds, `300` or `300+3`. */
export const formatTimeControl = ({ ms, incrementMs }: TimeControl): string =>
  formatSeconds(ms) + (incrementMs > 0 ? `+${formatSeconds(incrementMs)}` : '');

/** Reads a time control; `undefined` for the other kinds that PGN has and this project's clocks do not. */
export function parseTimeControl(text: string): TimeControl | undefined {
  const [, base, increment = '0'] = /^(\d{1,9}(?:\.\d{1,3})?)(?:\+(\d{1,9}(?:\.\d{1,3})?))?$/.exec(text) ?? [];
  if (base === undefined || Number(base) === 0) return undefined;
  return { ms: Math.round(Number(base) * 1000), incrementMs: Math.round(Number(increment) * 1000) };
}

/** The time of a live match as the tag `Live` has it: seconds of a half and of a turn, `300+20`. */
export const formatLive = ({ halfMs, turnMs }: LiveTime): string =>
  formatTimeControl({ ms: halfMs, incrementMs: turnMs });

/** Reads the time of a live match; `undefined` if it cannot be one. */
export function parseLive(text: string): LiveTime | undefined {
  const { ms: halfMs = 0, incrementMs: turnMs = 0 } = parseTimeControl(text) ?? {};
  const live = { halfMs, turnMs };
  return isLiveTime(live) ? live : undefined;
}

/** The place of a tag's value in the text. */
export const tagPlace = ({ places }: PgnGame, name: string): TextPlace => places?.tags.get(name) ?? TEXT_START;

/** Checks that a PGN game is of this variant. */
export function readVariantTag(variant: Variant, game: PgnGame): Result<undefined, RecordError> {
  const tag = game.tags.get('Variant');
  if (isNamed(variant, tag)) return ok(undefined);
  if (tag !== undefined)
    return refuseRecord(
      tagPlace(game, 'Variant'),
      'variant',
      texts.record.otherGame(quoted(tag), variant.id, variant.name),
    );
  const own = `[Variant "${variantName(variant)}"]`;
  return refuseRecord(game.places?.begin ?? TEXT_START, 'missing', texts.record.noVariant(own));
}

/** Reads the time of a live match; `undefined` if the match is not live. */
export function readLive({ liveTime }: Variant, game: PgnGame): Result<LiveTime | undefined, RecordError> {
  const tag = game.tags.get('Live');
  if (!liveTime || tag === undefined) return ok(undefined);
  const live = parseLive(tag);
  if (!live)
    return refuseRecord(tagPlace(game, 'Live'), 'syntax', texts.record.live(quoted(tag), formatLive(liveTime)));
  if (parseTimeControl(game.tags.get('TimeControl') ?? '-'))
    return refuseRecord(tagPlace(game, 'TimeControl'), 'contradiction', texts.record.clockAndLive);
  return ok(live);
}

/** Reads the id of the array from which the rounds of a match begin; `undefined` if it is the usual one. */
export function readArray(variant: Variant, game: PgnGame): Result<string | undefined, RecordError> {
  const tag = game.tags.get('Array');
  if (!variant.arrays || tag === undefined || findArray(variant, tag)) return ok(variant.arrays && tag);
  return refuseRecord(
    tagPlace(game, 'Array'),
    'impossible',
    texts.record.array(quoted(tag), variant.name, knownArrays(variant)),
  );
}

/**
 * Reads the position in which a game begins: that of its tag `FEN`, or the only one from which this side kicks off.
 * @param array the id of the match's array; the usual one if absent
 */
export function readSetUp<P>(
  variant: Variant<P>,
  game: PgnGame,
  kickOff: Side,
  array?: string,
): Result<P, RecordError> {
  const fen = game.tags.get('FEN');
  if (fen === undefined) {
    const standard = standardStart(variant, kickOff, array);
    if (standard !== undefined && game.tags.get('SetUp') !== '1') return ok(standard);
    return refuseRecord(
      game.places?.begin ?? TEXT_START,
      'missing',
      texts.record.noFen(startSentence(variant, kickOff, array)),
    );
  }
  const place = tagPlace(game, 'FEN');
  const position = variant.text.parse(fen);
  if (!position.ok) {
    const { cause, at, message } = position.error;
    return refuseRecord({ line: place.line, column: place.column + at }, cause, texts.record.fen(message));
  }
  const end = variant.end(position.value);
  return end ? refuseRecord(place, 'impossible', texts.record.isOverHere(roundWord(variant), end.title)) : position;
}

/** Checks that a round may begin in this position after the round before it, in a match of this array. */
export function checkStart<P>(
  variant: Variant<P>,
  game: PgnGame,
  { kickOff, start }: Pick<Round<P>, 'kickOff' | 'start'>,
  previous: Round<P>,
  array: string | undefined,
): Result<undefined, RecordError> {
  const { formations } = variant;
  const refusal = (what: string) => refuseRecord(tagPlace(game, 'FEN'), 'illegal', what);
  const isOneOf = (starts: readonly P[]) => starts.map(variant.text.format).includes(variant.text.format(start));
  const lineUp = formations && { w: formations.of(start, 'w'), b: formations.of(start, 'b') };
  const starts = (): readonly P[] =>
    lineUp ? [formations.begin(kickOff, lineUp)] : variant.starts(kickOff).map(({ position }) => position);
  const isStart = findArray(variant, array)?.isStart(start, kickOff) ?? isOneOf(starts());
  if (!isStart) return refusal(texts.record.noKickOff(startSentence(variant, kickOff, array)));
  const error = lineUp && checkLineUp(formations, lineUp, (side) => hasScored(previous, side));
  return error ? refusal(texts.record.fen(error.message)) : ok(undefined);
}

/** A sentence for errors: the positions from which a side may kick off. */
function startSentence<P>(variant: Variant<P>, kickOff: Side, array: string | undefined): string {
  const chosen = isUsual(variant, array) ? undefined : findArray(variant, array);
  const example = chosen?.begin(kickOff, () => 0) ?? variant.starts(kickOff)[0]!.position;
  const others = otherStarts(variant, kickOff, chosen);
  return texts.record.start(sideName(kickOff), isOneRound(variant), variant.text.format(example), others);
}

/** The end of that sentence: the other starts of the round. */
function otherStarts<P>(variant: Variant<P>, kickOff: Side, chosen: StartArray<P> | undefined): string {
  const { formations, array, several } = texts.record.otherStarts;
  if (variant.formations) return formations;
  if (chosen) return array(chosen.title);
  const { length } = variant.starts(kickOff);
  return length > 1 ? several(length) : '';
}
