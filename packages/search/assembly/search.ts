// Negamax with alpha-beta for any game: turns may have several actions, and actions may have outcomes of chance.
import { DRAWN, INFINITE, MAX_OUTCOMES, MAX_PLY, WIN, WIN_BOUND, wonBy } from "./limits";
import * as constants from "./constants";
import { beginCounting, beginQuiescence, countActions, countNode, countQuiescenceNode, isQuiescenceFull, stopped } from "./counter";
import { correctionOf, learnError } from "./correction";
import { knownEvaluation, NO_EVALUATION, storeEvaluation } from "./evaluations";
import { historyScore } from "./history";
import { CAPTURES, listAt, pick, pickerAt } from "./picker";
import { plyAt } from "./ply";
import { after, before, constant, gameOf, SearchPosition } from "./position";
import { samplePosition } from "./sampling";
import * as on from "./switches";
import { has, switchOn } from "./switches";
import { bucketOf, EXACT, LOWER, nearBucketOf, NONE, probe, remember, UPPER } from "./table";

/** The largest ply visited. */
export let deepest: i32 = 0;

let rootDepth: i32 = 0;

// Repetition keys: of the round's earlier positions that may occur again, then of the line that is being searched.
const EARLIER_MAX: i32 = 4000;
const REPETITION_KEYS: usize = memory.data(8 * (EARLIER_MAX + MAX_PLY + 2), 8);
// The number of the earlier positions.
let earlierCount: i32 = 0;

// Results up to this depth go into the small hash table for nodes near the horizon. Deeper nodes at most probe it.
const NEAR_DEPTH: i32 = 3;

// The product of the logarithms of a depth and of an action's rank in the order, in 1024ths, u16.
const LOGARITHMS: usize = memory.data(2 * 64 * 64, 8);

/** Fills tables. Call once. */
export function initSearch(): void {
  for (let depth = 1; depth < 64; depth++) {
    for (let rank = 1; rank < 64; rank++) {
      store<u16>(LOGARITHMS + (<usize>(depth * 64 + rank) << 1), <u16>(1024 * Math.log(<f64>depth) * Math.log(<f64>rank)));
    }
  }
}

// The late move reduction of an action by its rank in the order, in 1024ths of a ply. What else is known of the node and the action
// is added to it.
function reductionOf<Position extends SearchPosition>(depth: i32, rank: i32): i32 {
  const product = <i32>load<u16>(LOGARITHMS + (<usize>(min(depth, 63) * 64 + min(rank, 63)) << 1));
  return constant<Position>(constants.reductionBase) + product * constant<Position>(constants.reductionSlope) / 1024;
}

/** Begins a search with `nodeLimit` nodes (0: no limit), and with those of the given techniques that the game uses. */
export function beginSearch<Position extends SearchPosition>(nodeLimit: f64, techniques: i32): void {
  switchOn<Position>(techniques);
  beginCounting(nodeLimit, gameOf<Position>().nodesPerPoll());
  deepest = 0;
}

/** Sets the depth of the running iteration, which bounds the extensions. */
export function beginIteration(depth: i32): void {
  rootDepth = depth;
}

/** Forgets the repetition keys of the positions before the current one. */
export function forgetRepetitions(): void {
  earlierCount = 0;
}

/**
 * Keeps the repetition key of the position before an action of the round. If no earlier position can recur, it forgets all keys; if
 * the memory for them is full, it first forgets the earlier ones.
 */
export function pushRoundKey(key: u64, cannotRecur: bool): void {
  if (earlierCount == EARLIER_MAX) earlierCount = 0;
  store<u64>(REPETITION_KEYS + (<usize>earlierCount << 3), key);
  earlierCount = cannotRecur ? 0 : earlierCount + 1;
}

// Notes the repetition key of the position at a ply of the line that is being searched.
function setLineKey(ply: i32, key: u64): void {
  store<u64>(REPETITION_KEYS + (<usize>(earlierCount + ply) << 3), key);
}

// Whether the position at a ply has occurred before: once after the root, or twice in the round up to and with the root.
function isRepeated(ply: i32, key: u64, reversiblePlies: i32): bool {
  const now = earlierCount + ply;
  const first = max(0, now - reversiblePlies);
  let times = 0;
  for (let i = now - 2; i >= first; i--) {
    if (load<u64>(REPETITION_KEYS + (<usize>i << 3)) != key) continue;
    if (i > earlierCount || ++times == 2) return true;
  }
  return false;
}

