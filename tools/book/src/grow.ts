import type { AnyVariant } from '@kickmate/game';
import type { Opinion, Oracle } from './opinions.ts';
import type { Node, Tree } from './tree.ts';

/**
 * Asks for an opinion of every position of the tree, and adds the engine's own move to each that is fewer than `plies` moves
 * from the start, and so on from where that leads.
 * @param onProgress is told how many positions were asked about, and how many are known so far
 */
export async function growTree(
  variant: AnyVariant,
  tree: Tree,
  oracle: Pick<Oracle, 'ask'>,
  plies: number,
  onProgress: (asked: number, known: number) => void = () => {},
): Promise<ReadonlyMap<Node, Opinion>> {
  const opinions = new Map<Node, Opinion>();
  // A map hands out what is added while it is walked.
  for (const node of tree.nodes.values()) {
    if (node.isOver) continue;
    const opinion = await oracle.ask(node.key, node.position);
    opinions.set(node, opinion);
    const best = variant.text.parseAction(node.position, opinion.best);
    if (!best.ok) throw new Error(`${node.key}: the engine plays ${opinion.best}: ${best.error.message}`);
    if (node.ply < plies) tree.addMove(node, best.value.action);
    onProgress(opinions.size, tree.nodes.size);
  }
  return opinions;
}
