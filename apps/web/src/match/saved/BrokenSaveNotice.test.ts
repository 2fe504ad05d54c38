import { needsGames } from '@kickmate/catalogue/testing';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { KEYS, matchKey } from '../../shared/storage.ts';
import { fillStorage } from '../../shared/testing.ts';
import BrokenSaveNotice from './BrokenSaveNotice.vue';
import { useSaved } from './saved.ts';

needsGames('chess');
beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  localStorage.setItem(matchKey('chess'), 'broken');
  localStorage.setItem(KEYS.lastGame, 'chess');
});

test('the notice says that a match is kept aside', async () => {
  await useSaved().restore();
  const notice = mount(BrokenSaveNotice);
  expect(notice.text()).toContain('It has been kept aside');
  await notice.findAll('button')[1]!.trigger('click');
  expect(notice.text()).toBe('');
});

test('the notice says that a match could not be kept aside', async () => {
  const empty = fillStorage();
  await useSaved().restore();
  empty();
  const words = mount(BrokenSaveNotice).text();
  expect(words).toContain('does not let us keep it aside');
  expect(words).not.toContain('has been kept aside');
});
