import { ok } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import type { Engine } from '@kickmate/engine';
import { type LiveTime, Match } from '@kickmate/game';
import { againstComputer } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { onScopeDispose } from 'vue';
import { useEngine } from '../../shared/engine/engine.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { useLineUp } from '../line-up/line-up.ts';

const eleven = await exampleGame('chess-eleven');
const { format, sensible, usual } = eleven.formations!;
const [, other] = sensible(false);

/** An engine that gives the best score to one start of a round. */
const fond = (likes: (start: string) => boolean): Engine => ({
  variant: 'chess-eleven',
  backend: 'js',
  fallback: undefined,
  threads: 1,
  evaluation: 'classical',
  networkProblem: undefined,
  async search({ start }) {
    const score = { kind: 'points', value: likes(start) ? 100 : 0 } as const;
    const found = { depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, hashFull: 0, lines: [{ score, actions: [] }] };
    return ok({ ...found, best: undefined, backend: 'js' });
  },
  perft: async () => ok({ nodes: 0, ms: 0 }),
  evaluate: async () => ok({ value: 0, classical: 0, parts: [] }),
  proveWins: async () => ok(undefined),
  clear: async () => {},
  loadBook: async () => {},
  startThreads: async () => {},
  stop() {},
  close() {},
});

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** A match against the strongest level, which is White and kicks off, on a page that shows the line-up. */
function begun(engine: Promise<Engine>, live?: LiveTime) {
  useEngine().connectWith(() => engine);
  useStageAndMatch().open(Match.start(eleven, { seed: 1, live }), againstComputer(10, 'b'));
  mount({
    setup: () => {
      onScopeDispose(useStageAndMatch().attend(async () => {}));
      return () => undefined;
    },
  });
  return useLineUp();
}

test('the computer lines up in the formation with the best score', async () => {
  const liked = eleven.text.format(eleven.formations!.begin('w', { w: other!, b: usual() }));
  const lineUp = begun(Promise.resolve(fond((start) => start === liked)));
  await vi.waitFor(() => expect(lineUp.visibleFormation('w')).toEqual(other));
  lineUp.skip();
  const { start } = useStageAndMatch().match!.round;
  expect(format(eleven.formations!.of(start, 'w'))).toBe(format(other!));
});

test('without an engine it uses the usual formation', async () => {
  const lineUp = begun(Promise.reject(new Error('none')));
  lineUp.skip();
  const { start } = useStageAndMatch().match!.round;
  expect(format(eleven.formations!.of(start, 'w'))).toBe(format(eleven.formations!.usual()));
});

test('a line-up search that ends late does not disturb the next search', async () => {
  const asked: string[] = [];
  const engine = fond(() => false);
  let release = () => {};
  const first = new Promise<void>((resolve) => {
    release = resolve;
  });
  const slow: Engine = {
    ...engine,
    async search(request) {
      asked.push(request.start);
      if (asked.length === 1) await first;
      return engine.search(request);
    },
  };
  const lineUp = begun(Promise.resolve(slow));
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  lineUp.skip();
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  release();
  await flushPromises();
  // The search for the computer's first action, and none for the line-up.
  const { variant, position } = useStageAndMatch().match!;
  expect(asked.slice(1)).toEqual([variant.text.format(position)]);
});

test('in a live match it chooses a formation at once, and looks once more before it is ready', async () => {
  vi.useFakeTimers();
  const seen: string[] = [];
  const engine = fond((start) => seen.push(start) > 0);
  const lineUp = begun(Promise.resolve(engine), { halfMs: 300_000, turnMs: 20_000 });
  await vi.advanceTimersByTimeAsync(2900);
  expect([seen.length > 0, lineUp.visibleFormation('w') !== undefined, lineUp.isAnswered]).toEqual([true, true, false]);
  seen.length = 0;
  lineUp.place(16, { place: 0 });
  await vi.advanceTimersByTimeAsync(200);
  vi.useRealTimers();
  await vi.waitFor(() => expect(lineUp.isAnswered).toBe(true));
  expect(seen[0]).toContain('/r4n2/');
});
