import { loadVariant } from '@kickmate/catalogue';
import { openEngine } from '@kickmate/engine';
import { againstComputer, onlyComputers, TWO_PEOPLE } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { onScopeDispose } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame, footballMatch, playedMatch, playOn } from '../testing.ts';

const asBlack = againstComputer(1, 'w');
const asWhite = againstComputer(1, 'b');

beforeEach(() => {
  setActivePinia(createPinia());
  useEngine().connectWith(async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' }));
});

/** A page on which the computer plays. */
function seated(settled: () => Promise<void> = async () => {}) {
  const page = mount({
    setup: () => {
      onScopeDispose(useStageAndMatch().attend(settled));
      return () => undefined;
    },
  });
  return { page, retry: () => useStageAndMatch().retry() };
}

const plies = () => useStageAndMatch().match!.round.plies.length;

test('the computer answers', async () => {
  useStageAndMatch().open(await playedMatch('a2a3'), asBlack);
  seated();
  await vi.waitFor(() => expect(plies()).toBe(2));
  expect(useStageAndMatch().isTurnHere).toBe(true);
});

test('the computer kicks off where it is White', async () => {
  useStageAndMatch().open(await playedMatch(''), asWhite);
  seated();
  await vi.waitFor(() => expect(plies()).toBe(1));
});

test('the same match gets the same answers', async () => {
  const answers: string[] = [];
  for (const _ of [1, 2]) {
    setActivePinia(createPinia());
    useEngine().connectWith(async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' }));
    const game = useStageAndMatch();
    game.open(await playedMatch('a2a3'), asBlack);
    seated();
    await vi.waitFor(() => expect(plies()).toBe(2));
    answers.push(game.variant!.text.formatAction(game.match!.last!));
  }
  expect(answers[0]).toBe(answers[1]);
});

test('it waits until people have seen the last action', async () => {
  useStageAndMatch().open(await playedMatch('a2a3'), asBlack);
  let see = () => {};
  seated(
    () =>
      new Promise((resolve) => {
        see = resolve;
      }),
  );
  await vi.waitFor(() => expect(useEngine().progress).toBeDefined());
  await flushPromises();
  expect(plies()).toBe(1);
  see();
  await vi.waitFor(() => expect(plies()).toBe(2));
});

test('its answer is dropped when the match changes meanwhile', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch('a2a3'), asBlack);
  seated(async () => game.undo());
  await vi.waitFor(() => expect(game.match!.canRedo).toBe(true));
  await flushPromises();
  expect(plies()).toBe(0);
});

test('it does nothing in a hidden page, and goes on when the page is back', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  useStageAndMatch().open(await playedMatch('a2a3'), asBlack);
  seated();
  await flushPromises();
  expect([useEngine().thinking, plies()]).toEqual([undefined, 1]);
  visibility.mockReturnValue('visible');
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(plies()).toBe(2));
  visibility.mockRestore();
});

test('a person can ask it to try again after a failure', async () => {
  const engine = useEngine();
  engine.connectWith(async () => {
    throw new Error('no worker');
  });
  useStageAndMatch().open(await playedMatch('a2a3'), asBlack);
  const { retry } = seated();
  await vi.waitFor(() => expect(engine.error?.message).toBe('no worker'));
  engine.connectWith(async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' }));
  retry();
  await vi.waitFor(() => expect(plies()).toBe(2));
  expect(engine.error).toBeUndefined();
});

test('it stops when the page is left', async () => {
  useStageAndMatch().open(await playedMatch('a2a3'), asBlack);
  const { page } = seated();
  page.unmount();
  await flushPromises();
  expect([useEngine().thinking, plies()]).toEqual([undefined, 1]);
});

test('it does nothing in a match of two people', async () => {
  useStageAndMatch().open(playOn(await playedMatch(''), 'a2a3'), TWO_PEOPLE);
  seated();
  await flushPromises();
  expect([useEngine().backend, plies()]).toEqual([undefined, 1]);
});

test('in a watched match it plays both sides, and waits during a pause', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch(''), onlyComputers(1));
  seated();
  await vi.waitFor(() => expect(plies()).toBe(2), 5000);
  game.setPaused(true);
  const { match } = game;
  await new Promise((resolve) => setTimeout(resolve, 900));
  expect(game.match).toBe(match);
});

test('it claims a draw if it may and is not better', async () => {
  const game = useStageAndMatch();
  const from = '4k3/8/8/8/8/8/q7/4K3 w - - 0 1';
  game.open(await chessGame('e1d1 a2a3 d1e1 a3a2 e1d1 a2a3 d1e1 a3a2', { from }), asWhite);
  seated();
  await vi.waitFor(() => expect(game.end).toBeDefined(), 5000);
  expect(game.match!.round.end?.kind).toBe('repetition');
});

test('within its turn it pauses, so that people see each action', async () => {
  useStageAndMatch().open(await footballMatch('k8/9/9/9/9/4r4/9/9/8K b e5 m - 8', 'e4*e3'), asBlack);
  const began = performance.now();
  seated();
  await vi.waitFor(() => expect(plies()).toBe(2), 5000);
  expect(performance.now() - began).toBeGreaterThanOrEqual(590);
});
