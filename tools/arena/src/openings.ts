import { existsSync, readFileSync } from 'node:fs';
import { UsageError, useNamedFile } from '@kickmate/command';
import { type AnyVariant, Match } from '@kickmate/game';
import { parsePgn } from '@kickmate/record';

/** The beginning of a round. */
export interface OpeningLine {
  /** The position; one of the variant's starts if absent. */
  readonly from?: unknown;
  /** The first actions, in coordinates. */
  readonly actions: readonly string[];
}

/** The name that stands for the variant's own openings where a file could be named. */
export const OWN_OPENINGS = 'own';

/** The openings that come with a variant, as lines of a file; none if it has none. */
export const ownOpenings = async ({ workload }: AnyVariant): Promise<readonly string[]> =>
  (await workload?.())?.openings ?? [];

/**
 * Loads openings: the variant's own, or those of a file. A line of the file holds actions in coordinates or in the short form,
 * with or without move numbers; or a position (operations of EPD are skipped); or both with a semicolon between. Or the file
 * is PGN; then the first `plies` actions of each game are taken. Throws a {@link UsageError} that names the line or game.
 */
export async function loadOpenings(variant: AnyVariant, name: string, plies: number): Promise<readonly OpeningLine[]> {
  const isOwn = name === OWN_OPENINGS && !existsSync(name);
  const own = isOwn ? await ownOpenings(variant) : [];
  if (isOwn && own.length === 0)
    throw new UsageError(`--openings: ${variant.id} has no openings of its own: name a file`);
  const text = isOwn ? own.join('\n') : useNamedFile('--openings', () => readFileSync(name, 'utf8'));
  const isPgn = /^\s*\[/.test(text);
  const lines = isPgn ? pgnLines(text, name) : text.split('\n');
  const openings = lines.flatMap((line, index) => {
    const content = line.trim();
    if (content === '' || content.startsWith('#')) return [];
    return [
      readOpening(variant, content, `${isOwn ? 'opening' : `${name}: ${isPgn ? 'game' : 'line'}`} ${index + 1}`, plies),
    ];
  });
  if (openings.length === 0) throw new UsageError(`--openings: ${name} holds no openings`);
  return openings;
}

/** The moves of each PGN game as a line; the position comes first if the game does not begin from the start. */
function pgnLines(text: string, name: string): readonly string[] {
  const games = parsePgn(text);
  if (!games.ok) throw new UsageError(`${name}: ${games.error.message}`);
  return games.value.map(({ tags, moves }) => {
    const words = moves.map((move) => move.text).join(' ');
    const position = tags.get('FEN');
    return position === undefined ? words : `${position}; ${words}`;
  });
}

function readOpening(variant: AnyVariant, text: string, where: string, plies: number): OpeningLine {
  const from = readPosition(variant, text);
  const rest = from === undefined ? text : text.includes(';') ? text.slice(text.indexOf(';') + 1) : '';
  let match: Match<unknown> = Match.start(variant, { seed: 0, from });
  const actions: string[] = [];
  for (const word of from !== undefined && !isMoves(variant, match, rest) ? [] : wordsOf(rest)) {
    if (actions.length === plies) break;
    const read = readAction(variant, match.position, word);
    const played = read === undefined ? undefined : match.playText(read);
    if (!played?.ok) throw new UsageError(`${where}: '${word}' is not legal in ${variant.text.format(match.position)}`);
    actions.push(read!);
    match = played.value;
  }
  if (match.end) throw new UsageError(`${where}: the match ends in the opening; it must go on`);
  return { actions, ...(from !== undefined && { from }) };
}

/** The words of a list of moves, without move numbers. */
const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .map((word) => word.replace(/^\d+\.+/, ''))
    .filter((word) => word !== '' && !/^\d+$/.test(word));

/** Whether the text after a position is moves; it may also be operations of EPD. */
function isMoves(variant: AnyVariant, { position }: Match<unknown>, text: string): boolean {
  const first = wordsOf(text)[0];
  return first !== undefined && readAction(variant, position, first) !== undefined;
}

function readAction(variant: AnyVariant, position: unknown, word: string): string | undefined {
  const read = variant.text.parseAction(position, word);
  if (read.ok) return variant.text.formatAction(read.value);
  const short = variant.notation?.parse?.(position, word);
  return short?.ok ? variant.text.formatAction(short.value) : undefined;
}

/** Reads a position at the beginning of a line: complete, or as in EPD without counters. */
function readPosition(variant: AnyVariant, text: string): unknown {
  const fields = text.split(';')[0]!.trim().split(/\s+/);
  for (const attempt of [fields.join(' '), fields.slice(0, 6).join(' '), `${fields.slice(0, 4).join(' ')} 0 1`]) {
    const read = variant.text.parse(attempt);
    if (read.ok) return read.value;
  }
  return undefined;
}
