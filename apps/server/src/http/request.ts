import type { Context } from 'hono';
import * as v from 'valibot';
import type { SignedIn } from '../db/store.ts';
import { Refused, wrong } from './refused.ts';

/** The variables of one request. */
export interface Variables {
  readonly Variables: { player: SignedIn | undefined };
  /** The request of Node, in the server. Tests have none. */
  readonly Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };
}
/** A request. */
export type Asked = Context<Variables>;

/**
 * The player who asks.
 * @throws Refused if it is nobody
 */
export function playerOf(c: Asked): SignedIn {
  const player = c.get('player');
  if (!player) throw new Refused({ why: 'nameFirst' });
  return player;
}

/**
 * The id in a request's path.
 * @throws Refused if it is none
 */
export function idOf(c: Asked): string {
  const id = c.req.param('id') ?? '';
  if (!/^[\w-]{1,40}$/.test(id)) throw wrong('unknown', 'an id has 1 to 40 letters, digits, - or _');
  return id;
}

/** The message about a character that databases do not store. */
export const HAS_NUL = wrong('message', 'no text may have the character U+0000');

/**
 * Reads JSON in whose texts databases store every character.
 * @param otherwise what is said about a text that is no JSON
 * @throws Refused
 */
export function jsonOf(text: string, otherwise = 'the body must be JSON'): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => {
      if (typeof value === 'string' && value.includes('\0')) throw HAS_NUL;
      return value;
    });
  } catch (error) {
    throw error === HAS_NUL ? error : wrong('message', otherwise);
  }
}

/**
 * Reads the body by its schema.
 * @throws Refused with the first place that is wrong
 */
export async function bodyOf<const T extends v.GenericSchema>(c: Asked, schema: T): Promise<v.InferOutput<T>> {
  if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? ''))
    throw wrong('message', 'the body must be JSON, with Content-Type: application/json', 415);
  const read = v.safeParse(schema, jsonOf(await c.req.text()));
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw wrong('message', `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
}
