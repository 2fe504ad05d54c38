import { entries, loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, Match } from '@kickmate/game';
import { expect, test } from 'vitest';
import { playedMatch } from '../match/testing.ts';
import { givenStart } from './given-start.ts';

test.each(entries.map(({ id, name }) => ({ id, name })))('$name: kick-offs are no given positions', async ({ id }) => {
  const variant: AnyVariant = await loadVariant(id);
  const arrays = [undefined, ...(variant.arrays ?? []).map((one) => one.id)];
  for (const array of arrays)
    for (const kickOff of ['w', 'b'] as const)
      expect([array, givenStart(Match.start(variant, { seed: 4, array, kickOff }), 0)]).toEqual([array, undefined]);
});

test('a match from the middle of another begins from a given position, its next rounds with a kick-off', async () => {
  const { variant, round } = await playedMatch('e2e4');
  const from = round.plies[0]!.after;
  expect(givenStart(Match.start(variant, { seed: 1, from }), 0)).toBe('b');
  expect(givenStart(Match.start(variant, { seed: 1, from }), 1)).toBeUndefined();
});
