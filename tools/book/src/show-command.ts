import { loadVariant } from '@kickmate/catalogue';
import { defineCommand, UsageError } from '@kickmate/command';
import { VARIANT } from './files.ts';
import { showBook } from './show.ts';

/** `book show`. */
export const showCommand = defineCommand({
  meta: { name: 'show', description: 'Shows the name of a position and what the book plays there at full strength.' },
  args: {
    moves: { type: 'positional', required: false, default: '', description: 'the moves to it: "e4 e5 Nf3"' },
  },
  async run({ args }) {
    const variant = await loadVariant(VARIANT);
    const openings = await variant.openings?.();
    if (!openings) throw new Error(`${VARIANT} has no book`);
    const text = showBook(variant, openings, args.moves);
    if (!text.ok) throw new UsageError(text.error.message);
    process.stdout.write(`${text.value}\n`);
  },
});