/** Notes the action that is searched at a ply; 0 for a null move. */
export function noteAction<Position extends SearchPosition, Techniques>(position: Position, ply: i32, action: u32): void {
  const here = plyAt(ply);
  here.action = action;
  if (!has<Position, Techniques>(on.continuation)) return;
  const index = action ? position.continuationIndex(action) : 0;
  assert(index >= 0 && index < 1024);
  here.continuationIndex = index;
}

// The static evaluation, taken from the table of recent ones if it is there.
function staticEvaluation<Position extends SearchPosition, Techniques>(position: Position): i32 {
  const isKept = has<Position, Techniques>(on.hash) && !position.isDrawByRuleNear();
  if (isKept) {
    const known = knownEvaluation(position.key);
    if (known != NO_EVALUATION) return known;
  }
  if (!has<Position, Techniques>(on.incremental)) position.recomputeScore();
  const evaluation = position.evaluate();
  samplePosition<Position>(position);
  if (isKept) storeEvaluation(position.key, evaluation);
  return evaluation;
}

// A static evaluation, corrected by the errors of those of earlier positions that have something in common with this one.
function corrected<Position extends SearchPosition, Techniques>(position: Position, ply: i32, evaluation: i32): i32 {
  if (!has<Position, Techniques>(on.correction)) return evaluation;
  return evaluation + correctionOf<Position>(position, ply, has<Position, Techniques>(on.pieceCorrection), has<Position, Techniques>(on.continuation));
}

/** Notes the root's repetition key and evaluation for later plies. */
export function noteRoot<Position extends SearchPosition, Techniques>(position: Position): void {
  setLineKey(0, position.repetitionKey());
  plyAt(0).evaluation = position.opponentThreatens()
    ? NO_EVALUATION
    : corrected<Position, Techniques>(position, 0, staticEvaluation<Position, Techniques>(position));
}

// The depth that tells `scoreAfter` to go on with a quiescence search that has begun: after an outcome of chance.
const IN_QUIESCENCE: i32 = -1000;

/**
 * The score after an action that leads to `next`, for the side that acted: the other side's negated, if it is to act. Means nothing
 * once `stopped`.
 * `expectsCutoff`: whether `next`, if the other side is to act in it, is an expected cut node.
 */
export function scoreAfter<Position extends SearchPosition, Techniques>(
  position: Position, next: Position, ply: i32, depth: i32, alpha: i32, beta: i32, mayNullMove: bool, expectsCutoff: bool,
): i32 {
  const isSameSide = next.side == position.side;
  if (depth <= 0 && has<Position, Techniques>(on.quiescence)) {
    // After an outcome, which may have changed everything, quiescence counts its depth from 0 again.
    if (depth != IN_QUIESCENCE) beginQuiescence();
    return isSameSide ? quiesce<Position, Techniques>(next, ply + 1, 0, alpha, beta) : -quiesce<Position, Techniques>(next, ply + 1, 0, -beta, -alpha);
  }
  return isSameSide
    ? search<Position, Techniques>(next, ply + 1, depth, alpha, beta, mayNullMove, false)
    : -search<Position, Techniques>(next, ply + 1, depth, -beta, -alpha, mayNullMove, expectsCutoff);
}

/**
 * The score of an action with chance: the mean over its outcomes, rounded towards zero. It is a certain win or loss
 * only if every outcome is one; otherwise a won outcome counts as the game's `chanceWinValue`. Star1 pruning
 * (Bruce Ballard, 1983): returns as soon as the remaining outcomes cannot bring the mean back into the window. The
 * result means nothing once `stopped`.
 */
