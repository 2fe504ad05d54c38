import { HOLIDAY, type HolidayState } from '@kickmate/protocol';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import HolidayPart from './HolidayPart.vue';
import { holidayWords } from './holiday-words.ts';

const DAY = 86_400_000;
/** The requests that change something. Pages of other tests in this window may ask for something meanwhile. */
let asked: unknown[] = [];
let state: HolidayState;
let refusal: object | undefined;

beforeEach(() => {
  setActivePinia(createPinia());
  asked = [];
  refusal = undefined;
  state = {
    quarters: [
      { from: Date.UTC(2026, 9, 1), daysLeft: 2.5 },
      { from: Date.UTC(2027, 0, 1), daysLeft: 7 },
    ],
  };
  vi.stubGlobal('fetch', async (address: string, { method, body }: RequestInit) => {
    if (address !== './api/me/holiday') return new Response(null, { status: 404 });
    if (method === 'GET') return Response.json(state);
    asked.push([method, body && JSON.parse(String(body))]);
    return refusal ? Response.json({ message: '', ...refusal }, { status: 409 }) : new Response(null, { status: 204 });
  });
});

async function open() {
  const wrapper = mount(HolidayPart);
  await flushPromises();
  return { wrapper, status: () => wrapper.findAll('[role=status]').at(-1)!.text() };
}

test('a holiday is announced more than a day ahead, and a refusal says why not', async () => {
  const { wrapper, status } = await open();
  expect(wrapper.text()).toMatch(/Left: 2.5 days until (31 Dec 2026|1 Jan 2027), then 7 days\./);
  await wrapper.get('select').setValue('3');
  await wrapper.get('form').trigger('submit');
  await flushPromises();
  expect(asked).toEqual([['PUT', { from: expect.any(Number), days: 3 }]]);
  const [[, { from }]] = asked as [[string, { from: number }]];
  expect(from - Date.now()).toBeGreaterThan(HOLIDAY.noticeMs);
  expect(status()).toBe('It is announced. Until it begins, your time runs on.');
  refusal = { why: 'manyHolidayDays', values: { most: 7, left: 2.5 } };
  await wrapper.get('form').trigger('submit');
  await flushPromises();
  expect(status()).toBe('At most 7 days of holiday in a quarter of the year: 2.5 are left.');
});

test('whoever announces one by keyboard stays at its place', async () => {
  const wrapper = mount(HolidayPart, { attachTo: document.body });
  await flushPromises();
  wrapper.get<HTMLButtonElement>('button[type=submit]').element.focus();
  state = { ...state, holiday: { from: Date.now() + 2 * DAY, until: Date.now() + 3 * DAY } };
  await wrapper.get('form').trigger('submit');
  await flushPromises();
  expect(wrapper.find('form').exists()).toBe(false);
  expect(document.activeElement).toBe(wrapper.element);
  wrapper.unmount();
});

test.each([
  ['is called off before it begins', DAY, 'Call the holiday off', 'It is called off.'],
  ['ends early', -DAY, 'End the holiday now', 'The holiday is over: your time runs again.'],
])('one that is announced %s', async (_, inMs, button, words) => {
  state = { ...state, holiday: { from: Date.now() + inMs, until: Date.now() + 3 * DAY } };
  const { wrapper, status } = await open();
  expect(wrapper.find('form').exists()).toBe(false);
  expect(wrapper.get('button').text()).toBe(button);
  await wrapper.get('button').trigger('click');
  await flushPromises();
  expect([asked, status()]).toEqual([[['DELETE', undefined]], words]);
});

test('a holiday in words', () => {
  const until = Date.now() + 3 * DAY;
  expect(holidayWords({ from: Date.now() - DAY, until }, 'Ann')).toMatch(/^Ann is on holiday until /);
  expect(holidayWords({ from: Date.now() + DAY, until }, 'Ann')).toMatch(/^Ann will be on holiday from .+ until /);
  expect(holidayWords({ from: Date.now() - DAY, until })).toMatch(/^You are on holiday until /);
  expect(holidayWords({ from: Date.now() + DAY, until })).toMatch(/^Your holiday is from /);
});
