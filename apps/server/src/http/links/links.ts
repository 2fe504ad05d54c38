import { Hono } from 'hono';
import { answerRefused, Refused } from '../refused.ts';
import type { Variables } from '../request.ts';
import { addEmbeds } from './embeds.ts';
import { addFeed } from './feed.ts';
import { addLinkPages } from './pages.ts';
import { isBusy, type LinkOptions, linkTools } from './tools.ts';

/** What other sites and programs read of the server: pages and pictures for links, feeds. docs/api.md describes them. */
export function linkRequests(options: LinkOptions): Hono<Variables> {
  const all = new Hono<Variables>();
  const tools = linkTools(options);
  all.onError((error, c) => {
    if (error instanceof Refused) return answerRefused(c, error);
    if (isBusy(error)) return answerRefused(c, new Refused({ why: 'notReady' }));
    options.api.log.error({ err: error, route: c.req.routePath }, 'a request failed');
    return answerRefused(c, new Refused({ why: 'mistake' }, 500));
  });
  addLinkPages(all, tools);
  addEmbeds(all, tools);
  addFeed(all, tools);
  return all;
}