export function scoreOfChance<Position extends SearchPosition, Techniques>(
  position: Position, action: u32, outcomes: usize, count: i32, ply: i32, depth: i32, alpha: i32, beta: i32,
): i32 {
  const next = after<Position>(position);
  const winValue = position.chanceWinValue();
  let weightLeft = 0;
  for (let i = 0; i < count; i++) weightLeft += load<i32>(outcomes + (<usize>i << 3), 4);
  const total = weightLeft;
  // The sums of the weighted scores: as they are, and each between -`winValue` and `winValue`.
  let sum = 0;
  let cappedSum = 0;
  let allWon = true;
  let allLost = true;
  for (let i = 0; i < count; i++) {
    const weight = load<i32>(outcomes + (<usize>i << 3), 4);
    weightLeft -= weight;
    let low = -INFINITE;
    let high = INFINITE;
    if (has<Position, Techniques>(on.star)) {
      const most = allWon ? WIN : winValue;
      const least = allLost ? -WIN : -winValue;
      low = floorDivide(alpha * total - (allWon ? sum : cappedSum) - weightLeft * most, weight);
      high = -floorDivide(-(beta * total - (allLost ? sum : cappedSum) - weightLeft * least), weight);
      if (low >= most) return alpha;
      if (high <= least) return beta;
      // Scores beyond `winValue` count as `winValue`, so the window needs no bound there.
      if (low < -winValue) low = -INFINITE;
      if (high > winValue) high = INFINITE;
    }
    position.play(action, load<i32>(outcomes + (<usize>i << 3)));
    const value = scoreAfter<Position, Techniques>(position, next, ply, depth, low, high, true, false);
    if (stopped) return 0;
    if (has<Position, Techniques>(on.star)) {
      if (value <= low) return alpha;
      if (value >= high) return beta;
    }
    sum += weight * value;
    cappedSum += weight * min(max(value, -winValue), winValue);
    allWon = allWon && value > WIN_BOUND;
    allLost = allLost && value < -WIN_BOUND;
  }
  return allWon || allLost ? sum / total : min(max(cappedSum / total, -WIN_BOUND), WIN_BOUND);
}

// The quotient, rounded down also below 0.
function floorDivide(a: i32, b: i32): i32 {
  const quotient = a / b;
  return a % b != 0 && a < 0 ? quotient - 1 : quotient;
}

// Whether the hash table's result decides what a search with this window would return.
function decides(bound: i32, score: i32, alpha: i32, beta: i32): bool {
  return bound == EXACT || (bound == LOWER && score >= beta) || (bound == UPPER && score <= alpha);
}

// Whether the hash table's result says more of a position than an evaluation does.
function knowsBetter(bound: i32, score: i32, evaluation: i32): bool {
  return bound == EXACT || (bound == LOWER && score > evaluation) || (bound == UPPER && score < evaluation);
}

/**
 * The score of a position for the side to act, within the window: at most alpha means "no better than", at least beta
 * "no worse than". Means nothing once `stopped`. `expectsCutoff`: whether a score of beta or more is expected.
 */
