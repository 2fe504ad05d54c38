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

/** A value of a body. @throws Refused a text that databases do not store */
function withoutNul(_: string, value: unknown): unknown {
  if (typeof value === 'string' && value.includes('\0')) throw HAS_NUL;
  return value;
}

/**
 * Reads the body by its schema.
 * @throws Refused with the first place that is wrong
 */
export async function bodyOf<const T extends v.GenericSchema>(c: Asked, schema: T): Promise<v.InferOutput<T>> {
  if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? ''))
    throw wrong('message', 'the body must be JSON, with Content-Type: application/json', 415);
  let json: unknown;
  try {
    json = JSON.parse(await c.req.text(), withoutNul);
  } catch (error) {
    if (error instanceof Refused) throw error;
    throw wrong('message', 'the body must be JSON');
  }
  const read = v.safeParse(schema, json);
  if (read.success) return read.output;
  const [issue] = read.issues;
  throw wrong('message', `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
}
