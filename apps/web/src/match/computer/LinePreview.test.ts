import { TWO_PEOPLE } from '@kickmate/play';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame, elevenMatch } from '../testing.ts';
import LinePreview from './LinePreview.vue';

beforeEach(() => setActivePinia(createPinia()));

function preview(match: Awaited<ReturnType<typeof chessGame>>, actions: readonly string[]) {
  useStageAndMatch().open(match, TWO_PEOPLE);
  const { variant } = match;
  let { position } = match;
  const successors = actions.map((text) => {
    const read = variant.text.parseAction(position, text);
    if (!read.ok) throw new Error(text);
    if (variant.chance(position, read.value.action).length === 0) position = variant.play(position, read.value.action);
    return read.value;
  });
  const anchor = document.body.appendChild(document.createElement('button'));
  const shown = mount(LinePreview, { props: { successors, anchor }, global: { stubs: { teleport: true } } });
  return shown.find('.diagram').attributes('aria-label');
}

test('it shows the position after the actions of a line', async () => {
  const label = preview(await chessGame('e2e4'), ['e7e5', 'g1f3']);
  expect(label).toMatch(/f3/);
  expect(label).not.toMatch(/g1/);
});

test('of an action whose outcome only chance can tell it shows the position before', async () => {
  const shot = await elevenMatch('3k4/8/8/4Q3/8/8/8/3K4 w e5 mps - 0 10');
  expect(preview(shot, ['e5!e8'])).toMatch(/ball[^,.;]* e5|e5[^,.;]* ball/i);
});
