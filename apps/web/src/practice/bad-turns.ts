import type { Side } from '@kickmate/board';
import type { SearchRequest, SearchResult } from '@kickmate/engine/client';
import type { Motifs } from '@kickmate/game';
import { type AnyMatch, winChance } from '@kickmate/play';
import { reasonsOf } from '@kickmate/play/reasons';
import type { JudgedTurn, MatchReport, TurnMark } from '@kickmate/play/report';
import { nodesOf } from '../report/search-positions.ts';
import { placeOfTry, type TriedTurn } from '../report/try-again.ts';
import type { Card } from './schedule.ts';

/** A turn that the person played badly in one of their matches: the app asks for a better action again and again. */
export interface BadTurn {
  /** The match's id, with round and action. */
  readonly id: string;
  /** The id of the match in the history of this device. */
  readonly match: string;
  readonly turn: JudgedTurn;
  /** The good actions that are known, in coordinates. Others are judged when they are played. */
  readonly good: readonly string[];
  readonly card: Card;
}

/** The marks of turns that are practised. What lost less is not worth a person's time, unless it is a piece. */
const MARKS: readonly TurnMark[] = ['missed goal', 'missed win', 'blunder'];

/**
 * The turns of a side that may be practised, in the order of the match.
 * @param motifs those of the game, which prove more lost pieces
 */
export const turnsToPractise = (
  match: AnyMatch,
  { turns }: MatchReport,
  side: Side,
  motifs?: Motifs<unknown>,
): readonly JudgedTurn[] => {
  const losesPiece = (turn: JudgedTurn) => reasonsOf(match, turn, motifs).some(({ kind }) => kind === 'losesPiece');
  return turns.filter(
    (turn) =>
      turn.side === side &&
      turn.mark !== undefined &&
      (MARKS.includes(turn.mark) || (turn.mark === 'mistake' && losesPiece(turn))),
  );
};

/** A turn with more good actions than these is not practised, unless they win. */
const MOST_GOOD = 3;
/** A good action loses at most this much of the chance to win, in percent. */
const MOST_LOST_BY_GOOD = 3;
/** The effort for finding the good actions, as a multiple of a report's search. */
const EFFORT = 2;

/** The search for the good actions of a turn. */
export const goodSearch = (tried: TriedTurn, isSlow: boolean): SearchRequest => ({
  ...placeOfTry(tried),
  lines: MOST_GOOD + 1,
  limits: { nodes: EFFORT * nodesOf(isSlow) },
});

/**
 * The good actions that a search has found, in coordinates; `undefined` if the turn is not to be practised: too many actions are
 * good, the one that was played is among them, or the search found nothing.
 */
export function goodActions({ match, turn }: TriedTurn, { lines }: SearchResult): readonly string[] | undefined {
  const { variant } = match;
  const { before, action: played } = match.rounds[turn.round]!.plies[turn.worst]!;
  const [best] = lines;
  if (!best) return undefined;
  const least = winChance(best.score) - MOST_LOST_BY_GOOD;
  const good = lines
    .filter(({ score }) => winChance(score) >= least)
    .flatMap(({ actions: [first = ''] }) => {
      const read = variant.text.parseAction(before, first);
      return read.ok ? [read.value.action] : [];
    });
  const isClear = best.score.kind === 'win' || good.length <= MOST_GOOD;
  if (!isClear || good.includes(played)) return undefined;
  return good.map((action) => variant.text.formatAction({ action }));
}
