/**
 * The report of a match that is over: what each turn was worth, compared with the best one, and what chance added to it. A host
 * searches the positions of {@link missingSearches}; {@link judge} makes the report from the scores that are there so far.
 *
 * All worth is measured by the chance to win the round, in percent, so that goals, mates and points compare with each other.
 */

import { SIDES, type Side } from '@kickmate/board';
import type { Score } from '@kickmate/engine/client';
import { type AnyVariant, endOfRound, endsTurn, type Ply, plyFrom } from '@kickmate/game';
import {
  keyOf,
  type OutlinePly,
  type PositionScore,
  type PositionScores,
  type ReportOutline,
} from './report-outline.ts';
import { type ActionLoss, chanceAt, lossOf, worthOf } from './report-searches.ts';
import { negated, winChance } from './score.ts';
import type { AnyMatch } from './session.ts';

export {
  outlineOf,
  type PositionScore,
  type PositionScores,
  type ReportOutline,
  type ReportSearch,
} from './report-outline.ts';
export {
  actionCount,
  chartSearchesOf,
  effortOf,
  missingSearches,
  type ReportEffort,
  searchCount,
} from './report-searches.ts';

/**
 * The accuracy of a turn that lost this much of the chance to win: 100 if nothing was lost, down to 0. Both are in percent. The
 * formula is that of the page which {@link winChance} names.
 */
export const accuracyOf = (loss: number): number =>
  Math.min(100, Math.max(0, 103.1668 * Math.exp(-0.04354 * loss) - 3.1669));

/**
 * The judgement of a turn that was not good. `missed goal`: the side could have won the round in this turn, whatever chance did,
 * and did not. `missed win`: it had a forced win that takes more turns, and has it no more. The others say how much was lost.
 */
export type TurnMark = 'missed goal' | 'missed win' | 'blunder' | 'mistake' | 'inaccuracy';

/** All marks, the gravest first. */
export const TURN_MARKS: readonly TurnMark[] = ['missed goal', 'missed win', 'blunder', 'mistake', 'inaccuracy'];

/** PGN's number (numeric annotation glyph) of a mark's sign; that of a missed goal or win depends on the loss. */
export const glyphOf = ({ mark, loss }: Pick<JudgedTurn, 'mark' | 'loss'>): number | undefined =>
  mark && GLYPHS[markOfLoss(loss) ?? 'inaccuracy'];

/** The glyph of each mark that {@link markOfLoss} gives. */
const GLYPHS = { blunder: 4, mistake: 2, inaccuracy: 6 } as const;

/**
 * The least loss of a blunder, a mistake and an inaccuracy, in percent of the chance to win. Source: lichess marks a move from a
 * loss of 0.3, 0.2 and 0.1 on, on a scale from -1 to 1.
 */
const LEAST_LOSS = { blunder: 15, mistake: 10, inaccuracy: 5 } as const;

const markOfLoss = (loss: number): keyof typeof LEAST_LOSS | undefined =>
  (['blunder', 'mistake', 'inaccuracy'] as const).find((mark) => loss >= LEAST_LOSS[mark]);

/** The number of a side's worst moments. */
const WORST_COUNT = 3;

/** A place of the match in the chart of White's chance. */
export interface ReportPoint {
  /** From 0. */
  readonly round: number;
  /** The number of plies played. */
  readonly ply: number;
  /** White's chance to win the round, in percent; `undefined` until the position has been searched. */
  readonly white: number | undefined;
}

/** A turn and its judgement. Browsers keep the turns that a person practises, so the names of these fields stay. */
export interface JudgedTurn {
  /** From 0. */
  readonly round: number;
  readonly side: Side;
  /** The index of its first ply in the round. */
  readonly first: number;
  /** The index of its last ply. */
  readonly last: number;
  /** The part of the chance to win that its actions lost, in percent. What chance did is not part of it. */
  readonly loss: number;
  /** `undefined` if nobody had a choice. */
  readonly accuracy: number | undefined;
  readonly mark: TurnMark | undefined;
  /** The index of the ply to which the mark belongs: the one with which a goal was missed, or else the one that lost most. */
  readonly worst: number;
  /** The score before that ply, for the side. */
  readonly score: Score;
  /** The best line instead of it, in coordinates. */
  readonly best: readonly string[];
  /** The score and the best line of the other side after the turn; absent if the turn ended the round. */
  readonly reply?: PositionScore;
  /** The side's chance to win before that ply, in percent. */
  readonly before: number;
  /** The worth of that ply: the chance that it left, in percent. */
  readonly worth: number;
}