export function search<Position extends SearchPosition, Techniques>(
  position: Position, ply: i32, depth: i32, alpha: i32, beta: i32, mayNullMove: bool, expectsCutoff: bool,
): i32 {
  const next = after<Position>(position);
  const here = plyAt(ply);

  // 1. Limits, and positions that need no search.
  if (!countNode()) return 0;
  here.line.length = 0;
  if (ply > deepest) deepest = ply;
  const side = position.side;
  const end = position.end;
  if (end) return endScore(end, side, ply);
  const key = position.key;
  if (has<Position, Techniques>(on.repetition)) {
    const repetitionKey = position.repetitionKey();
    setLineKey(ply, repetitionKey);
    if (position.isDrawnByRule() || isRepeated(ply, repetitionKey, position.reversiblePlies)) return 0;
  }
  if (depth <= 0 || ply >= MAX_PLY) {
    const endHere = position.endWithoutActions();
    return endHere ? endScore(endHere, side, ply) : corrected<Position, Techniques>(position, ply, staticEvaluation<Position, Techniques>(position));
  }

  // 2. A win in one, and mate distance: windows that no win can reach.
  if (has<Position, Techniques>(on.winInOne)) {
    const win = position.winInOne();
    if (win) return takeWin(win, ply);
    alpha = max(alpha, ply - WIN);
    beta = min(beta, WIN - ply - 1);
    if (alpha >= beta) return alpha;
  }
  const isPv = beta - alpha > 1;
  const excluded = has<Position, Techniques>(on.singular) ? here.excluded : 0;

  // 3. The hash table.
  let hashAction: u32 = 0;
  let hashBound = NONE;
  let hashScore = 0;
  let hashDepth = 0;
  let raw = NO_EVALUATION;
  // Near a draw by a rule the table is not used: the keys do not tell such positions apart.
  const usesHash = has<Position, Techniques>(on.hash) && !position.isDrawByRuleNear();
  const isNear = depth <= NEAR_DEPTH;
  const bucket = isNear ? nearBucketOf(key) : bucketOf(key);
  if (usesHash) {
    let found = probe(bucket, key, ply);
    if (found.bound == NONE && !isNear && position.probesNearTable()) found = probe(nearBucketOf(key), key, ply);
    hashAction = found.action;
    hashBound = found.bound;
    hashScore = found.score;
    hashDepth = found.depth;
    raw = found.evaluation;
    if (!isPv && !excluded && hashDepth >= depth && decides(hashBound, hashScore, alpha, beta)) return hashScore;
  }

  // 4. The opponent threatens to win, or the side to act is in check: skip steps 6 to 9 and 13 to 15, and search
  // the line deeper.
  const threatened = position.inCheck() || (has<Position, Techniques>(on.winInOne | on.extensions) && position.opponentThreatens());
  if (has<Position, Techniques>(on.extensions) && threatened && ply < 2 * rootDepth) depth++;

  // 5. The static evaluation: `raw` as the game computes it, `correctedValue` with earlier errors corrected, `evaluation` improved by the
  // table's score. `improving`: whether that is better than two plies ago.
  let correctedValue = 0;
  let evaluation = 0;
  if (!threatened) {
    if (raw == NO_EVALUATION) raw = staticEvaluation<Position, Techniques>(position);
    correctedValue = corrected<Position, Techniques>(position, ply, raw);
    evaluation = knowsBetter(hashBound, hashScore, correctedValue) ? hashScore : correctedValue;
  }
  // Under a threat the evaluation of two plies ago is taken. If it is NO_EVALUATION, nothing is known to improve.
  const earlier = ply >= 2 && before<Position>(before<Position>(position)).side == side ? plyAt(ply - 2).evaluation : NO_EVALUATION;
  // With `correction` the ply keeps the corrected value, which the score of the table has not changed; see Ply.evaluation.
  here.evaluation = threatened ? earlier : has<Position, Techniques>(on.correction) ? correctedValue : evaluation;
  const improving = has<Position, Techniques>(on.improving) && !threatened && earlier != NO_EVALUATION && evaluation > earlier;

  if (!isPv && !threatened && !excluded && abs(beta) < WIN_BOUND) {
    // 6. Reverse futility: the evaluation is so far above beta that the score will hardly fall below it.
    if (has<Position, Techniques>(on.reverseFutility) && depth <= constant<Position>(constants.reverseFutilityDepth)) {
      const margin = constant<Position>(constants.reverseFutilityMargin) * depth - (improving ? constant<Position>(constants.reverseFutilityImproving) : 0);
      if (evaluation - margin >= beta) return evaluation;
    }
    // 7. Razoring: the evaluation is so far below alpha that only captures could help, and they do not.
    if (has<Position, Techniques>(on.razoring) && depth <= 3 && evaluation + constant<Position>(constants.razoringMargin) * depth <= alpha) {
      beginQuiescence();
      const value = quiesce<Position, Techniques>(position, ply, 0, alpha, alpha + 1);
      if (stopped) return 0;
      if (value <= alpha) return value;
    }
    // 8. Null move: even if the other side acts twice in a row, it cannot bring the score below beta.
    if (has<Position, Techniques>(on.nullMove) && mayNullMove && depth >= 3 && evaluation >= beta && position.canNullMove()) {
      position.playNullMove();
      noteAction<Position, Techniques>(position, ply, 0);
      const reduction = (constant<Position>(constants.nullMoveBase) + depth * constant<Position>(constants.nullMoveSlope)) / 64;
      const reduced = depth - reduction - min((evaluation - beta) / constant<Position>(constants.nullMoveMargin), 2);
      const value = scoreAfter<Position, Techniques>(position, next, ply, reduced, beta - 1, beta, false, !expectsCutoff);
      if (stopped) return 0;
      if (value >= beta) return value > WIN_BOUND ? beta : value;
    }
  }

  // 9. ProbCut: if a capture reaches much more than beta in a search less deep, the full search would reach beta.
  if (
    has<Position, Techniques>(on.probCut) && !isPv && !threatened && !excluded && depth >= 5 && abs(beta) < WIN_BOUND
    && !(hashBound != NONE && hashDepth >= depth - 3 && hashScore < beta + constant<Position>(constants.probCutMargin))
  ) {
    const value = probCut<Position, Techniques>(position, ply, depth, beta + constant<Position>(constants.probCutMargin), correctedValue, expectsCutoff);
    if (stopped) return 0;
    if (value > -INFINITE) {
      // The ply's action is the capture.
      if (usesHash) remember(bucket, key, ply, depth - 3, value, LOWER, here.action, raw);
      return value;
    }
  }

  // 10. Internal iterative reduction: without an action from the table, search less deep. The next iteration finds one there.
  if (has<Position, Techniques>(on.iir) && hashAction == 0 && depth >= 4) depth--;

  // 11. Singular extension: if the table's action is the only good one, its line is searched deeper; if it is not, perhaps less deep.
  let extension = 0;
  if (
    has<Position, Techniques>(on.singular) && hashAction && !excluded && ply > 0
    && depth >= (has<Position, Techniques>(on.doubleExtension) ? 6 : 7) && ply < 2 * rootDepth
    && (hashBound & LOWER) && hashDepth >= depth - 3 && abs(hashScore) < WIN_BOUND
  ) {
    const singularBeta = hashScore - constant<Position>(constants.singularMargin) * depth / 16;
    here.excluded = hashAction;
    const value = search<Position, Techniques>(position, ply, (depth - 1) / 2, singularBeta - 1, singularBeta, false, expectsCutoff);
    here.excluded = 0;
    if (stopped) return 0;
    // Two plies deeper if it is far better than all others.
    const isFarBetter = value < singularBeta - constant<Position>(constants.doubleMargin);
    if (value < singularBeta) extension = has<Position, Techniques>(on.doubleExtension) && !isPv && isFarBetter ? 2 : 1;
    // Multi-cut: several actions reach beta.
    else if (singularBeta >= beta) return singularBeta;
    // Negative extensions: others are good, too, so the table's action is searched less deep.
    else if (hashScore >= beta) extension = has<Position, Techniques>(on.doubleExtension) ? -2 : -1;
    else if (has<Position, Techniques>(on.doubleExtension) && expectsCutoff) extension = -1;
  }

  // 12. The actions, best first.
  const previous = ply > 0 ? plyAt(ply - 1).action : 0;
  const picker = pickerAt(ply);
  picker.begin<Position, Techniques>(position, ply, hashAction, hashAction == excluded, previous);
  const outcomes = here.outcomes;
  const originalAlpha = alpha;
  let best = -INFINITE;
  let bestAction: u32 = 0;
  let quiets = 0;
  const mayPrune = !isPv && !threatened && has<Position, Techniques>(on.TECHNIQUES_ON_QUIETS) && depth <= constant<Position>(constants.quietPruningDepth);
  while (true) {
    // The quiet actions are not even listed if all of them would be pruned.
    const skipsQuiets = mayPrune && best > -WIN_BOUND && position.prunesThreats() && has<Position, Techniques>(on.ordering)
      && isHopeless<Position, Techniques>(depth, evaluation, alpha);
    const action = picker.next<Position, Techniques>(position, ply, skipsQuiets);
    if (!action) break;
    const rank = picker.rank;
    if (action == excluded) {
      picker.skip(ply);
      continue;
    }
    const orderScore = has<Position, Techniques>(on.ordering) ? picker.score(ply) : 0;
    const quiet = position.captureValue(action) <= 0;
    noteAction<Position, Techniques>(position, ply, action);
    const outcomeCount = position.listOutcomes(action, outcomes);
    assert(outcomeCount <= MAX_OUTCOMES);
    let value: i32;
    if (outcomeCount > 0) {
      value = scoreOfChance<Position, Techniques>(position, action, outcomes, outcomeCount, ply, depth - 1, alpha, beta);
    } else {
      // 13. At low depth, actions that lose more in the exchange than a margin that grows with depth are pruned.
      if (
        has<Position, Techniques>(on.exchange) && rank > 0 && best > -WIN_BOUND && !threatened && orderScore < CAPTURES
        && depth <= constant<Position>(constants.exchangeDepth)
      ) {
        const loss = quiet ? constant<Position>(constants.exchangeQuiet) * depth : constant<Position>(constants.exchangeCapture) * depth * depth;
        if (!position.winsExchange(action, -loss)) continue;
      }
      // 14. Pruning of quiet actions: by futility and lateness (in some games unless they threaten to win), and by a bad history.
      const mayReduce = quiet && best > -WIN_BOUND && !threatened && has<Position, Techniques>(on.TECHNIQUES_ON_QUIETS);
      let pruned: bool = false;
      if (mayPrune && mayReduce) {
        const most = (constant<Position>(constants.latePruningBase) + constant<Position>(constants.latePruningSlope) * depth * depth) * (improving ? 2 : 1);
        const late = has<Position, Techniques>(on.latePruning) && 16 * quiets >= most;
        pruned = late || isHopeless<Position, Techniques>(depth, evaluation, alpha);
        // All actions after it are quiet or losing captures.
        if (pruned && position.prunesThreats() && has<Position, Techniques>(on.ordering)) break;
        // Those after a quiet action with a bad history have a worse one, or lose material. Here threats to win are not spared.
        if (has<Position, Techniques>(on.historyPruning) && orderScore < -constant<Position>(constants.historyPruningSlope) * depth) break;
      }
      position.play(action, -1);
      // It asks about the side that is not to act in `next`: the one that has just acted, or, if its turn goes on, the other one.
      if (pruned && !next.opponentThreatens()) {
        picker.skip(ply);
        continue;
      }
      let reduction = 0;
      if (mayReduce) {
        quiets++;
        // 15. Late move reductions: late quiet actions are searched less deep first.
        if (has<Position, Techniques>(on.lateMoveReductions) && depth >= 3 && rank >= (isPv ? 4 : 2)) {
          // In 1024ths of a ply.
          let fractions = reductionOf<Position>(depth, rank);
          if (!improving) fractions += constant<Position>(constants.reductionNotImproving);
          if (isPv) fractions -= constant<Position>(constants.reductionOpenWindow);
          if (has<Position, Techniques>(on.cutNodes)) {
            if (expectsCutoff) fractions += constant<Position>(constants.reductionCut);
            if (hashBound == EXACT) fractions -= constant<Position>(constants.reductionExact);
          }
          fractions -= historyScore<Position>(position, ply, action, has<Position, Techniques>(on.continuation))
            * constant<Position>(constants.reductionHistory) / 1024;
          reduction = max(0, min(fractions / 1024, depth - 2));
        }
      }
      // 16. All but the first are expected to fail low: a null window proves it, or they are searched again.
      let nextDepth = depth - 1 + (action == hashAction ? extension : 0);
      if (rank > 0 && has<Position, Techniques>(on.pvs)) {
        value = scoreAfter<Position, Techniques>(position, next, ply, nextDepth - reduction, alpha, alpha + 1, true, reduction > 0 || !expectsCutoff);
        if (reduction > 0 && value > alpha && !stopped) {
          // A ply more if it is far better than the best so far, a ply less if it is hardly better.
          const reduced = nextDepth - reduction;
          if (has<Position, Techniques>(on.cutNodes))
            nextDepth += value > best + constant<Position>(constants.deeperMargin) + 4 * depth ? 1 : value < best + depth ? -1 : 0;
          if (nextDepth > reduced) value = scoreAfter<Position, Techniques>(position, next, ply, nextDepth, alpha, alpha + 1, true, !expectsCutoff);
        }
        if (value > alpha && value < beta && !stopped) value = scoreAfter<Position, Techniques>(position, next, ply, nextDepth, alpha, beta, true, false);
      } else {
        value = scoreAfter<Position, Techniques>(position, next, ply, nextDepth - reduction, alpha, beta, true, !isPv && !expectsCutoff);
        if (reduction > 0 && value > alpha && !stopped)
          value = scoreAfter<Position, Techniques>(position, next, ply, nextDepth, alpha, beta, true, !isPv && !expectsCutoff);
      }
    }
    if (stopped) return 0;
    if (value <= best) continue;
    best = value;
    if (value <= alpha) continue;
    bestAction = action;
    here.setLine(action, outcomeCount > 0);
    alpha = value;
    if (value < beta) continue;
    if (has<Position, Techniques>(on.ordering) && (quiet || has<Position, Techniques>(on.captureHistory)))
      picker.learn<Position, Techniques>(position, ply, depth, quiet);
    break;
  }
  if (picker.isEmpty) return endScore(position.endWithoutActions(), side, ply);
  // Without any other action the score is alpha: the excluded action is searched deeper, but not as one that is far better than others.
  if (excluded) return best > -INFINITE ? best : alpha;

  // 17. Store the result, and the evaluation's error.
  const bound = best >= beta ? LOWER : best > originalAlpha ? EXACT : UPPER;
  if (usesHash) remember(bucket, key, ply, depth, best, bound, bestAction, threatened ? NO_EVALUATION : raw);
  if (has<Position, Techniques>(on.correction) && !threatened && abs(best) < WIN_BOUND && (bestAction == 0 || position.captureValue(bestAction) <= 0)) {
    const agrees = (bound == LOWER && best <= correctedValue) || (bound == UPPER && best >= correctedValue);
    if (!agrees)
      learnError<Position>(position, ply, depth, best - correctedValue, has<Position, Techniques>(on.pieceCorrection), has<Position, Techniques>(on.continuation));
  }
  return best;
}

