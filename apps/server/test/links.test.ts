import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { entries, loadVariant } from '@kickmate/catalogue';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openLog } from '../src/operations.ts';
import { Server } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { putNewDatabase } from '../src/testing.ts';
import { Browser as AnyBrowser, WAIT } from './browser.ts';

needsGames('minimal');
const GAME = { variant: 'minimal', pace: { kind: 'days', days: 1 }, colour: 'w' } as const;
const CLOCK = { variant: 'minimal', pace: { kind: 'clock', ms: 600_000, incrementMs: 0 }, colour: 'w' } as const;
const GENERAL = 'a general picture';

const root = mkdtempSync(join(tmpdir(), 'kickmate-links-'));
const log = openLog({ log: 'error', secret: undefined });
let server: Server;
let url = '';

class Browser extends AnyBrowser {
  constructor() {
    super(() => url);
  }
  static named = (name: string) => new Browser().become(name);
}

/** A request as from a browser somewhere, through the proxy. */
const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${url}/${path}`, { method, headers: { 'X-Forwarded-For': '192.0.2.1', ...headers }, redirect: 'manual' });

/** The content of a page's tag, as it is written. */
const tagOf = (html: string, name: string) =>
  new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)">`).exec(html)?.[1];

/** A game of two that has begun. */
async function seated(terms: object): Promise<{ table: string; ann: Browser; bob: Browser; v: number }> {
  const [ann, bob] = [await Browser.named('Ann <b>'), await Browser.named('Bob & "Co"')];
  const table = await ann.challenge(terms);
  await bob.ask('POST', `api/tables/${table}/seat`);
  await Promise.all([ann.connect(), bob.connect()]);
  for (const one of [ann, bob]) one.say({ type: 'join', table });
  const v = await vi.waitFor(() => {
    const last = ann.heard.findLast((message) => message.type === 'sync' || message.type === 'ev');
    return last && last.seats.b.name !== '' && last.state.elapsed !== undefined
      ? last.v
      : expect.unreachable('not begun');
  }, WAIT);
  return { table, ann, bob, v };
}

/** A game of Hexapawn in which White has played. */
async function begun(terms: object = GAME): Promise<Awaited<ReturnType<typeof seated>>> {
  const game = await seated(terms);
  const { table, ann, v: at } = game;
  ann.say({ type: 'do', table, id: 'first', v: at, op: { kind: 'act', text: 'a1a2' } });
  const { v } = await ann.hears('ev', ({ id }) => id === 'first');
  return { ...game, v };
}

beforeAll(async () => {
  mkdirSync(join(root, 'app'));
  writeFileSync(join(root, 'app', 'index.html'), 'the page');
  writeFileSync(join(root, 'app', 'share.png'), GENERAL);
  const environment = { PORT: '0', KICKMATE_DATA: join(root, 'data'), KICKMATE_APP: join(root, 'app') };
  await putNewDatabase(environment.KICKMATE_DATA);
  const settings = readSettings({ ...environment, KICKMATE_NAMES: 'shared', KICKMATE_PROXIES: '1' });
  server = await Server.start({ settings, log, hasProcessMetrics: false });
  await server.opened();
  url = `http://127.0.0.1:${server.port}`;
});
afterAll(async () => {
  await server.end();
  rmSync(root, { recursive: true, force: true });
});

