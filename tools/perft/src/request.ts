import { fail, ok, type Result } from '@kickmate/board';
import { isPath } from '@kickmate/command';
import { BACKENDS, type Backend, MAX_PERFT } from '@kickmate/engine';

/** A question, read from a line. */
export interface Request {
  /** The variant's id or the path of a game outside this repository, as it is written on the line. */
  readonly variant: string;
  /** The map, as a variant's id holds it: the name of a shipped map, or the text of a map file. */
  readonly map?: string;
  readonly position: string;
  /** The length of the sequences that are counted; absent when only the successors are asked for. */
  readonly depth?: number;
  readonly divide: boolean;
  readonly successors: boolean;
  /** Absent: `wasm` where the variant has a kernel, else `rules`. */
  readonly backend?: Backend;
}

/** The keys of a question. */
const KEYS = ['variant', 'map', 'position', 'depth', 'divide', 'successors', 'backend', 'id'];

/** A refused line: what is wrong and what would be right, and the key at fault (`line` if it is no JSON object) as in {@link atPlace}. */
export interface Fault {
  readonly error: string;
  readonly at: string;
}

/** A place inside a field: the field's name and the character, counted from 0 (`position:12`). */
export const atPlace = (field: string, character: number): string => `${field}:${character}`;

/** A refusal. */
export const refuse = (at: string, error: string) => fail<Fault>({ error, at });

/**
 * Reads one line of input.
 * @param usual the variant of lines that name none; absent: each line must name one
 */
export function readRequest(line: string, usual?: string): Result<Request, Fault> {
  const json = parseJson(line);
  if (!json.ok) return json;
  const unknown = Object.keys(json.value).find((key) => !KEYS.includes(key));
  if (unknown !== undefined)
    return refuse(cut(unknown), `there is no key ${shown(unknown)}: keys are ${KEYS.join(', ')}`);
  const { variant = usual, position, map, depth, divide = false, successors = false, backend } = json.value;
  if (typeof variant !== 'string') return refuse('variant', `variant must be a variant's id, not ${shown(variant)}`);
  if (map !== undefined && typeof map !== 'string' && !isObject(map))
    return refuse('map', `map must be the name of a map or the object of a map file, not ${shown(map)}`);
  if (map !== undefined && variant.includes(':') && !isPath(variant))
    return refuse('map', `${shown(variant)} names a map already: leave map out, or the colon and what follows it`);
  if (typeof position !== 'string') return refuse('position', `position must be a text, not ${shown(position)}`);
  if (typeof divide !== 'boolean') return refuse('divide', `divide must be true or false, not ${shown(divide)}`);
  if (typeof successors !== 'boolean')
    return refuse('successors', `successors must be true or false, not ${shown(successors)}`);
  if (backend !== undefined && !isBackend(backend))
    return refuse('backend', `backend must be one of ${BACKENDS.join(', ')}, not ${shown(backend)}`);
  if (depth === undefined && !successors) return refuse('depth', 'either a depth or "successors":true is needed');
  const least = divide ? 1 : 0;
  if (depth !== undefined && !isWhole(depth, least, MAX_PERFT))
    return refuse('depth', `depth must be a whole number from ${least} to ${MAX_PERFT}, not ${shown(depth)}`);
  if (divide && depth === undefined) return refuse('divide', 'divide needs a depth');
  return ok({
    variant,
    position,
    divide,
    successors,
    ...(map !== undefined && { map: typeof map === 'string' ? map : JSON.stringify(map) }),
    ...(depth !== undefined && { depth }),
    ...(backend !== undefined && { backend }),
  });
}

function parseJson(line: string): Result<Record<string, unknown>, Fault> {
  try {
    const value: unknown = JSON.parse(line);
    // Some writers of JSON put null where they mean nothing.
    if (isObject(value)) return ok(Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null)));
    return refuse('line', `a line must be one JSON object, not ${shown(value)}`);
  } catch (error) {
    return refuse('line', `this is not JSON: ${(error as SyntaxError).message}`);
  }
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isBackend = (value: unknown): value is Backend => BACKENDS.some((backend) => backend === value);

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A wrong value for a message, shortened. Lists and objects are only named: they may be nested deeper than can be written. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  return cut(JSON.stringify(value));
}

const cut = (text: string): string => (text.length > 60 ? `${text.slice(0, 57)}...` : text);
