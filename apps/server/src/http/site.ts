import { Hono } from 'hono';
import type { Metrics } from '../operations.ts';
import { type ApiOptions, api } from './api.ts';
import { appFiles, HEADERS } from './app-files.ts';

/** The state of a server, for those who watch over it. */
export interface Health {
  /** `opening`: it has just started. `off`: people cannot play until it is started again. */
  readonly database: 'ok' | 'away' | 'opening' | 'off';
  /** Whether the other servers can be reached; absent if there are none. */
  readonly bus?: 'ok' | 'away' | undefined;
  /** The moment of its start, in milliseconds since 1970. */
  readonly since: number;
}

/** The parts of the site. */
export interface SiteOptions {
  /** The folder of the built app. */
  readonly app: string;
  readonly api: ApiOptions;
  readonly metrics: Metrics;
  readonly health: () => Health;
}

/** All answers over HTTP: the app's files, the requests below `api/`, health and metrics. */
export function site({ app, api: options, metrics, health }: SiteOptions): Hono {
  const files = appFiles(app);
  const all = new Hono();
  all.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.res.headers.set(name, value);
  });
  all.get('/api/health', (c) => {
    const state = health();
    c.header('Cache-Control', 'no-store');
    return c.json(state, state.database === 'ok' ? 200 : 503);
  });
  all.get('/metrics', async (c) => {
    // They are for the operator, who asks the server itself.
    if (c.req.header('X-Forwarded-For') !== undefined) return c.notFound();
    return c.body(await metrics.figures.metrics(), 200, { 'Content-Type': metrics.figures.contentType });
  });
  all.route('/api', api(options));
  all.get('*', async (c) => (await files(c.req.raw)) ?? c.notFound());
  all.notFound((c) => c.text('Not found', 404));
  return all;
}
