import type { Hono } from 'hono';
import { atomOf } from '../../links/feed.ts';
import { TEXTS } from '../../links/texts.ts';
import { gameInfo } from '../api.ts';
import { Refused, wrong } from '../refused.ts';
import { idOf, type Variables } from '../request.ts';
import { keyOf } from './find.ts';
import { freshness, hasAlready, type LinkTools, languageOf, originOf, PAGES_A_MINUTE } from './tools.ts';

/** The games of a feed. */
const MOST_ENTRIES = 50;

/** Adds the feed of a player's finished games, without those by link. */
export function addFeed(all: Hono<Variables>, tools: LinkTools): void {
  all.get('/player/:id/games.atom', async (c) => {
    if (!tools.mayAsk(c)) throw new Refused({ why: 'manyRequests', values: { most: PAGES_A_MINUTE } });
    const { store, now } = tools.online();
    const id = idOf(c);
    const player = await store.player(id);
    if (!player) throw wrong('unknown', 'there is no such player');
    const found = await store.history(id, { limit: MOST_ENTRIES, isPublic: true });
    const games = found.map((game) => gameInfo(game, undefined, now()));
    const [language, origin] = [languageOf(c), originOf(c, tools.api)];
    const key = keyOf([player.name, games]);
    const headers = freshness({ isSoon: true }, ['feed', language, origin, key]);
    if (hasAlready(c, headers)) return c.body(null, 304, headers);
    const words = await tools.links.ask('games', `${language} ${key}`, async () => ({
      source: { kind: 'games', games },
      language,
    }));
    const entries = games.map(({ table, updated }, index) => ({ id: table, at: updated, ...words[index]! }));
    const feed = atomOf({
      ...{ language, origin, player, entries },
      title: TEXTS[language].feed(player.name),
      since: player.createdAt,
    });
    return c.body(feed, 200, { ...headers, 'Content-Type': 'application/atom+xml; charset=utf-8' });
  });
}