describe('a game', () => {
  test('is a challenge, then a game with a last move, then a result, in the language of whoever asks', async () => {
    const { table, ann, bob, v } = await begun(CLOCK);
    const html = await (await get(`game/${table}`)).text();
    expect(html).toContain('<html lang="en"');
    expect(tagOf(html, 'og:title')).toBe('Ann &lt;b&gt; – Bob &amp; &quot;Co&quot;, 0–0');
    expect(tagOf(html, 'og:description')).toBe('Hexapawn, with clocks. Black to act. Last move: a1a2.');
    expect(tagOf(html, 'og:url')).toBe(`${url}/game/${table}`);
    expect(tagOf(html, 'og:image')).toMatch(new RegExp(`^${url}/game/${table}/board\\.png\\?v=[\\w-]+$`));
    expect([tagOf(html, 'og:image:width'), tagOf(html, 'og:image:height')]).toEqual(['1200', '630']);
    expect(tagOf(html, 'twitter:card')).toBe('summary_large_image');
    expect(html).toContain(`<a id="app" href="../#/online/table/${table}">`);
    bob.say({ type: 'do', table, id: 'last', v, op: { kind: 'resign' } });
    await bob.hears('ev', ({ id }) => id === 'last');
    const german = await (await get(`game/${table}`, { 'Accept-Language': 'de-CH,de;q=0.9,en;q=0.5' })).text();
    expect(german).toContain('<html lang="de"');
    expect(tagOf(german, 'og:description')).toMatch(/^Hexapawn, mit Uhren\. Weiß hat gewonnen\./);
    for (const one of [ann, bob]) one.close();
  });

  test('that waits tells who challenges, and nothing else', async () => {
    const ann = await Browser.named('Ann');
    const table = await ann.challenge(GAME);
    const html = await (await get(`challenge/${table}`)).text();
    expect(tagOf(html, 'og:title')).toBe('Ann challenges you');
    expect(tagOf(html, 'og:description')).toBe('Hexapawn, by correspondence.');
  });

  test('has a picture, which is drawn once', async () => {
    const { table } = await begun();
    const png = await get(`game/${table}/board.png`);
    expect(Object.fromEntries(png.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=60',
      'cross-origin-resource-policy': 'cross-origin',
    });
    const bytes = Buffer.from(await png.arrayBuffer());
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeGreaterThan(20_000);
    const again = await get(`game/${table}/board.png`, { 'If-None-Match': png.headers.get('ETag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    const drawn = () => /^kickmate_pictures (\d+)$/m.exec(metrics)?.[1];
    expect(drawn()).toBe('1');
  });

  test('shows no formation that is hidden: in a frame, a picture, the record', async () => {
    const { formations } = await exampleGame('chess-eleven');
    const [own, other] = formations!
      .sensible(false)
      .slice(1)
      .map((one) => formations!.format(one));
    const { table, ann, bob, v } = await seated({ ...GAME, variant: 'chess-eleven' });
    const shown = async () => {
      const paths = [`embed/game/${table}`, `game/${table}/board.png`, `api/games/${table}.pgn`];
      const answers = await Promise.all(paths.map(async (path) => (await get(path)).arrayBuffer()));
      return answers.map((bytes) => Buffer.from(bytes).toString('base64'));
    };
    const before = await shown();
    ann.say({ type: 'do', table, id: 'own', v, op: { kind: 'ready', formation: own } });
    const { v: next } = await bob.hears('ev', (ev) => ev.table === table && ev.v > v);
    expect(await shown()).toEqual(before);
    bob.say({ type: 'do', table, id: 'other', v: next, op: { kind: 'ready', formation: other } });
    await bob.hears('ev', ({ id }) => id === 'other');
    for (const [index, after] of (await shown()).entries()) expect(after).not.toBe(before[index]);
    for (const one of [ann, bob]) one.close();
  });

  test('is shown in frames of other pages, and nothing else is', async () => {
    const { table } = await begun(CLOCK);
    const page = await get(`embed/game/${table}?side=b`);
    const html = await page.text();
    expect(page.headers.get('Content-Security-Policy')).toMatch(/; frame-ancestors \*$/);
    expect(page.headers.get('X-Frame-Options')).toBeNull();
    expect(html).toContain('<li>a1a2</li>');
    expect(html).toMatch(/role="img" aria-label="[^"]*white pawn[^"]*a2/);
    expect(html).toContain(`href="../../game/${table}"`);
    // Black is below.
    expect(html.lastIndexOf('Bob &amp;')).toBeGreaterThan(html.indexOf('<svg'));
    expect(await (await fetch(`${url}/metrics`)).text()).toMatch(/^kickmate_embeds_total [1-9]/m);
    const others = [
      '',
      `game/${table}`,
      `game/${table}/board.png`,
      'game/none',
      'api/hello',
      'metrics',
      'embed',
      'nothing',
    ];
    for (const path of others)
      expect([path, (await get(path)).headers.get('Content-Security-Policy')]).toEqual([
        path,
        expect.stringMatching(/; frame-ancestors 'none'$/),
      ]);
  });
});

describe('other links', () => {
  test('a puzzle and a map need no database, and what cannot be read is nothing', async () => {
    const game = entries.find(({ hasPuzzles }) => hasPuzzles)!;
    const { list, themes } = await (await loadVariant(game.id)).puzzles!();
    const html = await (await get(`puzzle/${game.id}/${list[0]!.id}`)).text();
    expect(tagOf(html, 'og:title')).toBe(`${game.name}: a puzzle`);
    expect(tagOf(html, 'og:description')).toContain(themes.find(({ id }) => id === list[0]!.theme)!.asks);
    expect(html).toContain(`href="../../#/puzzles/${game.id}/${list[0]!.id}"`);
    const { maps } = await loadVariant(entries.find(({ hasMaps }) => hasMaps)!.id);
    const { file } = maps!.shipped[0]!;
    const code = deflateRawSync(maps!.format(file)).toString('base64url');
    expect(tagOf(await (await get(`map/${code}`)).text(), 'og:title')).toBe(file.name);
    const bomb = deflateRawSync(Buffer.alloc(5_000_000, ' ')).toString('base64url');
    for (const path of [`puzzle/${game.id}/none`, 'puzzle/none/none', 'map/damaged', `map/${bomb}`])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });

  test('a tournament and a player', async () => {
    const ann = await Browser.named('Ann');
    const terms = { variant: 'minimal', pace: GAME.pace };
    const made = { name: '"Evening" <i>', system: 'swiss', startsAt: Date.now() + 86_400_000, terms };
    const { tournament } = (await ann.ask('POST', 'api/tournaments', made)).body;
    const html = await (await get(`tournament/${tournament}`)).text();
    expect(tagOf(html, 'og:title')).toBe('&quot;Evening&quot; &lt;i&gt;');
    expect(tagOf(html, 'og:description')).toContain('Swiss system. Hexapawn, by correspondence.');
    expect(tagOf(html, 'og:description')).toMatch(/Begins on \d+ \w+ \d{4} at \d\d:\d\d UTC\.$/);
    const { id } = (await ann.ask('GET', 'api/hello')).body.you;
    const player = await (await get(`player/${id}`)).text();
    expect(tagOf(player, 'og:title')).toBe('Ann');
    expect(player).toContain(
      `type="application/atom+xml" title="The finished games of Ann" href="${url}/player/${id}/games.atom"`,
    );
    expect(tagOf(await (await get('player/computer-3')).text(), 'og:title')).toBe('Computer (level 3)');
  });

  test.each(['game/none', 'challenge/a.b', 'tournament/none', 'player/none', 'player/computer-11'])(
    '%s is a page with the status 404, which leads nobody away',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(404);
      const html = await page.text();
      expect(html).toContain('There is nothing at this address');
      expect(html).not.toContain('<script>');
      expect(tagOf(html, 'og:image')).toBe(`${url}/share.png`);
      const head = await get(path, {}, 'HEAD');
      expect([head.status, await head.text()]).toEqual([404, '']);
      const picture = await get(`${path}/board.png`);
      expect([picture.status, await picture.text()]).toEqual([404, GENERAL]);
    },
  );

  test('who has too much drawn gets a general picture', async () => {
    const from = { 'X-Forwarded-For': '192.0.2.99' };
    const game = entries.find(({ hasPuzzles }) => hasPuzzles)!.id;
    const none = await Promise.all(Array.from({ length: 30 }, (_, at) => get(`puzzle/${game}/${at}/board.png`, from)));
    expect(new Set(none.map(({ status }) => status))).toEqual(new Set([404]));
    const { list } = await (await loadVariant(game)).puzzles!();
    const path = `puzzle/${game}/${list[1]!.id}/board.png`;
    const limited = await get(path, from);
    expect([limited.status, limited.headers.get('Cache-Control'), await limited.text()]).toEqual([
      200,
      'no-store',
      GENERAL,
    ]);
    const drawn = await get(path);
    expect(drawn.headers.get('Cache-Control')).toBe('public, max-age=3600');
  });
});

test('the feed of a player has the finished games that everybody may see', async () => {
  const { table, ann, bob, v } = await begun(CLOCK);
  bob.say({ type: 'do', table, id: 'last', v, op: { kind: 'resign' } });
  await bob.hears('ev', ({ id }) => id === 'last');
  const { id } = (await ann.ask('GET', 'api/hello')).body.you;
  // It was by link.
  const empty = await (await get(`player/${id}/games.atom`)).text();
  expect(empty).not.toContain('<entry>');
  expect(empty).toMatch(/<updated>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z<\/updated>/);

  const seeks = [ann, bob];
  for (const one of seeks)
    one.say({ type: 'seek', id: `seek-${one === ann}`, terms: { ...CLOCK, colour: one === ann ? 'w' : 'b' } });
  const { table: paired } = await ann.hears('paired');
  for (const one of seeks) one.say({ type: 'join', table: paired });
  const { v: at } = await ann.hears('sync', (sync) => sync.table === paired && sync.state.elapsed !== undefined);
  bob.say({ type: 'do', table: paired, id: 'end', v: at, op: { kind: 'resign' } });
  const end = await bob.hears(['ev', 'no'], ({ id: one }) => one === 'end');
  expect(end.type).toBe('ev');
  const answer = await get(`player/${id}/games.atom`, { 'Accept-Language': 'de' });
  expect(answer.headers.get('Content-Type')).toBe('application/atom+xml; charset=utf-8');
  const feed = await answer.text();
  expect(feed.match(/<entry>/g)).toHaveLength(1);
  expect(feed).toContain(`<id>urn:x-kickmate:game:${paired}</id>`);
  expect(feed).toContain('<title>Ann &lt;b&gt; – Bob &amp; &quot;Co&quot;</title>');
  expect(feed).toContain(`<link rel="alternate" type="text/html" href="${url}/game/${paired}"/>`);
  const same = await get(`player/${id}/games.atom`, {
    'Accept-Language': 'de',
    'If-None-Match': answer.headers.get('ETag')!,
  });
  expect(same.status).toBe(304);
  expect((await get('player/none/games.atom')).status).toBe(404);
  for (const one of seeks) one.close();
});
