import type { Side } from '@kickmate/board';
import type { Score } from '@kickmate/engine/client';
import { type AnyVariant, endOfRound, endsTurnAt, type Ply, plyFrom, type Round, type RoundEnd } from '@kickmate/game';
import type { AnyMatch } from './session.ts';

/** A position of the report. */
export interface OutlinePosition {
  /** Its key in the scores: round and number of plies, and the outcome if it is not the one that came out. */
  readonly key: string;
  /** The side to act. */
  readonly side: Side;
  /** White's chance to win the round in percent, if the rules have decided it; otherwise a search is needed. */
  readonly whiteChance?: number | undefined;
}

/** An action of the match, with the positions before and after it. */
export interface OutlinePly {
  readonly ply: Ply<unknown>;
  readonly side: Side;
  /** The action in coordinates, without its outcome. */
  readonly text: string;
  /** Whether a player chose it among several. */
  readonly isChosen: boolean;
  readonly endsTurn: boolean;
  readonly before: OutlinePosition;
  readonly after: OutlinePosition;
  /** The positions to which chance could have led, that of the match among them, with their probabilities; empty without chance. */
  readonly outcomes: readonly { readonly position: OutlinePosition; readonly probability: number }[];
}

/** A match as its report needs it: made once, judged again with every score. */
export interface ReportOutline {
  readonly match: AnyMatch;
  readonly rounds: readonly { readonly start: OutlinePosition; readonly plies: readonly OutlinePly[] }[];
  readonly searches: readonly ReportSearch[];
}

/** A search that a report needs. */
export interface ReportSearch {
  /** The key of its score. */
  readonly key: string;
  /** The round's start as text. */
  readonly start: string;
  /** The actions since then, in coordinates with outcomes. */
  readonly actions: readonly string[];
  /** The part of the usual effort that it deserves, from above 0 to 1. */
  readonly share: number;
  /** The only action to search, in coordinates; absent: all. */
  readonly only?: string;
}

/** The result of a search. */
export interface PositionScore {
  /** The score, as the side to act sees it. */
  readonly score: Score;
  /** The best line, in coordinates. */
  readonly line: readonly string[];
  readonly depth: number;
}

/** The scores of the searches that are done, by their keys. */
export type PositionScores = ReadonlyMap<string, PositionScore>;

/** An outcome that did not come out gets at least this part of the usual effort. */
const LEAST_SHARE = 1 / 4;

/** The key of the position after a number of plies of a round. */
export const keyOf = (round: number, ply: number): string => `${round}.${ply}`;

/** White's chance to win a round that is over, in percent. */
const whiteChanceAfter = ({ winner }: RoundEnd): number => (winner === undefined ? 50 : winner === 'w' ? 100 : 0);

/**
 * The outline of a match. Its searches come in the order of the match; those of outcomes that did not come out follow at the end.
 * @param byChance plies that chance played in place of a player
 */
export function outlineOf(match: AnyMatch, byChance: ReadonlySet<Ply<unknown>> = new Set()): ReportOutline {
  const { variant } = match;
  const main: ReportSearch[] = [];
  const others: ReportSearch[] = [];
  const rounds = match.rounds.map((round, roundIndex) => {
    const start = variant.text.format(round.start);
    const texts = round.plies.map((ply) => variant.text.formatAction(ply));
    const positions = [round.start, ...round.plies.map(({ after }) => after)].map((one, index): OutlinePosition => {
      const isEndedByRules = index === round.plies.length && round.end !== undefined && round.endedBy === undefined;
      const position = { key: keyOf(roundIndex, index), side: variant.side(one) };
      if (isEndedByRules) return { ...position, whiteChance: whiteChanceAfter(round.end!) };
      // A round without an action has nothing to judge: a match begins one after its last goal, for example.
      if (texts.length > 0) main.push({ key: position.key, start, actions: texts.slice(0, index), share: 1 });
      return position;
    });
    const plies = round.plies.map((ply, index): OutlinePly => {
      const outcomes = outcomesOf(variant, round, index, positions[index + 1]!);
      const toSearch = outcomes.filter(
        ({ position, text }) => text !== undefined && position.whiteChance === undefined,
      );
      for (const { position, text } of toSearch) {
        const share = Math.max(LEAST_SHARE, 1 / toSearch.length);
        others.push({ key: position.key, start, actions: [...texts.slice(0, index), text!], share });
      }
      return {
        ply,
        side: positions[index]!.side,
        text: variant.text.formatAction({ action: ply.action }),
        isChosen: !byChance.has(ply) && variant.actions(ply.before).length > 1,
        endsTurn: endsTurnAt(variant, round, index),
        before: positions[index]!,
        after: positions[index + 1]!,
        outcomes,
      };
    });
    return { start: positions[0]!, plies };
  });
  return { match, rounds, searches: [...main, ...others] };
}

/** The outcomes of a ply. `text` is the action with its outcome; absent for the outcome that came out. */
function outcomesOf(
  variant: AnyVariant,
  { plies }: Round<unknown>,
  index: number,
  after: OutlinePosition,
): readonly { readonly position: OutlinePosition; readonly probability: number; readonly text?: string }[] {
  const { before, action, outcome } = plies[index]!;
  const outcomes = variant.chance(before, action);
  if (outcomes.length < 2) return [];
  const weights = outcomes.reduce((sum, { weight }) => sum + weight, 0);
  return outcomes.map((one) => {
    const probability = one.weight / weights;
    if (one.outcome === outcome) return { position: after, probability };
    const successor = { action, outcome: one.outcome };
    const other = plyFrom(variant, before, successor);
    const end = endOfRound(variant, [...plies.slice(0, index), other]);
    const position = {
      key: `${after.key}@${one.outcome}`,
      side: variant.side(other.after),
      ...(end && { whiteChance: whiteChanceAfter(end) }),
    };
    return { position, probability, text: variant.text.formatAction(successor) };
  });
}
