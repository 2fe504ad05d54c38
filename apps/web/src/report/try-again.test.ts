import { must } from '@kickmate/board';
import type { Engine, SearchRequest } from '@kickmate/engine/client';
import type { JudgedTurn } from '@kickmate/play/report';
import { flushPromises } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useAnalysisBoard } from '../match/record/analysis-board.ts';
import { chessGame } from '../match/testing.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { analysisOf } from '../stage/analysis.ts';
import { useTryAgain, verdictOn } from './try-again.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

test.each([
  [70, 'best', 0],
  [69, 'best', 1],
  [60, 'better', 10],
  [41, 'same', 29],
  [30, 'worse', 40],
  [80, 'best', 0],
])('an action that keeps %d%% where the best keeps 70 and the played one 40 is %s', (chance, kind, loss) => {
  expect(verdictOn({ before: 70, worth: 40 }, chance)).toEqual({ kind, loss });
});

/** The turn 2... a6 of the fool's mate that was missed. */
const MISSED = { round: 0, side: 'b', worst: 3, before: 100, worth: 50 } as JudgedTurn;

/** An analysis of that game, and a turn of it that is played again. What the engine is asked is in `requests`. */
async function trying(score: object) {
  const requests: SearchRequest[] = [];
  const engine = {
    backend: 'wasm',
    search: async (request: SearchRequest) => {
      requests.push(request);
      return { ok: true, value: { lines: [{ score, actions: [] }] } };
    },
    close: () => undefined,
  };
  useEngine().connectWith(async () => engine as unknown as Engine);
  const board = useAnalysisBoard();
  const match = await chessGame('f2f3 e7e5 g2g4 a7a6 h2h3');
  board.begin(analysisOf(match));
  board.attend();
  const tries = effectScope().run(useTryAgain)!;
  tries.begin({ match, turn: MISSED });
  const play = async (text: string) => {
    const { variant, position } = board.place()!;
    board.play(must(variant.text.parseAction(position, text)));
    await flushPromises();
  };
  return { board, tries, requests, play };
}

test('a new action is judged at once, alone, from the position before it', async () => {
  const { board, tries, requests, play } = await trying({ kind: 'win', actions: 1 });
  expect(board.analysis!.path).toEqual({ round: 0, ply: 3, branches: [] });
  await play('d8h4');
  await vi.waitFor(() => expect(tries.verdict.value).toMatchObject({ kind: 'best', loss: 0 }));
  expect(requests).toEqual([
    expect.objectContaining({ actions: ['f2f3', 'e7e5', 'g2g4'], only: ['d8h4'], limits: { nodes: 200_000 } }),
  ]);
  tries.again();
  expect(tries.verdict.value).toBeUndefined();
  expect(board.analysis!.path.ply).toBe(3);
});

test('what was played in the match, and what is played later, is not judged', async () => {
  const { tries, requests, play } = await trying({ kind: 'points', value: 0 });
  await play('a7a6');
  await play('h2h3');
  expect(requests).toEqual([]);
  expect(tries.verdict.value).toBeUndefined();
});

test('an engine that fails says that it cannot judge', async () => {
  const { tries, play } = await trying({ kind: 'points', value: 0 });
  useEngine().connectWith(async () => {
    throw new Error('no worker');
  });
  await play('b8c6');
  await vi.waitFor(() => expect(tries.verdict.value).toEqual({ kind: 'unknown', loss: 0 }));
});
