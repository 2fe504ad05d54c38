import { flushPromises, mount, type VueWrapper } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, expect, test, vi } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import NoticesPart from './NoticesPart.vue';

const KEY = `B${'A'.repeat(86)}`;
const ENDPOINT = 'https://push.example.org/x';
const KEYS = { p256dh: 'p', auth: 'a' };
const ALL = ['turn', 'reminder', 'challenge', 'rematch', 'taken', 'round'];

let wrapper: VueWrapper;
afterEach(() => {
  wrapper.unmount();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The part of the page in a browser, with a server that has these wishes. */
async function openPart({
  wishes,
  isGone,
  permission = 'default',
  answers = 'granted',
  standalone,
  hasWorker = true,
}: {
  readonly wishes?: object;
  readonly isGone?: true;
  readonly permission?: string;
  readonly answers?: string;
  readonly standalone?: boolean;
  readonly hasWorker?: boolean;
}) {
  const asked: { readonly what: string; readonly body?: unknown }[] = [];
  const subscription = {
    options: {},
    toJSON: () => ({ endpoint: ENDPOINT, keys: KEYS }),
    unsubscribe: async () => {
      current = undefined;
      asked.push({ what: 'unsubscribed' });
    },
  };
  let current: typeof subscription | undefined = wishes && subscription;
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
    if (method === 'GET') return Response.json({ key: KEY, wishes, isGone });
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
  /** The words beside the switches, without the empty ones. */
  const said = () =>
    wrapper
      .findAll('[role=status]')
      .map((one) => one.text())
      .filter((words) => words !== '')
      .join();
  const switchOf = (label: string) => wrapper.findAll('label.row').find((row) => row.get('.label').text() === label)!;
  const setSwitch = async (label: string, isOn: boolean) => {
    await switchOf(label).get('input').setValue(isOn);
    await flushPromises();
  };
  /** Types a time into a field, and leaves it. */
  const setTime = async (field: number, time: string) => {
    const input = wrapper.findAll<HTMLInputElement>('input[type=time]')[field]!;
    input.element.value = time;
    await input.trigger('change');
    await input.trigger('blur');
    await flushPromises();
    return input.element.value;
  };
  const stored = () =>
    asked.filter(({ what }) => what === 'PUT ./api/me/notices').map(({ body }) => body as { wishes: object });
  return { press, said, switchOf, setSwitch, setTime, asked, stored };
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

test('a device gets notices of all kinds at first, with a quiet night; each can be changed, and all of it ended', async () => {
  const { press, said, switchOf, setSwitch, setTime, asked, stored } = await openPart({});
  expect(wrapper.findAll('input')).toHaveLength(0);
  await press('Send notices to this device');
  expect(said()).toBe('This device gets notices now.');
  const place = { zone, language: 'en' };
  expect(stored()).toEqual([
    { endpoint: ENDPOINT, keys: KEYS, wishes: { kinds: ALL, quiet: { from: 1320, until: 420 }, ...place } },
  ]);
  await setSwitch('My turn by correspondence', false);
  expect(stored().at(-1)!.wishes).toMatchObject({ kinds: ALL.slice(1) });
  // It is said beside the switch.
  expect(said()).toBe('Your wishes are saved.');
  expect(switchOf('My turn by correspondence').element.nextElementSibling!.textContent).toBe('Your wishes are saved.');
  expect(wrapper.findAll<HTMLInputElement>('input[type=time]')[0]!.element.value).toBe('22:00');
  expect(await setTime(0, '21:30')).toBe('21:30');
  expect(stored().at(-1)!.wishes).toMatchObject({ quiet: { from: 1290, until: 420 } });
  await setSwitch('Quiet hours', false);
  expect(stored().at(-1)!.wishes).toEqual({ kinds: ALL.slice(1), ...place });
  // The person's own times come back.
  await setSwitch('Quiet hours', true);
  expect(stored().at(-1)!.wishes).toMatchObject({ quiet: { from: 1290, until: 420 } });
  await press('No notices on this device');
  expect(asked.slice(-2).map(({ what }) => what)).toEqual(['DELETE ./api/me/notices', 'unsubscribed']);
  expect(said()).toBe('This device gets no more notices.');
});

test('a time is stored when its field is left; no time, and two that are equal, are not', async () => {
  const { said, setTime, stored } = await openPart({
    wishes: { kinds: ['turn'], quiet: { from: 1320, until: 420 }, zone, language: 'en' },
    permission: 'granted',
  });
  const before = stored().length;
  const [from] = wrapper.findAll<HTMLInputElement>('input[type=time]');
  from!.element.value = '02:00';
  await from!.trigger('change');
  await flushPromises();
  expect(stored()).toHaveLength(before);
  from!.element.value = '22:00';
  expect(await setTime(0, '')).toBe('22:00');
  expect(await setTime(0, '07:00')).toBe('22:00');
  expect([stored().length, said()]).toEqual([before, expect.stringContaining('Both times are the same')]);
  expect(await setTime(1, '06:00')).toBe('06:00');
  expect(stored().at(-1)!.wishes).toMatchObject({ quiet: { from: 1320, until: 360 } });
});

test.each([
  ['the push service has ended the subscription', { isGone: true, permission: 'granted' }],
  ['the permission was taken back', { permission: 'default' }],
] as const)('notices that have stopped since %s are switched on again as they were', async (_, more) => {
  const wishes = { kinds: ['turn'], zone, language: 'en' };
  const { press, said, stored, asked } = await openPart({ wishes, ...more });
  expect([stored(), wrapper.text()]).toEqual([[], expect.stringContaining('Notices have stopped on this device.')]);
  await press('Switch them on again');
  // A subscription that has ended is not used again.
  expect(asked[0]!.what).toBe('unsubscribed');
  expect(stored().map((one) => one.wishes)).toEqual([wishes]);
  expect([said(), wrapper.text().includes('have stopped')]).toEqual(['This device gets notices now.', false]);
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
