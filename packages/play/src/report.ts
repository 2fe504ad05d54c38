import { SIDES, type Side } from '@kickmate/board';
import type { Score } from '@kickmate/engine/client';
import {
  type AnyVariant,
  endOfRound,
  endsTurn,
  endsTurnAt,
  type Ply,
  plyFrom,
  type Round,
  type RoundEnd,
} from '@kickmate/game';
import type { AnyMatch } from './session.ts';
import { winChance } from './win-chance.ts';

/**
 * The report of a match that is over: what each turn was worth, compared with the best one, and what chance added to it. A host
 * searches the positions of {@link searchesOf}; {@link judge} makes the report from the scores that are there so far.
 *
 * All worth is measured by the chance to win the round, in percent, so that goals, mates and points compare with each other.
 */

// -- Win chances, accuracy, marks -------------------------------------------------------------------------------------

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

/** The number of a mark's sign in records (NAG); that of a missed goal or win depends on the loss. */
export const glyphOf = ({ mark, loss }: Pick<JudgedTurn, 'mark' | 'loss'>): number | undefined =>
  mark && GLYPHS[byLoss(loss) ?? 'inaccuracy'];

const GLYPHS = { blunder: 4, mistake: 2, inaccuracy: 6 } as const;

/**
 * The least loss of a blunder, a mistake and an inaccuracy, in percent of the chance to win. Source: lichess marks a move from a
 * loss of 0.3, 0.2 and 0.1 on, on a scale from -1 to 1.
 */
const LEAST_LOSS = { blunder: 15, mistake: 10, inaccuracy: 5 } as const;

const byLoss = (loss: number): keyof typeof LEAST_LOSS | undefined =>
  (['blunder', 'mistake', 'inaccuracy'] as const).find((mark) => loss >= LEAST_LOSS[mark]);

/** The number of a side's worst moments. */
const WORST = 3;

// -- The outline: what has to be searched -----------------------------------------------------------------------------

/** A position of the report. */
interface OutlinePlace {
  /** Its name in the scores: round and number of plies, and the outcome if it is not the one that came out. */
  readonly key: string;
  /** The side to act. */
  readonly side: Side;
  /** White's chance to win the round, if the rules have decided it; otherwise a search is needed. */
  readonly decided?: number | undefined;
}

/** An action of the match, with the positions before and after it. */
interface OutlinePly {
  readonly ply: Ply<unknown>;
  readonly side: Side;
  /** The action in coordinates, without its outcome. */
  readonly text: string;
  /** Whether a player chose it among several. */
  readonly isChosen: boolean;
  readonly endsTurn: boolean;
  readonly before: OutlinePlace;
  readonly after: OutlinePlace;
  /** The positions to which chance could have led, with their probabilities; empty where nothing was left to chance. */
  readonly chances: readonly { readonly place: OutlinePlace; readonly probability: number }[];
}

/** A match as its report needs it: made once, judged again with every score. */
export interface ReportOutline {
  readonly match: AnyMatch;
  readonly rounds: readonly { readonly start: OutlinePlace; readonly plies: readonly OutlinePly[] }[];
  readonly searches: readonly ReportSearch[];
}

/** A search that a report needs. */
export interface ReportSearch {
  /** The name of its score. */
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
  /** For the side to act. */
  readonly score: Score;
  /** The best line, in coordinates. */
  readonly line: readonly string[];
  readonly depth: number;
}

/** The scores of the searches that are done, by their keys. */
export type PositionScores = ReadonlyMap<string, PositionScore>;

/** An outcome that did not come out gets at least this part of the usual effort. */
const LEAST_SHARE = 1 / 4;

const keyOf = (round: number, ply: number): string => `${round}.${ply}`;

/** White's chance to win a round that is over, in percent. */
const decidedBy = ({ winner }: RoundEnd): number => (winner === undefined ? 50 : winner === 'w' ? 100 : 0);

/**
 * The outline of a match. Its searches come in the order of the match, those of outcomes that did not come out last.
 * @param byChance plies that chance played in place of a player
 */
