import { loadVariant } from '@kickmate/catalogue';
import { openEngine } from '@kickmate/engine';
import { TWO_PEOPLE } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { useEngine } from '../../shared/engine/engine.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { playedMatch, playIn } from '../testing.ts';
import { useAnalysis } from './analysis.ts';
import EngineNotice from './EngineNotice.vue';
import { useHint } from './hint.ts';

let isBroken = true;

beforeEach(async () => {
  setActivePinia(createPinia());
  isBroken = true;
  useEngine().connectWith(async ({ variant }) => {
    if (isBroken) throw new Error('no worker');
    return openEngine(await loadVariant(variant), { backend: 'rules' });
  });
  useStageAndMatch().open(await playedMatch('b1c3 a7a6'), TWO_PEOPLE);
});

test('the notice names a failed hint, and asks for it again', async () => {
  const notice = mount(EngineNotice);
  await useHint().ask();
  await flushPromises();
  expect(notice.text()).toContain('could not find a hint: no worker');
  isBroken = false;
  await notice.get('button').trigger('click');
  await vi.waitFor(() => expect(useHint().hint).toBeDefined());
  await flushPromises();
  expect(notice.text()).toBe('');
  expect(notice.emitted('retry')).toBeUndefined();
});

test.each([
  ['something else is played', () => playIn(useStageAndMatch(), 'a2a3')],
  ['the match is over', () => useStageAndMatch().resign()],
])('the notice stays until %s', async (_, later) => {
  const notice = mount(EngineNotice);
  await useHint().ask();
  later();
  await flushPromises();
  expect(notice.text()).toBe('');
});

test("the notice emits `retry` for a failed action of the computer's own", async () => {
  const notice = mount(EngineNotice);
  const { variant, position } = useStageAndMatch().match!;
  await useEngine().think({ variant, position, purpose: 'action' }, { start: '', actions: [], limits: {} });
  await flushPromises();
  expect(notice.text()).toContain('cannot go on: no worker');
  await notice.get('button').trigger('click');
  expect(notice.emitted('retry')).toHaveLength(1);
});

test('the notice says that a network is missing, until it can be loaded', async () => {
  isBroken = false;
  let networkProblem: string | undefined = 'the network could not be fetched';
  useEngine().connectWith(async ({ variant }) => {
    const engine = await openEngine(await loadVariant(variant), { backend: 'rules' });
    return Object.assign(engine, { networkProblem });
  });
  const notice = mount(EngineNotice);
  await useHint().ask();
  await flushPromises();
  await vi.waitFor(() => expect(notice.text()).toMatch(/^the network could not be fetched\s*Try again$/));
  networkProblem = undefined;
  await notice.get('button').trigger('click');
  await vi.waitFor(() => expect(notice.text()).toBe(''));
});

// Once, the analysis board had no button for it, since its engine hardly ever rests.
test('while a position is analysed, its network can be loaded again, and the position is searched again', async () => {
  isBroken = false;
  let networkProblem: string | undefined = 'the network could not be fetched';
  const searches = vi.fn(() => new Promise<never>(() => {}));
  useEngine().connectWith(async ({ variant }) => {
    const engine = await openEngine(await loadVariant(variant), { backend: 'rules' });
    return Object.assign(engine, { networkProblem, search: searches });
  });
  const notice = mount({
    components: { EngineNotice },
    setup: () => useAnalysis().run(() => true),
    template: '<EngineNotice />',
  });
  useStageAndMatch().resign();
  await vi.waitFor(() => expect(notice.find('button').exists()).toBe(true));
  expect(searches).toHaveBeenCalledTimes(1);
  networkProblem = undefined;
  await notice.get('button').trigger('click');
  await vi.waitFor(() => expect(searches).toHaveBeenCalledTimes(2));
  expect(notice.text()).toBe('');
});
