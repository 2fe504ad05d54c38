import { fail, ok, type Result } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { defineCommand } from '@kickmate/command';
import type { AnyVariant, Openings } from '@kickmate/game';
import { BUDGET, FILES, gzipped, loadLines, type NamedLine, readText, titleOf, VARIANT } from './names.ts';
import { type Node, Tree } from './tree.ts';

const MANUAL = `Checks the book that the game loads.

Every named line must be legal and have its name; in every position that named lines and the book's moves lead to, the book's
moves must be legal and have weights above 0; and the file must be within its budget. Otherwise the exit status is 1.`;

/** `book check`. */
export const checkCommand = defineCommand({
  meta: { name: 'check', description: MANUAL },
  args: {
    lines: { type: 'string', default: FILES.lines, description: 'the named openings' },
  },
  async run({ args }) {
    const variant = await loadVariant(VARIANT);
    const openings = await variant.openings?.();
    if (!openings) throw new Error(`${VARIANT} has no book`);
    const contents = checkBook(variant, openings, loadLines(args.lines));
    const size = gzipped(readText(FILES.book));
    const faults = [
      ...(contents.ok ? [] : contents.error),
      ...(size > BUDGET ? [`${FILES.book} comes to ${size} bytes gzip; ${BUDGET} are allowed`] : []),
    ];
    if (contents.ok) {
      const { names, positions, actions } = contents.value;
      process.stdout.write(`${names} names; ${actions} moves in ${positions} positions; `);
    }
    process.stdout.write(`${(size / 1024).toFixed(1)} KiB gzip of ${BUDGET / 1024}\n`);
    for (const fault of faults) process.stdout.write(`${fault}\n`);
    if (faults.length > 0) process.exitCode = 1;
  },
});

/** The contents of a book. */
export interface Contents {
  readonly names: number;
  /** The number of positions in which the book has moves. */
  readonly positions: number;
  readonly actions: number;
}

/**
 * Checks a book: every named line is legal and has its name, and in every position that named lines and the book's moves lead
 * to, the book's moves are legal, with whole weights above 0 in descending order. A failure lists all that is wrong.
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
  // A loop over a Map also visits what is added meanwhile.
  for (const node of tree.nodes.values()) {
    const known = openings.actions(node.position);
    if (known.length > 0) positions++;
    actions += known.length;
    faults.push(...faultsAt(variant, tree, node, known));
  }
  return faults.length > 0 ? fail(faults) : ok({ names: lines.length, positions, actions });
}

/** The faults of the book's moves in a position. Legal moves are added to the tree. */
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
