import { ok, type Result, SIDES, type Side, sideName } from '@kickmate/board';
import { Match } from './match.ts';
import { type Located, type PgnGame, parsePgn } from './pgn.ts';
import { readPlayed } from './played.ts';
import { resignedBy, resultOf } from './record.ts';
import { type RecordError, refuseRecord } from './record-error.ts';
import { endOfMatch, endOfRound, latestPosition, nextKickOff, plyFrom, type Round } from './round.ts';
import type { Ply, RoundEnd, Successor, Variant } from './variant.ts';

/** A longer text is not read: no real match comes near it. */
export const MAX_RECORD_LENGTH = 2 ** 20;

/** A record of more actions, all rounds together, is not read; nor one of more rounds than these can make. */
export const MAX_RECORD_ACTIONS = 20_000;

/** What is being read, for whom. */
interface Reading<P> {
  readonly variant: Variant<P>;
  readonly text: string;
}

/** What all rounds of a match have in common. */
interface Terms {
  readonly goals: number;
  readonly seed: number;
}

/**
 * Reads the record of a match of this variant. Strict: the first thing that is wrong is reported, nothing is repaired.
 *
 * Of PGN, comments, glyphs, variations, move numbers, further tags and any line breaks are read over. A round must be
 * kicked off by the side whose turn it is, begin from one of the variant's starts for it, and have the result to which
 * its actions lead. What chance brought is taken as written: it need not be what the seed would have drawn.
 *
 * `Variant` must be there. Other tags may be absent: then `Goals` is the variant's default, `Seed` 0, `KickOff` White or
 * whoever must, and `FEN` the start, if there is only one.
 */
export function readRecord<P>(variant: Variant<P>, text: string): Result<Match<P>, RecordError> {
  if (typeof text !== 'string') return refuseRecord('', 'syntax', 0, 'a record must be a text');
  if (text.length > MAX_RECORD_LENGTH)
    return refuseRecord(text, 'size', MAX_RECORD_LENGTH, `more than ${MAX_RECORD_LENGTH} characters`);
  // Every round has an action, but for the one that has just begun.
  const parsed = parsePgn(text, { games: MAX_RECORD_ACTIONS + 1, moves: MAX_RECORD_ACTIONS });
  if (!parsed.ok) return parsed;
  const games = parsed.value;
  const reading = { variant, text };

  if (!games[0]) return refuseRecord(text, 'missing', text.length, 'no game; a record has one for each round');
  const read = readTerms(reading, games[0]);
  if (!read.ok) return read;
  const terms = read.value;

  const rounds: Round<P>[] = [];
  let resigned: Side | undefined;
  for (const game of games) {
    const continued = checkContinues(reading, game, terms, rounds, resigned);
    if (!continued.ok) return continued;
    const round = readRound(reading, game, rounds.at(-1));
    if (!round.ok) return round;
    rounds.push(round.value);
    const result = readResult(reading, game, round.value);
    if (!result.ok) return result;
    resigned = result.value;
  }
  return ok(Match.restore({ variant, ...terms, rounds, resigned }));
}

/** Reads the tags that hold for the whole match from its first game. */
function readTerms<P>({ variant, text }: Reading<P>, { tags, at }: PgnGame): Result<Terms, RecordError> {
  const id = tags.get('Variant');
  if (!id) return refuseRecord(text, 'missing', at, `no tag Variant; this game's is [Variant "${variant.id}"]`);
  if (id.text !== variant.id)
    return refuseRecord(text, 'variant', id.at, `a record of '${id.text}', not of ${variant.id} (${variant.name})`);

  const { min, max, default: usual } = variant.match.goals;
  const goals = tags.get('Goals');
  const goalCount = goals ? readInteger(goals.text) : usual;
  if (goals && (goalCount === undefined || goalCount < min || goalCount > max))
    return refuseRecord(text, 'impossible', goals.at, `Goals '${goals.text}'; allowed are ${min} to ${max}`);

  const seed = tags.get('Seed');
  const seedNumber = seed ? readInteger(seed.text) : 0;
  const largest = Number.MAX_SAFE_INTEGER;
  if (seed && seedNumber === undefined)
    return refuseRecord(
      text,
      'syntax',
      seed.at,
      `Seed '${seed.text}'; a whole number from ${-largest} to ${largest} is needed`,
    );
  return ok({ goals: goalCount!, seed: seedNumber! });
}

const readInteger = (text: string): number | undefined =>
  /^(0|-?[1-9]\d*)$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : undefined;

