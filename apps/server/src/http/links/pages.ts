import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pageOfShort, type ShortAddress } from '@kickmate/protocol/addresses';
import type { Hono } from 'hono';
import { LEAD_POLICY, linkPage } from '../../links/page.ts';
import { TEXTS } from '../../links/texts.ts';
import type { Asked, Variables } from '../request.ts';
import { FIND, type Find } from './find.ts';
import { freshness, hasAlready, isBusy, type LinkTools, languageOf, originOf } from './tools.ts';

/** The picture of the app in general, among its files. */
const GENERAL_PICTURE = 'share.png';

/** The longest id, and the longest code of a map. */
const LONGEST = { id: 40, code: 8000 } as const;

/** Adds the pages and pictures by which other sites show what a link leads to. */
export function addLinkPages(all: Hono<Variables>, tools: LinkTools): void {
  for (const [short, find] of Object.entries(FIND) as [ShortAddress, Find][]) {
    const path = short === 'puzzle' ? '/puzzle/:game/:id' : short === 'map' ? '/map/:code' : `/${short}/:id`;
    all.get(path, (c) => page(c, tools, short, find));
    all.get(`${path}/board.png`, (c) => picture(c, tools, short, find));
  }
}

/** The place to which a short address leads. */
function placeOf(c: Asked, short: ShortAddress) {
  const { id, code, game } = c.req.param() as { id?: string; code?: string; game?: string };
  const last = id ?? code ?? '';
  const isSound = /^[\w-]+$/.test(last) && last.length <= LONGEST[code === undefined ? 'id' : 'code'];
  // Relative, so that it is also right behind a proxy that serves the site in a folder.
  const start = game === undefined ? '../' : '../../';
  const app = `${start}#${pageOfShort(short, game === undefined ? last : `${encodeURIComponent(game)}/${last}`)}`;
  return { last, game: game ?? '', isSound, start, app };
}

async function page(c: Asked, tools: LinkTools, short: ShortAddress, find: Find): Promise<Response> {
  const { last, game, isSound, start, app } = placeOf(c, short);
  const [language, origin] = [languageOf(c), originOf(c, tools.api)];
  if (!tools.mayAsk(c)) return generalPage(c, tools, 429, app);
  try {
    const found = isSound ? await find(last, tools.online, game) : undefined;
    if (!found) return generalPage(c, tools, 404, start);
    const headers = freshness(found, [short, language, origin, found.key]);
    if (hasAlready(c, headers)) return c.body(null, 304, headers);
    const load = async () => ({ source: await found.load(), language });
    const words = await tools.links.ask('words', `${language} ${found.key}`, load);
    if (!words) return generalPage(c, tools, 404, start);
    const address = origin + c.req.path;
    const texts = TEXTS[language];
    const html = linkPage({
      ...{ ...words, language, address, app },
      picture: `${address}/board.png?v=${found.key}`,
      open: texts.open,
      isLeading: true,
      ...(found.feed && { feed: { address: `${address}/${found.feed}`, title: texts.feed(words.title) } }),
    });
    return c.html(html, 200, { ...headers, 'Content-Security-Policy': LEAD_POLICY });
  } catch (error) {
    if (isBusy(error)) return generalPage(c, tools, 503, app);
    throw error;
  }
}

/** A page that has nothing of its own: what was asked for is not there, or not now. */
function generalPage(c: Asked, tools: LinkTools, status: 404 | 429 | 503, app: string): Response {
  const language = languageOf(c);
  const origin = originOf(c, tools.api);
  const texts = TEXTS[language];
  const html = linkPage({
    ...texts[status === 404 ? 'unknown' : 'busy'],
    ...{ language, app },
    alt: texts.general.alt,
    address: origin + c.req.path,
    picture: `${origin}/${GENERAL_PICTURE}`,
    open: status === 404 ? texts.start : texts.open,
    isLeading: false,
  });
  return c.html(html, status, { 'Cache-Control': 'no-store', 'Content-Security-Policy': LEAD_POLICY });
}

async function picture(c: Asked, tools: LinkTools, short: ShortAddress, find: Find): Promise<Response> {
  const { last, game, isSound } = placeOf(c, short);
  const language = languageOf(c);
  try {
    const found = isSound && tools.mayAsk(c) ? await find(last, tools.online, game) : undefined;
    if (!found) return generalPicture(c, tools, 404);
    const headers = freshness(found, ['picture', language, found.key]);
    if (hasAlready(c, headers)) return c.body(null, 304, headers);
    const key = `${language} ${found.key}`;
    if (!tools.links.isKept('picture', key) && !tools.mayDraw(c)) return generalPicture(c, tools, 200);
    const png = await tools.links.ask('picture', key, async () => ({ source: await found.load(), language }));
    return png ? c.body(png, 200, { ...PICTURE_HEADERS, ...headers }) : generalPicture(c, tools, 404);
  } catch (error) {
    if (isBusy(error)) return generalPicture(c, tools, 200);
    throw error;
  }
}

/** Other sites show the pictures. */
const PICTURE_HEADERS = { 'Content-Type': 'image/png', 'Cross-Origin-Resource-Policy': 'cross-origin' };

async function generalPicture(c: Asked, { app }: LinkTools, status: 200 | 404): Promise<Response> {
  const png = await readFile(join(app, GENERAL_PICTURE)).catch(() => undefined);
  if (!png) return c.notFound();
  return c.body(new Uint8Array(png), status, { ...PICTURE_HEADERS, 'Cache-Control': 'no-store' });
}
