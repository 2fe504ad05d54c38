import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { useNewMatch } from '../match/begin/new-match.ts';
import TimeChoice from './TimeChoice.vue';

test.each(['', '0', '181'])('"%s" minutes are refused', async (minutes) => {
  localStorage.clear();
  setActivePinia(createPinia());
  useNewMatch().time = 'custom';
  const input = mount(TimeChoice).get<HTMLInputElement>('input');
  expect(input.element.checkValidity()).toBe(true);
  await input.setValue(minutes);
  expect(input.element.checkValidity()).toBe(false);
});
