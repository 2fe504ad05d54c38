import { type EngineScore, WIN } from './engine-scores.ts';
import type { Edge, Node, Tree } from './tree.ts';

/** The options that decide which moves are in the book, and how often each is played. */
export interface Selection {
  /** A move that loses more than this against the best, in hundredths of a pawn, is not in the book. */
  readonly margin: number;
  /** A move that loses this many hundredths of a pawn has a weight e times lower. */
  readonly temperature: number;
}

/** The most sweeps: more than any line of the tree has moves. */
const MOST_SWEEPS = 100;

/**
 * Computes the value of each position for the side to move: half the engine's score, and half the value of the best move. So a
 * single score, which may be wrong, counts less with each move before it.
 */
export function valuesOf(tree: Tree, scores: ReadonlyMap<Node, EngineScore>): ReadonlyMap<Node, number> {
  const nodes = [...tree.nodes.values()].reverse();
  const values = new Map(nodes.map((node) => [node, scores.get(node)?.score ?? -WIN]));
  // The tree may have cycles, so the values are computed again until none changes.
  for (let sweep = 0, isSettled = false; sweep < MOST_SWEEPS && !isSettled; sweep++) {
    isSettled = true;
    for (const node of nodes) {
      const score = scores.get(node);
      if (!score) continue;
      const value = Math.round((score.score + bestOf(node, score, values)) / 2);
      if (value === values.get(node)) continue;
      values.set(node, value);
      isSettled = false;
    }
  }
  return values;
}

/** The value of the best move. If the engine's own move is not in the tree, the engine's score counts for it. */
function bestOf(node: Node, { best, score }: EngineScore, values: ReadonlyMap<Node, number>): number {
  const scores = [...node.edges.values()].map(({ to }) => -values.get(to)!);
  return Math.max(...scores, ...(node.edges.has(best) ? [] : [score]));
}

/**
 * Computes the weights of a position's moves, in hundredths of their sum. A weight is higher if the move loses less against the
 * best one, and if more named lines go through it: those are the moves that people play. Weights below one are left out.
 */
export function weightsOf(
  node: Node,
  scores: ReadonlyMap<Node, EngineScore>,
  values: ReadonlyMap<Node, number>,
  { margin, temperature }: Selection,
): ReadonlyMap<Edge, number> {
  const score = scores.get(node);
  if (!score) return new Map();
  const best = bestOf(node, score, values);
  const good = [...node.edges.values()].flatMap((edge) => {
    const loss = best + values.get(edge.to)!;
    return loss > margin ? [] : [{ edge, share: Math.exp(-loss / temperature) * (1 + edge.lines) }];
  });
  const sum = good.reduce((all, { share }) => all + share, 0);
  const weights = good.map(({ edge, share }) => [edge, Math.round((100 * share) / sum)] as const);
  return new Map(weights.filter(([, weight]) => weight > 0));
}

/**
 * Writes the tree in the form that the variant reads: a line for each move, below the move before it and indented by one space
 * more, with its weight if it is in the book, and the name of the position after it. The moves of a position are written where
 * it first occurs. The engine's own moves without a weight are left out, with everything that only they lead to.
 */
export function writeTree(tree: Tree, weightsAt: (node: Node) => ReadonlyMap<Edge, number>): string {
  const rows: string[] = [];
  const written = new Set<Node>();
  const visit = (node: Node, depth: number): void => {
    written.add(node);
    const weights = weightsAt(node);
    const edges = [...node.edges.values()]
      .filter((edge) => edge.lines > 0 || weights.has(edge))
      .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0) || (a.text < b.text ? -1 : 1));
    for (const edge of edges) {
      const isFirst = !written.has(edge.to);
      const weight = weights.get(edge);
      const title = isFirst ? edge.to.title : undefined;
      const fields = [edge.text, ...(weight === undefined ? [] : [weight]), ...(title === undefined ? [] : [title])];
      rows.push(' '.repeat(depth) + fields.join(' '));
      if (isFirst) visit(edge.to, depth + 1);
    }
  };
  visit(tree.root, 0);
  return `${rows.join('\n')}\n`;
}
