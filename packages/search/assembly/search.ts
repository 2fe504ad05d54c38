// Negamax with alpha-beta for any game: turns may have several actions, and actions may have outcomes of chance.
import { DRAWN, INFINITE, MAX_OUTCOMES, MAX_PLY, WIN, WIN_BOUND, wonBy } from "./limits";
import * as constants from "./constants";
import { beginCounting, beginQuiescence, countActions, countNode, countQuiescenceNode, isQuiescenceFull, stopped } from "./counter";
import { correctionOf, learnError } from "./correction";
import { knownEvaluation, NO_EVALUATION, storeEvaluation } from "./evaluations";
import { historyScore } from "./history";
import { NOISY_SCORE, listAt, pick, pickerAt } from "./picker";
import { stackEntryAt } from "./stack";
import { after, before, constant, gameMethods, SearchPosition } from "./position";
import { samplePosition } from "./sampling";
import * as technique from "./switches";
import { isOn, switchOn } from "./switches";
import { bucketOf, EXACT, LOWER, horizonBucketOf, NONE, probe, remember, UPPER } from "./table";

/** The largest ply that the search visited. */
export let deepestPly: i32 = 0;

// The depth of the running iteration.
let rootDepth: i32 = 0;

// Repetition keys of the round's positions before the root that may occur again, then those of the line that is searched.
const ROUND_KEYS_MAX: i32 = 4000;
const REPETITION_KEYS: usize = memory.data(8 * (ROUND_KEYS_MAX + MAX_PLY + 2), 8);
let roundKeyCount: i32 = 0;

// The largest depth at which a result goes into the horizon table (table.ts) and not into the hash table. In games with
// `probesHorizonTable` deeper nodes probe the horizon table, too.
const HORIZON_DEPTH: i32 = 3;

// By depth and by an action's index in the order: the product of their logarithms, in 1024ths, u16.
const LOGARITHM_PRODUCTS: usize = memory.data(2 * 64 * 64, 8);

/** Fills the table of late move reductions. Call once. */
export function initSearch(): void {
  for (let depth = 1; depth < 64; depth++) {
    for (let orderIndex = 1; orderIndex < 64; orderIndex++) {
      const product = 1024 * Math.log(<f64>depth) * Math.log(<f64>orderIndex);
      store<u16>(LOGARITHM_PRODUCTS + (<usize>(depth * 64 + orderIndex) << 1), <u16>product);
    }
  }
}

// The late move reduction by depth and index in the order alone, in 1024ths of a ply.
function reductionOf<Position extends SearchPosition>(depth: i32, orderIndex: i32): i32 {
  const product = <i32>load<u16>(LOGARITHM_PRODUCTS + (<usize>(min(depth, 63) * 64 + min(orderIndex, 63)) << 1));
  return constant<Position>(constants.reductionBase) + product * constant<Position>(constants.reductionSlope) / 1024;
}

/** Begins a search with `nodeLimit` nodes (0: no limit), and with those of the given techniques that the game uses. */
export function beginSearch<Position extends SearchPosition>(nodeLimit: f64, techniques: i32): void {
  switchOn<Position>(techniques);
  beginCounting(nodeLimit, gameMethods<Position>().nodesPerPoll());
  deepestPly = 0;
}

/** Begins an iteration, whose depth bounds the extensions. */
export function beginIteration(depth: i32): void {
  rootDepth = depth;
}

/** Forgets the repetition keys of the round. */
export function forgetRoundKeys(): void {
  roundKeyCount = 0;
}

/**
 * Keeps the repetition key of the round's position before an action. Forgets all keys if no position so far can recur after the action
 * (`cannotRecur`), and the earlier ones if there is no room.
 */
export function pushRoundKey(key: u64, cannotRecur: bool): void {
  if (roundKeyCount == ROUND_KEYS_MAX) roundKeyCount = 0;
  store<u64>(REPETITION_KEYS + (<usize>roundKeyCount << 3), key);
  roundKeyCount = cannotRecur ? 0 : roundKeyCount + 1;
}

// Sets the repetition key of the position at a ply of the line that is searched.
function setLineKey(ply: i32, key: u64): void {
  store<u64>(REPETITION_KEYS + (<usize>(roundKeyCount + ply) << 3), key);
}

// Returns whether the position at a ply is drawn by repetition: it occurred once between the root and this ply, or twice from the
// beginning of the round to the root.
function isRepeated(ply: i32, key: u64, reversiblePlies: i32): bool {
  const index = roundKeyCount + ply;
  const first = max(0, index - reversiblePlies);
  let times = 0;
  for (let i = index - 2; i >= first; i--) {
    if (load<u64>(REPETITION_KEYS + (<usize>i << 3)) != key) continue;
    if (i > roundKeyCount || ++times == 2) return true;
  }
  return false;
}

