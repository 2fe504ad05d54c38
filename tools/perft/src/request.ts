import { fail, ok, type Result } from '@kickmate/board';
import { BACKENDS, type Backend, MAX_PERFT } from '@kickmate/engine';

/** One question, as it is written on a line. */
export interface Request {
  readonly variant: string;
  readonly position: string;
  /** Count the successor sequences of this length; absent when only the successors are asked for. */
  readonly depth?: number;
  readonly divide: boolean;
  readonly successors: boolean;
  /** Absent: `wasm` where the variant has a kernel, else `rules`. */
  readonly backend?: Backend;
}

/** A refused line: what is wrong, and the field it is wrong in (`line` when it is no JSON object), as in {@link atPlace}. */
export interface Fault {
  readonly error: string;
  readonly at: string;
}

/** A place inside a field: the field's name and the character, counted from 0 (`position:12`). */
export const atPlace = (field: string, character: number): string => `${field}:${character}`;

/** A refusal. */
export const refuse = (at: string, error: string) => fail<Fault>({ error, at });

/** Reads one line of input. Fields that it does not know are the asker's own business. */
export function readRequest(line: string): Result<Request, Fault> {
  const json = parseJson(line);
  if (!json.ok) return json;
  const { variant, position, map, depth, divide = false, successors = false, backend } = json.value;
  if (typeof variant !== 'string') return refuse('variant', `variant must be a variant's id, not ${shown(variant)}`);
  if (typeof position !== 'string') return refuse('position', `position must be a text, not ${shown(position)}`);
  if (map !== undefined) return refuse('map', `${shown(variant)} has no maps: leave map out`);
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
    ...(depth !== undefined && { depth }),
    ...(backend !== undefined && { backend }),
  });
}

function parseJson(line: string): Result<Record<string, unknown>, Fault> {
  try {
    const value: unknown = JSON.parse(line);
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    // Some writers of JSON put a null where they mean nothing.
    if (isObject) return ok(Object.fromEntries(Object.entries(value).filter(([, field]) => field !== null)));
    return refuse('line', `a line must be one JSON object, not ${shown(value)}`);
  } catch (error) {
    return refuse('line', `this is not JSON: ${(error as SyntaxError).message}`);
  }
}

const isBackend = (value: unknown): value is Backend => BACKENDS.some((backend) => backend === value);

const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;

/** A wrong value for a message, cut short. What it is made of is not told: it may be nested deeper than can be written. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'object' && value !== null) return Array.isArray(value) ? 'a list' : 'an object';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
