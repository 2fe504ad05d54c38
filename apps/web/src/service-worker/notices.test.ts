import { beforeEach, expect, test, vi } from 'vitest';
import { open, renew, show } from './notices.ts';

const SCOPE = 'https://host/beta/';
const TABLE = `${SCOPE}#/online/table/t1`;

/** A window of the app. */
class AppWindow {
  focused = false;
  canBeLed = true;
  constructor(public url: string) {}
  navigate = async (url: string) => {
    if (!this.canBeLed) throw new TypeError('not controlled');
    this.url = url;
    return this;
  };
  focus = async () => {
    this.focused = true;
  };
}

let windows: AppWindow[] = [];
const opened: string[] = [];
/** The notifications that are shown, by tag. */
const shown = new Map<string, { readonly body: string; readonly data: string; close(): void }>();

beforeEach(() => {
  windows = [];
  opened.length = 0;
  shown.clear();
  vi.stubGlobal('self', {
    registration: {
      scope: SCOPE,
      showNotification: async (
        _: string,
        options: { readonly tag: string; readonly body: string; readonly data: string },
      ) => void shown.set(options.tag, { ...options, close: () => shown.delete(options.tag) }),
      getNotifications: async ({ tag }: { readonly tag: string }) =>
        [shown.get(tag)].filter((one) => one !== undefined),
    },
    clients: { matchAll: async () => windows, openWindow: async (url: string) => void opened.push(url) },
  });
  return () => vi.unstubAllGlobals();
});

const bodies = () => [...shown.values()].map(({ body }) => body);

test.each([
  [{ kind: 'turn', by: 'Ann' }, 'en', 'It is your turn against Ann.'],
  [{ kind: 'turn', by: '' }, 'de', 'Du bist am Zug.'],
  [{ kind: 'reminder', by: 'Ann', leftMs: 21_600_000 }, 'en', '6 h left for your turn against Ann.'],
  [{ kind: 'reminder', by: '', leftMs: 5_400_000 }, 'de', 'Noch 90 min für deinen Zug.'],
  [{ kind: 'rematch', by: 'Ann' }, 'en', 'Ann offers you another game.'],
  [{ kind: 'challenge', by: 'Ann' }, 'en', 'Ann challenges you.'],
  [{ kind: 'round', by: 'Ann' }, 'de', 'Die nächste Runde deines Turniers beginnt: Du spielst gegen Ann.'],
  [{ kind: 'taken', by: '' }, 'en', 'Somebody takes your offer: the game waits for you.'],
] as const)('a notice in words: %o in %s', async (notice, language, words) => {
  await show({ ...notice, table: 't1', language });
  expect(bodies()).toEqual([words]);
});

test('another notice of the same table takes the place of the first one', async () => {
  await show({ kind: 'taken', by: 'Bob', table: 't1', language: 'en' });
  await show({ kind: 'turn', by: 'Bob', table: 't1', language: 'en' });
  await show({ kind: 'turn', by: 'Cy', table: 't2', language: 'en' });
  expect(bodies()).toEqual(['It is your turn against Bob.', 'It is your turn against Cy.']);
});

test('a notice about the table that the person looks at does not stay', async () => {
  const window = new AppWindow(TABLE);
  windows = [window];
  window.focused = true;
  await show({ kind: 'turn', by: 'Ann', table: 't1', language: 'en' });
  expect(bodies()).toEqual([]);
  window.focused = false;
  await show({ kind: 'turn', by: 'Ann', table: 't1', language: 'en' });
  expect(bodies()).toHaveLength(1);
});

test.each([
  ['the window that shows the table', [SCOPE, TABLE], true, undefined, 1],
  ['another window of the app, which is led there', [`${SCOPE}#/match`], true, TABLE, 0],
  ['a new window, where another app has one', ['https://host/other/'], true, undefined, undefined],
  ['a new window, where none can be led', [SCOPE], false, undefined, undefined],
])('a click opens the table in %s', async (_, urls, canBeLed, led, focused) => {
  windows = urls.map((url) => Object.assign(new AppWindow(url), { canBeLed }));
  await show({ kind: 'turn', by: 'Ann', table: 't1', language: 'en' });
  const [notification] = [...shown.values()];
  await open(notification as never);
  expect(shown.size).toBe(0);
  expect(opened).toEqual(focused === undefined ? [TABLE] : []);
  expect(windows.findIndex((one) => one.focused)).toBe(focused ?? -1);
  if (led) expect(windows[0]!.url).toBe(led);
});

/** A server with these settings. Returns the requests that change something. */
function serve(settings: object): unknown[] {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json(settings);
    asked.push([method, address, JSON.parse(String(body))]);
    return new Response(null, { status: 204 });
  });
  return asked;
}
const subscription = (name: string) => ({
  toJSON: () => ({ endpoint: `https://push/${name}`, keys: { p256dh: 'p', auth: 'a' } }),
});
const WISHES = { kinds: ['turn'], zone: 'UTC', language: 'en' };

test.each([
  ['by the browser', subscription('theirs'), 'theirs', []],
  ['by this service worker', null, 'ours', ['key']],
] as const)(
  'a subscription that was made anew %s takes the place of the old one at the server',
  async (_, made, name, keys) => {
    const asked = serve({ key: 'key', wishes: WISHES });
    const subscribed: string[] = [];
    Object.assign((self as unknown as { readonly registration: object }).registration, {
      pushManager: {
        subscribe: async ({ applicationServerKey }: { readonly applicationServerKey: string }) => {
          subscribed.push(applicationServerKey);
          return subscription('ours');
        },
      },
    });
    await renew(made as never);
    const body = { endpoint: `https://push/${name}`, keys: { p256dh: 'p', auth: 'a' }, wishes: WISHES };
    expect([asked, subscribed]).toEqual([[['PUT', `${SCOPE}api/me/notices`, body]], keys]);
  },
);

test('a device that gets no notices subscribes to none', async () => {
  const asked = serve({ key: 'key' });
  await renew(subscription('theirs') as never);
  expect(asked).toEqual([]);
});