export function outlineOf(match: AnyMatch, byChance: ReadonlySet<Ply<unknown>> = new Set()): ReportOutline {
  const { variant } = match;
  const main: ReportSearch[] = [];
  const others: ReportSearch[] = [];
  const rounds = match.rounds.map((round, roundIndex) => {
    const start = variant.text.format(round.start);
    const texts = round.plies.map((ply) => variant.text.formatAction(ply));
    const places = [round.start, ...round.plies.map(({ after }) => after)].map((position, index): OutlinePlace => {
      const isOver = index === round.plies.length && round.end !== undefined && round.settled === undefined;
      const place = { key: keyOf(roundIndex, index), side: variant.side(position) };
      if (isOver) return { ...place, decided: decidedBy(round.end!) };
      // A round without an action has nothing to judge, as the one that a match begins after its last goal.
      if (texts.length > 0) main.push({ key: place.key, start, actions: texts.slice(0, index), share: 1 });
      return place;
    });
    const plies = round.plies.map((ply, index): OutlinePly => {
      const outcomes = chancesOf(variant, round, index, places[index + 1]!);
      const open = outcomes.filter(({ place, text }) => text !== undefined && place.decided === undefined);
      for (const { place, text } of open) {
        const share = Math.max(LEAST_SHARE, 1 / open.length);
        others.push({ key: place.key, start, actions: [...texts.slice(0, index), text!], share });
      }
      return {
        ply,
        side: places[index]!.side,
        text: variant.text.formatAction({ action: ply.action }),
        isChosen: !byChance.has(ply) && variant.actions(ply.before).length > 1,
        endsTurn: endsTurnAt(variant, round, index),
        before: places[index]!,
        after: places[index + 1]!,
        chances: outcomes,
      };
    });
    return { start: places[0]!, plies };
  });
  return { match, rounds, searches: [...main, ...others] };
}

/** The outcomes of a ply. `text` is the action with its outcome; absent for the outcome that came out. */
function chancesOf(
  variant: AnyVariant,
  { plies }: Round<unknown>,
  index: number,
  after: OutlinePlace,
): readonly { readonly place: OutlinePlace; readonly probability: number; readonly text?: string }[] {
  const { before, action, outcome } = plies[index]!;
  const chances = variant.chance(before, action);
  if (chances.length < 2) return [];
  const all = chances.reduce((sum, { weight }) => sum + weight, 0);
  return chances.map((chance) => {
    const probability = chance.weight / all;
    if (chance.outcome === outcome) return { place: after, probability };
    const successor = { action, outcome: chance.outcome };
    const other = plyFrom(variant, before, successor);
    const end = endOfRound(variant, [...plies.slice(0, index), other]);
    const place = {
      key: `${after.key}@${chance.outcome}`,
      side: variant.side(other.after),
      ...(end && { decided: decidedBy(end) }),
    };
    return { place, probability, text: variant.text.formatAction(successor) };
  });
}

/** The loss of an action, in percent, from which a second search checks it. */
const LEAST_CHECKED = 3;

/** The part of the usual effort of a check: one action needs less than all of them. */
const CHECK_SHARE = 1 / 2;

/** The key of the search that checks an action: it searches the position before it again, and only this action. */
const checkKeyOf = ({ before }: OutlinePly): string => `${before.key}!`;

/**
 * All searches of a report, as far as they are known: those of the outline, and, when they are done, the checks. The scores before
 * and after an action come from searches that end at different sides' turns, which makes a difference by itself; so each loss is
 * checked by a search of the action from the position before it.
 */
