import type { Side } from '@kickmate/board';
import {
  AGREEMENT,
  type Clocks,
  clocksAfter,
  endByTime,
  endsTurnAt,
  fullClocks,
  isOneRound,
  latestPosition,
  type Match,
  nextKickOff,
  type Round,
  type Variant,
} from '@kickmate/game';
import { formatPgn } from './format-pgn.ts';
import { type GameTree, moveOf, type TreeMove, type TreeRound, treeOf } from './game-tree.ts';
import type { PgnGame, PgnResult } from './pgn.ts';
import { arrayTag, formatLive, formatTimeControl, parseTimeControl, setUpTags, variantName } from './record-tags.ts';
import { writeLine } from './tree-pgn.ts';

/**
 * The record of a match: PGN, one game a round.
 *
 * If the game's short form can be read (`notation.parse`), the record is PGN as other programs write it: moves in the short
 * form, and no tags with their usual values. PGN's `Termination` does not tell a resignation or an agreement from a mate;
 * the tags `WonBy "resignation"` and `DrawBy "agreement"` do.
 *
 * In other games the moves are actions in coordinates with the outcomes of chance, and each round has these tags after
 * PGN's seven: `Variant` (the id), `SetUp` and `FEN` (where the round began), `Goals` (how many win), `Seed` (the source of
 * luck if the match goes on), `KickOff` (`w` or `b`), `Array` (the array from which rounds begin, unless it is the usual
 * one) and, when the round is over, `Termination`: the round end's kind, `resigned by White`, `time forfeit by White`,
 * `half-time` or `full-time`.
 *
 * The result of a void round is `1/2-1/2`. A live match has `Live` (seconds of a half and of a turn: `300+20`), and `Goals`
 * only if a number of goals ends it. In a match with clocks, the comment of each move gives the time left
 * (`[%clk 0:04:57]`); in a live match, the time that the move took (`[%emt 0:00:05]`).
 */

/** PGN's seven tags in its order, with their values for a match of which nothing is known. */
const SEVEN_TAGS = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?', Result: '*' };

/** The value of the tag `WonBy` in a game that was resigned. */
export const RESIGNATION = 'resignation';

type Tags = Readonly<Record<string, string>>;

/** A round, with the side that resigned or lost on time in it, if one did. */
export interface Ending<P> {
  readonly round: Round<P>;
  readonly resigned?: Side | undefined;
  readonly flagged?: Side | undefined;
}

/**
 * Writes a match; `readRecord` reads back an equal one. Plies that were undone are not written, nor is a seed on which nothing
 * depends.
 * @param tags further tags for each round, such as `White`, `Date` (`2024.12.31`) or your own; the match's own tags win
 * @throws Error for a tag whose name has other characters than letters, digits and `_`
 */
export const writeRecord = <P>(match: Match<P>, tags: Tags = {}): string => formatPgn(gamesOf(match, tags));

/**
 * The PGN games of a match's record, one a round, as {@link writeRecord} writes them.
 * @param tree a tree of this match (`treeOf`), whose comments, glyphs, times and variations are in the games, too
 */
export function gamesOf<P>(match: Match<P>, tags: Tags = {}, tree: GameTree<P> = treeOf(match)): readonly PgnGame[] {
  let clocks = match.time && fullClocks(match.time);
  return match.rounds.map((round, index): PgnGame => {
    const { moves, clocks: after } = writePlies(match, round, clocks, tree.rounds[index]!);
    clocks = after;
    const all = match.variant.notation?.parse ? pgnTags(match, index, tags) : ownTags(match, index, tags);
    return { tags: new Map(Object.entries(all)), ...moves, result: resultOf(match.variant, endingOf(match, index)) };
  });
}

/** A round's moves, with the clock after each or the time that it took, and the clocks after the last. */
function writePlies<P>(
  { variant, time }: Match<P>,
  round: Round<P>,
  begin: Clocks | undefined,
  { comments, moves: annotated }: TreeRound<P>,
) {
  let clocks = begin;
  const moves = round.plies.map((ply, index): TreeMove<P> => {
    const move = annotated[index] ?? moveOf(ply);
    if (ply.spent === undefined) return move;
    if (!time || !clocks) return { ...move, notes: { elapsed: ply.spent, ...move.notes } };
    clocks = clocksAfter(variant, time, clocks, ply, endsTurnAt(variant, round, index));
    return { ...move, notes: { clock: clocks[variant.side(ply.before)], ...move.notes } };
  });
  return { moves: writeLine(variant, { comments, moves, unread: [] }), clocks };
}

/** The match's round number `index` (from 0), with a resignation or a fallen flag in it. */
function endingOf<P>({ rounds, resigned, flagged }: Match<P>, index: number): Ending<P> {
  const round = rounds[index]!;
  return index === rounds.length - 1 ? { round, resigned, flagged } : { round };
}

