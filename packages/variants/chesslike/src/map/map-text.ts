import { type JsonNode, ok, parseJson, plainJson, quoted, type Result, refuse, type TextError } from '@kickmate/board';
import { ITEMS, type ItemDesign, type MapFile, type PieceDesign } from '@kickmate/game';
import * as v from 'valibot';
import { type Fault, faultsOf } from './map-check.ts';
import { texts } from './texts.ts';

/** The most characters of a map file: several times the largest sensible one. */
export const MOST_TEXT = 16_384;

const FIELD = 'map';

/**
 * The versions of map files. Since the second one a piece may have a `worth`, since the third one a map may have `items`, since
 * the fourth one it may have `quiet`, since the fifth one a piece may be drawn as a bow. A file names the first version that has
 * what the map needs, and none if that is version 1: so the files of older maps stay as they were.
 */
const VERSIONS = [1, 2, 3, 4, 5] as const;
const WITH_WORTH = 2;
const WITH_ITEMS = 3;
const WITH_QUIET = 4;
const WITH_BOW = 5;

/** An object in braces. The library's own objects may be lists, too. */
const braces = v.custom<object>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));

const lookSchema = v.strictObject({ glyph: v.string(), colour: v.optional(v.string()) });

const designSchema = v.strictObject({
  name: v.string(),
  pattern: v.array(v.string()),
  royal: v.optional(v.boolean()),
  worth: v.optional(v.number()),
  look: v.optional(v.pipe(braces, lookSchema)),
});

const itemSchema = v.strictObject({ pattern: v.array(v.string()), replaces: v.optional(v.boolean()) });

const mapSchema = v.pipe(
  braces,
  v.strictObject({
    version: v.optional(v.number(), 1),
    name: v.string(),
    size: v.strictTuple([v.number(), v.number()]),
    tiles: v.array(v.string()),
    pieces: v.optional(v.pipe(braces, v.record(v.string(), v.pipe(braces, designSchema))), {}),
    items: v.optional(v.pipe(braces, v.record(v.string(), v.pipe(braces, itemSchema)))),
    placement: v.string(),
    objective: v.string(),
    turns: v.optional(v.number()),
    quiet: v.optional(v.number()),
  }),
);

/** Reads a map file; its first fault is reported, with the place in the text. */
export function parseMap(text: string): Result<MapFile, TextError> {
  if (text.length > MOST_TEXT) return refuse('surplus', FIELD, MOST_TEXT, texts.file.tooLong(MOST_TEXT));
  const json = parseJson(text, FIELD);
  if (!json.ok) return json;
  const shape = v.safeParse(mapSchema, plainJson(json.value));
  if (!shape.success) return refuseShape(json.value, shape.issues[0]);
  const { version, ...map } = shape.output;
  const [fault] = [...versionFaults(version, map), ...faultsOf(map)];
  if (!fault) return ok(map);
  const at = placeOf(json.value, text, fault);
  return refuse('impossible', shown(fault.path), at, fault.message);
}

/** The faults of a file's version. */
function versionFaults(version: number, { pieces, items, quiet }: MapFile): readonly Fault[] {
  if (!VERSIONS.some((known) => known === version))
    return [{ path: 'version', message: texts.file.unknownVersion(VERSIONS.join(', '), version) }];
  const [archer] = Object.entries(pieces).filter(([, { look }]) => look?.glyph === 'bow');
  if (version < WITH_BOW && archer)
    return [{ path: `pieces.${archer[0]}.look.glyph`, message: texts.file.bowNeeds(WITH_BOW) }];
  if (version < WITH_QUIET && quiet !== undefined)
    return [{ path: 'quiet', message: texts.file.quietNeeds(WITH_QUIET) }];
  if (version < WITH_ITEMS && items) return [{ path: 'items', message: texts.file.itemsNeed(WITH_ITEMS) }];
  if (version >= WITH_WORTH) return [];
  return Object.entries(pieces).flatMap(([letter, { worth }]) =>
    worth === undefined ? [] : [{ path: `pieces.${letter}.worth`, message: texts.file.worthNeeds(WITH_WORTH) }],
  );
}