function allSearches({ match, rounds, searches }: ReportOutline, scores: PositionScores): readonly ReportSearch[] {
  if (searches.some(({ key }) => !scores.has(key))) return searches;
  const { variant } = match;
  const checks = rounds.flatMap(({ plies }, roundIndex) =>
    plies.flatMap((ply, index): ReportSearch[] => {
      const step = stepOf(ply, scores, new Map());
      if (!step || step.loss < LEAST_CHECKED || ply.chances.length > 0 || ply.after.decided !== undefined) return [];
      const { start, plies: played } = match.rounds[roundIndex]!;
      const actions = played.slice(0, index).map((one) => variant.text.formatAction(one));
      return [{ key: checkKeyOf(ply), start: variant.text.format(start), actions, share: CHECK_SHARE, only: ply.text }];
    }),
  );
  return [...searches, ...checks];
}

/** The searches of a report that are still to be done. When they are, others may follow: ask again until there are none. */
export const searchesOf = (outline: ReportOutline, scores: PositionScores): readonly ReportSearch[] =>
  allSearches(outline, scores).filter(({ key }) => !scores.has(key));

/** The searches of the places that the graph shows: neither outcomes that did not come out, nor checks. */
export function graphSearchesOf({ rounds, searches }: ReportOutline): readonly ReportSearch[] {
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

/** About this part of a match's actions are checked. */
const CHECKED = 1 / 2;

/** The effort that a report needs, for a host whose time for it is limited. */
export function effortOf(outline: ReportOutline, scores: PositionScores): ReportEffort {
  const sum = (searches: readonly ReportSearch[]) => searches.reduce((total, { share }) => total + share, 0);
  const left = searchesOf(outline, scores);
  const hasChecks = outline.searches.every(({ key }) => scores.has(key));
  const later = hasChecks ? 0 : actionCount(outline) * CHECKED * CHECK_SHARE;
  return { left: sum(left), later, all: sum(allSearches(outline, scores)) + later };
}

/** The number of actions of a report's match. */
export const actionCount = ({ rounds }: ReportOutline): number =>
  rounds.reduce((sum, { plies }) => sum + plies.length, 0);

// -- The report -------------------------------------------------------------------------------------------------------

/** A place of the match in the graph. */
export interface ReportPoint {
  /** From 0. */
  readonly round: number;
  /** The number of plies played. */
  readonly ply: number;
  /** White's chance to win the round, in percent; `undefined` until the position has been searched. */
  readonly white: number | undefined;
}

/** A turn and its judgement. */
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
  /** The index of the ply that lost most, or with which a goal was missed. */
  readonly worst: number;
  /** The score before that ply, for the side. */
  readonly score: Score;
  /** The best line instead of it, in coordinates. */
  readonly best: readonly string[];
  /** The side's chance before that ply, and what the ply was worth, in percent. */
  readonly before: number;
  readonly worth: number;
}

/** An action whose outcome chance decided. */
export interface ChanceResult {
  /** From 0. */
  readonly round: number;
  /** The index of the ply. */
  readonly ply: number;
  readonly side: Side;
  /** What the action was worth before its outcome: the side's average chance to win, in percent. */
  readonly worth: number;
  /** The side's chance after the outcome, in percent. */
  readonly gave: number;
}

/** The report of a side. */
export interface SideReport {
  /** The mean accuracy of its turns with a choice, in percent; `undefined` without any. */
  readonly accuracy: number | undefined;
  /** The number of those turns. */
  readonly turns: number;
  readonly marks: Readonly<Record<TurnMark, number>>;
  /** The sum of its losses: what was a matter of skill. */
  readonly lost: number;
  /** What the outcomes of its actions gave beyond what the actions were worth, in sum: its luck, which may be below 0. */
  readonly luck: number;
  /** The number of those outcomes. */
  readonly outcomes: number;
  /** The turns with a mark that lost most, at most three, the worst first. */
  readonly worst: readonly JudgedTurn[];
}

/** The report of a match, as far as its positions have been searched. */
export interface MatchReport {
  readonly points: readonly ReportPoint[];
  readonly turns: readonly JudgedTurn[];
  readonly chances: readonly ChanceResult[];
  readonly sides: Readonly<Record<Side, SideReport>>;
}

