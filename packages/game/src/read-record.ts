import { ok, quoted, type Result, SIDES, type Side, sideName } from '@kickmate/board';
import { type Clocks, clocksAfter, fullClocks, type TimeControl } from './clock.ts';
import { readPly } from './game-tree.ts';
import { Match } from './match.ts';
import { parsePgn, wholeOf } from './parse-pgn.ts';
import type { PgnGame, PgnMove, PgnSpan } from './pgn.ts';
import { readResult } from './read-result.ts';
import { checkStart, readSetUp } from './read-start.ts';
import { readArray, readVariantTag } from './read-tags.ts';
import type { Ending } from './record.ts';
import { placesIn, type RecordError, refuseRecord, TEXT_START } from './record-error.ts';
import { formatTimeControl, isNamed, isOneRound, parseTimeControl, roundWord, tagPlace } from './record-tags.ts';
import { endOfMatch, endOfRound, latestPosition, nextKickOff, type Round } from './round.ts';
import type { Ply, RoundEnd, Variant } from './variant.ts';

/** A longer text is not read: no real match comes near it. */
export const MAX_RECORD_LENGTH = 2 ** 20;

/** A record of more actions, all rounds together, is not read; nor one of more rounds than these can make. */
export const MAX_RECORD_ACTIONS = 20_000;

/** What all rounds of a match have in common. */
interface Terms {
  readonly goals: number;
  readonly seed: number;
  /** The id of the set-up, if a tag names one. */
  readonly setUp?: string | undefined;
  readonly time?: TimeControl;
}

/**
 * Reads the record of a match of this variant. Strict: the first thing that is wrong is reported, nothing is repaired.
 *
 * Of PGN, comments, glyphs, variations, move numbers, further tags and any line breaks are read over; what the clocks
 * show is read if `TimeControl` tells their time. The first round may begin anywhere; each later one must be kicked off
 * by the side whose turn it is, from one of the variant's starts for it, or in formations that its rules allow. Each must have the result to which its actions
 * lead. What chance brought is taken as written: it need not be what the seed would have drawn.
 *
 * `Variant` must be there, unless the game's records have none. Other tags may be absent: then `Goals` is the variant's
 * default, `Seed` 0, `Array` the usual set-up, `KickOff` whoever must, or acts first, and `FEN` the start, if there is only
 * one.
 *
 * Records in the field's form (`readShort`) are read as they are found: a result may be absent, and a game that stops
 * with one was resigned, lost on time, claimed or agreed to be a draw.
 */
export function readRecord<P>(variant: Variant<P>, text: string): Result<Match<P>, RecordError> {
  if (typeof text !== 'string') return refuseRecord(TEXT_START, 'syntax', 'a record must be a text');
  const parsed = parseRecord(text);
  return parsed.ok ? readMatch(variant, parsed.value) : parsed;
}

/**
 * The games of a record's text, of which there is at least one, within the limits that hold for records.
 * @param span what of the text is read, as in `parsePgn`
 */
export function parseRecord(
  text: string,
  span: PgnSpan = wholeOf(text),
): Result<readonly [PgnGame, ...PgnGame[]], RecordError> {
  if (span.end - span.begin > MAX_RECORD_LENGTH)
    return refuseRecord(
      placesIn(text)(span.begin + MAX_RECORD_LENGTH),
      'size',
      `more than ${MAX_RECORD_LENGTH} characters`,
    );
  // Every round has an action, but for the one that has just begun.
  const parsed = parsePgn(text, { games: MAX_RECORD_ACTIONS + 1, moves: MAX_RECORD_ACTIONS }, span);
  if (!parsed.ok) return parsed;
  const [first, ...others] = parsed.value;
  if (!first) return refuseRecord(placesIn(text)(span.end), 'missing', 'no game; a record has one for each round');
  return ok([first, ...others]);
}

/** Reads the match of these games, one a round, as {@link readRecord} does. */
export function readMatch<P>(
  variant: Variant<P>,
  games: readonly [PgnGame, ...PgnGame[]],
): Result<Match<P>, RecordError> {
  const read = readTerms(variant, games[0]);
  if (!read.ok) return read;
  const terms = read.value;

  const rounds: Round<P>[] = [];
  let clocks = terms.time && fullClocks(terms.time);
  let ending: Ending<P> | undefined;
  for (const game of games) {
    const continued = checkContinues(variant, game, terms, rounds, ending);
    if (!continued.ok) return continued;
    const round = readRound(variant, game, terms, clocks, rounds.at(-1));
    if (!round.ok) return round;
    const result = readResult(variant, game, round.value.round);
    if (!result.ok) return result;
    ending = result.value;
    clocks = round.value.clocks;
    rounds.push(ending.round);
  }
  return ok(Match.restore({ variant, ...terms, rounds, resigned: ending?.resigned, flagged: ending?.flagged }));
}

/** Reads the tags that hold for the whole match from its first game. */
function readTerms(variant: Variant, game: PgnGame): Result<Terms, RecordError> {
  const { tags } = game;
  const named = readVariantTag(variant, game);
  if (!named.ok) return named;

  const { min, max, default: usual } = variant.match.goals;
  const goals = tags.get('Goals');
  const goalCount = goals === undefined ? usual : readInteger(goals);
  if (goalCount === undefined || goalCount < min || goalCount > max)
    return refuseRecord(
      tagPlace(game, 'Goals'),
      'impossible',
      `Goals ${quoted(goals ?? '')}; allowed are ${min} to ${max}`,
    );

  const seed = readInteger(tags.get('Seed') ?? '0');
  const largest = Number.MAX_SAFE_INTEGER;
  if (seed === undefined)
    return refuseRecord(
      tagPlace(game, 'Seed'),
      'syntax',
      `Seed ${quoted(tags.get('Seed') ?? '')}; a whole number from ${-largest} to ${largest} is needed`,
    );
  const setUp = readArray(variant, game);
  if (!setUp.ok) return setUp;
  const time = parseTimeControl(tags.get('TimeControl') ?? '-');
  return ok({ goals: goalCount, seed, setUp: setUp.value, ...(time && { time }) });
}

