import { fail, ok, type Result, sideName } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, gameOf, isOneRound, Match } from '@kickmate/game';
import { readCustomStart } from '@kickmate/play';
import {
  isNamed,
  outlinePgn,
  type PgnGame,
  type PgnOutline,
  type PgnSpan,
  parsePgnResult,
  parseRecord,
  readMatch,
  TEXT_START,
  treeOfRecord,
} from '@kickmate/record';
import type { OpenedRecord } from '../../stage/opened-record.ts';
import { knownTag } from '../../stage/record-tags.ts';
import { texts } from './texts.ts';

/** The reason for which a text is not a record of a match: a sentence for people that names the place. */
export interface Unreadable {
  readonly message: string;
}

/** All games. The first is the game of records without a tag: it tries to read a position first, and its error is shown. */
const GAMES = [...entries].sort((a, b) => Number(b.isUntagged ?? false) - Number(a.isUntagged ?? false));

/**
 * A position: ranks separated by `/`, then other fields, as in FEN. It matches without the other fields too, so that the
 * error names what they are. `1/2-1/2` is not a position but a drawn game without moves.
 */
const POSITION = /^\s*(?!1\/2-1\/2)([^\s/[{(]+\/){2,}[^\s/]+(\s+[^\s"]+)*\s*$/;

/**
 * The longest file that is read, in characters. It holds about a hundred thousand games without comments, or twenty
 * thousand with clocks and evaluations; listing them takes a second.
 */
export const MAX_FILE_LENGTH = 2 ** 26;

/** A game of a file that holds several. */
export interface ListedGame extends PgnSpan {
  /** Its line in the list: "1. Anderssen – Kieseritzky, 1-0, London, 1851.06.21". */
  readonly line: string;
}

/**
 * Reads the record of a match of any of our games, or a custom start. The `Variant` tag names the game; without one it is
 * the catalogue's untagged game. Rejects only if the game's rules could not be fetched, which says nothing about the record.
 * @param options.game one of the games of {@link listGames}; the file's first game if absent
 * @param options.seed the seed of a match that begins from a position
 */
export async function openRecord(
  text: string,
  { game, seed = 0 }: { readonly game?: PgnSpan | undefined; readonly seed?: number } = {},
): Promise<Result<OpenedRecord, Unreadable>> {
  if (text.length > MAX_FILE_LENGTH) return fail(tooLong(text.length));
  if (POSITION.test(text)) return openPosition(text.trim(), seed);
  const [firstOutline] = outlinePgn(text);
  const span = game ?? firstOutline;
  const parsed = parseRecord(text, span);
  if (!parsed.ok) return parsed;
  const [first] = parsed.value;
  const found = await variantOf(first);
  if (!found.ok) {
    const { line, column } = first.places?.tags.get('Variant') ?? TEXT_START;
    return fail({ message: texts.at(line, column, found.error.message) });
  }
  const variant = found.value;
  if (isOneRound(variant)) return openGames(variant, [first], text.slice(span?.begin, span?.end));
  const rounds = parseRecord(text);
  return rounds.ok ? openGames(variant, rounds.value, text) : rounds;
}

type Games = readonly [PgnGame, ...PgnGame[]];

function openGames(variant: AnyVariant, games: Games, text: string): Result<OpenedRecord, Unreadable> {
  const first = readMatch(variant, games);
  if (first.ok) return ok({ match: first.value, text, tree: treeOfRecord(first.value, games) });
  // Other programs' files sometimes contradict themselves about the result; the moves are still worth seeing.
  const [game] = games;
  const [tag, result] = [parsePgnResult(game.tags.get('Result') ?? ''), game.result];
  if (!variant.notation?.parse || games.length > 1 || !tag || !result || tag === result) return first;
  for (const counts of [result, tag]) {
    const agreeing: Games = [{ ...game, tags: new Map([...game.tags, ['Result', counts]]), result: counts }];
    const match = readMatch(variant, agreeing);
    const contradictions = texts.twoResults(tag, result, counts);
    if (match.ok) return ok({ match: match.value, text, tree: treeOfRecord(match.value, agreeing), contradictions });
  }
  return first;
}

/** The error for a file of this length, in characters. */
export const tooLong = (length: number): Unreadable => {
  const megabytes = (characters: number) => Math.ceil(characters / 2 ** 20);
  return { message: texts.tooLong(megabytes(length), megabytes(MAX_FILE_LENGTH)) };
};

/**
 * The games of a file that holds several, in variants whose match is one round. Empty if there is nothing to choose. Their
 * moves are not read yet, so an error in one of them does not hide the others.
 */
export async function listGames(text: string): Promise<readonly ListedGame[]> {
  if (text.length > MAX_FILE_LENGTH || POSITION.test(text)) return [];
  const games: ListedGame[] = [];
  let first: PgnOutline | undefined;
  for (const outline of outlinePgn(text)) {
    first ??= outline;
    games.push({ begin: outline.begin, end: outline.end, line: gameLine(outline, games.length + 1) });
  }
  const variant = first && games.length > 1 ? await variantOf(first) : undefined;
  return variant?.ok && isOneRound(variant.value) ? games : [];
}

function gameLine({ tags, result }: PgnOutline, number: number): string {
  const known = (name: string) => knownTag(tags, name);
  const players = `${known('White') ?? sideName('w')} – ${known('Black') ?? sideName('b')}`;
  return [`${number}. ${players}`, result, known('Event'), known('Date')].filter(Boolean).join(', ');
}

/** The variant of a record, on its map if it has one. */
export async function variantOf({ tags }: Pick<PgnOutline, 'tags'>): Promise<Result<AnyVariant, Unreadable>> {
  const name = tags.get('Variant');
  const direct = entries.find(({ id }) => name !== undefined && id === gameOf(name));
  if (name !== undefined && direct) {
    const game = await loadVariant(direct.id);
    if (name === direct.id) return ok(game);
    const on = game.maps?.on(name.slice(direct.id.length + 1));
    if (on) return on.ok ? on : fail({ message: texts.ofMap(on.error.message) });
  }
  for (const { id } of entries) {
    const variant = await loadVariant(id);
    if (isNamed(variant, name)) return ok(variant);
  }
  const games = entries.map(({ name }) => name).join(', ');
  return fail({ message: name === undefined ? texts.noVariant(games) : texts.noGame(name, games) });
}

/** A match from a position, of the first game that can read it. If none can, the error is that of the first game. */
async function openPosition(text: string, seed: number): Promise<Result<OpenedRecord, Unreadable>> {
  let error: Unreadable | undefined;
  for (const { id } of GAMES) {
    const variant: AnyVariant = await loadVariant(id);
    const from = readCustomStart(variant, text);
    if (from.ok) return ok({ match: Match.start(variant, { seed, from: from.value.position }), text });
    error ??= { message: texts.position(from.error.message) };
  }
  return fail(error ?? { message: texts.noGames });
}
