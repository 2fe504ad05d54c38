import { must } from '@kickmate/board';
import { type Engine, SWITCH_BITS, type Switch } from '@kickmate/engine';
import type { AnyVariant } from '@kickmate/game';

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

/** Techniques that save work without changing the result. With all others off, every action is searched to the full depth. */
const EXACT: ReadonlySet<string> = new Set<Switch>(['hash', 'ordering', 'pvs']);
const OTHERS_OFF = Object.fromEntries(
  Object.keys(SWITCH_BITS).flatMap((name) => (EXACT.has(name) ? [] : [[name, false]])),
);

/** The actions of both sides until the side to act has played `turns` actions. */
const actionsFor = (turns: number): number => 2 * turns - 1;

/**
 * Searches for the shortest forced win of the side to act against the best defence, in games without chance in which a turn is
 * one action.
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
