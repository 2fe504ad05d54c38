import { ok, type Result } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { defineCommand, UsageError } from '@kickmate/command';
import { type AnyVariant, type Openings, shortForm } from '@kickmate/game';
import { VARIANT } from './names.ts';

/** `book show`. */
export const showCommand = defineCommand({
  meta: {
    name: 'show',
    description: 'Shows the name of a position and the moves that the book plays there at full strength.',
  },
  args: {
    moves: { type: 'positional', required: false, default: '', description: 'the moves that lead to it: "e4 e5 Nf3"' },
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

/** The book's name and moves after some moves, as text. The moves are in SAN or coordinates; move numbers are skipped. */
export function showBook(
  variant: AnyVariant,
  openings: Openings<unknown>,
  moves: string,
): Result<string, { readonly message: string }> {
  let position: unknown = variant.starts('w')[0]!.position;
  let name: string | undefined;
  for (const text of moves.split(/\s+/).filter((word) => !/^(\d+\.*)?$/.test(word))) {
    const read = (variant.notation?.parse ?? variant.text.parseAction)(position, text.replace(/^\d+\.+/, ''));
    if (!read.ok) return read;
    position = variant.play(position, read.value.action, read.value.outcome);
    name = openings.name(position) ?? name;
  }
  const known = openings.actions(position);
  const sum = known.reduce((all, { weight }) => all + weight, 0);
  const rows = known.map(({ action, weight }) => {
    const after = openings.name(variant.play(position, action));
    const share = `${Math.round((100 * weight) / sum)}%`.padStart(5);
    return `${shortForm(variant, position, { action }).padEnd(7)}${share}${after === undefined ? '' : `  ${after}`}`;
  });
  return ok([name ?? 'no name', ...(rows.length > 0 ? rows : ['the book has no move here'])].join('\n'));
}