/** Makes the report from the scores that are there. Turns and outcomes of which a score is missing are left out. */
export function judge({ match, rounds }: ReportOutline, scores: PositionScores): MatchReport {
  const points: ReportPoint[] = [];
  const turns: JudgedTurn[] = [];
  const chances: ChanceResult[] = [];
  for (const [round, { start, plies }] of rounds.entries()) {
    if (plies.length === 0) continue;
    for (const [ply, place] of [start, ...plies.map(({ after }) => after)].entries())
      points.push({ round, ply, white: chanceAt(scores, place, 'w') });
    for (const [ply, { side, after, chances: possible }] of plies.entries()) {
      const [worth, gave] = [worthOf(possible, side, scores), chanceAt(scores, after, side)];
      if (possible.length > 0 && worth !== undefined && gave !== undefined)
        chances.push({ round, ply, side, worth, gave });
    }
    for (let first = 0; first < plies.length; ) {
      let last = first;
      while (last < plies.length - 1 && !plies[last]!.endsTurn) last++;
      const judged = judgeTurn(match, { round, first, turn: plies.slice(first, last + 1) }, scores);
      if (judged) turns.push(judged);
      first = last + 1;
    }
  }
  const [w, b] = SIDES.map((side) => sideReport(side, turns, chances));
  return { points, turns, chances, sides: { w: w!, b: b! } };
}

/** The least change of a chance that makes an action the moment of a match, in percent. */
const LEAST_SWING = 15;

