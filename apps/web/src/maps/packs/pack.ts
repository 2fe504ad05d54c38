import {
  clauseOf,
  fail,
  type JsonNode,
  ok,
  parseJson,
  quoted,
  type Result,
  refuse,
  type TextError,
} from '@kickmate/board';
import type { MapFile, Maps } from '@kickmate/game';
import type { OpenedPack } from '../../match/puzzle/opened-pack.ts';
import { inKiB, unpackCode } from '../../shared/link-code.ts';
import { MAPS_GAME } from '../../shared/maps/maps-game.ts';
import { hasMarkup, markupFaults, type UnreadableMap } from '../share/read-map.ts';
import { texts } from '../texts.ts';

/** Several maps to be played in order, by one author. */
export interface MapPack {
  /** The name for people. */
  readonly name: string;
  /** May be empty. */
  readonly author: string;
  /** Words to whoever opens the pack. May be empty. */
  readonly message: string;
  /** In the order in which they are to be played. */
  readonly maps: readonly MapFile[];
}

/** The largest file of a pack, in bytes. Maps are alike, so that a link holds many. */
export const MOST_PACK_BYTES = 64 * 1024;
/** The most maps of a pack. */
export const MOST_MAPS = 50;
/** The most characters of a pack's texts. */
export const MOST_CHARACTERS = { name: 60, author: 60, message: 500 } as const;

/** The version of the form in which packs are written. */
const VERSION = 1;
const FIELD = 'pack';

/** Writes a pack, on one line; {@link parsePack} reads it back. */
export function formatPack(maps: Maps, { name, author, message, maps: files }: MapPack): string {
  const head = JSON.stringify({ pack: VERSION, name, ...(author && { author }), ...(message && { message }) });
  return `${head.slice(0, -1)},"maps":[${files.map((file) => maps.format(file)).join(',')}]}`;
}

/** The id of the game on a map. */
export const variantId = (maps: Maps, map: MapFile): string => `${MAPS_GAME}:${maps.format(map)}`;

/** A pack as it is kept while it is played. */
export const outlineOf = (maps: Maps, pack: MapPack): Omit<OpenedPack, 'done'> => ({
  name: pack.name,
  text: formatPack(maps, pack),
  maps: pack.maps.map((map) => ({ id: variantId(maps, map), name: map.name })),
});

/** Reads a pack that somebody else may have made. The error is its first fault, with the place. */
export function readPack(maps: Maps, text: string): Result<MapPack, UnreadableMap> {
  if (new TextEncoder().encode(text).length > MOST_PACK_BYTES)
    return fail({ message: texts.packs.refused.tooLarge(inKiB(MOST_PACK_BYTES)) });
  return parsePack(maps, text);
}

/** Reads the pack in an address. */
export async function readPackLink(maps: Maps, code: string): Promise<Result<MapPack, UnreadableMap>> {
  const text = await unpackCode(code, MOST_PACK_BYTES);
  if (!text.ok) return text;
  const read = readPack(maps, text.value);
  return read.ok ? read : fail({ message: texts.packs.refused.link(read.error.message) });
}

/** Reads a pack's text. */
function parsePack(maps: Maps, text: string): Result<MapPack, TextError> {
  const json = parseJson(text, FIELD);
  if (!json.ok) return json;
  const fields = json.value.value;
  if (!(fields instanceof Map)) return refuse('syntax', FIELD, json.value.at, texts.packs.refused.braces);
  const surplus = [...fields].find(([field]) => !['pack', 'maps', ...Object.keys(MOST_CHARACTERS)].includes(field));
  if (surplus) return refuse('surplus', quoted(surplus[0]).slice(1, -1), surplus[1].at, texts.packs.refused.surplus);
  const version = fields.get('pack');
  if (version?.value !== VERSION)
    return refuse(version ? 'impossible' : 'missing', FIELD, version?.at ?? json.value.at, versionFault(version));
  const words: Record<string, string> = {};
  for (const [field, most] of Object.entries(MOST_CHARACTERS)) {
    const read = readWords(fields.get(field), field, most, json.value.at);
    if (!read.ok) return read;
    words[field] = read.value;
  }
  const files = readFiles(maps, text, fields.get('maps'), json.value.at);
  return files.ok
    ? ok({ name: words.name!, author: words.author!, message: words.message!, maps: files.value })
    : files;
}

const versionFault = (version: JsonNode | undefined): string =>
  version
    ? texts.packs.refused.version(VERSION, quoted(JSON.stringify(version.value) ?? ''))
    : texts.packs.refused.noVersion(FIELD, VERSION);

/** Reads one of the texts. Only the name must be there. */
function readWords(node: JsonNode | undefined, field: string, most: number, at: number): Result<string, TextError> {
  const isNeeded = field === 'name';
  if (!node) return isNeeded ? refuse('missing', field, at, texts.packs.refused.missing) : ok('');
  if (typeof node.value !== 'string') return refuse('syntax', field, node.at, texts.packs.refused.text);
  const fault = wordsFault(node.value, most, isNeeded);
  return fault ? refuse('impossible', field, node.at, fault) : ok(node.value);
}

/** The fault of one of a pack's texts, as the end of a sentence; `undefined` if it has none. */
export function wordsFault(words: string, most: number, isNeeded: boolean): string | undefined {
  if (isNeeded && words.trim() === '') return texts.packs.refused.noName;
  if (words.length > most) return texts.packs.refused.tooLong(most, words.length);
  return hasMarkup(words) ? texts.packs.refused.markup : undefined;
}

function readFiles(
  maps: Maps,
  text: string,
  node: JsonNode | undefined,
  at: number,
): Result<readonly MapFile[], TextError> {
  const field = 'maps';
  if (!node) return refuse('missing', field, at, texts.packs.refused.missing);
  const { value } = node;
  if (!Array.isArray(value)) return refuse('syntax', field, node.at, texts.packs.refused.list);
  if (value.length === 0) return refuse('missing', field, node.at, texts.packs.refused.noMaps);
  if (value.length > MOST_MAPS) return refuse('surplus', field, node.at, texts.packs.refused.tooMany(MOST_MAPS));
  const files: MapFile[] = [];
  for (const [index, one] of (value as readonly JsonNode[]).entries()) {
    const read = maps.parse(text.slice(one.at, one.end));
    if (!read.ok) {
      const { cause, field: place, at } = read.error;
      return refuse(cause, placeIn(index, place), one.at + at, clauseOf(read.error));
    }
    const [fault] = markupFaults(read.value);
    if (fault) return refuse('impossible', placeIn(index, fault.path), one.at, fault.message);
    files.push(read.value);
  }
  return ok(files);
}

/** The place of a field of a map, in words: maps are counted from 1, as in the list that people see. */
const placeIn = (index: number, field: string): string => texts.packs.refused.place(index + 1, field);
