import { fail, ok, type Result } from '@kickmate/board';
import type { Action, AnyVariant } from '@kickmate/game';
import type { EngineScore, EngineScores } from './engine-scores.ts';
import { type LineFault, type NamedLine, titleOf } from './names.ts';

/** A position of the tree. Several lines may lead to it. */
export interface Node {
  /** The position's text without its counters. */
  readonly key: string;
  readonly position: unknown;
  /** The fewest moves from the start. */
  ply: number;
  readonly isOver: boolean;
  /** The name of its opening. */
  title?: string;
  /** The moves from here, by their text in coordinates. */
  readonly edges: Map<string, Edge>;
}

/** A move of the tree. */
export interface Edge {
  readonly text: string;
  readonly action: Action;
  readonly to: Node;
  /** The number of named lines through it; 0 if only the engine plays it. */
  lines: number;
}

/** A position's text without its counters, which do not matter for an opening. */
export const keyOf = (variant: AnyVariant, position: unknown): string =>
  variant.text.format(position).split(' ').slice(0, 4).join(' ');

/** A tree of moves from the starting position. Lines that lead to the same position share its node. */
export class Tree {
  readonly root: Node;
  /** All positions by key, in the order in which they were added. */
  readonly nodes = new Map<string, Node>();
  readonly #variant: AnyVariant;
  /** The actions that were read, by position and text: many lines have the same beginning. */
  readonly #read = new Map<Node, Map<string, Action>>();

  constructor(variant: AnyVariant) {
    this.#variant = variant;
    this.root = this.#nodeAt(variant.starts('w')[0]!.position, 0);
  }

  /** Adds a named line. Refuses illegal moves, and a second name for a position; the message has the line's number. */
  addLine(named: NamedLine): Result<Node, LineFault> {
    const refuse = (what: string) => fail({ line: named.line, message: `line ${named.line}: ${what}` });
    let node = this.root;
    for (const [index, text] of named.moves.entries()) {
      const action = this.#readMove(node, text);
      if (!action.ok) return refuse(`move ${index + 1}, ${text}: ${action.error.message}`);
      const edge = this.addMove(node, action.value);
      edge.lines++;
      node = edge.to;
    }
    if (node.title !== undefined) return refuse(`${titleOf(named)}: the same position is ${node.title} already`);
    node.title = titleOf(named);
    return ok(node);
  }

  /** Returns the move of a position; adds it if it is not there yet. */
  addMove(node: Node, action: Action): Edge {
    const text = this.#variant.text.formatAction({ action });
    const known = node.edges.get(text);
    if (known) return known;
    const to = this.#nodeAt(this.#variant.play(node.position, action), node.ply + 1);
    const edge: Edge = { text, action, to, lines: 0 };
    node.edges.set(text, edge);
    return edge;
  }

  #readMove(node: Node, text: string): Result<Action, { readonly message: string }> {
    const known = this.#read.get(node)?.get(text);
    if (known !== undefined) return ok(known);
    const variant = this.#variant;
    const read = (variant.notation?.parse ?? variant.text.parseAction)(node.position, text);
    if (!read.ok) return read;
    const moves = this.#read.get(node) ?? new Map<string, Action>();
    this.#read.set(node, moves.set(text, read.value.action));
    return ok(read.value.action);
  }

  #nodeAt(position: unknown, ply: number): Node {
    const isOver = this.#variant.end(position) !== undefined;
    // A position in which the round is over has no text, and nothing follows it.
    const key = isOver ? `over ${this.nodes.size}` : keyOf(this.#variant, position);
    const known = this.nodes.get(key);
    if (known) {
      known.ply = Math.min(known.ply, ply);
      return known;
    }
    const node: Node = { key, position, ply, isOver, edges: new Map() };
    this.nodes.set(key, node);
    return node;
  }
}

/**
 * Gets the engine's score of every position of the tree. Adds the engine's own move to positions fewer than `plies` moves from
 * the start; the positions after these moves are treated likewise.
 * @param onProgress is called with the numbers of positions that have a score, and of all so far
 */
export async function growTree(
  variant: AnyVariant,
  tree: Tree,
  engineScores: Pick<EngineScores, 'ask'>,
  plies: number,
  onProgress: (asked: number, known: number) => void = () => {},
): Promise<ReadonlyMap<Node, EngineScore>> {
  const scores = new Map<Node, EngineScore>();
  // A loop over a Map also visits what is added meanwhile.
  for (const node of tree.nodes.values()) {
    if (node.isOver) continue;
    const score = await engineScores.ask(node.key, node.position);
    scores.set(node, score);
    const best = variant.text.parseAction(node.position, score.best);
    if (!best.ok) throw new Error(`${node.key}: the engine plays ${score.best}: ${best.error.message}`);
    if (node.ply < plies) tree.addMove(node, best.value.action);
    onProgress(scores.size, tree.nodes.size);
  }
  return scores;
}