/** Sets the action of a ply's stack entry: the one that is searched; 0 for a null move. */
export function setSearchedAction<Position extends SearchPosition, Techniques>(position: Position, ply: i32, action: u32): void {
  const stackEntry = stackEntryAt(ply);
  stackEntry.action = action;
  if (!isOn<Position, Techniques>(technique.continuation)) return;
  const pieceToIndex = action ? position.pieceToIndex(action) : 0;
  assert(pieceToIndex >= 0 && pieceToIndex < 1024);
  stackEntry.pieceToIndex = pieceToIndex;
}

// The static evaluation, from the cache if it is there.
function staticEvaluation<Position extends SearchPosition, Techniques>(position: Position): i32 {
  // Near a draw by a count the evaluation may depend on the count, which the key leaves out.
  const usesCache = isOn<Position, Techniques>(technique.hash) && !position.mayBeDrawnByCountSoon();
  if (usesCache) {
    const known = knownEvaluation(position.key);
    if (known != NO_EVALUATION) return known;
  }
  if (!isOn<Position, Techniques>(technique.incremental)) position.recomputeScore();
  const evaluation = position.evaluate();
  samplePosition<Position>(position);
  if (usesCache) storeEvaluation(position.key, evaluation);
  return evaluation;
}

// A static evaluation, corrected by the mean errors of similar positions (correction.ts).
function corrected<Position extends SearchPosition, Techniques>(position: Position, ply: i32, evaluation: i32): i32 {
  if (!isOn<Position, Techniques>(technique.correction)) return evaluation;
  return evaluation + correctionOf<Position>(
    position, ply, isOn<Position, Techniques>(technique.pieceCorrection), isOn<Position, Techniques>(technique.continuation),
  );
}

/** Sets the root's repetition key and evaluation, which later plies need. */
export function setRootEntry<Position extends SearchPosition, Techniques>(position: Position): void {
  setLineKey(0, position.repetitionKey());
  // Unlike step 4 of `search` this asks neither for a check nor whether a switch is on. No reason is known; a change would change the nodes of
  // some games.
  stackEntryAt(0).evaluation = position.opponentThreatens()
    ? NO_EVALUATION
    : corrected<Position, Techniques>(position, 0, staticEvaluation<Position, Techniques>(position));
}

// A depth that tells `scoreAfter` to go on with the running quiescence search, after an outcome of chance.
const IN_QUIESCENCE: i32 = -1000;

/**
 * The score of `next`, to which an action of `position` led, for the side that acted. `ply` is that of `position`; `depth` is the depth to
 * which `next` is searched; `alpha` and `beta` are for the side that acted; `isNextCutNode`: whether `next` is an expected cut node, if
 * the other side is to act there. Means nothing once `stopped`.
 */
export function scoreAfter<Position extends SearchPosition, Techniques>(
  position: Position, next: Position, ply: i32, depth: i32, alpha: i32, beta: i32, mayNullMove: bool, isNextCutNode: bool,
): i32 {
  const isSameSide = next.side == position.side;
  if (depth <= 0 && isOn<Position, Techniques>(technique.quiescence)) {
    // A quiescence search that begins here gets its own limit of nodes; after an outcome of chance the running one goes on.
    if (depth != IN_QUIESCENCE) beginQuiescence();
    // `belowHorizon` begins at 0 in both cases, since an outcome of chance may have changed everything.
    return isSameSide
      ? quiesce<Position, Techniques>(next, ply + 1, 0, alpha, beta)
      : -quiesce<Position, Techniques>(next, ply + 1, 0, -beta, -alpha);
  }
  return isSameSide
    ? search<Position, Techniques>(next, ply + 1, depth, alpha, beta, mayNullMove, false)
    : -search<Position, Techniques>(next, ply + 1, depth, -beta, -alpha, mayNullMove, isNextCutNode);
}

/**
 * The score of an action with chance: the mean over its outcomes, rounded towards zero. The mean is a certain win or loss
 * only if every outcome is one; otherwise a won outcome counts as the game's `chanceWinValue`. Star1 pruning
 * (Bruce Ballard, 1983): returns as soon as the remaining outcomes cannot bring the mean back into the window. Means
 * nothing once `stopped`.
 */
