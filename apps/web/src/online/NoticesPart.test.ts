import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import NoticesPart from './NoticesPart.vue';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://push.example.org/x';
const KEYS = { p256dh: 'p', auth: 'a' };
const ALL = ['turn', 'reminder', 'rematch', 'taken'];

let wrapper: VueWrapper;
afterEach(() => {
  wrapper.unmount();
  vi.unstubAllGlobals();
});

/** The part of the page in a browser, with a server that has these wishes. */
async function openPart({
  wishes,
  permission = 'default',
  answers = 'granted',
  standalone,
  hasWorker = true,
}: {
  readonly wishes?: object;
  readonly permission?: string;
  readonly answers?: string;
  readonly standalone?: boolean;
  readonly hasWorker?: boolean;
}) {
  const asked: { readonly what: string; readonly body?: unknown }[] = [];
  const subscription = {
    options: {},
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => void asked.push({ what: 'unsubscribed' }),
  };
  let current: typeof subscription | undefined;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: async () => (current = subscription),
  };
  const notification = { permission, requestPermission: async () => (notification.permission = answers) };
  vi.stubGlobal('Notification', notification);
  vi.stubGlobal('PushManager', class {});
  vi.stubGlobal('navigator', {
    ...{ onLine: true, standalone },
    serviceWorker: { getRegistration: async () => (hasWorker ? { pushManager } : undefined) },
  });
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit = {}) => {
    if (method === 'GET') return Response.json({ key: KEY, wishes });
    asked.push({ what: `${method} ${address}`, ...(body && { body: JSON.parse(String(body)) }) });
    return new Response(null, { status: 204 });
  });
  setActivePinia(createPinia());
  const router = createRouter({
    history: createMemoryHistory(),
    routes: [{ path: '/', component: { template: '<p />' } }],
  });
  wrapper = mount(NoticesPart, { global: { plugins: [router] } });
  await flushPromises();
  const press = async (words: string) => {
    await wrapper
      .findAll('button')
      .find((button) => button.text() === words)!
      .trigger('click');
    await flushPromises();
  };
  const said = () => wrapper.emitted('said')?.flat().at(-1);
  const stored = () =>
    asked.filter(({ what }) => what === 'PUT ./api/me/notices').map(({ body }) => body as { wishes: object });
  return { press, said, asked, stored };
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('a device gets notices of all kinds at first, with a quiet night; each can be changed, and all of it ended', async () => {
  const { press, said, asked, stored } = await openPart({});
  expect(wrapper.findAll('input')).toHaveLength(0);
  await press('Send notices to this device');
  expect(said()).toBe('This device gets notices now.');
  const place = { zone, language: 'en' };
  expect(stored()).toEqual([
    { endpoint: ENDPOINT, keys: KEYS, wishes: { kinds: ALL, quiet: { from: 1320, until: 420 }, ...place } },
  ]);
  const [turn] = wrapper.findAll('input[type=checkbox]');
  await turn!.setValue(false);
  await flushPromises();
  expect(stored().at(-1)!.wishes).toMatchObject({ kinds: ALL.slice(1) });
  const [from] = wrapper.findAll<HTMLInputElement>('input[type=time]');
  expect(from!.element.value).toBe('22:00');
  from!.element.value = '21:30';
  await from!.trigger('change');
  await flushPromises();
  expect(stored().at(-1)!.wishes).toMatchObject({ quiet: { from: 1290, until: 420 } });
  await wrapper.findAll('input[type=checkbox]').at(-1)!.setValue(false);
  await flushPromises();
  expect(stored().at(-1)!.wishes).toEqual({ kinds: ALL.slice(1), ...place });
  await press('No notices on this device');
  expect(asked.slice(-2).map(({ what }) => what)).toEqual(['DELETE ./api/me/notices', 'unsubscribed']);
  expect(said()).toBe('This device gets no more notices.');
});

test('a device that gets notices tells the server its time zone again', async () => {
  const wishes = { kinds: ['turn'], zone: 'Asia/Tokyo', language: 'de' };
  const { stored } = await openPart({ wishes, permission: 'granted' });
  expect(stored().map((one) => one.wishes)).toEqual([{ kinds: ['turn'], zone, language: 'en' }]);
});

test('whoever does not allow notices hears why there are none', async () => {
  const { press, said, stored } = await openPart({ answers: 'denied' });
  await press('Send notices to this device');
  expect([stored(), said()]).toEqual([[], expect.stringContaining('the browser does not allow them')]);
  expect(wrapper.text()).toContain('allow notifications in its settings first');
});

test.each([
  ['an iPhone says how the app comes to the home screen', { standalone: false }, 'Add to Home Screen'],
  ['a browser without a service worker says that it cannot', { hasWorker: false }, 'cannot show notices here'],
])('%s', async (_, browser, words) => {
  await openPart(browser);
  expect(wrapper.text()).toContain(words);
  expect(wrapper.findAll('button')).toHaveLength(0);
});
