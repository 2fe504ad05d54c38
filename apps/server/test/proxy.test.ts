import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { needsGames } from '@kickmate/catalogue/testing';
import { freePort } from '@kickmate/services';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { Hub } from '../src/bus/bus.ts';
import { openLog } from '../src/operations.ts';
import { Server } from '../src/server.ts';
import { readSettings } from '../src/settings.ts';
import { Browser, WAIT } from './browser.ts';
import { testNats, testPostgres } from './databases.ts';

const page = readFileSync(join(import.meta.dirname, '../../..', 'docs/deploy.md'), 'utf8');
const section = page.slice(page.indexOf('## Several machines'), page.indexOf('## As a service'));
/** The code of that section in a language. */
const codes = (language: string): readonly string[] =>
  [...section.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, lang, code]) => (lang === language ? code! : []));

const hasNginx = spawnSync('nginx', ['-v']).error === undefined;
if (!hasNginx) console.warn('The test of the proxy is left out: nginx is not installed.');
const postgres = await testPostgres();
const nats = await testNats();

describe.skipIf(!hasNginx || !postgres)('two servers behind the proxy of docs/deploy.md', () => {
  const root = mkdtempSync(join(tmpdir(), 'kickmate-proxy-'));
  const hub = new Hub();
  const servers: Server[] = [];
  let nginx: ChildProcess;
  let url = '';
  let said = '';

  beforeAll(async () => {
    const DATABASE_URL = postgres!.createDatabase();
    for (const name of ['one', 'two']) {
      const environment = {
        PORT: '0',
        KICKMATE_DATA: join(root, name),
        KICKMATE_APP: root,
        KICKMATE_PROXIES: '1',
        KICKMATE_NAMES: 'shared',
      };
      const server = await Server.start({
        settings: readSettings({ ...environment, DATABASE_URL, ...(nats && { NATS_URL: nats.url }) }),
        log: openLog({ log: 'silent', secret: undefined }),
        hasProcessMetrics: false,
        ...(!nats && { openBus: (node: string) => hub.join(node) }),
      });
      await server.opened();
      servers.push(server);
    }
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    const [config] = codes('nginx');
    const own = config!
      .replace('10.0.0.1:4173', `127.0.0.1:${servers[0]!.port}`)
      .replace('10.0.0.2:4173', `127.0.0.1:${servers[1]!.port}`)
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace(/^ *ssl_certificate.*\n/gm, '');
    expect(own).not.toMatch(/10\.0\.0|ssl/);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (one) => `${one}_temp_path ${join(root, one)};\n`,
    );
    writeFileSync(
      join(root, 'nginx.conf'),
      `daemon off;\npid ${join(root, 'pid')};\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${temporary.join('')}${own}}\n`,
    );
    nginx = spawn('nginx', ['-c', join(root, 'nginx.conf'), '-p', root], { stdio: ['ignore', 'ignore', 'pipe'] });
    nginx.stderr!.on('data', (data) => {
      said += data;
    });
    await vi.waitFor(async () => {
      if (nginx.exitCode !== null) throw new Error(`nginx ended: ${said}`);
      expect((await fetch(`${url}/api/health`)).status).toBe(200);
    }, WAIT);
  });
  afterAll(async () => {
    const ended = once(nginx, 'exit');
    nginx.kill('SIGTERM');
    await ended;
    await Promise.all(servers.map((server) => server.end()));
    rmSync(root, { recursive: true, force: true });
  });

  test('people play whichever server they reach, also when one of the two ends', async () => {
    needsGames('chess');
    const [ann, bob] = [new Browser(() => url), new Browser(() => url)];
    await ann.become('Ann');
    await bob.become('Bob');
    const table = await ann.challenge({
      variant: 'chess',
      pace: { kind: 'clock', ms: 600_000, incrementMs: 0 },
      colour: 'w',
    });
    expect(await bob.ask('POST', `api/tables/${table}/seat`)).toMatchObject({ status: 200 });
    // The proxy gives requests to both in turn, so these two are at different servers, or become so below.
    const come = async (): Promise<void> => {
      for (const one of [ann, bob]) {
        one.heard.length = 0;
        await vi.waitFor(() => one.connect(), WAIT);
        one.say({ type: 'join', table });
        await one.hears('sync');
      }
    };
    await come();
    for (const one of [ann, bob]) await one.hears('sync', ({ status }) => status === 'running');
    const v = ann.heard.reduce((last, one) => (one.type === 'sync' || one.type === 'ev' ? one.v : last), 0);
    ann.say({ type: 'do', table, id: 'first', v, op: { kind: 'act', text: 'e2e4' } });
    const moved = await ann.hears('ev', ({ id }) => id === 'first');
    await bob.hears('ev', (ev) => ev.v === moved.v);

    await servers[0]!.end();
    for (const one of [ann, bob]) one.close();
    await come();
    bob.say({ type: 'do', table, id: 'second', v: moved.v, op: { kind: 'act', text: 'e7e5' } });
    const answered = await bob.hears('ev', ({ id }) => id === 'second');
    await ann.hears('ev', (ev) => ev.v === answered.v);
    expect(await (await ann.fetch('GET', `api/games/${table}.pgn`)).text()).toContain('e5');
    expect((await ann.ask('GET', 'api/health')).body).toMatchObject({ database: 'ok', bus: 'ok' });
    // Metrics are not for everybody.
    expect((await ann.fetch('GET', 'metrics')).status).toBe(404);
  });
});

test.skipIf(!nats)('NATS understands the configuration of docs/deploy.md', () => {
  const config = codes('').find((code) => code.includes('authorization'))!;
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-nats-'));
  const file = join(folder, 'nats.conf');
  writeFileSync(file, config);
  const checked = spawnSync('nats-server', ['-t', '-c', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect([checked.status, checked.stderr]).toEqual([0, expect.stringContaining('is valid')]);
});

test('the settings of docs/deploy.md for one of several machines can be read', () => {
  const [code] = codes('').filter((one) => one.includes('NATS_URL'));
  const environment = Object.fromEntries(
    code!
      .trim()
      .split('\n')
      .map((line) => line.split(/=(.*)/s).slice(0, 2)),
  );
  expect(readSettings(environment)).toMatchObject({
    host: '10.0.0.1',
    proxies: 1,
    nats: expect.stringContaining('nats:'),
  });
});