export function scoreOfChance<Position extends SearchPosition, Techniques>(
  position: Position, action: u32, outcomes: usize, count: i32, ply: i32, depth: i32, alpha: i32, beta: i32,
): i32 {
  const next = after<Position>(position);
  const winValue = position.chanceWinValue();
  let remainingWeight = 0;
  for (let i = 0; i < count; i++) remainingWeight += load<i32>(outcomes + (<usize>i << 3), 4);
  const totalWeight = remainingWeight;
  // The sums of the weighted scores: of the scores as they are, and of the scores limited to -`winValue` to `winValue`.
  let sum = 0;
  let cappedSum = 0;
  let allWon = true;
  let allLost = true;
  for (let i = 0; i < count; i++) {
    const weight = load<i32>(outcomes + (<usize>i << 3), 4);
    remainingWeight -= weight;
    let outcomeAlpha = -INFINITE;
    let outcomeBeta = INFINITE;
    if (isOn<Position, Techniques>(technique.star)) {
      const bestPossible = allWon ? WIN : winValue;
      const worstPossible = allLost ? -WIN : -winValue;
      outcomeAlpha = floorDivide(alpha * totalWeight - (allWon ? sum : cappedSum) - remainingWeight * bestPossible, weight);
      outcomeBeta = -floorDivide(-(beta * totalWeight - (allLost ? sum : cappedSum) - remainingWeight * worstPossible), weight);
      if (outcomeAlpha >= bestPossible) return alpha;
      if (outcomeBeta <= worstPossible) return beta;
      // All scores beyond `winValue` count the same, so the window is open there.
      if (outcomeAlpha < -winValue) outcomeAlpha = -INFINITE;
      if (outcomeBeta > winValue) outcomeBeta = INFINITE;
    }
    position.play(action, load<i32>(outcomes + (<usize>i << 3)));
    const score = scoreAfter<Position, Techniques>(position, next, ply, depth, outcomeAlpha, outcomeBeta, true, false);
    if (stopped) return 0;
    if (isOn<Position, Techniques>(technique.star)) {
      if (score <= outcomeAlpha) return alpha;
      if (score >= outcomeBeta) return beta;
    }
    sum += weight * score;
    cappedSum += weight * min(max(score, -winValue), winValue);
    allWon = allWon && score > WIN_BOUND;
    allLost = allLost && score < -WIN_BOUND;
  }
  return allWon || allLost ? sum / totalWeight : min(max(cappedSum / totalWeight, -WIN_BOUND), WIN_BOUND);
}

// The quotient, rounded down. `b` is positive.
function floorDivide(a: i32, b: i32): i32 {
  const quotient = a / b;
  return a % b != 0 && a < 0 ? quotient - 1 : quotient;
}

// Returns whether the hash table's score may be returned for a node with this window: it is exact, or a bound outside of the window.
function decidesNode(bound: i32, score: i32, alpha: i32, beta: i32): bool {
  return bound == EXACT || (bound == LOWER && score >= beta) || (bound == UPPER && score <= alpha);
}

// Returns whether the hash table's score is a better estimate than an evaluation.
function isBetterEstimate(bound: i32, score: i32, evaluation: i32): bool {
  return bound == EXACT || (bound == LOWER && score > evaluation) || (bound == UPPER && score < evaluation);
}

/**
 * The score of a position for the side to act. A score of at most alpha is an upper bound, one of at least beta a lower bound. Means
 * nothing once `stopped`. `isCutNode`: whether the node is an expected cut node (a score of at least beta is expected).
 */
