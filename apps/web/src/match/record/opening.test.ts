import { exampleGame } from '@kickmate/catalogue/testing';
import type { Openings } from '@kickmate/game';
import { Match } from '@kickmate/game';
import { TWO_PEOPLE } from '@kickmate/play';
import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useReview } from '../../stage/review.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { playOn } from '../testing.ts';
import { useOpening } from './opening.ts';

const people = TWO_PEOPLE;
const chess = await exampleGame('chess');

beforeEach(() => setActivePinia(createPinia()));

/** A game of chess whose openings are these. */
async function played(actions: string, openings: () => Promise<Openings<never>>) {
  useStageAndMatch().open(playOn(Match.start({ ...chess, openings }, { seed: 1 }), actions), people);
  const opening = useOpening();
  await flushPromises();
  return opening;
}

/** After 1. e4 there is a name, and after 1... e5 there is none of its own. */
const named = async (): Promise<Openings<never>> => ({
  actions: () => [],
  name: (position) =>
    chess.text.format(position).startsWith('rnbqkbnr/pppppppp/8/8/4P3') ? "B00 King's pawn" : undefined,
});

test('the name is the last one up to the shown position', async () => {
  const opening = await played('e2e4 e7e5', named);
  expect(opening.name).toBe("B00 King's pawn");
  useReview().toStart();
  expect(opening.name).toBeUndefined();
});

test('there is no name in a game without names, or if loading them fails', async () => {
  const opening = await played('e2e4', async () => Promise.reject(new Error('offline')));
  expect(opening.name).toBeUndefined();
});
