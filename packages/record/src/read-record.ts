import { ok, opponent, quoted, type Result, SIDES, type Side, sideName } from '@kickmate/board';
import {
  AGREEMENT,
  type Clocks,
  claimableEnd,
  clocksAfter,
  endByTime,
  endOfMatch,
  endOfRound,
  endsTurnAt,
  fullClocks,
  type Goals,
  goalsAfter,
  type Half,
  isHalfTime,
  isOneRound,
  type LiveTime,
  latestPosition,
  Match,
  nextKickOff,
  type Ply,
  type Round,
  type RoundEnd,
  recordedEnd,
  roundWord,
  scoreOf,
  type TimeControl,
  type Variant,
  whistleEnd,
} from '@kickmate/game';
import { parsePgn, wholeOf } from './parse-pgn.ts';
import { type PgnGame, type PgnMove, type PgnSpan, parsePgnResult } from './pgn.ts';
import { placesIn, type RecordError, refuseRecord, TEXT_START, type TextPlace } from './record-error.ts';
import {
  checkStart,
  formatLive,
  formatTimeControl,
  isNamed,
  parseTimeControl,
  readArray,
  readLive,
  readSetUp,
  readVariantTag,
  tagPlace,
} from './record-tags.ts';
import { texts } from './texts.ts';
import { readPly } from './tree-pgn.ts';
import { type Ending, RESIGNATION, resultOf, terminationOf } from './write-record.ts';

/** The most characters that a record may have. No real match comes near it. */
export const MAX_RECORD_LENGTH = 2 ** 20;

/** The most actions that a record may have, in all rounds together. */
export const MAX_RECORD_ACTIONS = 20_000;

/** The facts about a whole match that its tags give. */
interface MatchFacts {
  readonly goals: number;
  readonly seed: number;
  /** The id of the array, if a tag names one. */
  readonly array?: string | undefined;
  readonly time?: TimeControl;
  readonly live?: LiveTime;
}

/**
 * Reads the record of a match of this variant. It is strict: it reports the first fault and repairs nothing.
 *
 * It skips comments, glyphs, variations, move numbers and further tags, and accepts any line breaks. It reads the times on
 * the clocks if there is a `TimeControl`. The first round may begin in any position. The side whose turn it is must kick off
 * each later one, from one of the variant's starts for that side or in formations that the rules allow. Each round must have
 * the result to which its actions lead. The record decides the outcomes of chance; the seed might give others.
 *
 * The tag `Variant` must be there, unless the records of this game have none. Other tags may be absent. Then `Goals` is the
 * variant's default (no limit in a live match), `Seed` is 0, `Array` the usual array, `KickOff` the side that must kick off
 * or acts first, and `FEN` the start, if there is only one.
 *
 * Records in the short form (`notation.parse`) are read as other programs write them: the result may be absent. If a game
 * stops before its end but has a result, its tags may say that it was resigned, lost on time or drawn by agreement.
 * Without such tags it is a draw by a claim, if one was possible, or it ended as the result says, for an unknown reason.
 */
export function readRecord<P>(variant: Variant<P>, text: string): Result<Match<P>, RecordError> {
  if (typeof text !== 'string') return refuseRecord(TEXT_START, 'syntax', texts.record.noText);
  const parsed = parseRecord(text);
  return parsed.ok ? readMatch(variant, parsed.value) : parsed;
}

/**
 * Reads the PGN games of a record's text, at least one, within the limits for records.
 * @param span the part of the text that is read, as in `parsePgn`
 */
export function parseRecord(
  text: string,
  span: PgnSpan = wholeOf(text),
): Result<readonly [PgnGame, ...PgnGame[]], RecordError> {
  if (span.end - span.begin > MAX_RECORD_LENGTH)
    return refuseRecord(
      placesIn(text)(span.begin + MAX_RECORD_LENGTH),
      'size',
      texts.pgn.manyCharacters(MAX_RECORD_LENGTH),
    );
  // Every round has an action, except the one that has just begun.
  const parsed = parsePgn(text, { games: MAX_RECORD_ACTIONS + 1, moves: MAX_RECORD_ACTIONS }, span);
  if (!parsed.ok) return parsed;
  const [first, ...others] = parsed.value;
  if (!first) return refuseRecord(placesIn(text)(span.end), 'missing', texts.record.noGame);
  return ok([first, ...others]);
}

