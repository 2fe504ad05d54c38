import { ok, opponent, quoted, type Result, SIDES, type Side } from '@kickmate/board';
import { type PgnGame, parsePgnResult } from './pgn.ts';
import { type Ending, RESIGNATION, resultOf, terminationOf } from './record.ts';
import { type RecordError, refuseRecord, TEXT_START, type TextPlace } from './record-error.ts';
import { roundWord, tagPlace } from './record-tags.ts';
import { AGREEMENT, claimableEnd, endByTime, latestPosition, type Round, recordedEnd } from './round.ts';
import type { RoundEnd, Variant } from './variant.ts';

/**
 * Reads how a game's round ended, and checks that against what its moves lead to.
 * @param whistle how the round ends if the half's time is over, in a live match
 */
export const readResult = <P>(
  variant: Variant<P>,
  game: PgnGame,
  round: Round<P>,
  whistle: RoundEnd | undefined,
): Result<Ending<P>, RecordError> =>
  variant.readShort ? readPgnResult(variant, game, round, whistle) : readOwnResult(variant, game, round, whistle);

/** A result as it is given, in its tag or behind the moves: in PGN's form, or what stands there in its place. */
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

/** Reads the form in which each round's end is told by its `Termination`. */
function readOwnResult<P>(
  variant: Variant<P>,
  game: PgnGame,
  round: Round<P>,
  whistle: RoundEnd | undefined,
): Result<Ending<P>, RecordError> {
  if (game.result === undefined)
    return refuseRecord(
      resultPlace(game),
      'missing',
      'this game has no result; after its last move write 1-0, 0-1, 1/2-1/2 or *',
    );
  const termination = game.tags.get('Termination');
  const ending = ownEndings(variant, round, whistle).find((one) => terminationOf(one) === termination) ?? { round };
  const expected = resultOf(variant, ending);
  const state = ending.round.end
    ? ended(variant, ending.round.end)
    : (terminationOf(ending) ?? `the ${roundWord(variant)} is not over`);
  const wrong = givenResults(game).find(({ text }) => text !== expected);
  if (wrong)
    return refuseRecord(wrong.place, 'contradiction', `result ${quoted(wrong.text)}, but ${state}: ${expected}`);

  const allowed = [terminationOf(ending), ...(round.end ? ['normal'] : expected === '*' ? UNFINISHED : [])];
  if (termination !== undefined && !allowed.includes(termination))
    return refuseRecord(
      tagPlace(game, 'Termination'),
      'contradiction',
      `Termination ${quoted(termination)}, but ${state}`,
    );
  return ok(ending);
}

/** PGN's words for a game without an end. */
const UNFINISHED = ['unterminated', 'abandoned'];

const ended = (variant: Variant, { title }: RoundEnd): string => `the ${roundWord(variant)} ended (${title})`;

/** All ways in which a round can have ended that the rules have not ended. */
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

const agreedRound = <P>(round: Round<P>): Round<P> => ({ ...round, end: AGREEMENT, settled: 'agreement' });

const whistledRound = <P>(round: Round<P>, end: RoundEnd): Round<P> => ({ ...round, end, settled: 'whistle' });

function claimedRound<P>(variant: Variant<P>, round: Round<P>): Round<P> | undefined {
  const end = claimableEnd(variant, round.plies);
  return end && { ...round, end, settled: 'claim' };
}

/**
 * Reads the field's form. `*` says nothing of a round that its moves have ended. A game that stops with a result was lost
 * on time or by resignation, or drawn by agreement, if a tag says so, and drawn by a claim if there is one. Otherwise
 * nothing but the result is known.
 */
function readPgnResult<P>(
  variant: Variant<P>,
  game: PgnGame,
  round: Round<P>,
  whistle: RoundEnd | undefined,
): Result<Ending<P>, RecordError> {
  const given = givenResults(game);
  const nonsense = given.find(({ text }) => !parsePgnResult(text));
  if (nonsense)
    return refuseRecord(nonsense.place, 'syntax', `result ${quoted(nonsense.text)}; it is 1-0, 0-1, 1/2-1/2 or *`);
  const [told, again] = given.filter(({ text }) => text !== '*');
  if (told && again && told.text !== again.text)
    return refuseRecord(again.place, 'contradiction', `result ${again.text}, but the tag Result says ${told.text}`);
  if (!told) return ok({ round });
  const expected = resultOf(variant, { round });
  if (round.end && told.text !== expected)
    return refuseRecord(
      told.place,
      'contradiction',
      `result ${told.text}, but ${ended(variant, round.end)}: ${expected}`,
    );
  if (round.end) return ok({ round });
  if (told.text === '1/2-1/2' && whistle && game.tags.get('Termination') === whistle.kind)
    return ok({ round: whistledRound(round, whistle) });
  return ok(told.text === '1/2-1/2' ? drawnEnding(variant, game, round) : lostEnding(variant, game, round, told.text));
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
  settled: 'record',
});

/** PGN's `time forfeit`, and what large sites write instead: `Ann won on time`, `timeout`. */
const isTimeForfeit = (game: PgnGame): boolean => /\btime[ -]?(forfeit|out)\b|\bon time\b/i.test(terminationTag(game));

/** Our own tag, for which PGN's `Termination` has no word, and what large sites write: `Ann won by resignation`. */
const isResignation = (game: PgnGame): boolean =>
  game.tags.get('WonBy') === RESIGNATION || /\bresign/i.test(terminationTag(game));

/** The same of `Game drawn by agreement`. */
const isAgreement = (game: PgnGame): boolean =>
  game.tags.get('DrawBy') === AGREEMENT.kind || /\bagree/i.test(terminationTag(game));

const terminationTag = ({ tags }: PgnGame): string => tags.get('Termination') ?? '';
