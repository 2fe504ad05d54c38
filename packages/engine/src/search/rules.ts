import { rankOf, type Side, squareCount } from '@kickmate/board';
import {
  type Action,
  type ActionLook,
  actionTo,
  type Chance,
  endOfRound,
  type Ply,
  perft,
  type RoundEnd,
  type Variant,
} from '@kickmate/game';
import { type KernelLine, type KernelReport, reportLayout, WIN, WIN_BOUND } from '@kickmate/search';
import type { Searcher, SearchHost, SearchTask } from './searcher.ts';

/** Nodes between two polls. The rules visit some ten thousand nodes a second. */
const POLL_EVERY = 4;

/**
 * Makes a plain alpha-beta search over a variant's rules, for variants without a kernel: iterative deepening, expected
 * values for chance, no hash table, no other pruning. Scores are like the kernels': `WIN` less the distance for a win,
 * otherwise hundredths of a pawn.
 */
export function rulesSearcher<P>(variant: Variant<P>): Searcher<P> {
  const evaluate = evaluator(variant);
  return {
    search: (task, host) => new RulesSearch(variant, task, host).run(),
    perft: (position, depth) => perft(variant, position, depth),
    evaluate(position) {
      const value = evaluate(position);
      return { value, classical: value, parts: [] };
    },
    clear: () => undefined,
  };
}

/** A possible result of an action: one for each outcome of chance. */
interface Branch<P> {
  readonly ply: Ply<P>;
  readonly weight: number;
}

interface Root<P> {
  readonly action: Action;
  readonly branches: readonly Branch<P>[];
}

/** A search of one task. It runs once. */
class RulesSearch<P> {
  readonly #variant: Variant<P>;
  readonly #task: SearchTask<P>;
  readonly #host: SearchHost;
  readonly #evaluate: (position: P) => number;
  /** The round from its start to the searched node. Its history may end it even if the position does not. */
  readonly #round: Ply<P>[];
  /** The best line of the last iteration. Its actions are tried first wherever they are legal. */
  #hints: readonly Action[] = [];
  #nodes = 0;
  #isHalted = false;

  constructor(variant: Variant<P>, task: SearchTask<P>, host: SearchHost) {
    this.#variant = variant;
    this.#task = task;
    this.#host = host;
    this.#evaluate = evaluator(variant);
    this.#round = [...task.plies];
  }

