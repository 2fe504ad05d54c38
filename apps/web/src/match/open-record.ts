import { fail, ok, type Result } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, Match, readRecord } from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';
import { readSetUp } from './set-up.ts';

/** Why a text is no record of a match, as a sentence for people that names the place. */
export interface Unreadable {
  readonly message: string;
}

/** The game of files without a tag that names one: PGN is chess's. */
const UNNAMED = 'chess';

/** Fields as in FEN: ranks separated by `/`, a side, and what else the game has. */
const POSITION = /^\s*([^\s/]+\/)+[^\s/]+ [wb]( [^\s"]+)*\s*$/;

/**
 * Reads the record of a match of any of our games, or a position to begin one with; the `Variant` tag says which game,
 * and where there is none it is chess. Rejects only if the game's rules could not be fetched, which says nothing about
 * the record.
 * @param seed where the luck of a match comes from that begins with a position
 */
export async function openRecord(text: string, seed = 0): Promise<Result<AnyMatch, Unreadable>> {
  if (POSITION.test(text)) return openPosition(text.trim(), seed);
  const tag = /\[\s*Variant\s+"([^"\n]*)"\s*\]/i.exec(text);
  const [, named = UNNAMED] = tag ?? [];
  const entry = entryNamed(named) ?? (isNameOfChess(named) ? entryNamed(UNNAMED) : undefined);
  if (!entry) {
    const line = text.slice(0, tag?.index ?? 0).split('\n').length;
    const known = entries.map(({ id }) => id).join(', ');
    return fail({
      message: `line ${line}, column ${columnOf(text, tag?.index ?? 0)}: there is no game '${named}'; there are ${known}`,
    });
  }
  return readRecord(await loadVariant(entry.id), text);
}

const entryNamed = (name: string) =>
  entries.find((entry) => [entry.id, entry.name].some((one) => one.toLowerCase() === name.toLowerCase()));

/** What other programs call plain chess, from a position or not. */
const isNameOfChess = (name: string): boolean => /^(standard|from position|normal|)$/i.test(name);

const columnOf = (text: string, at: number): number => at - text.lastIndexOf('\n', at - 1);

/** A match from a position: of the first game that can read it; if none can, the error is chess's. */
async function openPosition(text: string, seed: number): Promise<Result<AnyMatch, Unreadable>> {
  const ids = [UNNAMED, ...entries.map(({ id }) => id).filter((id) => id !== UNNAMED)];
  let error: Unreadable | undefined;
  for (const id of ids) {
    const variant: AnyVariant = await loadVariant(id);
    const from = readSetUp(variant, text);
    if (from.ok) return ok(Match.start(variant, { seed, from: from.value }));
    error ??= { message: `line 1, ${from.error.message.replace('character', 'column')}` };
  }
  return fail(error ?? { message: 'there are no games' });
}
