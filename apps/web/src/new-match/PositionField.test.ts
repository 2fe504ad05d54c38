import { needsGames } from '@kickmate/catalogue/testing';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { useNewMatch } from '../match/begin/new-match.ts';
import PositionField from './PositionField.vue';

needsGames('chess');
beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

async function field(position: string, game = 'chess') {
  const form = useNewMatch();
  form.choose(game);
  await vi.waitFor(() => expect(form.isReady).toBe(true));
  form.position = position;
  const shown = mount(PositionField, { attachTo: document.body });
  return {
    details: shown.get<HTMLDetailsElement>('details'),
    text: shown.get<HTMLTextAreaElement>('textarea').element,
    label: shown.get('label').text(),
  };
}

test('the field is folded away unless it is filled', async () => {
  expect((await field('')).details.element.open).toBe(false);
  expect((await field('oops')).details.element.open).toBe(true);
});

test('a wrong position that was folded away shows itself when the form is to be sent', async () => {
  const { details, text } = await field('oops');
  details.element.open = false;
  await details.trigger('toggle');
  expect(text.checkValidity()).toBe(false);
  await vi.waitFor(() => expect(document.activeElement).toBe(text));
  expect(details.element.open).toBe(true);
});

test('only a game whose positions are FEN says so', async () => {
  expect((await field('')).label).toBe('Position to begin with, as text (FEN)');
  needsGames('minimal');
  expect((await field('', 'minimal')).label).toBe('Position to begin with, as text');
});