export function search<Position extends SearchPosition, Techniques>(
  position: Position, ply: i32, depth: i32, alpha: i32, beta: i32, mayNullMove: bool, isCutNode: bool,
): i32 {
  const next = after<Position>(position);
  const stackEntry = stackEntryAt(ply);

  // 1. Limits of the search, ends of the round, the horizon.
  if (!countNode()) return 0;
  stackEntry.line.length = 0;
  if (ply > deepestPly) deepestPly = ply;
  const side = position.side;
  const end = position.end;
  if (end) return endScore(end, side, ply);
  const key = position.key;
  if (isOn<Position, Techniques>(technique.repetition)) {
    const repetitionKey = position.repetitionKey();
    setLineKey(ply, repetitionKey);
    if (position.isDrawnByCount() || isRepeated(ply, repetitionKey, position.reversiblePlies)) return 0;
  }
  if (depth <= 0 || ply >= MAX_PLY) {
    const noActionEnd = position.endWithoutActions();
    return noActionEnd
      ? endScore(noActionEnd, side, ply)
      : corrected<Position, Techniques>(position, ply, staticEvaluation<Position, Techniques>(position));
  }

  // 2. A win in one. Mate distance pruning: the node ends if no win or loss from here has a score in the window.
  if (isOn<Position, Techniques>(technique.winInOne)) {
    const win = position.winInOne();
    if (win) return takeWin(win, ply);
    alpha = max(alpha, ply - WIN);
    beta = min(beta, WIN - ply - 1);
    if (alpha >= beta) return alpha;
  }
  const isPv = beta - alpha > 1;
  const excluded = isOn<Position, Techniques>(technique.singular) ? stackEntry.excluded : 0;

  // 3. The hash table.
  let hashAction: u32 = 0;
  let hashBound = NONE;
  let hashScore = 0;
  let hashDepth = 0;
  let rawEvaluation = NO_EVALUATION;
  // Near a draw by a count the table is not used, since keys leave counts out.
  const usesHash = isOn<Position, Techniques>(technique.hash) && !position.mayBeDrawnByCountSoon();
  const isNearHorizon = depth <= HORIZON_DEPTH;
  const bucket = isNearHorizon ? horizonBucketOf(key) : bucketOf(key);
  if (usesHash) {
    let found = probe(bucket, key, ply);
    if (found.bound == NONE && !isNearHorizon && position.probesHorizonTable()) found = probe(horizonBucketOf(key), key, ply);
    hashAction = found.action;
    hashBound = found.bound;
    hashScore = found.score;
    hashDepth = found.depth;
    rawEvaluation = found.evaluation;
    if (!isPv && !excluded && hashDepth >= depth && decidesNode(hashBound, hashScore, alpha, beta)) return hashScore;
  }

  // 4. The opponent threatens to win, or the side to act is in check: no static evaluation in step 5 (it stays 0), no steps 6 to 9 and
  // 13 to 15, no learning in step 17, and the line is searched deeper.
  const isThreatened = position.inCheck() || (isOn<Position, Techniques>(technique.winInOne | technique.extensions) && position.opponentThreatens());
  if (isOn<Position, Techniques>(technique.extensions) && isThreatened && ply < 2 * rootDepth) depth++;

  // 5. The static evaluation. `rawEvaluation` is the game's; `correctedEvaluation` adds the mean errors of similar positions; `evaluation`
  // is the hash table's score if that is the better estimate. `isImproving`: `evaluation` is higher than that of two plies ago.
  let correctedEvaluation = 0;
  let evaluation = 0;
  if (!isThreatened) {
    if (rawEvaluation == NO_EVALUATION) rawEvaluation = staticEvaluation<Position, Techniques>(position);
    correctedEvaluation = corrected<Position, Techniques>(position, ply, rawEvaluation);
    evaluation = isBetterEstimate(hashBound, hashScore, correctedEvaluation) ? hashScore : correctedEvaluation;
  }
  // The evaluation of two plies ago. NO_EVALUATION if the line is shorter, if the other side acted there, or if that
  // stack entry has none.
  const earlierEvaluation = ply >= 2 && before<Position>(before<Position>(position)).side == side ? stackEntryAt(ply - 2).evaluation : NO_EVALUATION;
  stackEntry.evaluation = isThreatened ? earlierEvaluation : isOn<Position, Techniques>(technique.correction) ? correctedEvaluation : evaluation;
  const isImproving = isOn<Position, Techniques>(technique.improving) && !isThreatened
    && earlierEvaluation != NO_EVALUATION && evaluation > earlierEvaluation;

  if (!isPv && !isThreatened && !excluded && abs(beta) < WIN_BOUND) {
    // 6. Reverse futility: the evaluation is so far above beta that the score will hardly fall below beta.
    if (isOn<Position, Techniques>(technique.reverseFutility) && depth <= constant<Position>(constants.reverseFutilityDepth)) {
      const margin = constant<Position>(constants.reverseFutilityMargin) * depth
        - (isImproving ? constant<Position>(constants.reverseFutilityImproving) : 0);
      if (evaluation - margin >= beta) return evaluation;
    }
    // 7. Razoring: the evaluation is far below alpha, and quiescence shows that no noisy action raises the score above
    // alpha.
    if (isOn<Position, Techniques>(technique.razoring) && depth <= 3 && evaluation + constant<Position>(constants.razoringMargin) * depth <= alpha) {
      beginQuiescence();
      const score = quiesce<Position, Techniques>(position, ply, 0, alpha, alpha + 1);
      if (stopped) return 0;
      if (score <= alpha) return score;
    }
    // 8. Null move pruning: even if the other side acts twice in a row, it cannot bring the score below beta.
    if (isOn<Position, Techniques>(technique.nullMove) && mayNullMove && depth >= 3 && evaluation >= beta && position.canNullMove()) {
      position.playNullMove();
      setSearchedAction<Position, Techniques>(position, ply, 0);
      const reduction = (constant<Position>(constants.nullMoveBase) + depth * constant<Position>(constants.nullMoveSlope)) / 64;
      const reducedDepth = depth - reduction - min((evaluation - beta) / constant<Position>(constants.nullMoveEvaluationStep), 2);
      const score = scoreAfter<Position, Techniques>(position, next, ply, reducedDepth, beta - 1, beta, false, !isCutNode);
      if (stopped) return 0;
      if (score >= beta) return score > WIN_BOUND ? beta : score;
    }
  }

  // 9. ProbCut: if a noisy action reaches beta plus a margin in a search three plies less deep, the full search is
  // expected to reach beta. Skipped if the hash table has a score below beta plus the margin from a search of at least
  // that depth.
  if (
    isOn<Position, Techniques>(technique.probCut) && !isPv && !isThreatened && !excluded && depth >= 5 && abs(beta) < WIN_BOUND
    && !(hashBound != NONE && hashDepth >= depth - 3 && hashScore < beta + constant<Position>(constants.probCutMargin))
  ) {
    const score = probCut<Position, Techniques>(
      position, ply, depth, beta + constant<Position>(constants.probCutMargin), correctedEvaluation, isCutNode,
    );
    if (stopped) return 0;
    if (score > -INFINITE) {
      if (usesHash) remember(bucket, key, ply, depth - 3, score, LOWER, stackEntry.action, rawEvaluation);
      return score;
    }
  }

  // 10. Internal iterative reduction: without a hash action, search less deep. The next iteration will have one.
  if (isOn<Position, Techniques>(technique.iir) && hashAction == 0 && depth >= 4) depth--;

  // 11. Singular extension: if the hash action is the only good one, it is searched deeper; if it is not, perhaps less deep.
  let extension = 0;
  if (
    isOn<Position, Techniques>(technique.singular) && hashAction && !excluded && ply > 0
    && depth >= (isOn<Position, Techniques>(technique.doubleExtension) ? 6 : 7) && ply < 2 * rootDepth
    && (hashBound & LOWER) && hashDepth >= depth - 3 && abs(hashScore) < WIN_BOUND
  ) {
    const singularBeta = hashScore - constant<Position>(constants.singularMargin) * depth / 16;
    stackEntry.excluded = hashAction;
    const score = search<Position, Techniques>(position, ply, (depth - 1) / 2, singularBeta - 1, singularBeta, false, isCutNode);
    stackEntry.excluded = 0;
    if (stopped) return 0;
    const isFarBetter = score < singularBeta - constant<Position>(constants.doubleExtensionMargin);
    if (score < singularBeta) extension = isOn<Position, Techniques>(technique.doubleExtension) && !isPv && isFarBetter ? 2 : 1;
    // Multi-cut: other actions reach beta, too.
    else if (singularBeta >= beta) return singularBeta;
    // Negative extensions: other actions are good, too, so the hash action is searched less deep.
    else if (hashScore >= beta) extension = isOn<Position, Techniques>(technique.doubleExtension) ? -2 : -1;
    else if (isOn<Position, Techniques>(technique.doubleExtension) && isCutNode) extension = -1;
  }

  // 12. The actions, best first.
  const previousAction = ply > 0 ? stackEntryAt(ply - 1).action : 0;
  const picker = pickerAt(ply);
  picker.begin<Position, Techniques>(position, ply, hashAction, hashAction == excluded, previousAction);
  const outcomes = stackEntry.outcomes;
  const originalAlpha = alpha;
  let bestScore = -INFINITE;
  let bestAction: u32 = 0;
  // The number of expendable actions (step 14) that were searched.
  let expendableCount = 0;
  const prunesQuiets = !isPv && !isThreatened && isOn<Position, Techniques>(technique.QUIET_TECHNIQUES)
    && depth <= constant<Position>(constants.quietPruningDepth);
  while (true) {
    // The quiet actions are not even listed if all of them would be pruned.
    const skipsQuiets = prunesQuiets && bestScore > -WIN_BOUND && position.prunesThreats() && isOn<Position, Techniques>(technique.ordering)
      && isFutile<Position, Techniques>(depth, evaluation, alpha);
    const action = picker.next<Position, Techniques>(position, ply, skipsQuiets);
    if (!action) break;
    const orderIndex = picker.orderIndex;
    if (action == excluded) {
      picker.markUnsearched(ply);
      continue;
    }
    const orderScore = isOn<Position, Techniques>(technique.ordering) ? picker.score(ply) : 0;
    const isQuiet = position.captureValue(action) <= 0;
    setSearchedAction<Position, Techniques>(position, ply, action);
    const outcomeCount = position.listOutcomes(action, outcomes);
    assert(outcomeCount <= MAX_OUTCOMES);
    let score: i32;
    if (outcomeCount > 0) {
      score = scoreOfChance<Position, Techniques>(position, action, outcomes, outcomeCount, ply, depth - 1, alpha, beta);
    } else {
      // 13. Pruning by the exchange: at low depth, actions that lose more than a margin are skipped. The margin grows with depth.
      if (
        isOn<Position, Techniques>(technique.exchange) && orderIndex > 0 && bestScore > -WIN_BOUND && !isThreatened && orderScore < NOISY_SCORE
        && depth <= constant<Position>(constants.exchangeDepth)
      ) {
        const loss = isQuiet
          ? constant<Position>(constants.quietExchangeLoss) * depth
          : constant<Position>(constants.noisyExchangeLoss) * depth * depth;
        if (!position.gainsByExchange(action, -loss)) continue;
      }
      // 14. Pruning of quiet actions: by futility and lateness (in most games only if they do not threaten to win), and
      // by a bad history. A quiet action is expendable if the node is not threatened and an action that does not lose
      // has been found: it may be pruned here, or reduced in step 15.
      const isExpendable = isQuiet && bestScore > -WIN_BOUND && !isThreatened && isOn<Position, Techniques>(technique.QUIET_TECHNIQUES);
      let isPruned: bool = false;
      if (prunesQuiets && isExpendable) {
        const quietLimit16ths = (constant<Position>(constants.latePruningBase) + constant<Position>(constants.latePruningSlope) * depth * depth)
          * (isImproving ? 2 : 1);
        const isLate = isOn<Position, Techniques>(technique.latePruning) && 16 * expendableCount >= quietLimit16ths;
        isPruned = isLate || isFutile<Position, Techniques>(depth, evaluation, alpha);
        // All actions after the pruned one are quiet, or noisy ones that lose the exchange.
        if (isPruned && position.prunesThreats() && isOn<Position, Techniques>(technique.ordering)) break;
        // All actions after this one have a worse history, or lose the exchange. Even threats to win are pruned here.
        if (isOn<Position, Techniques>(technique.historyPruning) && orderScore < -constant<Position>(constants.historyPruningSlope) * depth) break;
      }
      position.play(action, -1);
      // In `next` the opponent is the side that has just acted, unless its turn goes on.
      if (isPruned && !next.opponentThreatens()) {
        picker.markUnsearched(ply);
        continue;
      }
      let reduction = 0;
      if (isExpendable) {
        expendableCount++;
        // 15. Late move reductions: late quiet actions are searched less deep first.
        if (isOn<Position, Techniques>(technique.lateMoveReductions) && depth >= 3 && orderIndex >= (isPv ? 4 : 2)) {
          let reduction1024ths = reductionOf<Position>(depth, orderIndex);
          if (!isImproving) reduction1024ths += constant<Position>(constants.reductionNotImproving);
          if (isPv) reduction1024ths -= constant<Position>(constants.reductionPv);
          if (isOn<Position, Techniques>(technique.cutNodes)) {
            if (isCutNode) reduction1024ths += constant<Position>(constants.reductionCutNode);
            if (hashBound == EXACT) reduction1024ths -= constant<Position>(constants.reductionExact);
          }
          reduction1024ths -= historyScore<Position>(position, ply, action, isOn<Position, Techniques>(technique.continuation))
            * constant<Position>(constants.reductionHistory) / 1024;
          reduction = max(0, min(reduction1024ths / 1024, depth - 2));
        }
      }
      // 16. Principal variation search: all but the first are expected to fail low. A null window proves it, or they are searched again.
      let nextDepth = depth - 1 + (action == hashAction ? extension : 0);
      if (orderIndex > 0 && isOn<Position, Techniques>(technique.pvs)) {
        score = scoreAfter<Position, Techniques>(position, next, ply, nextDepth - reduction, alpha, alpha + 1, true, reduction > 0 || !isCutNode);
        if (reduction > 0 && score > alpha && !stopped) {
          // With `cutNodes` the next search is a ply deeper if the score is far above the best so far, a ply less deep
          // if it is hardly above.
          const reducedDepth = nextDepth - reduction;
          if (isOn<Position, Techniques>(technique.cutNodes))
            nextDepth += score > bestScore + constant<Position>(constants.deeperSearchMargin) + 4 * depth ? 1 : score < bestScore + depth ? -1 : 0;
          if (nextDepth > reducedDepth) score = scoreAfter<Position, Techniques>(position, next, ply, nextDepth, alpha, alpha + 1, true, !isCutNode);
        }
        if (score > alpha && score < beta && !stopped)
          score = scoreAfter<Position, Techniques>(position, next, ply, nextDepth, alpha, beta, true, false);
      } else {
        score = scoreAfter<Position, Techniques>(position, next, ply, nextDepth - reduction, alpha, beta, true, !isPv && !isCutNode);
        if (reduction > 0 && score > alpha && !stopped)
          score = scoreAfter<Position, Techniques>(position, next, ply, nextDepth, alpha, beta, true, !isPv && !isCutNode);
      }
    }
    if (stopped) return 0;
    if (score <= bestScore) continue;
    bestScore = score;
    if (score <= alpha) continue;
    bestAction = action;
    stackEntry.setLine(action, outcomeCount > 0);
    alpha = score;
    if (score < beta) continue;
    if (isOn<Position, Techniques>(technique.ordering) && (isQuiet || isOn<Position, Techniques>(technique.captureHistory)))
      picker.learn<Position, Techniques>(position, ply, depth, isQuiet);
    break;
  }
  if (picker.isEmpty) return endScore(position.endWithoutActions(), side, ply);
  // If the excluded action is the only one, alpha is returned: enough for a singular extension, but not for one of two plies.
  if (excluded) return bestScore > -INFINITE ? bestScore : alpha;

  // 17. Store the result, and the evaluation's error.
  const bound = bestScore >= beta ? LOWER : bestScore > originalAlpha ? EXACT : UPPER;
  if (usesHash) remember(bucket, key, ply, depth, bestScore, bound, bestAction, isThreatened ? NO_EVALUATION : rawEvaluation);
  if (
    isOn<Position, Techniques>(technique.correction) && !isThreatened && abs(bestScore) < WIN_BOUND
    && (bestAction == 0 || position.captureValue(bestAction) <= 0)
  ) {
    // A bound shows an error only if the corrected evaluation lies outside of it.
    const isWithinBound = (bound == LOWER && bestScore <= correctedEvaluation) || (bound == UPPER && bestScore >= correctedEvaluation);
    if (!isWithinBound)
      learnError<Position>(
        position, ply, depth, bestScore - correctedEvaluation,
        isOn<Position, Techniques>(technique.pieceCorrection), isOn<Position, Techniques>(technique.continuation),
      );
  }
  return bestScore;
}

