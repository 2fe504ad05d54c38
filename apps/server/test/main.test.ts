import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { entries } from '@kickmate/catalogue';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { Browser, WAIT } from './browser.ts';
import { testFolder } from './databases.ts';

const KEY = 'the key of all cookies of the server of this test';

const root = testFolder();
const page = readFileSync(join(import.meta.dirname, '../../..', 'docs/deploy.md'), 'utf8');

/** The server's command in a process of its own, and all that it has printed. */
class Program {
  readonly child: ChildProcess;
  printed = '';
  readonly ended: Promise<unknown[]>;

  constructor(environment: Readonly<Record<string, string>>) {
    // A shell in which everybody may read and write what the server writes, unless it sees to that itself.
    const command = [process.execPath, '--import', 'tsx', join(import.meta.dirname, '../src/main.ts')];
    this.child = spawn('/bin/sh', ['-c', 'umask 0; exec "$@"', 'sh', ...command], {
      env: { ...process.env, DATABASE_URL: '', KICKMATE_DATA: join(root, 'data'), ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [this.child.stdout!, this.child.stderr!])
      stream.on('data', (text) => {
        this.printed += text;
      });
    this.ended = once(this.child, 'close');
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}

test('a wrong setting ends the program with its name, and without its value', async () => {
  const program = new Program({ KICKMATE_SECRET: 'hunter2' });
  expect(await program.ended).toEqual([2, null]);
  expect(program.printed).toBe('KICKMATE_SECRET: at least 32 characters are needed\n');
});

/** The environment in which a program sees its disk with so many free bytes. */
const withFree = (bytes: number) => {
  const module =
    `import fs from 'node:fs'; import { syncBuiltinESMExports } from 'node:module';` +
    `fs.promises.statfs = async () => ({ bavail: ${bytes}, bsize: 1 }); syncBuiltinESMExports();`;
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(module)}` };
};

test.each([
  ['not there', { KICKMATE_DATA: join(import.meta.filename, 'data') }, 'cannot be used: ENOTDIR'],
  ['full', withFree(1_000_000), 'is full: at least 32 MiB must be free.'],
])(
  'a disk that is %s ends the program with the reason, so that a supervisor starts it again',
  async (_, environment, reason) => {
    const program = new Program({ PORT: '0', ...environment });
    expect(await program.ended).toEqual([1, null]);
    expect(program.printed).toContain(reason);
  },
);

describe('the program', () => {
  let url = '';
  let program: Program;
  const browser = new Browser(() => url);
  const environment = { KICKMATE_LOG: 'debug', KICKMATE_SECRET: KEY, KICKMATE_APP: join(root, 'app') };

  const healthy = () =>
    vi.waitFor(async () => {
      expect(await browser.ask('GET', 'api/health')).toMatchObject({ status: 200, body: { database: 'ok' } });
    }, WAIT);

  beforeAll(async () => {
    mkdirSync(join(root, 'app'));
    writeFileSync(join(root, 'app', 'index.html'), 'the page');
    const port = await freePort();
    url = `http://127.0.0.1:${port}`;
    program = new Program({ ...environment, PORT: String(port) });
    await healthy();
  });

  test('has the metrics that docs/deploy.md lists, and no other of its own', async () => {
    const text = await (await browser.fetch('GET', 'metrics')).text();
    const own = [...text.matchAll(/^# TYPE (kickmate_\w+) /gm)].map(([, name]) => name);
    const listed = [...page.matchAll(/^\| `(kickmate_\w+)/gm)].map(([, name]) => name);
    expect(listed.toSorted()).toEqual(own.toSorted());
    for (const [, name] of page.matchAll(/^\| `((?:process|nodejs)_\w+)/gm)) expect(text).toContain(`\n${name} `);
  });

  test('makes a backup on SIGUSR2, and goes on', async () => {
    program.child.kill('SIGUSR2');
    const files = () => readdirSync(join(root, 'data', 'backups')).filter((file) => file.endsWith('-manual.tar.gz'));
    await vi.waitFor(() => expect(files()).toHaveLength(1), WAIT);
    await healthy();
  });

  test('says good-bye on SIGTERM, ends gracefully, and knows its players when it is started again', async () => {
    await browser.become('Annabella');
    await browser.ask('POST', 'api/me/devices');
    const table = await browser.challenge({ variant: entries[0]!.id, pace: { kind: 'days', days: 1 }, colour: 'w' });
    await browser.connect();
    program.child.kill('SIGTERM');
    await browser.hears('bye', ({ retryMs }) => retryMs !== undefined);
    // It ends with status 1 if it has not ended gracefully in five seconds.
    expect(await program.ended).toEqual([0, null]);
    expect(program.printed).toContain('the server has ended');

    const broken = join(root, 'data', 'backups', '2026-01-31T04-00-00-000Z-daily.tar.gz.part');
    writeFileSync(broken, 'half a backup');
    const second = new Program({ ...environment, PORT: new URL(url).port });
    await healthy();
    expect((await browser.ask('GET', 'api/hello')).body.you.name).toBe('Annabella');
    expect((await browser.ask('GET', 'api/games')).body.games).toMatchObject([{ table, status: 'waiting' }]);
    expect(existsSync(broken)).toBe(false);
    second.child.kill('SIGTERM');
    await second.ended;
    program.printed += second.printed;
  });

  test('has written nothing that other users of the machine may read', () => {
    const data = join(root, 'data');
    const all = readdirSync(data, { recursive: true, encoding: 'utf8' }).map((name) => join(data, name));
    expect(all.length).toBeGreaterThan(100);
    expect([data, ...all].filter((path) => (lstatSync(path).mode & 0o077) !== 0)).toEqual([]);
  });

  test('logs lines of JSON, in which there is no cookie, no key, no name and no address', () => {
    const lines = program.printed.trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line).msg)).toContain('people can play');
    expect(browser.secrets.size).toBe(2);
    expect([KEY, ...browser.secrets].filter((secret) => program.printed.includes(secret))).toEqual([]);
    expect(program.printed).not.toMatch(/Annabella|127\.0\.0\.1/);
  });
});
