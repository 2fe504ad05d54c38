import { type Side, sideName } from '@kickmate/board';
import { type AnyVariant, endsTurn, isOneRound, type Ply, shortForm } from '@kickmate/game';
import { type AnyMatch, isIdlePass } from '@kickmate/play';
import { childOf, type Path, type PgnSign, signsOf, startOf, type TreeMove, treeOf } from '@kickmate/record';
import { beginsWord } from '../../shared/words.ts';
import { endWords } from '../../words/end-words.ts';
import { givenStart } from '../../words/given-start.ts';
import { playedByChance } from '../../words/live-time.ts';
import { spokenWords } from './opened-text.ts';
import { texts } from './panel-texts.ts';

/** An action in the list. */
export interface Entry {
  /** The place to which it leads. */
  readonly path: Path;
  readonly side: Side;
  /** The number of the row to which it belongs; in a variation, of the row to which it would belong. */
  readonly number: number;
  /** Whether a row begins with it. */
  readonly beginsRow: boolean;
  /** The action in the short form. */
  readonly text: string;
  /** The signs that judge the action or the position after it. */
  readonly signs: readonly PgnSign[];
  /** The place after the pass of a side without pieces, which is not listed itself. */
  readonly passed?: Path | undefined;
  /** The comments for people on the action. */
  readonly comments: readonly string[];
  /** Whether chance played the action, because the turn's time was over. */
  readonly isByChance: boolean;
  /** The lines that could have been played instead, each with at least one action. */
  readonly variations: readonly (readonly Entry[])[];
}

/** A row of the list: a turn of White and a turn of Black. At the ends of a round one may be missing. */
export interface Row {
  /** The move number in the game's records. In games without one, rows are counted from the round's start. */
  readonly number: number;
  readonly w: readonly Entry[];
  readonly b: readonly Entry[];
}

/** A round of the list. */
export interface RoundList {
  /** "Round 2 · White kicks off", "White begins". */
  readonly title: string;
  readonly kickOff: Side;
  /** The place of the kick-off. */
  readonly path: Path;
  /** The comments for people before the first action. */
  readonly comments: readonly string[];
  readonly rows: readonly Row[];
  /** The round's end in words; `undefined` if it goes on. */
  readonly end: string | undefined;
}

/** Gives an action's short form. */
export type Describe = (ply: Ply<unknown>) => string;

/** A {@link Describe} for a game. It asks the rules only once about each ply. */
export function describer(variant: AnyVariant): Describe {
  const known = new WeakMap<Ply<unknown>, string>();
  return (ply) => {
    const text = known.get(ply) ?? shortForm(variant, ply.before, ply);
    known.set(ply, text);
    return text;
  };
}

/** The place at which a line begins, with the ply that led there and the number of its row; 0 at a round's start. */
interface LineStart {
  readonly path: Path;
  readonly last: Ply<unknown> | undefined;
  readonly number: number;
}

/**
 * The list of a match, by rounds and turns, with the variations of its tree.
 * @param tree the tree whose main line the match is; by default it has no variations
 */
export function listRounds(match: AnyMatch, describe: Describe, tree = treeOf(match)): readonly RoundList[] {
  const { variant } = match;
  return tree.rounds.map(({ comments, moves }, round) => {
    const { kickOff, plies } = match.rounds[round]!;
    const byChance = new Set(plies.flatMap((_, index) => playedByChance(match, plies.slice(0, index + 1))));

    /** Lists a line; `child` is its number among the continuations of the place at which it begins. */
    function listLine(line: readonly TreeMove<unknown>[], from: LineStart, child: number): readonly Entry[] {
      let before = from;
      return line.map(({ ply, notes, variations }, index) => {
        const start = before;
        const side = variant.side(ply.before);
        // A new row begins with a turn of White, with the kick-off, and with a second turn of the same side.
        const isTurn = start.last === undefined || endsTurn(variant, start.last);
        const isSecond = start.last !== undefined && variant.side(start.last.before) === side;
        const beginsRow = start.last === undefined || (isTurn && (side === 'w' || isSecond));
        const number = beginsRow ? (variant.notation?.pgn?.moveNumber(ply.before) ?? start.number + 1) : start.number;
        const path = childOf(start.path, index === 0 ? child : 0);
        before = { path, last: ply, number };
        return {
          path,
          side,
          number,
          beginsRow,
          text: describe(ply),
          signs: signsOf(notes.glyphs),
          comments: spokenWords(notes.comments),
          isByChance: byChance.has(ply),
          variations: variations.map((variation, at) => listLine(variation.moves, start, at + 1)),
        };
      });
    }

    const rows: { number: number; w: Entry[]; b: Entry[] }[] = [];
    const line = listLine(moves, { path: startOf(round), last: undefined, number: 0 }, 0);
    for (const [index, entry] of line.entries()) {
      const before = line[index - 1];
      const list = before && rows.at(-1)![before.side];
      if (list && entry.variations.length === 0 && isIdlePass(variant, moves[index]!.ply)) {
        list.push({ ...list.pop()!, passed: entry.path });
        continue;
      }
      if (entry.beginsRow) rows.push({ number: entry.number, w: [], b: [] });
      rows.at(-1)![entry.side].push(entry);
    }
    return {
      title: roundTitle(match, round),
      kickOff,
      path: startOf(round),
      comments: spokenWords(comments),
      rows,
      end: endWordsOf(match, round),
    };
  });
}

/** The end of a round in words, also by a resignation or a fallen flag: "White ran out of time: draw". */
function endWordsOf(
  { variant, rounds, end: matchEnd, resigned, flagged }: AnyMatch,
  round: number,
): string | undefined {
  const { end } = rounds[round]!;
  if (end) return endWords(end, isOneRound(variant));
  const loser = resigned ?? flagged;
  if (!loser || round < rounds.length - 1) return undefined;
  const title = texts[resigned ? 'resigned' : 'outOfTime'](sideName(loser));
  return endWords({ title, winner: matchEnd?.winner }, true);
}

function roundTitle(match: AnyMatch, round: number): string {
  const { variant, rounds } = match;
  const given = givenStart(match, round);
  const side = sideName(given ?? rounds[round]!.kickOff);
  if (isOneRound(variant)) return texts.begins(side);
  return texts.round(round + 1, side, beginsWord(given ? undefined : variant));
}
