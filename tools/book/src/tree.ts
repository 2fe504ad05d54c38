import { fail, ok, type Result } from '@kickmate/board';
import type { Action, AnyVariant } from '@kickmate/game';
import type { LineFault, NamedLine } from './lines.ts';
import { titleOf } from './lines.ts';

/** A position of the tree, whatever ways lead to it. */
export interface Node {
  /** The position's text without its counters. */
  readonly key: string;
  readonly position: unknown;
  /** The fewest moves by which it was found to be reached. */
  ply: number;
  readonly isOver: boolean;
  /** The name of its opening. */
  title?: string;
  /** The moves from here by their text in coordinates. */
  readonly edges: Map<string, Edge>;
}

/** A move of the tree. */
export interface Edge {
  readonly text: string;
  readonly action: Action;
  readonly to: Node;
  /** How many named lines go through it; 0 if only the engine thought of it. */
  lines: number;
}

/** A position's text without its counters, which tell nothing of an opening. */
export const keyOf = (variant: AnyVariant, position: unknown): string =>
  variant.text.format(position).split(' ').slice(0, 4).join(' ');

/** Moves from the starting position, joined where they lead to the same position. */
export class Tree {
  readonly root: Node;
  /** All positions by their keys, in the order in which they were found. */
  readonly nodes = new Map<string, Node>();
  readonly #variant: AnyVariant;
  /** Actions by position and what was written: a line shares its beginning with many others. */
  readonly #read = new Map<Node, Map<string, Action>>();

  constructor(variant: AnyVariant) {
    this.#variant = variant;
    this.root = this.#nodeAt(variant.starts('w')[0]!.position, 0);
  }

  /** Plays a named line into the tree. Refuses illegal moves, and a second name for a position; both with the line's number. */
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

  /** The move of a position, which need not be there yet. */
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
