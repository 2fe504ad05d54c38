import { type Side, sideName } from '@kickmate/board';
import type { Match } from './match.ts';
import { formatPgn, type PgnResult } from './pgn.ts';
import type { Round } from './round.ts';
import type { RoundEnd, Variant } from './variant.ts';

/**
 * The record of a match: PGN, one game a round. The moves are actions in coordinates, with what chance made of them.
 *
 * Beside PGN's seven tags each game has `Variant` (the id), `SetUp` and `FEN` (where the round began), `Goals` (how
 * many win), `Seed` (where luck comes from if the match goes on), `KickOff` (`w` or `b`) and, when the round is over,
 * `Termination`: the round end's kind, or `resigned by White`. A void round's result is `1/2-1/2`.
 */

/** PGN's seven tags in its order, with what they say of a match about which nothing is known. */
const SEVEN_TAGS = { Event: '?', Site: '?', Date: '????.??.??', Round: '?', White: '?', Black: '?', Result: '*' };

/**
 * Writes a match; `readRecord` gives an equal one (what was undone is not kept).
 * @param tags further tags for each round, such as `White`, `Date` (`2024.12.31`) or your own; the match's own tags win
 * @throws Error for a tag whose name is not made of letters, digits and `_`
 */
export function writeRecord<P>(match: Match<P>, tags: Readonly<Record<string, string>> = {}): string {
  const games = match.rounds.map((round, index) => {
    const own = ownTags(match, index);
    // A round that is not over has no termination, whatever the caller's tags say.
    const { Termination: _, ...further } = tags;
    const words = [...writeActions(match.variant, round), own.Result];
    return formatPgn(Object.entries({ ...SEVEN_TAGS, ...further, ...own }), words);
  });
  return games.join('\n');
}

/** What the match itself says of its round number `index`. */
function ownTags<P>({ variant, rounds, round, resigned, goals, seed }: Match<P>, index: number) {
  const { kickOff, start, end } = rounds[index]!;
  const resigner = rounds[index] === round ? resigned : undefined;
  const termination = resigner ? resignedBy(resigner) : end?.kind;
  return {
    Round: String(index + 1),
    Result: resultOf(end, resigner),
    Variant: variant.id,
    SetUp: '1',
    FEN: variant.format(start),
    Goals: String(goals),
    Seed: String(seed),
    KickOff: kickOff,
    ...(termination !== undefined && { Termination: termination }),
  };
}

/** The `Termination` of a match that a side has given up. */
export const resignedBy = (side: Side): string => `resigned by ${sideName(side)}`;

/** A round's result in PGN. */
export function resultOf(end: RoundEnd | undefined, resigned: Side | undefined): PgnResult {
  if (resigned) return resigned === 'w' ? '0-1' : '1-0';
  if (!end) return '*';
  if (!end.winner) return '1/2-1/2';
  return end.winner === 'w' ? '1-0' : '0-1';
}

/** The actions with PGN's numbers: one at each turn of White, and at the start if Black acts first. */
function writeActions<P>(variant: Variant<P>, { plies }: Round<P>): readonly string[] {
  const words: string[] = [];
  let number = 0;
  let last: Side | undefined;
  for (const { before, action, outcome } of plies) {
    const side = variant.side(before);
    if (last === undefined || (side === 'w' && last === 'b')) words.push(`${++number}${side === 'w' ? '.' : '...'}`);
    words.push(variant.writeSuccessor({ action, outcome }));
    last = side;
  }
  return words;
}