/** An action whose outcome chance decided. */
export interface ChanceResult {
  /** From 0. */
  readonly round: number;
  /** The index of the ply. */
  readonly plyIndex: number;
  readonly side: Side;
  /** The worth of the action before its outcome: the side's average chance to win, in percent. */
  readonly worth: number;
  /** The side's chance after the outcome, in percent. */
  readonly chanceAfter: number;
}

/** The report of a side. */
export interface SideReport {
  /** The mean accuracy of its turns with a choice, in percent; `undefined` without any. */
  readonly accuracy: number | undefined;
  /** The number of those turns. */
  readonly choiceCount: number;
  /** The number of its turns with each mark. */
  readonly markCounts: Readonly<Record<TurnMark, number>>;
  /** The sum of its losses, which are a matter of skill. */
  readonly lost: number;
  /** Its luck: the sum of what the outcomes of its actions gave beyond the worth of the actions; it may be below 0. */
  readonly luck: number;
  /** The number of those outcomes. */
  readonly outcomeCount: number;
  /** The turns with a mark that lost most, at most three, the worst first. */
  readonly worstTurns: readonly JudgedTurn[];
}

/** The report of a match, as far as its positions have been searched. */
export interface MatchReport {
  readonly points: readonly ReportPoint[];
  readonly turns: readonly JudgedTurn[];
  readonly chanceResults: readonly ChanceResult[];
  readonly sides: Readonly<Record<Side, SideReport>>;
}

/** Makes the report from the scores that are there. Turns and outcomes of which a score is missing are left out. */
export function judge({ match, rounds }: ReportOutline, scores: PositionScores): MatchReport {
  const points: ReportPoint[] = [];
  const turns: JudgedTurn[] = [];
  const chanceResults: ChanceResult[] = [];
  for (const [round, { start, plies }] of rounds.entries()) {
    if (plies.length === 0) continue;
    for (const [ply, position] of [start, ...plies.map(({ after }) => after)].entries())
      points.push({ round, ply, white: chanceAt(scores, position, 'w') });
    for (const [plyIndex, { side, after, outcomes }] of plies.entries()) {
      const [worth, chanceAfter] = [worthOf(outcomes, side, scores), chanceAt(scores, after, side)];
      if (outcomes.length > 0 && worth !== undefined && chanceAfter !== undefined)
        chanceResults.push({ round, plyIndex, side, worth, chanceAfter });
    }
    for (let first = 0; first < plies.length; ) {
      let last = first;
      while (last < plies.length - 1 && !plies[last]!.endsTurn) last++;
      const judged = judgeTurn(match, { round, first, turn: plies.slice(first, last + 1) }, scores);
      if (judged) turns.push(judged);
      first = last + 1;
    }
  }
  const [w, b] = SIDES.map((side) => sideReport(side, turns, chanceResults));
  return { points, turns, chanceResults, sides: { w: w!, b: b! } };
}

/** The least change of a chance that makes an action the turning point of a match, in percent. */
const LEAST_SWING = 15;

/** An action that changed White's chance to win much. */
export interface Swing {
  /** The place after the action. */
  readonly point: ReportPoint;
  /** White's chance before the action, in percent. */
  readonly before: number;
  /** White's chance after it, in percent. */
  readonly after: number;
}

/** The action that changed the chance to win most, of equal ones the last; `undefined` if none changed much. */
export function greatestSwing(points: readonly ReportPoint[]): Swing | undefined {
  let greatest: Swing | undefined;
  let size = LEAST_SWING;
  for (const [index, point] of points.entries()) {
    const [before, after] = [points[index - 1]?.white, point.white];
    if (point.ply === 0 || before === undefined || after === undefined) continue;
    if (Math.abs(after - before) < size) continue;
    size = Math.abs(after - before);
    greatest = { point, before, after };
  }
  return greatest;
}

/** The plies of a turn and its place. */
interface OutlineTurn {
  readonly round: number;
  readonly first: number;
  readonly turn: readonly OutlinePly[];
}