/** The tags of a round that is written in coordinates. */
function ownTags<P>(match: Match<P>, index: number, tags: Tags): Tags {
  const { variant, goals, seed, array, time, live } = match;
  const ending = endingOf(match, index);
  const { round } = ending;
  const termination = terminationOf(ending);
  return {
    ...SEVEN_TAGS,
    ...furtherTags(tags),
    Round: String(index + 1),
    Result: resultOf(variant, ending),
    Variant: variant.id,
    SetUp: '1',
    FEN: variant.text.format(round.start),
    ...(Number.isFinite(goals) && { Goals: String(goals) }),
    Seed: String(seed),
    KickOff: round.kickOff,
    ...arrayTag(variant, array),
    ...(time && { TimeControl: formatTimeControl(time) }),
    ...(live && { Live: formatLive(live) }),
    ...(termination !== undefined && { Termination: termination }),
  };
}

/** The tags of a round in the short form: PGN's seven, then those with unusual values, in alphabetical order. */
function pgnTags<P>(match: Match<P>, index: number, tags: Tags): Tags {
  const { variant, goals, seed, array, time, live, rounds } = match;
  const ending = endingOf(match, index);
  const { round } = ending;
  const isOnly = isOneRound(variant, goals);
  const name = variantName(variant);
  const begin = setUpTags(variant, round.start, array);
  const usualKickOff = index > 0 ? nextKickOff(rounds.slice(0, index)) : begin.FEN ? variant.side(round.start) : 'w';
  const all: Tags = {
    TimeControl: '-',
    ...(isOnly && { Round: '-' }),
    ...furtherTags(tags),
    ...(!isOnly && { Round: String(index + 1) }),
    Result: resultOf(variant, ending),
    ...(name !== '' && { Variant: name }),
    ...begin,
    ...arrayTag(variant, array),
    ...(variant.match.goals.min < variant.match.goals.max && Number.isFinite(goals) && { Goals: String(goals) }),
    ...(dependsOnSeed(variant, goals) && { Seed: String(seed) }),
    ...(round.kickOff !== usualKickOff && { KickOff: round.kickOff }),
    ...(time && { TimeControl: formatTimeControl(time) }),
    ...(live && { Live: formatLive(live) }),
    Termination: pgnTerminationOf(ending),
    ...(ending.resigned && { WonBy: RESIGNATION }),
    ...(round.endedBy === 'agreement' && { DrawBy: AGREEMENT.kind }),
  };
  const others = Object.keys(all).filter((tag) => !Object.hasOwn(SEVEN_TAGS, tag));
  return { ...SEVEN_TAGS, ...pick(all, [...Object.keys(SEVEN_TAGS), ...others.sort()]) };
}

/** Tags that only the match itself may set. */
const MATCH_TAGS: ReadonlySet<string> = new Set(
  'Variant SetUp FEN Array Goals Live KickOff Termination WonBy DrawBy'.split(' '),
);

/** A caller's tags without those that could contradict the match. */
function furtherTags(tags: Tags): Tags {
  const further = Object.fromEntries(Object.entries(tags).filter(([name]) => !MATCH_TAGS.has(name)));
  const { TimeControl = '-', ...others } = further;
  return parseTimeControl(TimeControl) ? others : further;
}

const pick = (tags: Tags, names: readonly string[]): Tags =>
  Object.fromEntries(names.flatMap((name) => (tags[name] === undefined ? [] : [[name, tags[name]]])));

/** Whether anything in a match to this number of goals depends on its seed once the first round has begun. */
const dependsOnSeed = (variant: Variant, goals: number): boolean =>
  (variant.notation?.pgn?.hasChance ?? true) ||
  (!isOneRound(variant, goals) && (variant.arrays ?? variant.starts('w')).length > 1);

/** The names of the sides in records, which are the same in all languages. */
const SIDE_NAMES: Readonly<Record<Side, string>> = { w: 'White', b: 'Black' };

/** The value of the tag `Termination` of a round; `undefined` while the round goes on. */
export function terminationOf({ round, resigned, flagged }: Ending<unknown>): string | undefined {
  if (resigned) return `resigned by ${SIDE_NAMES[resigned]}`;
  return flagged ? `time forfeit by ${SIDE_NAMES[flagged]}` : round.end?.kind;
}

/** PGN's word for the kind of a round's end. Moves and result say the rest. */
function pgnTerminationOf({ round, resigned, flagged }: Ending<unknown>): string {
  if (flagged) return 'time forfeit';
  if (round.end && round.endedBy === 'whistle') return round.end.kind;
  return round.end || resigned ? 'normal' : 'unterminated';
}

/** A round's result in PGN. */
export function resultOf<P>(variant: Variant<P>, { round, resigned, flagged }: Ending<P>): PgnResult {
  if (resigned) return resigned === 'w' ? '0-1' : '1-0';
  const end = flagged ? endByTime(variant, latestPosition(round), flagged) : round.end;
  if (!end) return '*';
  if (!end.winner) return '1/2-1/2';
  return end.winner === 'w' ? '1-0' : '0-1';
}