/** An action that changed White's chance to win, in percent. */
export interface Swing {
  /** The place after the action. */
  readonly point: ReportPoint;
  readonly before: number;
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

/** A side's chance to win the round at a place, in percent; `undefined` if it has not been searched. */
function chanceAt(scores: PositionScores, { key, side: toAct, decided }: OutlinePlace, side: Side): number | undefined {
  const found = scores.get(key);
  if (decided !== undefined) return side === 'w' ? decided : 100 - decided;
  if (!found) return undefined;
  const chance = winChance(found.score);
  return side === toAct ? chance : 100 - chance;
}

/** The average of a side's chances over the outcomes; `undefined` if a score is missing or nothing is left to chance. */
function worthOf(possible: OutlinePly['chances'], side: Side, scores: PositionScores): number | undefined {
  let sum: number | undefined;
  for (const { place, probability } of possible) {
    const chance = chanceAt(scores, place, side);
    if (chance === undefined) return undefined;
    sum = (sum ?? 0) + probability * chance;
  }
  return sum;
}

/** An action, compared with the best one. */
interface Step {
  readonly found: PositionScore;
  readonly before: number;
  readonly worth: number;
  readonly loss: number;
  readonly isChosen: boolean;
}

/** Compares an action with the best one in its own position; `undefined` if a score is missing. */
function stepOf(ply: OutlinePly, scores: PositionScores, checks: PositionScores = scores): Step | undefined {
  const { side, text, isChosen, before: from, after, chances } = ply;
  const found = scores.get(from.key);
  const before = chanceAt(scores, from, side);
  const followed = chances.length > 0 ? worthOf(chances, side, scores) : chanceAt(scores, after, side);
  if (!found || before === undefined || followed === undefined) return undefined;
  const check = checks.get(checkKeyOf(ply));
  // An action loses what both searches say that it loses.
  const worth = check ? Math.max(followed, winChance(check.score)) : followed;
  // The search's own choice loses nothing: a difference only says that the next search saw further.
  const isBest = found.line[0] === text;
  return { found, before, worth, loss: isBest || !isChosen ? 0 : Math.max(0, before - worth), isChosen };
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
  const steps: Step[] = [];
  for (const ply of turn) {
    const step = stepOf(ply, scores);
    if (!step) return undefined;
    steps.push(step);
  }
  const loss = Math.min(
    100,
    steps.reduce((sum, step) => sum + step.loss, 0),
  );

  // 2. A goal that was possible in this turn and not scored: the last action before which it was possible.
  const { plies, end } = rounds[round]!;
  const { side } = turn[0]!;
  const last = first + turn.length - 1;
  const hasScored = end?.winner === side && last === plies.length - 1;
  // A turn that was cut off, by a resignation or the whistle, could still have brought the goal.
  const isComplete = turn.at(-1)!.endsTurn;
  const missed =
    hasScored || !isComplete
      ? -1
      : steps.findLastIndex(
          ({ found, isChosen }, index) =>
            isChosen && isProvenGoal(variant, plies.slice(0, first + index), turn[index]!.ply.before, found),
        );

  // 3. The action that the mark belongs to.
  const most = steps.reduce((worst, step, index) => (step.loss > steps[worst]!.loss ? index : worst), 0);
  const index = missed >= 0 ? missed : most;
  const { found, before, worth } = steps[index]!;
  const isWinMissed =
    found.score.kind === 'win' && found.score.actions > 0 && worth < 100 && loss >= LEAST_LOSS.inaccuracy;
  return {
    round,
    side,
    first,
    last,
    loss,
    accuracy: steps.some(({ isChosen }) => isChosen) ? accuracyOf(loss) : undefined,
    mark: missed >= 0 ? 'missed goal' : isWinMissed ? 'missed win' : byLoss(loss),
    worst: first + index,
    score: found.score,
    best: found.line,
    before,
    worth,
  };
}

/**
 * Whether the best line of a position proves that the side to act wins the round in the turn that is under way: the rules play
 * it, and the round ends with a win before the turn is over, whatever chance does with its last action.
 */
export function isProvenGoal(
  variant: AnyVariant,
  plies: readonly Ply<unknown>[],
  position: unknown,
  { score, line }: Pick<PositionScore, 'score' | 'line'>,
): boolean {
  if (score.kind !== 'win' || score.actions < 1) return false;
  const side = variant.side(position);
  const isWon = (played: readonly Ply<unknown>[]) => endOfRound(variant, played)?.winner === side;
  let played = plies;
  let now = position;
  for (const text of line) {
    const read = variant.text.parseAction(now, text);
    if (!read.ok || variant.side(now) !== side) return false;
    const { action } = read.value;
    const before = now;
    const possible = variant.chance(before, action);
    if (possible.length > 0)
      return possible.every(({ outcome }) => isWon([...played, plyFrom(variant, before, { action, outcome })]));
    const ply = plyFrom(variant, before, { action });
    played = [...played, ply];
    if (isWon(played)) return true;
    if (endsTurn(variant, ply)) return false;
    now = ply.after;
  }
  return false;
}

function sideReport(side: Side, all: readonly JudgedTurn[], chances: readonly ChanceResult[]): SideReport {
  const turns = all.filter((turn) => turn.side === side);
  const accuracies = turns.flatMap(({ accuracy }) => accuracy ?? []);
  const results = chances.filter((one) => one.side === side);
  const marked = turns.filter(({ mark }) => mark !== undefined);
  const countOf = (mark: TurnMark) => turns.filter((turn) => turn.mark === mark).length;
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    accuracy: accuracies.length > 0 ? sum(accuracies) / accuracies.length : undefined,
    turns: accuracies.length,
    marks: {
      'missed goal': countOf('missed goal'),
      'missed win': countOf('missed win'),
      blunder: countOf('blunder'),
      mistake: countOf('mistake'),
      inaccuracy: countOf('inaccuracy'),
    },
    lost: sum(turns.map(({ loss }) => loss)),
    luck: sum(results.map(({ worth, gave }) => gave - worth)),
    outcomes: results.length,
    // The sort is stable: of equal losses the earlier comes first.
    worst: [...marked].sort((a, b) => b.loss - a.loss).slice(0, WORST),
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
  const place = ply === 0 ? outline?.start : outline?.plies[ply - 1]?.after;
  if (!found || place?.side === 'w') return found;
  const { score } = found;
  const negated: Score =
    score.kind === 'win' ? { ...score, actions: -score.actions } : { ...score, value: -score.value };
  return { ...found, score: negated };
}