/** Reads the match of these games, one a round, as {@link readRecord} does. */
export function readMatch<P>(
  variant: Variant<P>,
  games: readonly [PgnGame, ...PgnGame[]],
): Result<Match<P>, RecordError> {
  const read = readMatchFacts(variant, games[0]);
  if (!read.ok) return read;
  const facts = read.value;

  const rounds: Round<P>[] = [];
  let left: TimeLeft = { clocks: facts.time && fullClocks(facts.time), halfMs: facts.live?.halfMs };
  let half: Half = 1;
  let score = scoreOf([]);
  let ending: Ending<P> | undefined;
  for (const game of games) {
    const continued = checkContinues(variant, game, facts, rounds, score, ending);
    if (!continued.ok) return continued;
    const round = readRound(variant, game, facts, left, rounds);
    if (!round.ok) return round;
    const result = readResult(variant, game, round.value.round, facts.live && whistleEnd(half));
    if (!result.ok) return result;
    ending = result.value;
    left = round.value.left;
    if (isHalfTime(ending.round)) {
      half = 2;
      left = { ...left, halfMs: facts.live?.halfMs };
    }
    score = goalsAfter(score, ending.round);
    rounds.push(ending.round);
  }
  return ok(Match.restore({ variant, ...facts, rounds, resigned: ending?.resigned, flagged: ending?.flagged }));
}

/** Reads the tags that hold for the whole match from its first game. */
function readMatchFacts(variant: Variant, game: PgnGame): Result<MatchFacts, RecordError> {
  const { tags } = game;
  const named = readVariantTag(variant, game);
  if (!named.ok) return named;

  const live = readLive(variant, game);
  if (!live.ok) return live;
  const goals = readGoals(variant, game, live.value ? Number.POSITIVE_INFINITY : variant.match.goals.default);
  if (!goals.ok) return goals;

  const seed = readInteger(tags.get('Seed') ?? '0');
  const largest = Number.MAX_SAFE_INTEGER;
  if (seed === undefined)
    return refuseRecord(
      tagPlace(game, 'Seed'),
      'syntax',
      texts.record.seed(quoted(tags.get('Seed') ?? ''), -largest, largest),
    );
  const array = readArray(variant, game);
  if (!array.ok) return array;
  const time = parseTimeControl(tags.get('TimeControl') ?? '-');
  return ok({
    goals: goals.value,
    seed,
    array: array.value,
    ...(time && { time }),
    ...(live.value && { live: live.value }),
  });
}

/** Reads the number of goals that wins; without a tag it is the usual one. */
function readGoals({ match }: Variant, game: PgnGame, usual: number): Result<number, RecordError> {
  const tag = game.tags.get('Goals');
  if (tag === undefined) return ok(usual);
  const { min, max } = match.goals;
  const goals = readInteger(tag);
  if (goals !== undefined && goals >= min && goals <= max) return ok(goals);
  return refuseRecord(tagPlace(game, 'Goals'), 'impossible', texts.record.goals(quoted(tag), min, max));
}

