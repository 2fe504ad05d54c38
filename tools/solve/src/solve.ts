import { must } from '@kickmate/board';
import { type Engine, SWITCH_BITS, type Switch } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';

/** What is known of a position after a search for a forced win. */
export type Verdict =
  /** The side to act wins by force, and not sooner than with so many actions of its own. */
  | { readonly kind: 'win'; readonly turns: number; readonly line: readonly string[]; readonly nodes: number }
  /** There is no forced win within so many actions of the side to act. */
  | { readonly kind: 'none'; readonly turns: number; readonly nodes: number }
  /** The search ended before it was known; there is no forced win within so many. */
  | { readonly kind: 'open'; readonly turns: number; readonly nodes: number };

/** What is asked. */
export interface Problem {
  readonly variant: AnyVariant;
  /** As text. The round is not over. */
  readonly position: string;
  /** Within how many actions of the side to act the win must come, from 1. */
  readonly turns: number;
  /** How many positions may be visited at most. */
  readonly nodes: number;
}

/** Techniques that save work and never change what is found. With all others off every action is looked at to the full depth. */
const EXACT: ReadonlySet<string> = new Set<Switch>(['hash', 'ordering', 'pvs']);
const OTHERS_OFF = Object.fromEntries(
  Object.keys(SWITCH_BITS).flatMap((name) => (EXACT.has(name) ? [] : [[name, false]])),
);

/** So many actions of both sides until a side has had this many of its own, its last one included. */
const actionsFor = (turns: number): number => 2 * turns - 1;

/**
 * Searches for the shortest forced win of the side to act against the best defence; for games without chance, in which a
 * turn is one action.
 */
export async function solve(engine: Engine, { variant, position, turns, nodes }: Problem): Promise<Verdict> {
  let visited = 0;
  for (let within = 1; within <= turns; within++) {
    const depth = actionsFor(within);
    const limits = { depth, nodes: nodes - visited };
    const found = must(await engine.search({ start: position, actions: [], limits, switches: OTHERS_OFF }));
    visited += found.nodes;
    const score = found.lines[0]?.score;
    if (score?.kind === 'win' && score.actions > 0 && score.actions <= depth) {
      const line = await mainLine(engine, variant, position, score.actions);
      return { kind: 'win', turns: within, line, nodes: visited };
    }
    // What is lost is not won later either, and is not searched to the end.
    if (score?.kind === 'win' && score.actions < 0) return { kind: 'none', turns, nodes: visited };
    if (found.depth < depth || visited >= nodes) return { kind: 'open', turns: within - 1, nodes: visited };
  }
  return { kind: 'none', turns, nodes: visited };
}

/** The best play of both sides from a position that is won in so many actions: the shortest way against the longest defence. */
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
