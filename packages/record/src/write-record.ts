import { type Side, sideName } from '@kickmate/board';
import {
  AGREEMENT,
  type Clocks,
  clocksAfter,
  endByTime,
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
 * Of a game whose short form can be read (`notation.parse`) it is what the field's programs write: the short form, and only
 * the tags that say something. PGN's `Termination` does not tell a resignation or an agreement from a mate, so
 * `WonBy "resignation"` and `DrawBy "agreement"` do. Of other games the moves are actions in coordinates, with what chance
 * made of them, and each round has beside PGN's seven tags `Variant` (the id), `SetUp` and `FEN` (where the round began),
 * `Goals` (how many win), `Seed` (where luck comes from if the match goes on), `KickOff` (`w` or `b`), `Array` (the array
 * from which rounds begin, unless it is the usual one) and, when the round is over, `Termination`: the round end's kind,
 * `resigned by White`, `time forfeit by White`, `half-time` or `full-time`. A void round's result is `1/2-1/2`. A live match
 * has `Live` (seconds of a half and of a turn: `300+20`), and `Goals` only if so many end it. In a match with clocks each
 * move's comment tells what is left: `[%clk 0:04:57]`; in a live one, what it took: `[%emt 0:00:05]`.
 */

/** PGN's seven tags in its order, with what they say of a match about which nothing is known. */
const SEVEN_TAGS = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?', Result: '*' };

/** What the tag `WonBy` says of a game that was resigned. */
export const RESIGNATION = 'resignation';

type Tags = Readonly<Record<string, string>>;

/** A round as it is recorded: with how the match ended in it, if it did. */
export interface Ending<P> {
  readonly round: Round<P>;
  readonly resigned?: Side | undefined;
  readonly flagged?: Side | undefined;
}

/**
 * Writes a match; `readRecord` gives an equal one. What was undone is not written, nor is a seed on which nothing depends.
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

/** A round's moves, with what the clocks show after each or how long it took, and the clocks after all. */
function writePlies<P>(
  { variant, time }: Match<P>,
  { plies }: Round<P>,
  begin: Clocks | undefined,
  { comments, moves: annotated }: TreeRound<P>,
) {
  let clocks = begin;
  const moves = plies.map((ply, index): TreeMove<P> => {
    const move = annotated[index] ?? moveOf(ply);
    if (ply.spent === undefined) return move;
    if (!time || !clocks) return { ...move, notes: { elapsed: ply.spent, ...move.notes } };
    clocks = clocksAfter(variant, time, clocks, ply);
    return { ...move, notes: { clock: clocks[variant.side(ply.before)], ...move.notes } };
  });
  return { moves: writeLine(variant, { comments, moves, unread: [] }), clocks };
}

/** A match's round number `index`, with how the match ended in it. */
function endingOf<P>({ rounds, resigned, flagged }: Match<P>, index: number): Ending<P> {
  const round = rounds[index]!;
  return index === rounds.length - 1 ? { round, resigned, flagged } : { round };
}

/** The tags of a game that is written in coordinates. */
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

/** The tags of a game in its field's form: PGN's seven, and those that say something, by their names. */
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
    ...(hasLuck(variant, goals) && { Seed: String(seed) }),
    ...(round.kickOff !== usualKickOff && { KickOff: round.kickOff }),
    ...(time && { TimeControl: formatTimeControl(time) }),
    ...(live && { Live: formatLive(live) }),
    Termination: pgnTerminationOf(ending),
    ...(ending.resigned && { WonBy: RESIGNATION }),
    ...(round.settled === 'agreement' && { DrawBy: AGREEMENT.kind }),
  };
  const others = Object.keys(all).filter((tag) => !Object.hasOwn(SEVEN_TAGS, tag));
  return { ...SEVEN_TAGS, ...pick(all, [...Object.keys(SEVEN_TAGS), ...others.sort()]) };
}

/** What only the match itself may say. */
const MATCH_TAGS: ReadonlySet<string> = new Set(
  'Variant SetUp FEN Array Goals Live KickOff Termination WonBy DrawBy'.split(' '),
);

/** A caller's tags without those that, where the match itself does not write them, would say something else of it. */
function furtherTags(tags: Tags): Tags {
  const further = Object.fromEntries(Object.entries(tags).filter(([name]) => !MATCH_TAGS.has(name)));
  const { TimeControl = '-', ...others } = further;
  return parseTimeControl(TimeControl) ? others : further;
}

const pick = (tags: Tags, names: readonly string[]): Tags =>
  Object.fromEntries(names.flatMap((name) => (tags[name] === undefined ? [] : [[name, tags[name]]])));

/** Whether anything in a match of so many goals depends on its seed once the first round has begun. */
const hasLuck = (variant: Variant, goals: number): boolean =>
  (variant.notation?.pgn?.hasChance ?? true) ||
  (!isOneRound(variant, goals) && (variant.arrays ?? variant.starts('w')).length > 1);

/** What the tag `Termination` says of a round; `undefined` while it goes on. */
export function terminationOf({ round, resigned, flagged }: Ending<unknown>): string | undefined {
  if (resigned) return `resigned by ${sideName(resigned)}`;
  return flagged ? `time forfeit by ${sideName(flagged)}` : round.end?.kind;
}

/** PGN's word for how a round ended; the rest is in its moves and its result. */
function pgnTerminationOf({ round, resigned, flagged }: Ending<unknown>): string {
  if (flagged) return 'time forfeit';
  if (round.end && round.settled === 'whistle') return round.end.kind;
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
