import { createHash, randomBytes } from 'node:crypto';
import { NewTokenSchema } from '@kickmate/protocol';
import { Hono } from 'hono';
import { type Bearer, MOST_TOKENS, type TokenRows } from '../db/token-rows.ts';
import { Refused } from './refused.ts';
import { bodyOf, idOf, playerOf, type Variables } from './request.ts';

/** The parts of the server that tokens need. */
interface TokensOnline {
  readonly tokens: TokenRows;
  /** Ends the streams of tokens that were revoked. */
  signedOut(tokens: readonly string[]): void;
}

/** The beginning of a token, by which people and programs that look for lost secrets know it. */
const BEGINNING = 'kick_';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The bearer of a token; `undefined` if it is none of this server's, or has ended. @throws DatabaseAway */
export const bearerOf = (tokens: TokenRows, token: string): Promise<Bearer | undefined> => tokens.bearer(hashOf(token));

/** The requests with which a player makes, sees and revokes tokens. */
export function tokenRequests(online: () => TokensOnline): Hono<Variables> {
  const app = new Hono<Variables>();

  app.get('/', async (c) => c.json({ tokens: await online().tokens.of(playerOf(c).id) }));

  app.post('/', async (c) => {
    const { id: player } = playerOf(c);
    const { name, scopes, days } = await bodyOf(c, NewTokenSchema);
    const id = randomBytes(9).toString('base64url');
    const token = `${BEGINNING}${randomBytes(24).toString('base64url')}`;
    const all = [...new Set(scopes)];
    if (!(await online().tokens.add({ id, hash: hashOf(token), player, name, scopes: all, days })))
      throw new Refused({ why: 'manyTokens', values: { most: MOST_TOKENS } });
    return c.json({ id, token }, 201);
  });

  app.delete('/:id', async (c) => {
    const id = idOf(c);
    if (await online().tokens.revoke(playerOf(c).id, id)) online().signedOut([id]);
    return c.body(null, 204);
  });

  return app;
}