// The score of a noisy action that reaches `probCutBeta` in quiescence and in a search three plies less deep (`depth` - 4 after it);
// -INFINITE if none does. The caller finds the action in the stack entry and stores the result: storing it here would make the kernels
// up to 0.8 KiB larger. Means nothing once `stopped`.
function probCut<Position extends SearchPosition, Techniques>(
  position: Position, ply: i32, depth: i32, probCutBeta: i32, correctedEvaluation: i32, isCutNode: bool,
): i32 {
  const next = after<Position>(position);
  const stackEntry = stackEntryAt(ply);
  const outcomes = stackEntry.outcomes;
  const count = position.generateNoisy(listAt(ply));
  countActions(count);
  const picker = pickerAt(ply);
  picker.scoreNoisy<Position, Techniques>(position, ply, 0, count, 0);
  const noisyCount = picker.scoredCount;
  for (let i = 0; i < noisyCount; i++) {
    const action = pick(ply, i, noisyCount);
    if (!position.gainsByExchange(action, probCutBeta - correctedEvaluation) || position.listOutcomes(action, outcomes) > 0) continue;
    setSearchedAction<Position, Techniques>(position, ply, action);
    position.play(action, -1);
    let score = scoreAfter<Position, Techniques>(position, next, ply, 0, probCutBeta - 1, probCutBeta, true, !isCutNode);
    if (score >= probCutBeta && !stopped)
      score = scoreAfter<Position, Techniques>(position, next, ply, depth - 4, probCutBeta - 1, probCutBeta, true, !isCutNode);
    if (stopped) return 0;
    if (score >= probCutBeta) return score;
  }
  return -INFINITE;
}

