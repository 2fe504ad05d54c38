import { type AnyVariant, Match } from '@kickmate/game';
import { TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { KEYS } from '../../shared/storage.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { ESCAPE, onMap, playOn } from '../testing.ts';
import { useOpenedPack } from './opened-pack.ts';
import { PUZZLE_SEATS } from './puzzle.ts';

const WAY = 'a1a2 pass a2b2 pass b2c2 pass c2d3';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

async function opened() {
  const variants = [await onMap({ ...ESCAPE, name: 'One' }), await onMap({ ...ESCAPE, name: 'Two', turns: 9 })];
  const maps = variants.map(({ id, name }) => ({ id, name }));
  useOpenedPack().open({ name: 'Pack', text: 'the text', maps });
  return variants as [AnyVariant, AnyVariant];
}

test('a game has its place in the pack, and the next map', async () => {
  const [one, two] = await opened();
  const pack = useOpenedPack();
  expect([pack.number, pack.next]).toEqual([undefined, undefined]);
  useStageAndMatch().open(Match.start(one, { seed: 1 }), PUZZLE_SEATS);
  expect([pack.number, pack.next?.id]).toEqual([1, two.id]);
  useStageAndMatch().open(Match.start(two, { seed: 1 }), PUZZLE_SEATS);
  expect([pack.number, pack.next]).toEqual([2, undefined]);
});

test('a map that is won is done, also after the page was loaded again', async () => {
  const [one] = await opened();
  useStageAndMatch().open(playOn(Match.start(one, { seed: 1 }), WAY), PUZZLE_SEATS);
  expect(useOpenedPack().pack?.done).toEqual([one.id]);
  setActivePinia(createPinia());
  expect(useOpenedPack().pack?.done).toEqual([one.id]);
});

test('two windows play maps of one pack in turn: both are done', async () => {
  const [one, two] = await opened();
  const match = useStageAndMatch();
  const other = createPinia();
  const pack = useOpenedPack(other);
  match.open(playOn(Match.start(one, { seed: 1 }), WAY), PUZZLE_SEATS);
  useStageAndMatch(other).open(playOn(Match.start(two, { seed: 1 }), WAY), PUZZLE_SEATS);
  expect(pack.pack?.done).toEqual([one.id, two.id]);
  setActivePinia(createPinia());
  expect(useOpenedPack().pack?.done).toEqual([one.id, two.id]);
});

test('a map on which the computer has won is not done; of two people either may win', async () => {
  const lost = await onMap({ ...ESCAPE, name: 'Lost', turns: 1 });
  const pack = useOpenedPack();
  pack.open({ name: 'Pack', text: 'the text', maps: [{ id: lost.id, name: 'Lost' }] });
  const match = () => playOn(Match.start(lost, { seed: 1 }), 'a1a2');
  expect(match().end?.winner).toBe('b');
  useStageAndMatch().open(match(), PUZZLE_SEATS);
  expect(pack.pack?.done).toEqual([]);
  useStageAndMatch().open(match(), TWO_PEOPLE);
  expect(pack.pack?.done).toEqual([lost.id]);
});

test('the same pack keeps what is done; another one begins anew', async () => {
  const [one] = await opened();
  useStageAndMatch().open(playOn(Match.start(one, { seed: 1 }), WAY), PUZZLE_SEATS);
  await opened();
  const pack = useOpenedPack();
  expect(pack.pack?.done).toEqual([one.id]);
  pack.open({ name: 'Other', text: 'another text', maps: [] });
  expect(pack.pack?.done).toEqual([]);
});

test('two windows play different packs in turn: what is done of either stays done', async () => {
  const [one] = await opened();
  const [match, pack] = [useStageAndMatch(), useOpenedPack()];
  const other = createPinia();
  const two = await onMap({ ...ESCAPE, name: 'Elsewhere' });
  const otherPack = useOpenedPack(other);
  otherPack.open({ name: 'Other', text: 'another text', maps: [{ id: two.id, name: two.name }] });
  match.open(playOn(Match.start(one, { seed: 1 }), WAY), PUZZLE_SEATS);
  useStageAndMatch(other).open(playOn(Match.start(two, { seed: 1 }), WAY), PUZZLE_SEATS);
  expect([pack.pack?.done, otherPack.pack?.done]).toEqual([[one.id], [two.id]]);
  setActivePinia(createPinia());
  expect(useOpenedPack().pack?.done).toEqual([two.id]);
  await opened();
  expect(useOpenedPack().pack?.done).toEqual([one.id]);
});

test('the pack that an earlier version has stored is found', () => {
  const pack = { name: 'Pack', text: 'the text', maps: [{ id: 'x', name: 'X' }], done: ['x'] };
  localStorage.setItem(KEYS.pack, JSON.stringify(pack));
  expect(useOpenedPack().pack).toEqual(pack);
});
