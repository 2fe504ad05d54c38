import 'fake-indexeddb/auto';
import { ok } from '@kickmate/board';
import type { Engine, SearchRequest, SearchResult } from '@kickmate/engine/client';
import { againstComputer } from '@kickmate/play';
import { mount } from '@vue/test-utils';
import { IDBFactory } from 'fake-indexeddb';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { chessGame } from '../match/testing.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { useReview } from '../stage/review.ts';
import { useStageAndMatch } from '../stage/testing.ts';
import { contentKey, keepReport } from './kept-reports.ts';
import MatchCourse from './MatchCourse.vue';

const FOOLS_MATE = 'f2f3 e7e5 g2g4 d8h4';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
  setActivePinia(createPinia());
});

const result = (request: SearchRequest): SearchResult => ({
  depth: 1,
  selectiveDepth: 1,
  nodes: 1,
  ms: 1,
  hashFull: 0,
  lines: [
    {
      score: request.actions.length === 3 ? { kind: 'win', actions: 1, turns: 1 } : { kind: 'points', value: 0 },
      actions: ['e2e4'],
    },
  ],
  best: 'e2e4',
  backend: 'wasm',
});

async function course(connect: () => Promise<Engine>) {
  useEngine().connectWith(connect);
  const game = useStageAndMatch();
  game.open(await chessGame(FOOLS_MATE), againstComputer(2, 'b'));
  return mount(MatchCourse, { props: { match: game.match! } });
}

test('a short search of each place draws the graph, and finds the moment that changed most', async () => {
  const nodes: number[] = [];
  const search = async (request: SearchRequest) => {
    nodes.push(request.limits.nodes!);
    return ok(result(request));
  };
  const close = vi.fn();
  const panel = await course(
    async () => ({ backend: 'wasm', clear: async () => undefined, search, close }) as Partial<Engine> as Engine,
  );
  await vi.waitFor(() => expect(panel.find('button').exists()).toBe(true));
  // The end is decided by the rules: only the four places before it are searched.
  expect(nodes).toEqual([10_000, 10_000, 10_000, 10_000]);
  expect(close).toHaveBeenCalled();
  expect(panel.find('button').attributes('aria-label')).toBe(
    'The moment of the match: 2. g4. Your chance: 50% → 100%. Watch it again',
  );
  await panel.find('button').trigger('click');
  expect(panel.emitted('replay')).toEqual([[{ round: 0, ply: 3, branches: [] }]]);
  // The graph is a slider over all places, and shows them on the board.
  const slider = panel.find('input');
  expect(slider.attributes('max')).toBe('4');
  await slider.setValue('1');
  expect(useReview().path).toEqual({ round: 0, ply: 1, branches: [] });
});

test('a kept report needs no search', async () => {
  const match = await chessGame(FOOLS_MATE);
  const equal = { score: { kind: 'points', value: 0 }, line: ['e2e4'], depth: 9 } as const;
  const scores = { '0.0': equal, '0.1': equal, '0.2': equal, '0.3': equal };
  await keepReport({ key: contentKey(match), at: 1, isStopped: false, isSlow: false, scores });
  const connect = vi.fn();
  const panel = await course(connect);
  await vi.waitFor(() => expect(panel.text()).toContain('2… Qh4#'));
  expect(panel.text()).toContain('Your chance: 50% → 100%');
  expect(connect).not.toHaveBeenCalled();
});

test('without an engine it says that it has nothing', async () => {
  const panel = await course(() => Promise.reject(new Error('no worker')));
  await vi.waitFor(() => expect(panel.emitted('missing')).toHaveLength(1));
});
