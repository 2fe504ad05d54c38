import { fail, ok, parsePlacement, type Result } from '@kickmate/board';
import { isItem, type MapFault, type MapFile, type Maps } from '@kickmate/game';
import * as v from 'valibot';
import { inKiB, MAX_TEXT_BYTES, unpackCode } from '../../shared/link-code.ts';
import { readJson } from '../../shared/storage.ts';
import { boardOf, LETTERS } from '../map-edit.ts';
import { PATTERN_SIZE } from '../piece/pattern.ts';
import { texts } from '../texts.ts';

/** The reason why a text is not a map: a sentence for people that names the place. */
export interface UnreadableMap {
  readonly message: string;
}

/** Characters of markup, which no name needs. */
const MARKUP = /[<>]/;

/** Whether a text contains signs of markup. */
export const hasMarkup = (text: string): boolean => MARKUP.test(text);

/** The names in a map that contain markup. */
export const markupFaults = ({ name, pieces }: MapFile): readonly MapFault[] =>
  [
    { path: 'name', name },
    ...Object.entries(pieces).map(([letter, piece]) => ({ path: `pieces.${letter}.name`, name: piece.name })),
  ].flatMap((one) => (hasMarkup(one.name) ? [{ path: one.path, message: texts.refused.markup }] : []));

const isTooLong = (text: string): boolean => new TextEncoder().encode(text).length > MAX_TEXT_BYTES;

/** Reads a map that somebody else may have made. The error is its first fault. */
export function readMap(maps: Maps, text: string): Result<MapFile, UnreadableMap> {
  if (isTooLong(text)) return fail({ message: texts.refused.tooLarge(inKiB(MAX_TEXT_BYTES)) });
  if (!text.trimStart().startsWith('{')) return fail({ message: texts.refused.noMap });
  const read = maps.parse(text);
  if (!read.ok) return read;
  const [fault] = markupFaults(read.value);
  return fault ? fail({ message: `${fault.path}: ${fault.message}` }) : read;
}

/** Reads the map in an address. */
export async function readLink(maps: Maps, code: string): Promise<Result<MapFile, UnreadableMap>> {
  const text = await unpackCode(code);
  if (!text.ok) return text;
  const read = readMap(maps, text.value);
  return read.ok ? read : fail({ message: texts.refused.link(read.error.message) });
}

const Pattern = v.pipe(v.array(v.pipe(v.string(), v.length(PATTERN_SIZE))), v.length(PATTERN_SIZE));

const Draft = v.object({
  name: v.string(),
  size: v.tuple([v.number(), v.number()]),
  tiles: v.array(v.string()),
  pieces: v.optional(
    v.record(
      v.pipe(v.string(), v.regex(/^[A-Z]$/)),
      v.object({
        name: v.string(),
        pattern: Pattern,
        royal: v.optional(v.boolean()),
        worth: v.optional(v.number()),
        look: v.optional(v.object({ glyph: v.string(), colour: v.optional(v.string()) })),
      }),
    ),
    {},
  ),
  items: v.optional(v.record(v.string(), v.object({ pattern: Pattern, replaces: v.optional(v.boolean()) }))),
  placement: v.string(),
  objective: v.string(),
  turns: v.optional(v.number()),
  quiet: v.optional(v.number()),
});

/**
 * Reads a map for the editor. It may be unfinished: the editor shows its faults. Only a map that cannot be drawn is
 * refused, with the error of a map to play on.
 */
export function readDraft(maps: Maps, text: string): Result<MapFile, UnreadableMap> {
  const read = readMap(maps, text);
  if (read.ok || isTooLong(text)) return read;
  const draft = v.safeParse(Draft, readJson(text));
  return draft.success && isDrawable(maps, draft.output) ? ok(draft.output) : read;
}

function isDrawable(maps: Maps, map: MapFile): boolean {
  const { sizes, tiles, objectives, glyphs, colours } = maps;
  const [min, max] = sizes;
  const [files, ranks] = map.size;
  const signs = tiles.map(({ sign }) => sign);
  const looks = Object.values(map.pieces).flatMap(({ look }) => (look ? [look] : []));
  return (
    map.size.every((length) => Number.isInteger(length) && length >= min && length <= max) &&
    map.tiles.length === ranks &&
    map.tiles.every((row) => row.length === files && [...row].every((sign) => signs.includes(sign))) &&
    looks.every(({ glyph, colour }) => glyphs.includes(glyph) && (colour === undefined || colours.includes(colour))) &&
    Object.keys(map.items ?? {}).every(isItem) &&
    objectives.some(({ id }) => id === map.objective) &&
    parsePlacement(boardOf(map), LETTERS, { text: map.placement, at: 0 }).ok
  );
}