/** The first version that has what a map needs; `undefined` for version 1. */
function versionOf({ pieces, items, quiet }: MapFile): number | undefined {
  const designs = Object.values(pieces);
  if (designs.some(({ look }) => look?.glyph === 'bow')) return WITH_BOW;
  if (quiet !== undefined) return WITH_QUIET;
  if (items) return WITH_ITEMS;
  return designs.some(({ worth }) => worth !== undefined) ? WITH_WORTH : undefined;
}

/** Writes a map file on one line, its fields in the usual order; the inverse of {@link parseMap}. */
export function formatMap(map: MapFile): string {
  const { name, size, tiles, pieces, items, placement, objective, turns, quiet } = map;
  const letters = Object.keys(pieces).sort();
  const own = Object.fromEntries(letters.map((letter) => [letter, orderedDesign(pieces[letter]!)]));
  return JSON.stringify({
    version: versionOf(map),
    name,
    size,
    tiles,
    ...(letters.length > 0 && { pieces: own }),
    ...(items && { items: orderedItems(items) }),
    placement,
    objective,
    turns,
    quiet,
  });
}

const orderedDesign = ({ name, pattern, royal, worth, look }: PieceDesign): PieceDesign => ({
  name,
  pattern,
  royal,
  worth,
  look: look && { glyph: look.glyph, colour: look.colour },
});

/** Items in their usual order; names that are no items stay, after them. */
function orderedItems(items: Readonly<Record<string, ItemDesign>>): Readonly<Record<string, ItemDesign>> {
  const names = [...new Set([...ITEMS, ...Object.keys(items)])].filter((name) => Object.hasOwn(items, name));
  return Object.fromEntries(
    names.map((name) => [name, { pattern: items[name]!.pattern, replaces: items[name]!.replaces }]),
  );
}

type Key = string | number;

/** The node to which keys lead, as far as they lead. */
function nodeAt(root: JsonNode, keys: readonly Key[]): JsonNode {
  let node = root;
  for (const key of keys) {
    const { value } = node;
    const next: JsonNode | undefined =
      value instanceof Map ? value.get(String(key)) : Array.isArray(value) ? value[Number(key)] : undefined;
    if (!next) break;
    node = next;
  }
  return node;
}

const written = (keys: readonly Key[]): string =>
  keys.map((key, index) => (typeof key === 'number' ? `[${key}]` : index > 0 ? `.${key}` : key)).join('');

/** A path as errors show it. Its names come from the map file and may hold anything. */
const shown = (path: string): string => quoted(path).slice(1, -1);

type ShapeIssue = v.InferIssue<typeof mapSchema>;

function refuseShape(root: JsonNode, issue: ShapeIssue) {
  const keys = issue.path?.map(({ key }) => key as Key) ?? [];
  const { at } = nodeAt(root, keys);
  const field = shown(written(keys)) || FIELD;
  if (issue.input === undefined) return refuse('missing', field, at, texts.file.missing);
  if (issue.expected === 'never') return refuse('surplus', field, at, texts.file.unknown);
  return refuse('syntax', field, at, mustBe(issue.expected ?? ''));
}

/** The sentence that says what must be at a place, by the library's word for it. */
function mustBe(expected: string): string {
  const { kinds, mustBe } = texts.file;
  return mustBe(Object.hasOwn(kinds, expected) ? kinds[expected as keyof typeof kinds] : expected);
}

/** The place of a fault in a map file's text. */
function placeOf(root: JsonNode, text: string, { path, offset }: Fault): number {
  const keys = path.split(/[.[\]]+/).filter((key) => key !== '');
  const { at, value } = nodeAt(root, keys);
  // A string's characters follow its quote one by one, unless some are written as escapes.
  const isPlain = typeof value === 'string' && text.startsWith(value, at + 1);
  return isPlain && offset !== undefined ? at + 1 + offset : at;
}
