import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import type { Terms } from '@kickmate/protocol';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import SeekForm from './SeekForm.vue';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** The form after a game was chosen and its rules have come. */
async function form(game: string) {
  const wrapper = mount(SeekForm);
  await check(wrapper, game);
  await vi.waitFor(() => expect(wrapper.get('button').attributes('aria-disabled')).toBeUndefined(), {
    timeout: 20_000,
  });
  return wrapper;
}
const check = (wrapper: ReturnType<typeof mount>, label: string) =>
  wrapper
    .findAll('label.option')
    .find((one) => one.get('.label').text() === label)!
    .get('input')
    .setValue(true);
const selectOf = (wrapper: ReturnType<typeof mount>, label: string) =>
  wrapper
    .findAll('.row')
    .find((row) => row.get('label').text() === label)
    ?.get('select');

test('beside a game that is being played only one without clocks is looked for', async () => {
  needsGames('chess');
  const wrapper = await form('Chess');
  await wrapper.setProps({ isPlaying: true });
  await wrapper.trigger('submit');
  expect(wrapper.emitted('seek')).toBeUndefined();
  await selectOf(wrapper, 'Time')!.setValue('days 3');
  await wrapper.trigger('submit');
  expect(wrapper.emitted('seek')).toHaveLength(1);
});

test('a seek has the chosen game, time, goals and colour', async () => {
  needsGames('chess-league');
  const wrapper = await form('Chess League');
  await selectOf(wrapper, 'Time')!.setValue('days 3');
  await selectOf(wrapper, 'Goals to win')!.setValue('2');
  await check(wrapper, 'White');
  await wrapper.trigger('submit');
  const terms = { variant: 'chess-league', goals: 2, pace: { kind: 'days', days: 3 }, colour: 'w' };
  expect(wrapper.emitted()).toMatchObject({ seek: [[terms]] });
});

test('a game of one round has no goals to choose', async () => {
  needsGames('chess');
  const wrapper = await form('Chess');
  expect(selectOf(wrapper, 'Rounds to win')).toBeUndefined();
  await wrapper.trigger('submit');
  expect(wrapper.emitted('seek')).toEqual([
    [{ variant: 'chess', pace: { kind: 'clock', ms: 900_000, incrementMs: 10_000 }, colour: 'lot' }],
  ]);
});

test.each([
  ['live', 'Most at full-time'],
  ['days 1', 'Usual: 2'],
  ['5+3', 'Usual: 2'],
])('the usual goals of Chess Eleven with the time %s: %s', async (time, words) => {
  needsGames('chess-eleven');
  const wrapper = await form('Chess Eleven');
  await selectOf(wrapper, 'Time')!.setValue(time);
  expect(selectOf(wrapper, 'Goals to win')!.get('option').text()).toBe(words);
});

test("the server's computer is challenged at a level", async () => {
  needsGames('chess');
  const wrapper = await form('Chess');
  await check(wrapper, 'The computer');
  await wrapper.get('input[aria-label="Level 7, Samira"]').setValue(true);
  await wrapper.trigger('submit');
  expect(wrapper.emitted('seek')).toBeUndefined();
  expect(wrapper.emitted('challenge')).toMatchObject([[{ variant: 'chess', colour: 'lot' }, 7]]);
});

test('Football Chess is suggested with the choice of sides; the usual array has no name in the terms', async () => {
  needsGames('football');
  const wrapper = await form('Football Chess');
  await wrapper.trigger('submit');
  await selectOf(wrapper, 'Set-up')!.setValue('standard');
  await wrapper.trigger('submit');
  const [[suggested], [usual]] = wrapper.emitted('seek') as [[Terms], [Terms]];
  expect(suggested).toMatchObject({ variant: 'football', array: 'standard-choice' });
  expect(usual).not.toHaveProperty('array');
});

test('Chesslike is suggested on the map Duel; the first map has no name in the terms', async () => {
  needsGames('chesslike');
  const wrapper = await form('Chesslike');
  await wrapper.trigger('submit');
  await selectOf(wrapper, 'Map')!.setValue('arena');
  await wrapper.trigger('submit');
  const [[suggested], [first]] = wrapper.emitted('seek') as [[Terms], [Terms]];
  expect([suggested.variant, first.variant]).toEqual(['chesslike:duel', 'chesslike']);
});

test('a game is casual unless rated is chosen; what is never rated says why, and the wish comes back', async () => {
  needsGames('chess');
  const wrapper = await form('Chess');
  const rated = () => wrapper.findAll('label.option').find((one) => one.get('.label').text() === 'Rated')!;
  await check(wrapper, 'Rated');
  await wrapper.trigger('submit');
  await selectOf(wrapper, 'Time')!.setValue('none');
  expect(rated().get('input').attributes()).toHaveProperty('disabled');
  expect(rated().get('.hint').text()).toBe('A game without a limit of time is not rated: make it a casual one.');
  expect(wrapper.get('[role=status]').text()).toContain('is not rated');
  await wrapper.trigger('submit');
  await selectOf(wrapper, 'Time')!.setValue('days 3');
  expect(rated().get('input').attributes()).not.toHaveProperty('disabled');
  await wrapper.trigger('submit');
  const seeks = wrapper.emitted('seek') as [Terms][];
  expect(seeks.map(([terms]) => terms.rated)).toEqual([true, undefined, true]);
});

test('a map that somebody has published is chosen first, and offered by a link', async () => {
  needsGames('chesslike');
  const { maps } = await exampleGame('chesslike');
  const text = maps!.format({ ...maps!.shipped[0]!.file, name: 'Two moats' });
  const wrapper = mount(SeekForm, { props: { given: { name: 'Two moats', text } } });
  await vi.waitFor(() => expect(selectOf(wrapper, 'Map')?.text()).toContain('Two moats'), { timeout: 20_000 });
  await wrapper.trigger('submit');
  expect(wrapper.emitted('challenge')).toMatchObject([[{ variant: `chesslike:${text}` }]]);
});
