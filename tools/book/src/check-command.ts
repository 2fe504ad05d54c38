import { loadVariant } from '@kickmate/catalogue';
import { defineCommand } from '@kickmate/command';
import { checkBook } from './check.ts';
import { BUDGET, FILES, gzipped, loadLines, readText, VARIANT } from './files.ts';

const MANUAL = `Checks the book that the game loads.

Every named line is legal and has its name; wherever named lines and the book's own moves lead, its moves are legal, with
weights above 0; and what it comes to is within the budget. Exit status 1 if something is wrong.`;

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
