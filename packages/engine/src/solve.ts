// Forced wins: the shortest one, and all its solutions. For games without chance in which a turn is one action.
import { must, type Square } from '@kickmate/board';
import type { Action, AnyVariant } from '@kickmate/game';
import { TECHNIQUE_NAMES, type TechniqueName } from '@kickmate/search';
import type { Engine } from './request/engine.ts';

/** The result of a search for a forced win. */
export type Verdict =
  /** The side to act wins by force; it needs at least this many actions of its own. */
  | { readonly kind: 'win'; readonly turns: number; readonly line: readonly string[]; readonly nodes: number }
  /** There is no forced win within this many actions of the side to act. */
  | { readonly kind: 'none'; readonly turns: number; readonly nodes: number }
  /** The search ended before the answer was certain; there is no forced win within this many actions. */
  | { readonly kind: 'open'; readonly turns: number; readonly nodes: number };

/** A question. */
export interface Problem {
  readonly variant: AnyVariant;
  /** As text. The round is not over. */
  readonly position: string;
  /** The most actions of the side to act until the win, from 1. */
  readonly turns: number;
  /** The most positions that are visited. */
  readonly nodes: number;
}

/** The state of a search for a forced win. */
export interface SolveProgress {
  /** The number of actions of the side to act within which a win is searched now. */
  readonly within: number;
  /** The positions that have been visited. */
  readonly nodes: number;
}

/** Techniques that save work without changing the result. With all others off, every action is searched to the full depth. */
const EXACT: ReadonlySet<string> = new Set<TechniqueName>(['hash', 'ordering', 'pvs']);
const OTHERS_OFF = Object.fromEntries(TECHNIQUE_NAMES.flatMap((name) => (EXACT.has(name) ? [] : [[name, false]])));

/** The actions of both sides until the side to act has played `turns` actions. */
const actionsFor = (turns: number): number => 2 * turns - 1;

/**
 * Searches for the shortest forced win of the side to act against the best defence. Throws if the engine fails or is closed.
 * @param onProgress called at least twice a second
 */
export async function solve(
  engine: Engine,
  { variant, position, turns, nodes }: Problem,
  onProgress?: (progress: SolveProgress) => void,
): Promise<Verdict> {
  let visited = 0;
  for (let within = 1; within <= turns; within++) {
    const depth = actionsFor(within);
    const limits = { depth, nodes: nodes - visited };
    const request = { start: position, actions: [], limits, switches: OTHERS_OFF };
    const found = must(await engine.search(request, (info) => onProgress?.({ within, nodes: visited + info.nodes })));
    visited += found.nodes;
    const score = found.lines[0]?.score;
    if (score?.kind === 'win' && score.actions > 0 && score.actions <= depth) {
      const line = await mainLine(engine, variant, position, score.actions);
      return { kind: 'win', turns: within, line, nodes: visited };
    }
    // A lost position has no win at a greater depth.
    if (score?.kind === 'win' && score.actions < 0) return { kind: 'none', turns, nodes: visited };
    if (found.depth < depth || visited >= nodes) return { kind: 'open', turns: within - 1, nodes: visited };
  }
  return { kind: 'none', turns, nodes: visited };
}

/** The best play of both sides from a position that is won in this many actions: the shortest win against the longest defence. */
async function mainLine(
  engine: Engine,
  variant: AnyVariant,
  start: string,
  actions: number,
): Promise<readonly string[]> {
  const line: string[] = [];
  let position = must(variant.text.parse(start));
  for (let left = actions; left > 0; left--) {
    const limits = { depth: left };
    const found = must(
      await engine.search({ start: variant.text.format(position), actions: [], limits, switches: OTHERS_OFF }),
    );
    const text = found.lines[0]!.actions[0]!;
    line.push(text);
    position = variant.play(position, must(variant.text.parseAction(position, text)).action);
  }
  return line;
}

/** The most positions of the side to act that {@link solutionsOf} examines if its caller does not say otherwise. */
export const MOST_EXAMINED = 3000;

/**
 * All solutions of a position that is won by force. A solution wins in the fewest turns, whatever the other side does. The other
 * side plays everything that it may. Squares are those of the start unless something else is said.
 */
export interface Solutions {
  /** The first actions of the solutions, in coordinates. */
  readonly first: readonly string[];
  /** The earliest turn after the first, and before the last, in which a solution has a choice against the longest defence. */
  readonly choice: number | undefined;
  /** The squares of pieces that move or are captured. */
  readonly used: ReadonlySet<Square>;
  /** The squares to which pieces of the winning side come. */
  readonly entered: ReadonlySet<Square>;
  /** The squares on which something is picked up or unlocked. */
  readonly cleared: ReadonlySet<Square>;
  /** The number of positions of the side to act that were examined. */
  readonly positions: number;
  /** Whether all were examined. If not, those that were are the first ones by the number of turns. */
  readonly isWhole: boolean;
}

/** A position of the side that wins. */
interface Node {
  readonly position: unknown;
  /** The turns that it has left. */
  readonly left: number;
  /** The square on which each piece stood at the start, by its square now. */
  readonly origins: ReadonlyMap<Square, Square>;
}

/**
 * Finds the solutions of a problem whose shortest win has exactly `turns` turns. Throws if the engine fails or is closed.
 * @param options.most the most positions of the side to act that are examined; {@link MOST_EXAMINED} by default
 * @param options.onProgress called with the number of positions that have been examined, and that are known
 */
