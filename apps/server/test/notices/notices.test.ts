import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { HelloSchema, type NoticeKind, NoticeSettingsSchema } from '@kickmate/protocol';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { MOST_DEVICES } from '../../src/db/notice-rows.ts';
import { openLog } from '../../src/operations.ts';
import { Server } from '../../src/server.ts';
import { readSettings } from '../../src/settings.ts';
import { putNewDatabase } from '../../src/testing.ts';
import { Browser, WAIT } from '../browser.ts';
import { testPostgres } from '../databases.ts';
import { PushReceiver } from './push-receiver.ts';

needsGames('minimal');
const DAYS = { variant: 'minimal', pace: { kind: 'days', days: 1 }, colour: 'w' } as const;
const CLOCK = { variant: 'minimal', pace: { kind: 'clock', ms: 600_000, incrementMs: 0 }, colour: 'w' } as const;
const ALL: readonly NoticeKind[] = ['turn', 'reminder', 'rematch', 'taken', 'challenge', 'round'];
const WISHES = { kinds: ALL, zone: 'UTC', language: 'en' } as const;

const postgres = await testPostgres();

describe.each(postgres ? (['pglite', 'postgres'] as const) : (['pglite'] as const))(
  'notices of a server on %s',
  (kind) => {
    const root = mkdtempSync(join(tmpdir(), 'kickmate-notices-'));
    const settings = readSettings({
      ...{ PORT: '0', KICKMATE_DATA: join(root, 'data'), KICKMATE_APP: root, KICKMATE_LIMITS: 'off' },
      KICKMATE_NAMES: 'shared',
      DATABASE_URL: kind === 'postgres' ? postgres!.createDatabase() : '',
    });
    const log = openLog({ log: 'silent', secret: undefined });
    let push: PushReceiver;
    let server: Server;
    const browsers: Browser[] = [];

    const start = async () => {
      server = await Server.start({ settings, log, hasProcessMetrics: false, pushNetwork: push.network });
      await server.opened();
    };

    beforeAll(async () => {
      writeFileSync(join(root, 'index.html'), 'the page');
      if (kind === 'pglite') await putNewDatabase(settings.data);
      push = await PushReceiver.start();
      await start();
    });
    afterEach(() => {
      for (const browser of browsers.splice(0)) browser.close();
    });
    afterAll(async () => {
      await server.end();
      push.close();
      rmSync(root, { recursive: true, force: true });
    });

    const person = async (name: string) => {
      const browser = new Browser(() => `http://127.0.0.1:${server.port}`);
      browsers.push(browser);
      return (await browser.become(name)).connect();
    };
    const subscribe = (one: Browser, device: string, wishes: object = WISHES) =>
      one.ask('PUT', 'api/me/notices', { ...push.subscription(device), wishes });
    const heard = (device: string, ...notices: readonly string[]) =>
      vi.waitFor(() => expect(push.heardBy(device)).toEqual(notices), WAIT);
    const settingsOf = async (one: Browser) =>
      v.parse(NoticeSettingsSchema, (await one.ask('GET', 'api/me/notices')).body);

    /** A game by correspondence that has begun: `white` is to act. */
    const begin = async (white: Browser, black: Browser) => {
      const table = await white.challenge(DAYS);
      await black.ask('POST', `api/tables/${table}/seat`, {});
      for (const one of [white, black]) one.say({ type: 'join', table });
      await white.hears('sync', (sync) => sync.table === table && sync.status === 'running');
      const game = await exampleGame('minimal');
      const play = async (one: Browser, turn: number) => {
        const version = (await one.hears('sync', (sync) => sync.table === table && sync.status === 'running')).v;
        const text = ['b1b2', 'a3b2'][turn]!;
        one.say({ type: 'do', table, id: `c${turn}`, v: version + turn, op: { kind: 'act', text } });
        await one.hears('ev', (event) => event.table === table && event.id === `c${turn}`);
      };
      return { table, play, game };
    };

    test('the key of the server stays the same, also after a restart', async () => {
      const ann = await person('Ann');
      const { key, wishes } = await settingsOf(ann);
      expect([Buffer.from(key, 'base64url').length, wishes]).toEqual([65, undefined]);
      ann.close();
      await server.end();
      await start();
      expect((await settingsOf(ann)).key).toBe(key);
    });

    test('my turn is told to each of my devices soon, and once; the text has no secret', async () => {
      const [ann, bob] = [await person('Ann'), await person('Bob')];
      const phone = new Browser(() => `http://127.0.0.1:${server.port}`);
      await phone.ask('POST', 'api/devices', (await ann.ask('POST', 'api/me/devices', {})).body);
      const { table, play } = await begin(ann, bob);
      expect((await subscribe(bob, 'bob')).status).toBe(204);
      const [first, second] = [await subscribe(ann, 'desk'), await subscribe(phone, 'phone')];
      expect([first.status, second.status]).toEqual([204, 204]);
      const at = performance.now();
      await play(ann, 0);
      await heard('bob', 'turn Ann');
      const [{ notice, headers, at: heardAt }] = push.received.filter((one) => one.device === 'bob') as never as [
        (typeof push.received)[0],
      ];
      expect(notice).toEqual({ kind: 'turn', table, by: 'Ann', language: 'en' });
      expect(headers).toMatchObject({
        ttl: '86400',
        'content-encoding': 'aes128gcm',
        topic: expect.stringMatching(/^[\w-]{32}$/),
      });
      // The figure of the server, and a machine that stands still for a while.
      expect(heardAt - at).toBeLessThan(30_000);
      await play(bob, 1);
      await heard('desk', 'turn Bob');
      await heard('phone', 'turn Bob');
      await heard('bob', 'turn Ann');
    });

    test('an offered game that is taken is told at every pace, and a rematch', async () => {
      const [ann, bob] = [await person('Ann'), await person('Bob')];
      await subscribe(ann, 'offers');
      const table = await ann.challenge(CLOCK);
      await bob.ask('POST', `api/tables/${table}/seat`, {});
      await heard('offers', 'taken Bob');
      ann.say({ type: 'seek', id: 'seek1', terms: CLOCK });
      ann.say({ type: 'lobby', on: true });
      await ann.hears('lobby', ({ seeks }) => seeks.length > 0);
      bob.say({ type: 'take', seek: 'seek1' });
      await heard('offers', 'taken Bob', 'taken Bob');
      const { table: played } = await begin(ann, bob);
      await heard('offers', 'taken Bob', 'taken Bob', 'taken Bob', 'turn Bob');
      ann.say({ type: 'do', table: played, id: 'end', v: 100, op: { kind: 'resign' } });
      await ann.hears('ev', ({ id }) => id === 'end');
      bob.say({ type: 'do', table: played, id: 'again', v: 100, op: { kind: 'offer', what: 'rematch' } });
      await heard('offers', 'taken Bob', 'taken Bob', 'taken Bob', 'turn Bob', 'rematch Bob');
    });

    test('a challenge is told to whom it is for, and the beginning of a round to its players', async () => {
      const [ann, bob, cy] = [await person('Ann'), await person('Bob'), await person('Cy')];
      const { you } = v.parse(HelloSchema, (await bob.ask('GET', 'api/hello')).body);
      await subscribe(bob, 'challenged');
      await ann.challenge({ ...DAYS, to: you!.id });
      await heard('challenged', 'challenge Ann');
      const { variant, pace } = DAYS;
      const plan = {
        name: 'Cup of three',
        system: 'roundRobin',
        terms: { variant, pace },
        startsAt: Date.now() + 3_600_000,
      };
      const { tournament } = (await ann.ask('POST', 'api/tournaments', plan)).body;
      for (const one of [ann, bob, cy])
        expect((await one.ask('PUT', `api/tournaments/${tournament}/entry`)).status).toBe(204);
      expect((await ann.ask('POST', `api/tournaments/${tournament}/begin`)).status).toBe(204);
      // Both games of the round robin begin at once: that is one notice.
      const told = ['challenge Ann', expect.stringMatching(/^round (Ann|Cy)$/)];
      await vi.waitFor(() => expect(push.heardBy('challenged')).toEqual(told), WAIT);
    });

    test('a player has notices on so many devices, and the next one is told why not', async () => {
      const ann = await person('Annika');
      for (let count = 0; count <= MOST_DEVICES; count++) {
        const device = new Browser(() => `http://127.0.0.1:${server.port}`);
        await device.ask('POST', 'api/devices', (await ann.ask('POST', 'api/me/devices', {})).body);
        const answer = await subscribe(device, `device ${count}`);
        if (count < MOST_DEVICES) expect(answer.status).toBe(204);
        else expect(answer.body).toMatchObject({ why: 'manyPushDevices', values: { most: MOST_DEVICES } });
      }
    });

    test('nothing goes to a device that does not want it, that has quiet hours, that is signed out, or that is gone', async () => {
      const [ann, bob] = [await person('Ann'), await person('Bob')];
      const { play } = await begin(ann, bob);
      const more: Browser[] = [];
      for (const name of ['other kinds', 'night', 'signed out', 'gone', 'busy', 'switched off', 'well']) {
        const device = new Browser(() => `http://127.0.0.1:${server.port}`);
        await device.ask('POST', 'api/devices', (await bob.ask('POST', 'api/me/devices', {})).body);
        const now = new Date();
        const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
        const night = { from: (minute + 1439) % 1440, until: (minute + 300) % 1440 };
        const wishes = {
          ...WISHES,
          ...(name === 'other kinds' && { kinds: ['taken'] }),
          ...(name === 'night' && { quiet: night }),
        };
        expect((await subscribe(device, name.replace(' ', '-'), wishes)).status).toBe(204);
        more.push(device);
      }
      const [, , signedOut, gone, busy, off] = more as [Browser, Browser, Browser, Browser, Browser, Browser];
      const { sessions } = (await signedOut.ask('GET', 'api/me/sessions')).body;
      await signedOut.ask('DELETE', `api/me/sessions/${sessions.find((one: { isThis?: boolean }) => one.isThis).id}`);
      expect((await off.fetch('DELETE', 'api/me/notices')).status).toBe(204);
      push.statuses.set('gone', 410);
      push.statuses.set('busy', 503);
      await play(ann, 0);
      await heard('well', 'turn Ann');
      await heard('gone', 'turn Ann');
      await heard('busy', 'turn Ann');
      await vi.waitFor(
        async () => expect(await settingsOf(gone)).toMatchObject({ wishes: WISHES, isGone: true }),
        WAIT,
      );
      expect(await settingsOf(busy)).toEqual({ key: expect.any(String), wishes: WISHES });
      for (const silent of ['other-kinds', 'night', 'signed-out', 'switched-off'])
        expect(push.heardBy(silent)).toEqual([]);
      const figures = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
      expect(figures).toMatch(/kickmate_notices_total\{result="gone"\} 1/);
    });

    test.each([
      ['an address without TLS', { endpoint: 'http://localhost/x' }, 'pushAddress'],
      ['another port than that of push services', { endpoint: 'https://localhost:1/x' }, 'pushAddress'],
      ['a host without an address', { endpoint: 'https://nowhere.invalid/x' }, 'pushAddress'],
      ['an address of a private network', { endpoint: 'https://192.168.0.1/x' }, 'pushAddress'],
      ['a text that is no address', { endpoint: 'x' }, 'pushAddress'],
      ['a key that is none', { keys: { p256dh: 'x', auth: 'x' } }, 'message'],
      ['a zone that is none', { wishes: { ...WISHES, zone: 'Mars/Olympus' } }, 'message'],
      ['a kind that is none', { wishes: { ...WISHES, kinds: ['news'] } }, 'message'],
      ['a minute that is none', { wishes: { ...WISHES, quiet: { from: 0, until: 1440 } } }, 'message'],
    ])('%s is refused', async (_, part, why) => {
      const ann = await person('Ann');
      const asked = await ann.ask('PUT', 'api/me/notices', { ...push.subscription('bad'), wishes: WISHES, ...part });
      expect([asked.body.why, (await settingsOf(ann)).wishes]).toEqual([why, undefined]);
    });

    test('somebody without a name gets none', async () => {
      const nobody = new Browser(() => `http://127.0.0.1:${server.port}`);
      expect((await subscribe(nobody, 'nobody')).body.why).toBe('nameFirst');
      expect((await nobody.ask('GET', 'api/me/notices')).status).toBe(401);
    });
  },
);
