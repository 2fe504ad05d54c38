import { ok, type Result } from '@kickmate/board';
import { type AnyVariant, type Openings, shortForm } from '@kickmate/game';

/** What the book says after some moves (SAN or coordinates, joined by spaces; move numbers are skipped), for people. */
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
  return ok([name ?? 'no name', ...(rows.length > 0 ? rows : ['the book knows no move here'])].join('\n'));
}
