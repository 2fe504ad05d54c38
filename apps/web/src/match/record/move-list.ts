import { type Side, sideName } from '@kickmate/board';
import { goalWords } from '@kickmate/board-ui';
import {
  type AnyVariant,
  endsTurn,
  FULL_TIME,
  HALF_TIME,
  isOneRound,
  type Ply,
  type RoundEnd,
  shortForm,
} from '@kickmate/game';
import { type Path, startOf } from '@kickmate/record';
import type { AnyMatch } from '../any-match.ts';
import { playedByChance } from '../clock/live-time.ts';

/** An action in the list. */
export interface Entry {
  /** The place to which it leads. */
  readonly path: Path;
  /** In the short form. */
  readonly text: string;
  /** Whether chance played it, because the turn's time was over. */
  readonly isByChance: boolean;
}

/** A line of the list: a turn of White and one of Black. At the ends of a round one may be missing. */
export interface Row {
  /** As the game's records have it: where they say nothing of it, lines are counted from the round's start. */
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
  readonly rows: readonly Row[];
  /** How it ended, in words; `undefined` if it goes on. */
  readonly end: string | undefined;
}

/** Gives an action's short form. */
export type Describe = (ply: Ply<unknown>) => string;

/** A {@link Describe} for a game that asks the rules only once about each ply. */
export function describer(variant: AnyVariant): Describe {
  const texts = new WeakMap<Ply<unknown>, string>();
  return (ply) => {
    const text = texts.get(ply) ?? shortForm(variant, ply.before, ply);
    texts.set(ply, text);
    return text;
  };
}

/** The list of what was played, by rounds and turns. */
export function listRounds(match: AnyMatch, describe: Describe): readonly RoundList[] {
  const { variant, rounds } = match;
  return rounds.map(({ kickOff, plies }, round) => {
    const rows: { number: number; w: Entry[]; b: Entry[] }[] = [];
    const byChance = new Set(plies.flatMap((_, index) => playedByChance(match, plies.slice(0, index + 1))));
    for (const [index, ply] of plies.entries()) {
      const side = variant.side(ply.before);
      const last = plies[index - 1];
      // A new line begins with a turn of White, with whoever kicks off, and where a side has another turn.
      const isTurn = last === undefined || endsTurn(variant, last);
      if (last === undefined || (isTurn && (side === 'w' || variant.side(last.before) === side)))
        rows.push({ number: variant.notation?.pgn?.moveNumber(ply.before) ?? rows.length + 1, w: [], b: [] });
      rows.at(-1)![side].push({
        path: { ...startOf(round), ply: index + 1 },
        text: describe(ply),
        isByChance: byChance.has(ply),
      });
    }
    return {
      title: roundTitle(variant, round, kickOff),
      kickOff,
      path: startOf(round),
      rows,
      end: endWordsOf(match, round),
    };
  });
}

/** How a round ended, also where a side gave up the match in it or ran out of time: "White ran out of time: draw". */
function endWordsOf({ variant, rounds, end: over, resigned, flagged }: AnyMatch, round: number): string | undefined {
  const { end } = rounds[round]!;
  if (end) return endWords(end, isOneRound(variant));
  const loser = resigned ?? flagged;
  if (!loser || round < rounds.length - 1) return undefined;
  const title = `${sideName(loser)} ${resigned ? 'resigned' : 'ran out of time'}`;
  return endWords({ title, winner: over?.winner }, true);
}

const roundTitle = (variant: AnyVariant, round: number, kickOff: Side): string =>
  isOneRound(variant) ? `${sideName(kickOff)} begins` : `Round ${round + 1} · ${sideName(kickOff)} kicks off`;

/** What of an end is told. */
interface EndTold {
  /** As the round's end has it. */
  readonly kind?: string;
  readonly title: string;
  readonly says?: RoundEnd['says'] | undefined;
  readonly winner?: Side | undefined;
  readonly goals?: number;
}

/** The ends that the whistle brings: there is nothing to be added to their names. */
const WHISTLES: readonly (string | undefined)[] = [HALF_TIME.kind, FULL_TIME.kind];

/**
 * How a round ended, in a few words: "Head goal for White", "Repetition: no goal", "Half-time"; where there is but one,
 * "Checkmate: White wins", "Stalemate: draw", "Draw by agreement".
 */
export function endWords({ kind, title, says, winner, goals = 1 }: EndTold, isOnly = false): string {
  if (WHISTLES.includes(kind)) return title;
  if (winner) return goalWords({ title, says }, winner, isOnly) + (goals > 1 ? `, ${goals} goals` : '');
  if (!isOnly) return `${title}: no goal`;
  return says === 'draw' ? title : `${title}: draw`;
}
