import type { Side } from '@kickmate/board';
import type { SearchRequest, SearchResult, WinQuestion } from '@kickmate/engine/client';
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
  /** The good actions that are known, in coordinates: those of a near win are proved. Others are judged when they are played. */
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

/** The limits of a proof, which hardly ever takes more than two seconds. */
const PROOF = { turns: 3, nodes: 200_000 } as const;

/** The question for all actions that win as soon as the best one that a search has found; `undefined` if none does, or not soon. */
export function winQuestion({ match, turn }: TriedTurn, { lines: [best] }: SearchResult): WinQuestion | undefined {
  if (best?.score.kind !== 'win' || best.score.actions < 0) return undefined;
  // A search finds the win with the fewest actions, which may take more turns.
  const turns = turn.mark === 'missed goal' ? 1 : best.score.turns;
  if (turns > PROOF.turns) return undefined;
  const { before } = match.rounds[turn.round]!.plies[turn.worst]!;
  return { position: match.variant.text.format(before), turns, nodes: PROOF.nodes };
}

/**
 * The good actions of a turn, in coordinates: those that are proved to win, or else those that a search has found. `undefined` if the
 * turn is not to be practised: too many actions are good, the one that was played is among them, or nothing good was found.
 */
export function goodActions(
  { match, turn }: TriedTurn,
  { lines }: SearchResult,
  proved?: readonly string[],
): readonly string[] | undefined {
  const { text } = match.variant;
  const { before, action: played } = match.rounds[turn.round]!.plies[turn.worst]!;
  const [best] = lines;
  if (!best) return undefined;
  const least = winChance(best.score) - MOST_LOST_BY_GOOD;
  const found = lines
    .filter(({ score }) => winChance(score) >= least)
    .flatMap(({ actions: [first = ''] }) => {
      const read = text.parseAction(before, first);
      return read.ok ? [text.formatAction({ action: read.value.action })] : [];
    });
  // The turns of a win that luck may shorten are a mean: a proof without the best action is about another win.
  const good = proved?.includes(found[0]!) ? proved : found;
  const isClear = best.score.kind === 'win' || found.length <= MOST_GOOD;
  if (good.length === 0 || !isClear) return undefined;
  return [...good, ...found].includes(text.formatAction({ action: played })) ? undefined : good;
}
