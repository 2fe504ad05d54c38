import { fail, type Result } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { readRecord } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';

/** Why a text is no record of a match, as a sentence for people that names the place. */
export interface Unreadable {
  readonly message: string;
}

/**
 * Reads the record of a match of any of our games; the `Variant` tag says which. Rejects only if the game's rules could
 * not be fetched, which says nothing about the record.
 */
export async function openRecord(text: string): Promise<Result<AnyMatch, Unreadable>> {
  const tag = /\[\s*Variant\s+"([^"\n]*)"\s*\]/.exec(text);
  const known = entries.map(({ id }) => id).join(', ');
  if (!tag)
    return fail({ message: `This is no game record: it has no tag [Variant "..."], which names the game (${known}).` });
  const [, id] = tag;
  if (!entries.some((entry) => entry.id === id)) {
    const line = text.slice(0, tag.index).split('\n').length;
    return fail({ message: `line ${line}: there is no game '${id}'; there are ${known}` });
  }
  return readRecord(await loadVariant(id!), text);
}