export async function solutionsOf(
  engine: Engine,
  { variant, position: start, turns, nodes }: Problem,
  { most = MOST_EXAMINED, onProgress }: { most?: number; onProgress?: (done: number, known: number) => void } = {},
): Promise<Solutions> {
  const finder = new WinFinder(engine, variant, nodes);
  const [used, entered, cleared] = [new Set<Square>(), new Set<Square>(), new Set<Square>()];
  let first: readonly string[] = [];
  let choice: number | undefined;
  let positions = 0;

  /** Plays an action, and notes what happens. */
  function play({ position, origins }: Omit<Node, 'left'>, action: Action, isWinner: boolean): Omit<Node, 'left'> {
    const now = new Map(origins);
    const origin = (square: Square): Square => now.get(square) ?? square;
    for (const event of variant.events(position, { action })) {
      if (event.kind === 'capture') {
        used.add(origin(event.square));
        now.delete(event.square);
      } else if (event.kind === 'move') {
        const from = origin(event.from);
        used.add(from);
        if (isWinner) entered.add(event.to);
        now.delete(event.from);
        now.set(event.to, from);
      } else if (event.kind === 'pickUp' || event.kind === 'unlock') cleared.add(event.square);
    }
    return { position: variant.play(position, action), origins: now };
  }

  const root = must(variant.text.parse(start));
  const queue: Node[] = [{ position: root, left: turns, origins: new Map() }];
  const known = new Set<string>();
  for (const node of queue) {
    if (positions >= most || finder.isExhausted) break;
    const { actions, within } = await finder.shortest(node.position, node.left);
    positions++;
    if (node.left === turns) first = actions.map((action) => variant.text.formatAction({ action }));
    else if (within === node.left && within > 1 && actions.length > 1) choice ??= turns - within + 1;
    for (const action of actions) {
      const after = play(node, action, true);
      if (variant.end(after.position)) continue;
      for (const answer of variant.actions(after.position)) {
        const next = play(after, answer, false);
        if (variant.end(next.position)) continue;
        const left = within - 1;
        const origins = [...next.origins].sort(([a], [b]) => a - b).join(' ');
        const key = `${variant.text.format(next.position)} ${left} ${origins}`;
        if (known.has(key)) continue;
        known.add(key);
        queue.push({ ...next, left });
      }
    }
    onProgress?.(positions, queue.length);
  }
  return {
    first,
    choice,
    used,
    entered,
    cleared,
    positions,
    isWhole: positions === queue.length && !finder.isExhausted,
  };
}

/**
 * The first actions of all shortest wins of a problem, in coordinates, and the turns that they need; `undefined` if there is no win
 * within the problem's turns, or it was not found. Throws if the engine fails or is closed.
 */
export async function firstActions(
  engine: Engine,
  { variant, position, turns, nodes }: Problem,
): Promise<{ readonly actions: readonly string[]; readonly turns: number } | undefined> {
  const start = must(variant.text.parse(position));
  const { actions, within } = await new WinFinder(engine, variant, nodes).shortest(start, turns);
  const texts = actions.map((action) => variant.text.formatAction({ action }));
  return texts.length > 0 ? { actions: texts, turns: within } : undefined;
}

/** Finds the actions that win in the fewest turns. */
class WinFinder {
  readonly #engine: Engine;
  readonly #variant: AnyVariant;
  /** The positions that may still be visited. */
  #nodes: number;

  constructor(engine: Engine, variant: AnyVariant, nodes: number) {
    this.#engine = engine;
    this.#variant = variant;
    this.#nodes = nodes;
  }

  /** Whether all positions that it may visit have been visited. Its last answer may then be incomplete. */
  get isExhausted(): boolean {
    return this.#nodes <= 0;
  }

  /** The actions that win in the fewest turns, up to `left`, and that number of turns; no actions if there is no win. */
  async shortest(
    position: unknown,
    left: number,
  ): Promise<{ readonly actions: readonly Action[]; readonly within: number }> {
    const all = this.#variant.actions(position);
    const side = this.#variant.side(position);
    const atOnce = all.filter((action) => this.#variant.end(this.#variant.play(position, action))?.winner === side);
    if (atOnce.length > 0) return { actions: atOnce, within: 1 };
    for (let within = 2; within <= left; within++) {
      const actions = await this.#winning(position, all, within);
      if (actions.length > 0 || this.isExhausted) return { actions, within };
    }
    return { actions: [], within: left };
  }

  /** The actions that win within a number of turns. After each one that is found, the others are searched again. */
  async #winning(position: unknown, all: readonly Action[], within: number): Promise<readonly Action[]> {
    const { text } = this.#variant;
    const start = text.format(position);
    const depth = actionsFor(within);
    const winning: Action[] = [];
    let rest = all.map((action) => text.formatAction({ action }));
    while (rest.length > 0 && !this.isExhausted) {
      const limits = { depth, nodes: this.#nodes };
      const found = must(await this.#engine.search({ start, actions: [], limits, only: rest, switches: OTHERS_OFF }));
      this.#nodes -= found.nodes;
      const [best] = found.lines;
      const isWin = best?.score.kind === 'win' && best.score.actions > 0 && best.score.actions <= depth;
      if (!isWin) break;
      const [name] = best.actions;
      winning.push(must(text.parseAction(position, name!)).action);
      rest = rest.filter((one) => one !== name);
    }
    return winning;
  }
}
