import { type Side, sideName } from '@kickmate/board';
import { type AnyVariant, isOneRound, type Ply, type RoundEnd } from '@kickmate/game';
import { goalWords } from '../board/goal-words.ts';
import type { AnyMatch } from './any-match.ts';
import type { Place } from './place.ts';

/** An action in the list. */
export interface Entry {
  /** The moment after it. */
  readonly place: Place;
  /** In the short form. */
  readonly text: string;
}

/** A line of the list: a turn of White and one of Black. At the ends of a round one may be missing. */
export interface Row {
  readonly number: number;
  readonly w: readonly Entry[];
  readonly b: readonly Entry[];
}

/** A round of the list. */
export interface RoundList {
  /** "Round 2 · White kicks off", "White begins". */
  readonly title: string;
  readonly kickOff: Side;
  /** The moment of the kick-off. */
  readonly place: Place;
  readonly rows: readonly Row[];
  readonly end: RoundEnd | undefined;
}

/** Gives an action's short form. */
export type Describe = (ply: Ply<unknown>) => string;

/** A {@link Describe} for a game that asks the rules only once about each ply. */
export function describer(variant: AnyVariant): Describe {
  const texts = new WeakMap<Ply<unknown>, string>();
  return (ply) => {
    const text = texts.get(ply) ?? variant.describe(ply.before, ply);
    texts.set(ply, text);
    return text;
  };
}

/** The list of what was played, by rounds and turns. */
export function listRounds({ variant, rounds }: AnyMatch, describe: Describe): readonly RoundList[] {
  return rounds.map(({ kickOff, plies, end }, round) => {
    const rows: { number: number; w: Entry[]; b: Entry[] }[] = [];
    let before: Side | undefined;
    for (const [index, ply] of plies.entries()) {
      const side = variant.side(ply.before);
      // A new line begins with a turn of White, and with whoever kicks off.
      if (before === undefined || (side === 'w' && before !== 'w'))
        rows.push({ number: rows.length + 1, w: [], b: [] });
      rows.at(-1)![side].push({ place: { round, ply: index + 1 }, text: describe(ply) });
      before = side;
    }
    return { title: roundTitle(variant, round, kickOff), kickOff, place: { round, ply: 0 }, rows, end };
  });
}

const roundTitle = (variant: AnyVariant, round: number, kickOff: Side): string =>
  isOneRound(variant) ? `${sideName(kickOff)} begins` : `Round ${round + 1} · ${sideName(kickOff)} kicks off`;

/**
 * How a round ended, in a few words: "Head goal for White", "Repetition: no goal"; where there is but one,
 * "Checkmate: White wins", "Stalemate: draw", "Draw by agreement".
 */
export function endWords({ title, winner }: RoundEnd, isOnly = false): string {
  if (winner) return goalWords(title, winner, isOnly);
  if (!isOnly) return `${title}: no goal`;
  return /draw/i.test(title) ? title : `${title}: draw`;
}
