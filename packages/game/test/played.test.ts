import { must } from '@kickmate/board';
import { expect, test } from 'vitest';
import { readPlayed } from '../src/index.ts';
import { tugOfWar } from './tug-of-war.ts';

const position = must(tugOfWar.text.parse('c1 w 2'));

test('an action with its outcome, and one without chance, are read', () => {
  for (const text of ['heave@2', 'step'])
    expect(tugOfWar.text.formatAction(must(readPlayed(tugOfWar, position, text)))).toBe(text);
});

test('a missing outcome is refused with those that there are', () => {
  expect(readPlayed(tugOfWar, position, 'heave')).toMatchObject({
    ok: false,
    error: { cause: 'missing', field: 'outcome', at: 5, message: expect.stringContaining('heave@0 heave@1 heave@2') },
  });
});

test('what the variant refuses is refused', () => {
  expect(readPlayed(tugOfWar, position, 'push')).toEqual(tugOfWar.text.parseAction(position, 'push'));
});
