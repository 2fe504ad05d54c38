import type { Side } from '@kickmate/board';
import type {
  OutlinePly,
  OutlinePosition,
  PositionScore,
  PositionScores,
  ReportOutline,
  ReportSearch,
} from './report-outline.ts';
import { winChance } from './score.ts';

/** The loss of an action, in percent, from which a second search checks it. */
const LEAST_CHECKED = 3;

/** The share of a search's usual effort that a check gets: it searches one action instead of all. */
const CHECK_SHARE = 1 / 2;

/** No scores of checks: with it {@link lossOf} leaves checks out. */
const NO_CHECKS: PositionScores = new Map();

/** The key of the search that checks an action: it searches the position before it again, and only this action. */
const checkKeyOf = ({ before }: OutlinePly): string => `${before.key}!`;

/**
 * All searches of a report, as far as they are known: those of the outline, and, when they are done, the checks. The scores before
 * and after an action come from searches that end at different sides' turns, which makes a difference by itself; so each loss from
 * {@link LEAST_CHECKED} on, where neither chance nor the rules decide, is checked by a search of the action from the position before it.
 */
function allSearches({ match, rounds, searches }: ReportOutline, scores: PositionScores): readonly ReportSearch[] {
  if (searches.some(({ key }) => !scores.has(key))) return searches;
  const { variant } = match;
  const checks = rounds.flatMap(({ plies }, roundIndex) =>
    plies.flatMap((ply, index): ReportSearch[] => {
      const lost = lossOf(ply, scores, NO_CHECKS);
      if (!lost || lost.loss < LEAST_CHECKED || ply.outcomes.length > 0 || ply.after.whiteChance !== undefined)
        return [];
      const { start, plies: played } = match.rounds[roundIndex]!;
      const actions = played.slice(0, index).map((one) => variant.text.formatAction(one));
      return [{ key: checkKeyOf(ply), start: variant.text.format(start), actions, share: CHECK_SHARE, only: ply.text }];
    }),
  );
  return [...searches, ...checks];
}

/** The searches of a report that have no score yet. New ones may follow when these are done: ask again until there are none. */
export const missingSearches = (outline: ReportOutline, scores: PositionScores): readonly ReportSearch[] =>
  allSearches(outline, scores).filter(({ key }) => !scores.has(key));

/** The searches of the places that the chart shows: neither outcomes that did not come out, nor checks. */
export function chartSearchesOf({ rounds, searches }: ReportOutline): readonly ReportSearch[] {
  const shown = new Set(rounds.flatMap(({ start, plies }) => [start.key, ...plies.map(({ after }) => after.key)]));
  return searches.filter(({ key }) => shown.has(key));
}

/** The number of searches of a report that are known so far. */
export const searchCount = (outline: ReportOutline, scores: PositionScores): number =>
  allSearches(outline, scores).length;

/** Effort, as a multiple of the usual effort of a search. */
export interface ReportEffort {
  /** The effort of the searches that are still to be done. */
  readonly left: number;
  /** The effort of those that may follow when they are done, roughly. */
  readonly later: number;
  /** The effort of the whole report. */
  readonly all: number;
}

/** The part of a match's actions that is checked, roughly. */
const CHECKED_PART = 1 / 2;

/** The effort that a report needs, for a host whose time for it is limited. */
export function effortOf(outline: ReportOutline, scores: PositionScores): ReportEffort {
  const sum = (searches: readonly ReportSearch[]) => searches.reduce((total, { share }) => total + share, 0);
  const left = missingSearches(outline, scores);
  const hasChecks = outline.searches.every(({ key }) => scores.has(key));
  const later = hasChecks ? 0 : actionCount(outline) * CHECKED_PART * CHECK_SHARE;
  return { left: sum(left), later, all: sum(allSearches(outline, scores)) + later };
}

/** The number of actions of a report's match. */
export const actionCount = ({ rounds }: ReportOutline): number =>
  rounds.reduce((sum, { plies }) => sum + plies.length, 0);

/** A side's chance to win the round in a position, in percent; `undefined` if it has not been searched. */
export function chanceAt(
  scores: PositionScores,
  { key, side: toAct, whiteChance }: OutlinePosition,
  side: Side,
): number | undefined {
  const found = scores.get(key);
  if (whiteChance !== undefined) return side === 'w' ? whiteChance : 100 - whiteChance;
  if (!found) return undefined;
  const chance = winChance(found.score);
  return side === toAct ? chance : 100 - chance;
}

/** The average of a side's chances over the outcomes; `undefined` if a score is missing or nothing is left to chance. */
export function worthOf(outcomes: OutlinePly['outcomes'], side: Side, scores: PositionScores): number | undefined {
  let sum: number | undefined;
  for (const { position, probability } of outcomes) {
    const chance = chanceAt(scores, position, side);
    if (chance === undefined) return undefined;
    sum = (sum ?? 0) + probability * chance;
  }
  return sum;
}

/** An action, compared with the best one. All chances are the acting side's, in percent. */
export interface ActionLoss {
  /** The result of the search before the action. */
  readonly searchBefore: PositionScore;
  /** The chance to win before the action. */
  readonly chanceBefore: number;
  /** The chance that the action leaves: where chance decides, the average over its outcomes. */
  readonly worth: number;
  readonly loss: number;
  /** Whether a player chose the action among several. */
  readonly isChosen: boolean;
}

/**
 * Compares an action with the best one in its own position; `undefined` if a score is missing.
 * @param checks the scores among which that of its check is looked up; {@link NO_CHECKS} to leave the check out
 */
export function lossOf(
  ply: OutlinePly,
  scores: PositionScores,
  checks: PositionScores = scores,
): ActionLoss | undefined {
  const { side, text, isChosen, before, after, outcomes } = ply;
  const searchBefore = scores.get(before.key);
  const chanceBefore = chanceAt(scores, before, side);
  const unchecked = outcomes.length > 0 ? worthOf(outcomes, side, scores) : chanceAt(scores, after, side);
  if (!searchBefore || chanceBefore === undefined || unchecked === undefined) return undefined;
  const check = checks.get(checkKeyOf(ply));
  // The smaller of both losses counts.
  const worth = check ? Math.max(unchecked, winChance(check.score)) : unchecked;
  // The search's own choice loses nothing: a difference only says that the next search saw further.
  const isBest = searchBefore.line[0] === text;
  const loss = isBest || !isChosen ? 0 : Math.max(0, chanceBefore - worth);
  return { searchBefore, chanceBefore, worth, loss, isChosen };
}
