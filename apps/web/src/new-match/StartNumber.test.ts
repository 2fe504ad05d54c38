import { needsGames } from '@kickmate/catalogue/testing';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTick } from 'vue';
import { useNewMatch } from '../match/begin/new-match.ts';
import StartNumber from './StartNumber.vue';

needsGames('chess960');
beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

async function numbered() {
  const form = useNewMatch();
  form.choose('chess960');
  await vi.waitFor(() => expect(form.isReady).toBe(true));
  const shown = mount(StartNumber, { attachTo: document.body });
  return { form, shown, input: shown.get('input') };
}

test('a number chooses the start, which the board shows; empty, it is drawn', async () => {
  const { form, input } = await numbered();
  expect(form.customStart).toBeUndefined();
  await input.setValue('518');
  expect(form.position).toMatch(/^rnbqkbnr\/pppppppp\/.*\/RNBQKBNR w KQkq - 0 1$/);
  expect(form.variant?.text.format(form.customStart)).toBe(form.position);
  await input.setValue('0');
  expect(form.position).toMatch(/^bbqnnrkr\//);
  await input.setValue('');
  expect(form.position).toBe('');
  expect(input.element.checkValidity()).toBe(true);
});

test.each(['960', '-1', '1.5', 'king'])(
  '%s is no number of a start: a sentence says so, and nothing begins',
  async (text) => {
    const { form, shown, input } = await numbered();
    await input.setValue('518');
    await input.setValue(text);
    expect(shown.get('[role=alert]').text()).toBe('There is no such start: the numbers are 0 to 959.');
    expect(input.element.checkValidity()).toBe(false);
    expect(form.position).toBe('');
  },
);

test('a start that is written as text shows its number', async () => {
  const { form, input } = await numbered();
  form.position = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  await nextTick();
  expect(input.element.value).toBe('518');
  form.position = '4k3/8/8/8/8/8/8/4K2R w K - 0 1';
  await nextTick();
  expect(input.element.value).toBe('');
  // Clearing the field of the number does not clear the text.
  expect(form.position).toBe('4k3/8/8/8/8/8/8/4K2R w K - 0 1');
});
