import { type Language, preferredLanguage } from '@kickmate/language';
import { DatabaseAway } from '../../db/database.ts';
import { type Links, LinksBusy } from '../../links/links.ts';
import type { Metrics } from '../../operations.ts';
import { RateLimits } from '../../rate.ts';
import type { ApiOnline, ApiOptions } from '../api.ts';
import { addressOf } from '../origin.ts';
import type { Asked } from '../request.ts';
import { type Found, keyOf } from './find.ts';

/** The pages, enough for a school, and the pictures that have to be drawn, for which one address may ask in a minute. */
export const PAGES_A_MINUTE = 1200;
const DRAWINGS_A_MINUTE = 30;

/** The seconds for which others show what they have before they ask again: of what may change soon, and of what hardly does. */
const SOON_S = 60;
const LATER_S = 3600;

/** The parts of the server that links need. */
export interface LinkOptions {
  readonly links: Links;
  readonly metrics: Pick<Metrics, 'embeds'>;
  /** The folder of the built app. */
  readonly app: string;
  readonly api: Pick<ApiOptions, 'origins' | 'proxies' | 'hasLimits' | 'online' | 'log'>;
}

/** What pages, pictures and feeds of links have in common. */
export interface LinkTools extends LinkOptions {
  /** The parts of the server. Throws if the database is away. */
  online(): ApiOnline;
  /** Counts a page, or a picture that has to be drawn, and tells whether its address may ask for it. */
  mayAsk(c: Asked): boolean;
  mayDraw(c: Asked): boolean;
}

/** Makes the {@link LinkTools}. */
export function linkTools(options: LinkOptions): LinkTools {
  const { proxies, hasLimits, online } = options.api;
  const pages = new RateLimits(PAGES_A_MINUTE, 60_000);
  const drawings = new RateLimits(DRAWINGS_A_MINUTE, 60_000);
  const isAllowed = (c: Asked, limits: RateLimits): boolean => {
    const { remoteAddress } = c.env?.incoming?.socket ?? {};
    const from = hasLimits ? addressOf(remoteAddress, c.req.header('X-Forwarded-For'), proxies) : undefined;
    return from === undefined || limits.allows(from, performance.now());
  };
  return {
    ...options,
    online() {
      const now = online();
      if (!now || now.isAway()) throw new DatabaseAway('the database is away');
      return now;
    },
    mayAsk: (c) => isAllowed(c, pages),
    mayDraw: (c) => isAllowed(c, drawings),
  };
}

/** Whether an error says that it may go better later. */
export const isBusy = (error: unknown): boolean => error instanceof LinksBusy || error instanceof DatabaseAway;

/** The origin at which people open the server, as far as a request tells it: other sites need whole addresses. */
export function originOf(c: Asked, { origins }: Pick<ApiOptions, 'origins'>): string {
  const host = c.req.header('Host') ?? new URL(c.req.url).host;
  return origins.find((origin) => new URL(origin).host === host) ?? `http://${host}`;
}

/** The language of an answer. */
export const languageOf = (c: Asked): Language =>
  preferredLanguage((c.req.header('Accept-Language') ?? '').split(',').map((tag) => tag.split(';')[0]!.trim()));

/** The headers by which others keep an answer. `tag`: everything on which it depends. */
export const freshness = ({ isSoon }: Pick<Found, 'isSoon'>, tag: readonly unknown[]) => ({
  ETag: `"${keyOf(tag)}"`,
  'Cache-Control': `public, max-age=${isSoon ? SOON_S : LATER_S}`,
  Vary: 'Accept-Language',
});

/** Whether the one who asks has this answer already. A proxy that packs answers marks the tag as a weak one. */
export const hasAlready = (c: Asked, { ETag }: { readonly ETag: string }): boolean =>
  c.req.header('If-None-Match')?.includes(ETag) ?? false;