/** Checks that the match can have another round, and that the game's tags are those of this match and round. */
function checkContinues<P>(
  { variant, text }: Reading<P>,
  { tags, at }: PgnGame,
  { goals, seed }: Terms,
  rounds: readonly Round<P>[],
  resigned: Side | undefined,
): Result<undefined, RecordError> {
  const number = rounds.length + 1;
  const previous = rounds.at(-1);
  if (resigned || endOfMatch(variant.match, goals, rounds))
    return refuseRecord(text, 'contradiction', at, `a round ${number}, but the match is over after ${number - 1}`);
  if (previous && !previous.end)
    return refuseRecord(text, 'contradiction', at, `a round ${number}, but round ${number - 1} is not over`);

  const expected = { Variant: variant.id, Goals: String(goals), Seed: String(seed), Round: String(number) };
  for (const [name, value] of Object.entries(expected)) {
    const tag = tags.get(name);
    const isUnknownRound = name === 'Round' && (tag?.text === '?' || tag?.text === '-');
    if (tag && tag.text !== value && !isUnknownRound)
      return refuseRecord(text, 'contradiction', tag.at, `${name} '${tag.text}'; here it can only be ${value}`);
  }
  return ok(undefined);
}

function readRound<P>(
  reading: Reading<P>,
  game: PgnGame,
  previous: Round<P> | undefined,
): Result<Round<P>, RecordError> {
  const kickOff = readKickOff(reading, game, previous);
  if (!kickOff.ok) return kickOff;
  const start = readStart(reading, game, kickOff.value);
  if (!start.ok) return start;
  return readActions(reading, game, { kickOff: kickOff.value, start: start.value, plies: [] });
}

function readKickOff(
  { text }: Reading<unknown>,
  { tags }: PgnGame,
  previous: Round<unknown> | undefined,
): Result<Side, RecordError> {
  const due = previous && nextKickOff(previous);
  const tag = tags.get('KickOff');
  if (!tag) return ok(due ?? 'w');
  const side = SIDES.find((one) => one === tag.text);
  if (!side) return refuseRecord(text, 'syntax', tag.at, `KickOff '${tag.text}'; it is w or b`);
  if (due && side !== due)
    return refuseRecord(text, 'contradiction', tag.at, `KickOff ${side}, but ${sideName(due)}'s turn it is`);
  return ok(side);
}

function readStart<P>({ variant, text }: Reading<P>, { tags, at }: PgnGame, kickOff: Side): Result<P, RecordError> {
  const starts = variant.starts(kickOff).map(({ position }) => position);
  const texts = starts.map((start) => variant.format(start));
  const known = `${sideName(kickOff)} kicks off from '${texts[0]}'${texts.length > 1 ? ` or the like, ${texts.length} in all` : ''}`;
  const tag = tags.get('FEN');
  if (!tag) return starts.length === 1 ? ok(starts[0]!) : refuseRecord(text, 'missing', at, `no tag FEN; ${known}`);
  const position = variant.parse(tag.text);
  if (!position.ok)
    return refuseRecord(text, position.error.cause, tag.at + position.error.at, `FEN: ${position.error.message}`);
  return texts.includes(tag.text) ? position : refuseRecord(text, 'illegal', tag.at, `FEN: no kick-off; ${known}`);
}

function readActions<P>(
  { variant, text }: Reading<P>,
  { moves }: PgnGame,
  { kickOff, start }: Round<P>,
): Result<Round<P>, RecordError> {
  const plies: Ply<P>[] = [];
  let end: RoundEnd | undefined;
  for (const move of moves) {
    if (end) return refuseRecord(text, 'surplus', move.at, `'${move.text}', but the round is over (${end.title})`);
    const before = latestPosition({ kickOff, start, plies });
    const successor = readSuccessor({ variant, text }, before, move);
    if (!successor.ok) return successor;
    plies.push(plyFrom(variant, before, successor.value));
    end = endOfRound(variant, plies);
  }
  return ok({ kickOff, start, plies, ...(end && { end }) });
}

function readSuccessor<P>(
  { variant, text }: Reading<P>,
  position: P,
  { text: move, at }: Located,
): Result<Successor, RecordError> {
  const read = readPlayed(variant, position, move);
  if (read.ok) return read;
  return refuseRecord(text, read.error.cause, at + read.error.at, `'${move}': ${read.error.message}`);
}

/** Checks a game's result and termination against its round, and tells who resigned in it. */
function readResult(
  { text }: Reading<unknown>,
  { tags, result }: PgnGame,
  { end }: Round<unknown>,
): Result<Side | undefined, RecordError> {
  const termination = tags.get('Termination');
  const resigned = end ? undefined : SIDES.find((side) => termination?.text === resignedBy(side));
  const expected = resultOf(end, resigned);
  const state = end ? `the round ended (${end.title})` : resigned ? resignedBy(resigned) : 'the round is not over';
  for (const given of [tags.get('Result'), result]) {
    if (given && given.text !== expected)
      return refuseRecord(text, 'contradiction', given.at, `result ${given.text}, but ${state}: ${expected}`);
  }
  const allowed = end ? [end.kind, 'normal'] : resigned ? [resignedBy(resigned)] : ['unterminated', 'abandoned'];
  if (termination && !allowed.includes(termination.text))
    return refuseRecord(text, 'contradiction', termination.at, `Termination '${termination.text}', but ${state}`);
  return ok(resigned);
}
