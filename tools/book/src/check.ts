import { fail, ok, type Result } from '@kickmate/board';
import type { AnyVariant, Openings } from '@kickmate/game';
import { type NamedLine, titleOf } from './lines.ts';
import { type Node, Tree } from './tree.ts';

/** What is in a book. */
export interface Contents {
  readonly names: number;
  /** Positions in which the book knows what to play. */
  readonly positions: number;
  readonly actions: number;
}

/**
 * Looks whether a book is right: every named line is legal and has its name, and wherever named lines and the book's own
 * moves lead, the book's moves are legal, heaviest first, with whole weights above 0. Otherwise tells all that is wrong.
 */
export function checkBook(
  variant: AnyVariant,
  openings: Openings<unknown>,
  lines: readonly NamedLine[],
): Result<Contents, readonly string[]> {
  const faults: string[] = [];
  const tree = new Tree(variant);
  for (const line of lines) {
    const node = tree.addLine(line);
    if (!node.ok) faults.push(node.error.message);
    else if (openings.name(node.value.position) !== titleOf(line))
      faults.push(
        `line ${line.line}: ${titleOf(line)} is ${openings.name(node.value.position) ?? 'nameless'} in the book`,
      );
  }
  let [positions, actions] = [0, 0];
  // A map hands out what is added while it is walked.
  for (const node of tree.nodes.values()) {
    const known = openings.actions(node.position);
    if (known.length > 0) positions++;
    actions += known.length;
    faults.push(...faultsAt(variant, tree, node, known));
  }
  return faults.length > 0 ? fail(faults) : ok({ names: lines.length, positions, actions });
}

/** What is wrong with the book's moves in a position. Those that are legal are added to the tree. */
function faultsAt(
  variant: AnyVariant,
  tree: Tree,
  node: Node,
  known: ReturnType<Openings<unknown>['actions']>,
): readonly string[] {
  const legal = new Set(variant.actions(node.position));
  return known.flatMap(({ action, weight }, index) => {
    if (!legal.has(action)) return [`${node.key}: ${action} is not legal`];
    const { text } = tree.addMove(node, action);
    if (!Number.isInteger(weight) || weight < 1) return [`${node.key}: ${text} has the weight ${weight}`];
    if (weight > (known[index - 1]?.weight ?? weight)) return [`${node.key}: ${text} stands below a lighter move`];
    return [];
  });
}
