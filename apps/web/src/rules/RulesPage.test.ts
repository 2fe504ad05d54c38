import { entries } from '@kickmate/catalogue';
import { needsGames } from '@kickmate/catalogue/testing';
import { flushPromises, mount, RouterLinkStub } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import AboutPage from '../app/AboutPage.vue';
import RulesPage from './RulesPage.vue';

const stubs = { RouterLink: RouterLinkStub };

test('the rules of a game that does not exist lead to those of the games that do', async () => {
  setActivePinia(createPinia());
  const page = mount(RulesPage, { props: { game: 'foo' }, global: { stubs } });
  await flushPromises();
  expect(page.get('h1').text()).toBe('There is no such game here');
  expect(page.text()).not.toContain('foo');
  expect(page.findAllComponents(RouterLinkStub).map((link) => link.props('to'))).toContain(`/rules/${entries[0]!.id}`);
  expect(page.find('button').exists()).toBe(false);
});

test('About names every game and its origin', () => {
  needsGames('chess-eleven', 'chesslike');
  setActivePinia(createPinia());
  const words = mount(AboutPage, { global: { stubs } }).text();
  for (const { name } of entries) expect(words).toContain(name);
  expect(words).toContain('Chess Eleven and Chesslike were made for Kickmate.');
});