const readInteger = (text: string): number | undefined =>
  /^(0|-?[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** Checks that the match can have another round, and that the game's tags agree with the match and the round. */
function checkContinues<P>(
  variant: Variant<P>,
  game: PgnGame,
  { goals, seed, array, time, live }: MatchFacts,
  rounds: readonly Round<P>[],
  score: Goals,
  ending: Ending<P> | undefined,
): Result<undefined, RecordError> {
  const number = rounds.length + 1;
  const previous = rounds.at(-1);
  const begin = game.places?.begin ?? TEXT_START;
  if (previous && isOneRound(variant, goals))
    return refuseRecord(begin, 'contradiction', texts.record.secondGame(variant.name));
  if (ending?.resigned || ending?.flagged || endOfMatch(variant.match, goals, rounds, score))
    return refuseRecord(begin, 'contradiction', texts.record.afterMatch(number));
  if (previous && !previous.end) return refuseRecord(begin, 'contradiction', texts.record.afterOpenRound(number));

  const expected: Readonly<Record<string, string | undefined>> = {
    Goals: Number.isFinite(goals) ? String(goals) : undefined,
    Seed: String(seed),
    ...(variant.arrays && { Array: array ?? variant.arrays[0]!.id }),
    ...(variant.liveTime && { Live: live && formatLive(live) }),
    ...(!isOneRound(variant, goals) && { Round: String(number) }),
    ...(previous && time && { TimeControl: formatTimeControl(time) }),
    ...(previous && !isNamed(variant, game.tags.get('Variant')) && { Variant: variant.id }),
  };
  for (const [name, value] of Object.entries(expected)) {
    const tag = game.tags.get(name);
    const isUnknownRound = name === 'Round' && (tag === '?' || tag === '-');
    if (tag !== undefined && tag !== value && !isUnknownRound)
      return refuseRecord(tagPlace(game, name), 'contradiction', texts.record.otherValue(name, quoted(tag), value));
  }
  return ok(undefined);
}

/** The time that is left. */
interface TimeLeft {
  /** Each side's, in a match with clocks. */
  readonly clocks: Clocks | undefined;
  /** Of the half, in a live match. */
  readonly halfMs: number | undefined;
}

/** A round as it was played, and the time left after it. */
interface Played<P> {
  readonly round: Round<P>;
  readonly left: TimeLeft;
}

function readRound<P>(
  variant: Variant<P>,
  game: PgnGame,
  { array, time }: MatchFacts,
  left: TimeLeft,
  rounds: readonly Round<P>[],
): Result<Played<P>, RecordError> {
  const previous = rounds.at(-1);
  const tagged = readKickOff(game, previous && nextKickOff(rounds));
  if (!tagged.ok) return tagged;
  const start = readSetUp(variant, game, tagged.value ?? 'w', array);
  if (!start.ok) return start;
  const kickOff = tagged.value ?? variant.side(start.value);
  if (previous) {
    const checked = checkStart(variant, game, { kickOff, start: start.value }, previous, array);
    if (!checked.ok) return checked;
  }
  return readPlies(variant, game, { kickOff, start: start.value, plies: [] }, time, left);
}

/** Reads which side kicks off: the tag says it, or the rounds before; `undefined` if neither does. */
function readKickOff(game: PgnGame, due: Side | undefined): Result<Side | undefined, RecordError> {
  const tag = game.tags.get('KickOff');
  if (tag === undefined) return ok(due);
  const side = SIDES.find((one) => one === tag);
  if (!side) return refuseRecord(tagPlace(game, 'KickOff'), 'syntax', texts.record.kickOff(quoted(tag)));
  if (due && side !== due)
    return refuseRecord(tagPlace(game, 'KickOff'), 'contradiction', texts.record.notItsTurn(side, sideName(due)));
  return ok(side);
}

function readPlies<P>(
  variant: Variant<P>,
  { moves }: PgnGame,
  { kickOff, start }: Round<P>,
  time: TimeControl | undefined,
  begin: TimeLeft,
): Result<Played<P>, RecordError> {
  const plies: Ply<P>[] = [];
  let left = begin;
  let end: RoundEnd | undefined;
  for (const move of moves) {
    if (end)
      return refuseRecord(
        move.place ?? TEXT_START,
        'surplus',
        texts.record.afterEnd(quoted(move.text), roundWord(variant), end.title),
      );
    const read = readPly(variant, latestPosition({ kickOff, start, plies }), move);
    if (!read.ok) return read;
    const index = plies.push(read.value) - 1;
    end = endOfRound(variant, plies);
    const isTurnOver = endsTurnAt(variant, { plies, ...(end && { end }) }, index);
    const timed = time
      ? clockedPly(variant, time, left, read.value, move, isTurnOver)
      : elapsedPly(left, read.value, move);
    if (!timed.ok) return timed;
    plies[index] = timed.value.ply;
    left = timed.value.left;
  }
  return ok({ round: { kickOff, start, plies, ...(end && { end }) }, left });
}

/** A ply with the time that was spent on it, and what is left after it. */
interface Timed<P> {
  readonly ply: Ply<P>;
  readonly left: TimeLeft;
}

/** A ply with the time spent on it, computed from the clock after it; 0 if the clock shows more than is possible. */
function clockedPly<P>(
  variant: Variant<P>,
  time: TimeControl,
  left: TimeLeft,
  ply: Ply<P>,
  { clock }: PgnMove,
  isTurnOver: boolean,
): Result<Timed<P>, never> {
  const { clocks } = left;
  if (!clocks || clock === undefined) return ok({ ply, left });
  const unspent = clocksAfter(variant, time, clocks, { ...ply, spent: 0 }, isTurnOver)[variant.side(ply.before)];
  const timed = { ...ply, spent: Math.max(0, unspent - clock) };
  return ok({ ply: timed, left: { ...left, clocks: clocksAfter(variant, time, clocks, timed, isTurnOver) } });
}

/** A ply of a live match with the time spent on it, which cannot be more than is left of the half. */
function elapsedPly<P>(
  left: TimeLeft,
  ply: Ply<P>,
  { elapsed, text, place = TEXT_START }: PgnMove,
): Result<Timed<P>, RecordError> {
  const { halfMs } = left;
  if (halfMs === undefined || elapsed === undefined) return ok({ ply, left });
  if (elapsed > halfMs)
    return refuseRecord(place, 'contradiction', texts.record.tooSlow(quoted(text), elapsed, halfMs));
  return ok({ ply: { ...ply, spent: elapsed }, left: { ...left, halfMs: halfMs - elapsed } });
}

/**
 * Reads how the round of a game ended, and checks it against its moves.
 * @param whistle the end of the round if the half's time is over, in a live match
 */
const readResult = <P>(
  variant: Variant<P>,
  game: PgnGame,
  round: Round<P>,
  whistle: RoundEnd | undefined,
): Result<Ending<P>, RecordError> =>
  variant.notation?.parse ? readPgnResult(variant, game, round, whistle) : readOwnResult(variant, game, round, whistle);

/** A result in a game's tag or after its moves: in PGN's form, or any other text in that place. */
interface Given {
  readonly text: string;
  readonly place: TextPlace;
}

function givenResults(game: PgnGame): readonly Given[] {
  const tag = game.tags.get('Result');
  return [
    ...(tag === undefined ? [] : [{ text: parsePgnResult(tag) ?? tag, place: tagPlace(game, 'Result') }]),
    ...(game.result === undefined ? [] : [{ text: game.result, place: resultPlace(game) }]),
  ];
}

const resultPlace = ({ places }: PgnGame): TextPlace => places?.result ?? TEXT_START;

/** Reads the result of a record in our own form, in which `Termination` says how each round ended. */
function readOwnResult<P>(
  variant: Variant<P>,
  game: PgnGame,
  round: Round<P>,
  whistle: RoundEnd | undefined,
): Result<Ending<P>, RecordError> {
  if (game.result === undefined) return refuseRecord(resultPlace(game), 'missing', texts.record.noResult);
  const termination = game.tags.get('Termination');
  const ending = ownEndings(variant, round, whistle).find((one) => terminationOf(one) === termination) ?? { round };
  const expected = resultOf(variant, ending);
  const state = stateOf(variant, ending);
  const wrong = givenResults(game).find(({ text }) => text !== expected);
  if (wrong)
    return refuseRecord(wrong.place, 'contradiction', texts.record.otherResult(quoted(wrong.text), state, expected));

  const allowed = [terminationOf(ending), ...(round.end ? ['normal'] : expected === '*' ? UNFINISHED : [])];
  if (termination !== undefined && !allowed.includes(termination))
    return refuseRecord(
      tagPlace(game, 'Termination'),
      'contradiction',
      texts.record.termination(quoted(termination), state),
    );
  return ok(ending);
}

/** PGN's words for a game without an end. */
const UNFINISHED = ['unterminated', 'abandoned'];

const ended = (variant: Variant, { title }: RoundEnd): string => texts.record.ended(roundWord(variant), title);

/** How a round stands, as a clause for errors. */
function stateOf<P>(variant: Variant<P>, { round, resigned, flagged }: Ending<P>): string {
  if (round.end) return ended(variant, round.end);
  if (resigned) return texts.record.resigned(sideName(resigned));
  return flagged ? texts.record.flagged(sideName(flagged)) : texts.record.notOver(roundWord(variant));
}

/** The possible endings of a round that the rules have not ended. */
function ownEndings<P>(variant: Variant<P>, round: Round<P>, whistle: RoundEnd | undefined): readonly Ending<P>[] {
  if (round.end) return [];
  const claim = claimedRound(variant, round);
  return [
    ...SIDES.flatMap((side): Ending<P>[] => [
      { round, resigned: side },
      { round, flagged: side },
    ]),
    { round: agreedRound(round) },
    ...(claim ? [{ round: claim }] : []),
    ...(whistle ? [{ round: whistledRound(round, whistle) }] : []),
  ];
}

const agreedRound = <P>(round: Round<P>): Round<P> => ({ ...round, end: AGREEMENT, endedBy: 'agreement' });

const whistledRound = <P>(round: Round<P>, end: RoundEnd): Round<P> => ({ ...round, end, endedBy: 'whistle' });

function claimedRound<P>(variant: Variant<P>, round: Round<P>): Round<P> | undefined {
  const end = claimableEnd(variant, round.plies);
  return end && { ...round, end, endedBy: 'claim' };
}

/**
 * Reads the result of a record in the short form. `*` is allowed for any round, also for one that its moves have ended. A
 * game that stops before its end but has a result was lost on time or by resignation, or drawn by agreement, if a tag says
 * so; or it was drawn by a claim, if one is possible. Otherwise only the result is known.
 */
function readPgnResult<P>(
  variant: Variant<P>,
  game: PgnGame,
  round: Round<P>,
  whistle: RoundEnd | undefined,
): Result<Ending<P>, RecordError> {
  const given = givenResults(game);
  const malformed = given.find(({ text }) => !parsePgnResult(text));
  if (malformed) return refuseRecord(malformed.place, 'syntax', texts.record.noSuchResult(quoted(malformed.text)));
  const [first, second] = given.filter(({ text }) => text !== '*');
  if (first && second && first.text !== second.text)
    return refuseRecord(second.place, 'contradiction', texts.record.otherTagResult(second.text, first.text));
  if (!first) return ok({ round });
  const expected = resultOf(variant, { round });
  if (round.end && first.text !== expected)
    return refuseRecord(
      first.place,
      'contradiction',
      texts.record.otherResult(first.text, ended(variant, round.end), expected),
    );
  if (round.end) return ok({ round });
  if (first.text === '1/2-1/2' && whistle && game.tags.get('Termination') === whistle.kind)
    return ok({ round: whistledRound(round, whistle) });
  return ok(
    first.text === '1/2-1/2' ? drawnEnding(variant, game, round) : lostEnding(variant, game, round, first.text),
  );
}

function lostEnding<P>(variant: Variant<P>, game: PgnGame, round: Round<P>, result: string): Ending<P> {
  const loser: Side = result === '1-0' ? 'b' : 'w';
  const wasFlagged = isTimeForfeit(game) && endByTime(variant, latestPosition(round), loser).winner !== undefined;
  if (wasFlagged) return { round, flagged: loser };
  return isResignation(game) ? { round, resigned: loser } : { round: recordedRound(round, opponent(loser)) };
}

function drawnEnding<P>(variant: Variant<P>, game: PgnGame, round: Round<P>): Ending<P> {
  const position = latestPosition(round);
  const mover = variant.side(position);
  const flagged = [mover, ...SIDES].find((side) => endByTime(variant, position, side).winner === undefined);
  if (isTimeForfeit(game) && flagged) return { round, flagged };
  return { round: isAgreement(game) ? agreedRound(round) : (claimedRound(variant, round) ?? recordedRound(round)) };
}

const recordedRound = <P>(round: Round<P>, winner?: Side): Round<P> => ({
  ...round,
  end: recordedEnd(winner),
  endedBy: 'record',
});

/** Whether a game was lost on time: PGN's `time forfeit`, or what large sites write: `Ann won on time`, `timeout`. */
const isTimeForfeit = (game: PgnGame): boolean => /\btime[ -]?(forfeit|out)\b|\bon time\b/i.test(terminationTag(game));

/** Whether a game was resigned: our own tag, or what large sites write: `Ann won by resignation`. */
const isResignation = (game: PgnGame): boolean =>
  game.tags.get('WonBy') === RESIGNATION || /\bresign/i.test(terminationTag(game));

/** Whether a draw was agreed: our own tag, or what large sites write: `Game drawn by agreement`. */
const isAgreement = (game: PgnGame): boolean =>
  game.tags.get('DrawBy') === AGREEMENT.kind || /\bagree/i.test(terminationTag(game));

const terminationTag = ({ tags }: PgnGame): string => tags.get('Termination') ?? '';
