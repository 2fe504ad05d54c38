import { exampleGame } from '@kickmate/catalogue/testing';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test, vi } from 'vitest';
import NextHour from './NextHour.vue';

const { id: variant } = await exampleGame('chess');
const arena = {
  ...{ system: 'arena', minutes: 60, isWeekly: true, terms: { variant, pace: { kind: 'unlimited' } } },
  ...{ round: 0, players: 4, isIn: false },
};
const tournaments = [
  { ...arena, id: 'later', name: 'The later hour', startsAt: 3000, status: 'open' },
  { ...arena, id: 'swiss', name: 'No hour', startsAt: 1000, status: 'open', system: 'swiss', minutes: undefined },
  { ...arena, id: 'next', name: 'The next hour', startsAt: 2000, status: 'open' },
  { ...arena, id: 'over', name: 'The last hour', startsAt: 1000, status: 'over' },
];

test.each([
  [
    'shows the next arena, and leads to it',
    tournaments,
    ['The next hour', '60 minutes, each week: Chess', '4 players'],
  ],
  ['shows nothing where no arena is to come', tournaments.slice(1, 2), []],
  ['shows nothing where the list cannot be had', undefined, []],
])('%s', async (_, list, words) => {
  setActivePinia(createPinia());
  const answer = vi.fn(async () => (list ? Response.json({ tournaments: list }) : new Response(null, { status: 500 })));
  vi.stubGlobal('fetch', answer);
  const wrapper = mount(NextHour, {
    global: { stubs: { RouterLink: { props: ['to'], template: '<a :href="to"><slot /></a>' } } },
  });
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  await wrapper.vm.$nextTick();
  for (const word of words) expect(wrapper.text()).toContain(word);
  expect(wrapper.find('a').exists()).toBe(words.length > 0);
  if (words.length > 0) expect(wrapper.get('a').attributes('href')).toBe('/online/tournaments/next');
  wrapper.unmount();
});
