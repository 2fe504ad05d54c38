import { createHash, timingSafeEqual } from 'node:crypto';
import { headersOf } from '@kickmate/protocol/site-headers';
import { makeReferencePages, REFERENCE_FOLDER } from '@kickmate/reference';
import { type Context, Hono } from 'hono';
import type { Links } from '../links/links.ts';
import type { Metrics } from '../operations.ts';
import { type ApiOptions, api, onlineOf } from './api.ts';
import { appFiles, pageAddress } from './app-files.ts';
import { botRequests } from './bots.ts';
import { Challenges } from './challenges.ts';
import { linkRequests } from './links/links.ts';
import { isKnownHost, isOwn, isSecureHost, unknownHost } from './origin.ts';
import { answerRefused, wrong } from './refused.ts';

/** The state of a server, for its operator. */
export interface Health {
  /**
   * `opening`: it has just started. `off`: people cannot play until it is started again. `damaged`: rows cannot be read, or the
   * database cannot be opened; the log says which backup to restore.
   */
  readonly database: 'ok' | 'away' | 'opening' | 'damaged' | 'off';
  /** The number of games that cannot be loaded; absent if there are none. */
  readonly faultyGames?: number | undefined;
  /** The result of the last drill: whether the newest backup can be restored; absent before the first one. */
  readonly drill?: 'passed' | 'failed' | undefined;
  /** Whether the other servers can be reached; absent if there are none. */
  readonly bus?: 'ok' | 'away' | undefined;
  /** The moment of its start, in milliseconds since 1970. */
  readonly since: number;
}

/** Browsers come by HTTPS only, for a year from their last visit. */
const HSTS = 'max-age=31536000';

/** The parts of the site. */
export interface SiteOptions {
  /** The folder of the built app. */
  readonly app: string;
  readonly api: ApiOptions;
  readonly links: Links;
  readonly metrics: Metrics;
  /** The token that a request for the metrics must bear; absent: only programs on this machine may ask. */
  readonly metricsToken: string | undefined;
  readonly health: () => Health;
}

/** All answers over HTTP: the app's files, the requests below `api/`, health and metrics. */
export function site({ app, api: options, links, metrics, metricsToken, health }: SiteOptions): Hono<Bound> {
  const files = appFiles(app);
  const all = new Hono<Bound>();
  all.use(async (c, next) => {
    const host = c.req.header('Host') ?? new URL(c.req.url).host;
    if (isKnownHost(host, options.origins)) await next();
    else c.res = answerRefused(c, wrong('forbidden', unknownHost(host), 421));
    for (const [name, value] of Object.entries(headersOf(c.req.path)))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    if (isSecureHost(host, options.origins)) c.res.headers.set('Strict-Transport-Security', HSTS);
  });
  all.get('/api/health', (c) => {
    const state = health();
    c.header('Cache-Control', 'no-store');
    return c.json(state, state.database === 'ok' ? 200 : 503);
  });
  all.get('/metrics', async (c) => {
    const isAllowed = metricsToken === undefined ? isFromHere(c) : bears(c.req.header('Authorization'), metricsToken);
    if (!isAllowed) return c.notFound();
    return c.body(await metrics.figures.metrics(), 200, { 'Content-Type': metrics.figures.contentType });
  });
  const challenges = new Challenges(() => onlineOf(options), options.hasLimits);
  all.route('/', botRequests(options, challenges));
  all.route('/', linkRequests({ links, metrics, app, api: options }));
  all.route('/api', api(options, challenges));
  all.get('*', async (c) => {
    const file = await files(c.req.raw);
    if (file) return file;
    const described = await referencePage(c.req.raw);
    if (described) return described;
    const page = pageAddress(c.req.raw);
    return page === undefined ? c.notFound() : c.redirect(page);
  });
  all.notFound((c) => c.text('Not found', 404));
  return all;
}

const inReference = appFiles(REFERENCE_FOLDER);

/** A page of the reference. They are made when somebody first asks for one: most people never do. */
async function referencePage(request: Request): Promise<Response | undefined> {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/reference/')) return undefined;
  await makeReferencePages().catch(() => undefined);
  return inReference(new Request(new URL(url.pathname.slice('/reference'.length), url), request));
}

/** The request of Node, in the server. Tests have none. */
interface Bound {
  readonly Bindings: { readonly incoming?: { readonly socket: { readonly remoteAddress?: string } } };
}

/** Headers by which proxies say that they ask for somebody else. */
const FORWARDED = ['X-Forwarded-For', 'Forwarded', 'X-Real-IP', 'Via'];

/** Whether a program on this machine asks for itself. */
function isFromHere(c: Context<Bound>): boolean {
  const address = c.env?.incoming?.socket.remoteAddress;
  return address !== undefined && isOwn(address) && FORWARDED.every((name) => c.req.header(name) === undefined);
}

/** Whether a header `Authorization` bears this token. */
function bears(header: string | undefined, token: string): boolean {
  // Hashes have one length, so that the comparison always takes the same time.
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(header ?? ''), hash(`Bearer ${token}`));
}
