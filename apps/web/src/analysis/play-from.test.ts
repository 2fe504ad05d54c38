import { exampleGame } from '@kickmate/catalogue/testing';
import { type AnyVariant, Match, type MatchStart } from '@kickmate/game';
import { type AnyMatch, againstComputer } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { createMemoryHistory, createRouter } from 'vue-router';
import { useStageAndMatch } from '../stage/testing.ts';
import { usePlayFrom } from './play-from.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

function openPage() {
  const page = { template: '<p />' };
  const routes = ['/', '/match'].map((path) => ({ path, component: page }));
  const router = createRouter({ history: createMemoryHistory(), routes });
  let playFrom!: ReturnType<typeof usePlayFrom>;
  const setup = () => {
    playFrom = usePlayFrom();
    return () => undefined;
  };
  mount({ setup }, { global: { plugins: [router] } });
  return { router, playFrom };
}

/** A match that has been played for an action, and the position after it. */
function begun(variant: AnyVariant, terms: Omit<MatchStart<unknown>, 'seed'>) {
  const match: AnyMatch = Match.start(variant, { seed: 3, ...terms });
  const played = match.play(match.actions[0]!);
  if (!played.ok) throw new Error(played.error.message);
  return { match: played.value, position: played.value.position };
}

const TERMS = [
  ['one goal', 'chess-league', { goals: 1 }],
  ['clocks', 'chess-league', { goals: 2, time: { ms: 180_000, incrementMs: 2000 } }],
  ['an array', 'chess-eleven', { goals: 3 }],
] as const;

test.each(TERMS)('to try it again keeps the terms of the match: %s', async (_, id, terms) => {
  const variant = await exampleGame(id);
  const array = variant.arrays?.at(-1)?.id;
  const { match, position } = begun(variant, { ...terms, array });
  const { router, playFrom } = openPage();
  await playFrom.retry(match, position, againstComputer(2, 'b'));
  const again = useStageAndMatch().match!;
  expect(again.position).toBe(position);
  expect([again.goals, again.array, again.time]).toEqual([match.goals, match.array, match.time]);
  expect(router.currentRoute.value.path).toBe('/match');
});

test('to try a live match again keeps its halves and that only its time ends it', async () => {
  const variant = await exampleGame('chess-eleven');
  const { match, position } = begun(variant, { live: variant.liveTime! });
  const { playFrom } = openPage();
  await playFrom.retry(match, position, againstComputer(2, 'b'));
  const again = useStageAndMatch().match!;
  expect([again.goals, again.live]).toEqual([Number.POSITIVE_INFINITY, variant.liveTime]);
});

test('without known players the person is asked, and the terms stay', async () => {
  const { match, position } = begun(await exampleGame('chess-league'), { goals: 1 });
  const { playFrom } = openPage();
  await playFrom.retry(match, position);
  expect(useStageAndMatch().match).toBeUndefined();
  expect(playFrom.asked.value?.replaces).toBe(false);
  await playFrom.begin(againstComputer(1, 'w'));
  await flushPromises();
  expect(useStageAndMatch().match!.goals).toBe(1);
});