/** Judges a turn. Each of its actions is compared with the best one in its own position, given the earlier ones. */
function judgeTurn(
  { variant, rounds }: AnyMatch,
  { round, first, turn }: OutlineTurn,
  scores: PositionScores,
): JudgedTurn | undefined {
  // 1. The loss of each action.
  const losses: ActionLoss[] = [];
  for (const ply of turn) {
    const lost = lossOf(ply, scores);
    if (!lost) return undefined;
    losses.push(lost);
  }
  const loss = Math.min(
    100,
    losses.reduce((sum, one) => sum + one.loss, 0),
  );

  // 2. A goal that was possible in this turn and not scored: the last action before which it was possible.
  const { plies, end } = rounds[round]!;
  const { side } = turn[0]!;
  const last = first + turn.length - 1;
  const hasScored = end?.winner === side && last === plies.length - 1;
  // A turn that was cut off, by a resignation or the whistle, could still have brought the goal.
  const isComplete = turn.at(-1)!.endsTurn;
  const missedIndex =
    hasScored || !isComplete
      ? -1
      : losses.findLastIndex(
          ({ searchBefore, isChosen }, index) =>
            isChosen &&
            isProvenWinThisTurn(variant, plies.slice(0, first + index), turn[index]!.ply.before, searchBefore),
        );

  // 3. The action that the mark belongs to.
  const worstIndex = losses.reduce((worst, one, index) => (one.loss > losses[worst]!.loss ? index : worst), 0);
  const markedIndex = missedIndex >= 0 ? missedIndex : worstIndex;
  const { searchBefore, chanceBefore, worth } = losses[markedIndex]!;
  const { score, line } = searchBefore;
  const isWinMissed = score.kind === 'win' && score.actions > 0 && worth < 100 && loss >= LEAST_LOSS.inaccuracy;
  const reply = isComplete ? scores.get(turn.at(-1)!.after.key) : undefined;
  return {
    round,
    side,
    first,
    last,
    loss,
    accuracy: losses.some(({ isChosen }) => isChosen) ? accuracyOf(loss) : undefined,
    mark: missedIndex >= 0 ? 'missed goal' : isWinMissed ? 'missed win' : markOfLoss(loss),
    worst: first + markedIndex,
    score,
    best: line,
    ...(reply && { reply }),
    before: chanceBefore,
    worth,
  };
}

/**
 * Returns whether the best line of a position proves that the side to act wins the round in the turn that is under way: its
 * actions are legal, and the round ends with a win before the turn is over, whatever chance does with the last of them.
 */
export function isProvenWinThisTurn(
  variant: AnyVariant,
  plies: readonly Ply<unknown>[],
  position: unknown,
  { score, line }: Pick<PositionScore, 'score' | 'line'>,
): boolean {
  if (score.kind !== 'win' || score.actions < 1) return false;
  const side = variant.side(position);
  const isWon = (played: readonly Ply<unknown>[]) => endOfRound(variant, played)?.winner === side;
  let played = plies;
  let current = position;
  for (const text of line) {
    const read = variant.text.parseAction(current, text);
    if (!read.ok || variant.side(current) !== side) return false;
    const { action } = read.value;
    const before = current;
    const outcomes = variant.chance(before, action);
    if (outcomes.length > 0)
      return outcomes.every(({ outcome }) => isWon([...played, plyFrom(variant, before, { action, outcome })]));
    const ply = plyFrom(variant, before, { action });
    played = [...played, ply];
    if (isWon(played)) return true;
    if (endsTurn(variant, ply)) return false;
    current = ply.after;
  }
  return false;
}

function sideReport(side: Side, all: readonly JudgedTurn[], chanceResults: readonly ChanceResult[]): SideReport {
  const turns = all.filter((turn) => turn.side === side);
  const accuracies = turns.flatMap(({ accuracy }) => accuracy ?? []);
  const ownResults = chanceResults.filter((one) => one.side === side);
  const marked = turns.filter(({ mark }) => mark !== undefined);
  const countOf = (mark: TurnMark) => turns.filter((turn) => turn.mark === mark).length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    accuracy: accuracies.length > 0 ? sum(accuracies) / accuracies.length : undefined,
    choiceCount: accuracies.length,
    markCounts: {
      'missed goal': countOf('missed goal'),
      'missed win': countOf('missed win'),
      blunder: countOf('blunder'),
      mistake: countOf('mistake'),
      inaccuracy: countOf('inaccuracy'),
    },
    lost: sum(turns.map(({ loss }) => loss)),
    luck: sum(ownResults.map(({ worth, chanceAfter }) => chanceAfter - worth)),
    outcomeCount: ownResults.length,
    // The sort is stable: of equal losses the earlier comes first.
    worstTurns: [...marked].sort((a, b) => b.loss - a.loss).slice(0, WORST_COUNT),
  };
}

/** The score of a position from White's side, for the notes of a record; `undefined` if it was not searched. */
export function whiteScoreAt(
  { rounds }: ReportOutline,
  scores: PositionScores,
  { round, ply }: Pick<ReportPoint, 'round' | 'ply'>,
): PositionScore | undefined {
  const found = scores.get(keyOf(round, ply));
  const outline = rounds[round];
  const position = ply === 0 ? outline?.start : outline?.plies[ply - 1]?.after;
  if (!found || position?.side === 'w') return found;
  return { ...found, score: negated(found.score) };
}