const readInteger = (text: string): number | undefined =>
  /^(0|-?[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** Checks that the match can have another round, and that the game's tags are those of this match and round. */
function checkContinues<P>(
  variant: Variant<P>,
  game: PgnGame,
  { goals, seed, setUp, time }: Terms,
  rounds: readonly Round<P>[],
  ending: Ending<P> | undefined,
): Result<undefined, RecordError> {
  const number = rounds.length + 1;
  const previous = rounds.at(-1);
  const begin = game.places?.begin ?? TEXT_START;
  if (previous && isOneRound(variant, goals))
    return refuseRecord(begin, 'contradiction', `a second game, but a match of ${variant.name} is one game`);
  if (ending?.resigned || ending?.flagged || endOfMatch(variant.match, goals, rounds))
    return refuseRecord(begin, 'contradiction', `a round ${number}, but the match is over after ${number - 1}`);
  if (previous && !previous.end)
    return refuseRecord(begin, 'contradiction', `a round ${number}, but round ${number - 1} is not over`);

  const expected = {
    Goals: String(goals),
    Seed: String(seed),
    ...(variant.setUps && { Array: setUp ?? variant.setUps[0]!.id }),
    ...(!isOneRound(variant, goals) && { Round: String(number) }),
    ...(previous && time && { TimeControl: formatTimeControl(time) }),
    ...(previous && !isNamed(variant, game.tags.get('Variant')) && { Variant: variant.id }),
  };
  for (const [name, value] of Object.entries(expected)) {
    const tag = game.tags.get(name);
    const isUnknownRound = name === 'Round' && (tag === '?' || tag === '-');
    if (tag !== undefined && tag !== value && !isUnknownRound)
      return refuseRecord(
        tagPlace(game, name),
        'contradiction',
        `${name} ${quoted(tag)}; here it can only be ${value}`,
      );
  }
  return ok(undefined);
}

/** A round's moves and start, and the clocks after it. */
interface Played<P> {
  readonly round: Round<P>;
  readonly clocks: Clocks | undefined;
}

function readRound<P>(
  variant: Variant<P>,
  game: PgnGame,
  { setUp, time }: Terms,
  clocks: Clocks | undefined,
  previous: Round<P> | undefined,
): Result<Played<P>, RecordError> {
  const tagged = readKickOff(game, previous);
  if (!tagged.ok) return tagged;
  const start = readSetUp(variant, game, tagged.value ?? 'w', setUp);
  if (!start.ok) return start;
  const kickOff = tagged.value ?? variant.side(start.value);
  if (previous) {
    const checked = checkStart(variant, game, { kickOff, start: start.value }, previous, setUp);
    if (!checked.ok) return checked;
  }
  return readPlies(variant, game, { kickOff, start: start.value, plies: [] }, time, clocks);
}

/** Who kicks off by the game's tag or by the round before it; `undefined` if neither says. */
function readKickOff(game: PgnGame, previous: Round<unknown> | undefined): Result<Side | undefined, RecordError> {
  const due = previous && nextKickOff(previous);
  const tag = game.tags.get('KickOff');
  if (tag === undefined) return ok(due);
  const side = SIDES.find((one) => one === tag);
  if (!side) return refuseRecord(tagPlace(game, 'KickOff'), 'syntax', `KickOff ${quoted(tag)}; it is w or b`);
  if (due && side !== due)
    return refuseRecord(
      tagPlace(game, 'KickOff'),
      'contradiction',
      `KickOff ${side}, but ${sideName(due)}'s turn it is`,
    );
  return ok(side);
}

function readPlies<P>(
  variant: Variant<P>,
  { moves }: PgnGame,
  { kickOff, start }: Round<P>,
  time: TimeControl | undefined,
  begin: Clocks | undefined,
): Result<Played<P>, RecordError> {
  const plies: Ply<P>[] = [];
  let clocks = begin;
  let end: RoundEnd | undefined;
  for (const move of moves) {
    if (end)
      return refuseRecord(
        move.place ?? TEXT_START,
        'surplus',
        `${quoted(move.text)}, but the ${roundWord(variant)} is over (${end.title})`,
      );
    const read = readPly(variant, latestPosition({ kickOff, start, plies }), move);
    if (!read.ok) return read;
    const ply = time && clocks ? timedPly(variant, time, clocks, read.value, move) : read.value;
    plies.push(ply);
    clocks = time && clocks && clocksAfter(variant, time, clocks, ply);
    end = endOfRound(variant, plies);
  }
  return ok({ round: { kickOff, start, plies, ...(end && { end }) }, clocks });
}

/** A ply with the time that was spent on it, as the clock after it shows; none if the clock shows more than can be. */
function timedPly<P>(variant: Variant<P>, time: TimeControl, clocks: Clocks, ply: Ply<P>, { clock }: PgnMove): Ply<P> {
  if (clock === undefined) return ply;
  const unspent = clocksAfter(variant, time, clocks, { ...ply, spent: 0 })[variant.side(ply.before)];
  return { ...ply, spent: Math.max(0, unspent - clock) };
}
