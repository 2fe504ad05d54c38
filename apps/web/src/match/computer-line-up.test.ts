import { ok } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import type { Engine } from '@kickmate/engine';
import { Match } from '@kickmate/game';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { useEngine } from '../stores/engine.ts';
import { useLineUp } from '../stores/line-up.ts';
import { useMatch } from '../stores/match.ts';
import { useComputerLineUp } from './computer-line-up.ts';

const eleven = await loadVariant('chess-eleven');
const { format, sensible } = eleven.formations!;
const [, other] = sensible(false);

/** An engine that likes one start of a round best. */
const fond = (likes: (start: string) => boolean): Engine => ({
  variant: 'chess-eleven',
  backend: 'js',
  fallback: undefined,
  async search({ start }) {
    const score = { kind: 'points', value: likes(start) ? 100 : 0 } as const;
    const found = { depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, hashFull: 0, lines: [{ score, actions: [] }] };
    return ok({ ...found, best: undefined, backend: 'js' });
  },
  perft: async () => ok({ nodes: 0, ms: 0 }),
  evaluate: async () => ok(0),
  clear: async () => {},
  stop() {},
  close() {},
});

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** A match against the strongest level, which is White and kicks off, on a page on which it lines up. */
function begun(engine: Promise<Engine>) {
  useEngine().connectWith(() => engine);
  useMatch().open(Match.start(eleven, { seed: 1 }), { opponent: { kind: 'computer', level: 10 }, side: 'b' });
  mount({
    setup: () => {
      useComputerLineUp();
      return () => undefined;
    },
  });
  return useLineUp();
}

test('the computer lines up as the engine likes it', async () => {
  const knightless = (start: string) => start.split(' ')[0]!.endsWith('RNBK1B1R');
  const lineUp = begun(Promise.resolve(fond(knightless)));
  await vi.waitFor(() => expect(lineUp.answer).toEqual(other));
  lineUp.skip();
  const { start } = useMatch().match!.round;
  expect(format(eleven.formations!.of(start, 'w'))).toBe(format(other!));
});

test('without an engine it stands as usual', async () => {
  const lineUp = begun(Promise.reject(new Error('none')));
  lineUp.skip();
  const { start } = useMatch().match!.round;
  expect(format(eleven.formations!.of(start, 'w'))).toBe(format(eleven.formations!.usual()));
});

test('a search that overtakes it is not disturbed', async () => {
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
  const { variant, position } = useMatch().match!;
  await useEngine().think({ variant, position, purpose: 'action' }, { start: 'own', actions: [], limits: {} });
  release();
  await flushPromises();
  expect(asked.slice(1)).toEqual(['own']);
});