  run(): KernelReport {
    let roots = this.#expandRoots();
    let report: KernelReport = this.#report(0, []);
    for (let depth = 1; depth <= this.#task.depth && !this.#isHalted; depth++) {
      const { found, searched } = this.#searchRoots(roots, depth);
      if (searched.length === 0) return this.#report(report.depth, report.lines);
      // A halted iteration keeps the earlier lines of the roots that it did not reach.
      const kept = report.lines.filter((line) => !searched.includes(line.actions[0]!));
      const lines = [...found, ...kept].sort((a, b) => b.score - a.score).slice(0, this.#task.lines);
      report = this.#report(depth, lines);
      this.#host.report(report, !this.#isHalted);
      this.#hints = lines[0]?.actions ?? [];
      roots = bestFirst(roots, lines);
    }
    return report;
  }

  #report(depth: number, lines: readonly KernelLine[]): KernelReport {
    return { depth, selectiveDepth: depth, nodes: this.#nodes, hashFull: 0, lines };
  }

  #expandRoots(): readonly Root<P>[] {
    const { position, only } = this.#task;
    const actions = orderActions(this.#variant, position, this.#variant.actions(position), undefined);
    const isAllowed = (action: Action) => only === undefined || only.includes(action);
    return actions.filter(isAllowed).map((action) => ({ action, branches: this.#branches(position, action) }));
  }

  #branches(before: P, action: Action): readonly Branch<P>[] {
    const chances: readonly Partial<Chance>[] = this.#variant.chance(before, action);
    const outcomes = chances.length > 0 ? chances : [{}];
    return outcomes.map(({ outcome, weight = 1 }) => ({
      ply: { before, action, outcome, after: this.#variant.play(before, action, outcome) },
      weight,
    }));
  }

  /** The best lines at a depth, best first, among the root actions that were searched before a halt. */
  #searchRoots(roots: readonly Root<P>[], depth: number) {
    const found: KernelLine[] = [];
    const searched: Action[] = [];
    for (const { action, branches } of roots) {
      // An upper bound is enough for actions worse than the last line wanted.
      const floor = found[this.#task.lines - 1]?.score ?? -WIN;
      const line: Action[] = [];
      const score = this.#scoreAction(action, branches, depth, floor, WIN, 1, line);
      if (this.#isHalted) break;
      searched.push(action);
      if (score <= floor && found.length >= this.#task.lines) continue;
      const place = found.findIndex((other) => other.score < score);
      found.splice(place < 0 ? found.length : place, 0, { score, actions: line.slice(0, reportLayout.LINE_ACTIONS) });
      found.length = Math.min(found.length, this.#task.lines);
    }
    return { found, searched };
  }

  /**
   * The score of an action for the side that takes it, searched `depth` actions deep; `ply` is the number of actions
   * from the root. Both numbers include this action. Writes the line into `line`.
   */
  #scoreAction(
    action: Action,
    branches: readonly Branch<P>[],
    depth: number,
    alpha: number,
    beta: number,
    ply: number,
    line: Action[],
  ): number {
    const only = branches.length === 1 ? branches[0] : undefined;
    const rest: Action[] = [];
    const score = only
      ? this.#scoreAfter(only.ply, depth - 1, alpha, beta, ply, rest)
      : expectation(
          branches.map((branch) => ({
            score: this.#scoreAfter(branch.ply, depth - 1, -WIN, WIN, ply, []),
            weight: branch.weight,
          })),
        );
    line.splice(0, line.length, action, ...rest);
    return score;
  }

  /** The score after an action, for the side that took it; `ply` counts the actions from the root. */
  #scoreAfter(played: Ply<P>, depth: number, alpha: number, beta: number, ply: number, line: Action[]): number {
    if (this.#mustHalt()) return 0;
    const { before, after } = played;
    const mover = this.#variant.side(before);
    this.#round.push(played);
    const end = endOrClaim(this.#variant, this.#round);
    let score: number;
    if (end) score = end.winner === undefined ? 0 : end.winner === mover ? WIN - ply : ply - WIN;
    else if (this.#variant.side(after) === mover) score = this.#scorePosition(after, depth, alpha, beta, ply, line);
    else score = 0 - this.#scorePosition(after, depth, -beta, -alpha, ply, line);
    this.#round.pop();
    return score;
  }

  /** The score of a position, for the side to act. */
  #scorePosition(position: P, depth: number, alpha: number, beta: number, ply: number, line: Action[]): number {
    if (depth === 0) return this.#evaluate(position);
    const actions = orderActions(this.#variant, position, this.#variant.actions(position), this.#hints[ply]);
    let best = -WIN;
    for (const action of actions) {
      const branches = this.#branches(position, action);
      const tried: Action[] = [];
      const score = this.#scoreAction(action, branches, depth, Math.max(alpha, best), beta, ply + 1, tried);
      if (this.#isHalted) return 0;
      if (score <= best) continue;
      best = score;
      line.splice(0, line.length, ...tried);
      if (best >= beta) break;
    }
    return best;
  }

  /** Counts a node. Returns whether the search must end. */
  #mustHalt(): boolean {
    this.#nodes++;
    if (this.#nodes > this.#task.nodes) this.#isHalted = true;
    if (this.#nodes % POLL_EVERY === 0 && this.#host.poll(this.#nodes)) this.#isHalted = true;
    return this.#isHalted;
  }
}

/** The end of the round, or an end that can be claimed: the side that stands worse would claim it. */
const endOrClaim = <P>(variant: Variant<P>, plies: readonly Ply<P>[]): RoundEnd | undefined =>
  endOfRound(variant, plies) ?? variant.claims?.claimable?.(plies);

/**
 * The weighted mean of scores, rounded towards 0. It is beyond `WIN_BOUND` only if all of them are: a likely win is not
 * a forced one.
 */
export function expectation(scores: readonly { readonly score: number; readonly weight: number }[]): number {
  const total = scores.reduce((sum, { weight }) => sum + weight, 0);
  // Adding 0 turns -0 into 0.
  const mean = Math.trunc(scores.reduce((sum, { score, weight }) => sum + score * weight, 0) / total) + 0;
  const isWon = scores.every(({ score }) => score > WIN_BOUND);
  const isLost = scores.every(({ score }) => score < -WIN_BOUND);
  return isWon || isLost ? mean : Math.max(-WIN_BOUND, Math.min(WIN_BOUND, mean));
}

/** The root actions, those of the lines first. */
function bestFirst<P>(roots: readonly Root<P>[], lines: readonly KernelLine[]): readonly Root<P>[] {
  const best = lines.flatMap((line) => roots.filter(({ action }) => action === line.actions[0]));
  return [...best, ...roots.filter((root) => !best.includes(root))];
}

const LOOK_RANK: Readonly<Record<ActionLook, number>> = {
  shot: 5,
  capture: 4,
  kick: 3,
  pass: 2,
  move: 1,
  swap: 1,
  end: 0,
};

/**
 * Sorts actions so that good ones tend to come first: the hint, then captures by what they capture, kicks, passes,
 * moves. Actions of one rank stay in the rules' order.
 */
function orderActions<P>(
  variant: Variant<P>,
  position: P,
  actions: readonly Action[],
  hint: Action | undefined,
): readonly Action[] {
  const rank = (action: Action) => {
    if (action === hint) return Number.POSITIVE_INFINITY;
    const look = variant.look(action);
    const victim = look === 'capture' ? variant.pieceAt(position, actionTo(action)) : undefined;
    const value = variant.pieces.find(({ letter }) => letter === victim?.letter)?.value ?? 0;
    return LOOK_RANK[look] + value / 1e5;
  };
  return actions
    .map((action) => ({ action, rank: rank(action) }))
    .sort((a, b) => b.rank - a.rank)
    .map(({ action }) => action);
}

/** The value of each action that the side to act has. */
const MOBILITY = 1;
/** The value of each rank by which the ball is nearer to the opponent's goal than to one's own. */
const BALL_RANK = 6;

/**
 * Makes the static evaluation for any variant, for the side to act, in hundredths of a pawn: the pieces' values, a
 * little for each action, a little for a ball near the opponent's goal.
 */
export function evaluator<P>(variant: Variant<P>): (position: P) => number {
  const values = new Map(variant.pieces.map(({ letter, value }) => [letter, value]));
  const count = squareCount(variant.board);
  const attack = attackDirection(variant);
  return (position) => {
    let points = 0;
    for (let square = 0; square < count; square++) {
      const piece = variant.pieceAt(position, square);
      if (piece) points += (piece.side === 'w' ? 1 : -1) * (values.get(piece.letter) ?? 0);
    }
    const ball = variant.ball?.squareOf(position);
    if (ball !== undefined) points += attack * BALL_RANK * (2 * rankOf(variant.board, ball) + 1 - variant.board.ranks);
    return sign(variant.side(position)) * points + MOBILITY * variant.actions(position).length;
  };
}

const sign = (side: Side) => (side === 'w' ? 1 : -1);

/** The direction of White's attack: 1 up the ranks, -1 down, 0 if the board marks no goals. */
function attackDirection<P>({ board }: Variant<P>): number {
  const goals = board.marks.filter(({ kind }) => kind === 'goal');
  const rankOfGoal = (side: Side) => {
    const square = goals.find((mark) => mark.side === side)?.squares[0];
    return square === undefined ? 0 : rankOf(board, square);
  };
  return Math.sign(rankOfGoal('b') - rankOfGoal('w'));
}
