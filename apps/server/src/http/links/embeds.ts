import type { Hono } from 'hono';
import { embedPage, embedPolicy } from '../../links/embed-page.ts';
import type { Asked, Variables } from '../request.ts';
import { findGame } from './find.ts';
import { freshness, hasAlready, isBusy, type LinkTools, languageOf } from './tools.ts';

/** The seconds after which a page asks again for a game with clocks, and for a slow one. */
const NEXT_S = { clock: 3, live: 3, days: 60, unlimited: 60 } as const;

/** Adds the pages that other sites may show in a frame. */
export function addEmbeds(all: Hono<Variables>, tools: LinkTools): void {
  all.get('/embed/game/:id', async (c) => {
    try {
      return await embed(c, tools);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return c.text('', 503, { 'Retry-After': '60' });
    }
  });
}

async function embed(c: Asked, { links, metrics, online, mayAsk }: LinkTools): Promise<Response> {
  const id = c.req.param('id') ?? '';
  const flipped = c.req.query('side') === 'b';
  const language = languageOf(c);
  if (!mayAsk(c)) return c.text('', 429, { 'Retry-After': '60' });
  const found = /^[\w-]{1,40}$/.test(id) ? await findGame(id, online) : undefined;
  const css = await links.ask('styles', '', async () => ({ source: { kind: 'general' }, language }));
  const headers = {
    'Content-Security-Policy': embedPolicy(css),
    // A page that is cross-origin isolated shows frames only if they allow it.
    'Cross-Origin-Resource-Policy': 'cross-origin',
  };
  const page = { language, css, flipped };
  if (!found) {
    const html = embedPage({ ...page, game: undefined, address: '../../', nextS: 0 });
    return c.html(html, 404, { ...headers, 'Cache-Control': 'no-store' });
  }
  metrics.embeds.inc();
  const fresh = { ...freshness(found, ['embed', language, flipped, found.key]), 'Cache-Control': 'no-cache' };
  if (hasAlready(c, fresh)) return c.body(null, 304, { ...headers, ...fresh });
  const load = async () => ({ source: await found.load(), language, flipped });
  const game = await links.ask('embedded', `${language} ${flipped} ${found.key}`, load);
  return c.html(
    embedPage({ ...page, game, address: `../../game/${id}`, nextS: found.isSoon ? NEXT_S[found.pace] : 0 }),
    200,
    { ...headers, ...fresh },
  );
}