// The score of a capture that reaches `bar` in quiescence and in a search three plies less deep (the position after it: `depth` - 4);
// -INFINITE if none does. The caller finds the capture in the `action` of the ply and stores the result: storing it
// here would make the kernels up to 0.8 KiB larger. Means nothing once `stopped`.
function probCut<Position extends SearchPosition, Techniques>(
  position: Position, ply: i32, depth: i32, bar: i32, correctedValue: i32, expectsCutoff: bool,
): i32 {
  const next = after<Position>(position);
  const here = plyAt(ply);
  const outcomes = here.outcomes;
  const count = position.generateNoisy(listAt(ply));
  countActions(count);
  const picker = pickerAt(ply);
  picker.scoreCaptures<Position, Techniques>(position, ply, 0, count, 0);
  const captures = picker.scored;
  for (let i = 0; i < captures; i++) {
    const action = pick(ply, i, captures);
    if (!position.winsExchange(action, bar - correctedValue) || position.listOutcomes(action, outcomes) > 0) continue;
    noteAction<Position, Techniques>(position, ply, action);
    position.play(action, -1);
    let value = scoreAfter<Position, Techniques>(position, next, ply, 0, bar - 1, bar, true, !expectsCutoff);
    if (value >= bar && !stopped) value = scoreAfter<Position, Techniques>(position, next, ply, depth - 4, bar - 1, bar, true, !expectsCutoff);
    if (stopped) return 0;
    if (value >= bar) return value;
  }
  return -INFINITE;
}

