import type { Edge, Node, Tree } from './tree.ts';

/**
 * Writes the tree as the variant reads it: a move a line under the move before it, indented by one space more, with its
 * weight if it is in the book and the name of the position after it. What follows a position stands where it first comes up.
 * Moves of the engine's own that did not get a weight are left out, with what follows them only.
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

/** The module that carries a book, as the variant loads it. `recipe` is the command that made it. */
export const writeModule = (book: string, recipe: string): string =>
  `/** The opening book, as openings-text.ts reads it. Written by \`${recipe}\`: see docs/openings.md. */\nexport const BOOK = \`\n${book}\`;\n`;
