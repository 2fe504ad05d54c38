import { mount } from '@vue/test-utils';
import { expect, test } from 'vitest';
import KnightsTour from './KnightsTour.vue';

test('the example shows a board, and the knight moves where it is told', async () => {
  const page = mount(KnightsTour);
  const label = (square: number) => page.get(`[data-square="${square}"]`).attributes('aria-label');
  // The board's own words come first.
  const words = () => page.findAll('[role="status"]').at(-1)!.text();
  expect(label(0)).toContain('white knight');
  await page.get('[data-square="11"]').trigger('click');
  expect([label(0), words()]).toEqual(['a1, empty, last move', '2 of 25 squares']);
  expect(label(11)).toContain('white knight');
  await page.get('[data-square="12"]').trigger('click');
  expect(words()).toBe('2 of 25 squares');
});