// Returns whether the evaluation is so far below alpha that no quiet action is expected to raise the score above alpha
// within this depth (futility).
function isFutile<Position extends SearchPosition, Techniques>(depth: i32, evaluation: i32, alpha: i32): bool {
  return isOn<Position, Techniques>(technique.futility)
    && evaluation + constant<Position>(constants.futilityBase) + constant<Position>(constants.futilitySlope) * depth <= alpha;
}

// Sets the best line of a ply to a win in one, and returns its score.
function takeWin(win: u32, ply: i32): i32 {
  stackEntryAt(ply).line.setAction(win);
  return WIN - ply - 1;
}

// The score for a side of a round that has ended; `end` is as in {@link SearchPosition.end}.
function endScore(end: i32, side: i32, ply: i32): i32 {
  return end == DRAWN ? 0 : end == wonBy(side) ? WIN - ply : ply - WIN;
}

// Limits of the quiescence search without `exchange`, in actions below the horizon: it follows all noisy actions up to ALL_NOISY_DEPTH, and
// up to QUIESCENCE_DEPTH only those that win more than the moving piece's value. Its nodes have a limit, too (counter.ts).
const ALL_NOISY_DEPTH: i32 = 2;
const QUIESCENCE_DEPTH: i32 = 8;

// The quiescence search: the score of a position if only noisy actions are followed (in check all actions). `belowHorizon` is the number
// of actions from the horizon to here. Means nothing once `stopped`.
function quiesce<Position extends SearchPosition, Techniques>(position: Position, ply: i32, belowHorizon: i32, alpha: i32, beta: i32): i32 {
  const next = after<Position>(position);
  const stackEntry = stackEntryAt(ply);
  if (!countNode()) return 0;
  countQuiescenceNode();
  stackEntry.line.length = 0;
  if (ply > deepestPly) deepestPly = ply;
  const end = position.end;
  if (end) return endScore(end, position.side, ply);
  if (isOn<Position, Techniques>(technique.repetition) && position.isDrawnByCount()) return 0;
  if (ply >= MAX_PLY || isQuiescenceFull()) return corrected<Position, Techniques>(position, ply, staticEvaluation<Position, Techniques>(position));
  if (isOn<Position, Techniques>(technique.winInOne)) {
    const win = position.winInOne();
    if (win) return takeWin(win, ply);
  }

  // 1. The hash table.
  const usesHash = isOn<Position, Techniques>(technique.quiescenceHash) && !position.mayBeDrawnByCountSoon();
  const key = position.key;
  let hashAction: u32 = 0;
  let hashBound = NONE;
  let hashScore = 0;
  let rawEvaluation = NO_EVALUATION;
  if (usesHash) {
    const found = probe(horizonBucketOf(key), key, ply);
    hashAction = found.action;
    hashBound = found.bound;
    hashScore = found.score;
    rawEvaluation = found.evaluation;
    if (beta - alpha == 1 && decidesNode(hashBound, hashScore, alpha, beta)) return hashScore;
  }

  // 2. The side to act may stand pat, unless it is in check: then it tries all actions.
  const inCheck = position.inCheck();
  const originalAlpha = alpha;
  let standPat = -INFINITE;
  if (!inCheck) {
    if (rawEvaluation == NO_EVALUATION) rawEvaluation = staticEvaluation<Position, Techniques>(position);
    standPat = corrected<Position, Techniques>(position, ply, rawEvaluation);
    if (isBetterEstimate(hashBound, hashScore, standPat)) standPat = hashScore;
    if (standPat >= beta) return standPat;
    if (belowHorizon >= QUIESCENCE_DEPTH && !isOn<Position, Techniques>(technique.exchange)) return standPat;
    alpha = max(alpha, standPat);
  }
  let bestScore = standPat;
  let bestAction: u32 = 0;
  const list = listAt(ply);
  const count = inCheck ? position.generate(list) : position.generateNoisy(list);
  countActions(count);
  if (inCheck && count == 0) return endScore(position.endWithoutActions(), position.side, ply);
  const picker = pickerAt(ply);
  picker.scoreNoisy<Position, Techniques>(position, ply, 0, count, hashAction);
  if (inCheck && picker.unscoredCount > 0) picker.scoreQuiets<Position>(position, ply, 0, 0, false);
  const candidateCount = picker.scoredCount;
  const outcomes = stackEntry.outcomes;
  for (let i = 0; i < candidateCount; i++) {
    // 3. A search that has become too large ends with the best score so far.
    if (isQuiescenceFull() && bestScore > -INFINITE) break;
    const action = pick(ply, i, candidateCount);
    if (!inCheck) {
      // 4. Noisy actions that cannot raise alpha, or lose the exchange, are pruned.
      const gain = position.captureValue(action);
      if (standPat + gain + constant<Position>(constants.quiescenceMargin) <= alpha) continue;
      const losesExchange = isOn<Position, Techniques>(technique.exchange)
        ? !position.gainsByExchange(action, 0)
        : belowHorizon >= ALL_NOISY_DEPTH && gain <= position.moverValue(action);
      if (losesExchange) continue;
    } else if (isOn<Position, Techniques>(technique.exchange) && bestScore > -WIN_BOUND && !position.gainsByExchange(action, 0)) continue;
    const outcomeCount = position.listOutcomes(action, outcomes);
    assert(outcomeCount <= MAX_OUTCOMES);
    let score: i32;
    if (outcomeCount > 0) {
      score = scoreOfChance<Position, Techniques>(position, action, outcomes, outcomeCount, ply, IN_QUIESCENCE, alpha, beta);
    } else {
      if (isOn<Position, Techniques>(technique.continuation)) setSearchedAction<Position, Techniques>(position, ply, action);
      position.play(action, -1);
      score = next.side == position.side
        ? quiesce<Position, Techniques>(next, ply + 1, belowHorizon + 1, alpha, beta)
        : -quiesce<Position, Techniques>(next, ply + 1, belowHorizon + 1, -beta, -alpha);
    }
    if (stopped) return 0;
    if (score <= bestScore) continue;
    bestScore = score;
    if (score <= alpha) continue;
    bestAction = action;
    stackEntry.setLine(action, outcomeCount > 0);
    alpha = score;
    if (score >= beta) break;
  }
  // A search that was cut short has no result worth keeping.
  if (usesHash && !isQuiescenceFull()) {
    const bound = bestScore >= beta ? LOWER : bestScore > originalAlpha && beta - originalAlpha > 1 ? EXACT : UPPER;
    remember(horizonBucketOf(key), key, ply, 0, bestScore, bound, bestAction, inCheck ? NO_EVALUATION : rawEvaluation);
  }
  return bestScore;
}