// Futility: whether the evaluation is so far below alpha that no quiet action of a node near the horizon will reach it.
function isHopeless<Position extends SearchPosition, Techniques>(depth: i32, evaluation: i32, alpha: i32): bool {
  return has<Position, Techniques>(on.futility)
    && evaluation + constant<Position>(constants.futilityBase) + constant<Position>(constants.futilitySlope) * depth <= alpha;
}

// Makes a win in one the line from here on, and returns its score.
function takeWin(win: u32, ply: i32): i32 {
  plyAt(ply).line.setAction(win);
  return WIN - ply - 1;
}

// The score for a side of a round that has ended; `end` is as in {@link SearchPosition.end}.
function endScore(end: i32, side: i32, ply: i32): i32 {
  return end == DRAWN ? 0 : end == wonBy(side) ? WIN - ply : ply - WIN;
}

// Bounds of the quiescence search without `exchange`, in actions below the horizon. Before the first it follows all captures, before
// the second those that win more than the moving piece's value. The number of its nodes has a bound, too (counter.ts).
const ALL_CAPTURES: i32 = 2;
const CLEAR_CAPTURES: i32 = 8;

// The quiescence search: the score of a position if only actions with a capture value are followed, so that the static
// evaluation is used only where no capture is left. `below` is the number of actions below the horizon.
// The result means nothing once `stopped`.
function quiesce<Position extends SearchPosition, Techniques>(position: Position, ply: i32, below: i32, alpha: i32, beta: i32): i32 {
  const next = after<Position>(position);
  const here = plyAt(ply);
  if (!countNode()) return 0;
  countQuiescenceNode();
  here.line.length = 0;
  if (ply > deepest) deepest = ply;
  const end = position.end;
  if (end) return endScore(end, position.side, ply);
  if (has<Position, Techniques>(on.repetition) && position.isDrawnByRule()) return 0;
  if (ply >= MAX_PLY || isQuiescenceFull()) return corrected<Position, Techniques>(position, ply, staticEvaluation<Position, Techniques>(position));
  if (has<Position, Techniques>(on.winInOne)) {
    const win = position.winInOne();
    if (win) return takeWin(win, ply);
  }

  // 1. The hash table.
  const usesHash = has<Position, Techniques>(on.quiescenceHash) && !position.isDrawByRuleNear();
  const key = position.key;
  let hashAction: u32 = 0;
  let hashBound = NONE;
  let hashScore = 0;
  let raw = NO_EVALUATION;
  if (usesHash) {
    const found = probe(nearBucketOf(key), key, ply);
    hashAction = found.action;
    hashBound = found.bound;
    hashScore = found.score;
    raw = found.evaluation;
    if (beta - alpha == 1 && decides(hashBound, hashScore, alpha, beta)) return hashScore;
  }

  // 2. The side to act may stand pat, unless it is in check: then it tries all actions.
  const inCheck = position.inCheck();
  const originalAlpha = alpha;
  let standPat = -INFINITE;
  if (!inCheck) {
    if (raw == NO_EVALUATION) raw = staticEvaluation<Position, Techniques>(position);
    standPat = corrected<Position, Techniques>(position, ply, raw);
    if (knowsBetter(hashBound, hashScore, standPat)) standPat = hashScore;
    if (standPat >= beta) return standPat;
    if (below >= CLEAR_CAPTURES && !has<Position, Techniques>(on.exchange)) return standPat;
    alpha = max(alpha, standPat);
  }
  let best = standPat;
  let bestAction: u32 = 0;
  const list = listAt(ply);
  const count = inCheck ? position.generate(list) : position.generateNoisy(list);
  countActions(count);
  if (inCheck && count == 0) return endScore(position.endWithoutActions(), position.side, ply);
  const picker = pickerAt(ply);
  picker.scoreCaptures<Position, Techniques>(position, ply, 0, count, hashAction);
  if (inCheck && picker.left > 0) picker.scoreQuiets<Position>(position, ply, 0, 0, false);
  const candidates = picker.scored;
  const outcomes = here.outcomes;
  for (let i = 0; i < candidates; i++) {
    // 3. A search that has become too large ends here, with the best so far.
    if (isQuiescenceFull() && best > -INFINITE) break;
    const action = pick(ply, i, candidates);
    if (!inCheck) {
      // 4. Captures that cannot raise alpha, or lose the exchange, are pruned.
      const gain = position.captureValue(action);
      if (standPat + gain + constant<Position>(constants.quiescenceMargin) <= alpha) continue;
      const loses = has<Position, Techniques>(on.exchange)
        ? !position.winsExchange(action, 0)
        : below >= ALL_CAPTURES && gain <= position.moverValue(action);
      if (loses) continue;
    } else if (has<Position, Techniques>(on.exchange) && best > -WIN_BOUND && !position.winsExchange(action, 0)) continue;
    const outcomeCount = position.listOutcomes(action, outcomes);
    assert(outcomeCount <= MAX_OUTCOMES);
    let value: i32;
    if (outcomeCount > 0) {
      value = scoreOfChance<Position, Techniques>(position, action, outcomes, outcomeCount, ply, IN_QUIESCENCE, alpha, beta);
    } else {
      if (has<Position, Techniques>(on.continuation)) noteAction<Position, Techniques>(position, ply, action);
      position.play(action, -1);
      value = next.side == position.side
        ? quiesce<Position, Techniques>(next, ply + 1, below + 1, alpha, beta)
        : -quiesce<Position, Techniques>(next, ply + 1, below + 1, -beta, -alpha);
    }
    if (stopped) return 0;
    if (value <= best) continue;
    best = value;
    if (value <= alpha) continue;
    bestAction = action;
    here.setLine(action, outcomeCount > 0);
    alpha = value;
    if (value >= beta) break;
  }
  if (usesHash && !isQuiescenceFull()) {
    const bound = best >= beta ? LOWER : best > originalAlpha && beta - originalAlpha > 1 ? EXACT : UPPER;
    remember(nearBucketOf(key), key, ply, 0, best, bound, bestAction, inCheck ? NO_EVALUATION : raw);
  }
  return best;
}
