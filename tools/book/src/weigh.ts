import { type Opinion, WIN } from './opinions.ts';
import type { Edge, Node, Tree } from './tree.ts';

/** Which moves are good enough, and how often they are played. */
export interface Taste {
  /** A move that loses more than this against the best, in hundredths of a pawn, is not in the book. */
  readonly margin: number;
  /** A move that loses so much is weighed e times less. */
  readonly temperature: number;
}

/** More sweeps than any line of the tree is long. */
const MOST_SWEEPS = 100;

/**
 * What each position is worth to the side to move: half the engine's own opinion, half what the best move leads to. A single
 * opinion far down a line, which may well be wrong, so counts the less the further it is away.
 */
export function valuesOf(tree: Tree, opinions: ReadonlyMap<Node, Opinion>): ReadonlyMap<Node, number> {
  const nodes = [...tree.nodes.values()].reverse();
  const values = new Map(nodes.map((node) => [node, opinions.get(node)?.score ?? -WIN]));
  // Ways that lead to the same position may even lead back to it, so this is done until nothing changes.
  for (let sweep = 0, isSettled = false; sweep < MOST_SWEEPS && !isSettled; sweep++) {
    isSettled = true;
    for (const node of nodes) {
      const opinion = opinions.get(node);
      if (!opinion) continue;
      const value = Math.round((opinion.score + bestOf(node, opinion, values)) / 2);
      if (value === values.get(node)) continue;
      values.set(node, value);
      isSettled = false;
    }
  }
  return values;
}

/** What the best move leads to; the engine's opinion of its own move counts where the tree does not go on with it. */
function bestOf(node: Node, { best, score }: Opinion, values: ReadonlyMap<Node, number>): number {
  const scores = [...node.edges.values()].map(({ to }) => -values.get(to)!);
  return Math.max(...scores, ...(node.edges.has(best) ? [] : [score]));
}

/**
 * How often the moves of a position are to be played, in hundredths of all: the more a move loses against the best the less,
 * and the more named lines go through it, which is what people have come to think of it, the more. Moves that would come to less than one hundredth are left out.
 */
export function weightsOf(
  node: Node,
  opinions: ReadonlyMap<Node, Opinion>,
  values: ReadonlyMap<Node, number>,
  { margin, temperature }: Taste,
): ReadonlyMap<Edge, number> {
  const opinion = opinions.get(node);
  if (!opinion) return new Map();
  const best = bestOf(node, opinion, values);
  const good = [...node.edges.values()].flatMap((edge) => {
    const loss = best + values.get(edge.to)!;
    return loss > margin ? [] : [{ edge, share: Math.exp(-loss / temperature) * (1 + edge.lines) }];
  });
  const sum = good.reduce((all, { share }) => all + share, 0);
  const weights = good.map(({ edge, share }) => [edge, Math.round((100 * share) / sum)] as const);
  return new Map(weights.filter(([, weight]) => weight > 0));
}
