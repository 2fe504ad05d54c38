import { fail, ok, type Result } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import {
  type AnyVariant,
  isNamed,
  isOneRound,
  Match,
  type PgnGame,
  parseRecord,
  readMatch,
  TEXT_START,
} from '@kickmate/game';
import type { AnyMatch } from './any-match.ts';
import { readSetUp } from './set-up.ts';

/** Why a text is no record of a match, as a sentence for people that names the place. */
export interface Unreadable {
  readonly message: string;
}

/** The game whose positions are tried first, and whose error is told if no game can read one. */
const USUAL = 'chess';

/** Fields as in FEN: ranks separated by `/`, and what else the game has. What lacks the rest is told so as a position. */
const POSITION = /^\s*([^\s/[{(]+\/){2,}[^\s/]+( [^\s"]+)*\s*$/;

/**
 * Reads the record of a match of any of our games, or a position to begin one with. The `Variant` tag says which game;
 * where there is none it is chess. Rejects only if the game's rules could not be fetched, which says nothing about the
 * record.
 * @param options.number which game of a file that holds several, from 0; see {@link listGames}
 * @param options.seed where the luck of a match comes from that begins with a position
 */
export async function openRecord(
  text: string,
  { number = 0, seed = 0 }: { readonly number?: number; readonly seed?: number } = {},
): Promise<Result<AnyMatch, Unreadable>> {
  if (POSITION.test(text)) return openPosition(text.trim(), seed);
  const parsed = parseRecord(text);
  if (!parsed.ok) return parsed;
  const [first] = parsed.value;
  const variant = await variantOf(first);
  if (!variant) {
    const { line, column } = first.places?.tags.get('Variant') ?? TEXT_START;
    const known = entries.map(({ name }) => name).join(', ');
    return fail({
      message: `line ${line}, column ${column}: there is no game '${first.tags.get('Variant')}'; there are ${known}`,
    });
  }
  return readMatch(variant, isOneRound(variant) ? [parsed.value[number] ?? first] : parsed.value);
}

/**
 * The games of a file that holds several of a game of one round, each in a line for people: "Anderssen – Kieseritzky,
 * 1-0, London, 1851.06.21". Empty where there is nothing to choose, or what is there cannot be read.
 */
export async function listGames(text: string): Promise<readonly string[]> {
  if (POSITION.test(text)) return [];
  const parsed = parseRecord(text);
  if (!parsed.ok || parsed.value.length < 2) return [];
  const variant = await variantOf(parsed.value[0]);
  return variant && isOneRound(variant) ? parsed.value.map(gameLine) : [];
}

function gameLine({ tags, result }: PgnGame, index: number): string {
  const known = (name: string) => {
    const value = tags.get(name);
    return value && !/^[?.-]*$/.test(value) ? value : undefined;
  };
  const players = `${known('White') ?? 'White'} – ${known('Black') ?? 'Black'}`;
  return [`${index + 1}. ${players}`, result, known('Event'), known('Date')].filter(Boolean).join(', ');
}

/** The game that a record is of; `undefined` if it is none of ours. */
async function variantOf({ tags }: PgnGame): Promise<AnyVariant | undefined> {
  const name = tags.get('Variant');
  const direct = entries.find(({ id }) => id === name);
  if (direct) return loadVariant(direct.id);
  for (const { id } of entries) {
    const variant = await loadVariant(id);
    if (isNamed(variant, name)) return variant;
  }
  return undefined;
}

/** A match from a position: of the first game that can read it; if none can, the error is the usual game's. */
async function openPosition(text: string, seed: number): Promise<Result<AnyMatch, Unreadable>> {
  const ids = [USUAL, ...entries.map(({ id }) => id).filter((id) => id !== USUAL)];
  let error: Unreadable | undefined;
  for (const id of ids) {
    const variant: AnyVariant = await loadVariant(id);
    const from = readSetUp(variant, text);
    if (from.ok) return ok(Match.start(variant, { seed, from: from.value.position }));
    error ??= { message: `line 1, ${from.error.message.replace('character', 'column')}` };
  }
  return fail(error ?? { message: 'there are no games' });
}
