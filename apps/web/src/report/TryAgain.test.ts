import { needsGames } from '@kickmate/catalogue/testing';
import type { JudgedTurn } from '@kickmate/play/report';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { chessGame } from '../match/testing.ts';
import TryAgain from './TryAgain.vue';
import type { TryVerdict } from './try-again.ts';

needsGames('chess');

test('a bad action that is tried is told with its reason, and the squares of it', async () => {
  setActivePinia(createPinia());
  const match = await chessGame('f2f3 e7e5 a2a3 a7a6');
  // 2. g4 in place of 2. a3.
  const turn = {
    round: 0,
    side: 'w',
    first: 2,
    last: 2,
    worst: 2,
    before: 50,
    worth: 40,
    best: [],
  } as unknown as JudgedTurn;
  const found = { score: { kind: 'win', actions: -1 }, line: ['g2g4', 'd8h4'], depth: 3 };
  const verdict = { kind: 'worse', loss: 50, found } as unknown as TryVerdict;
  const props = { tried: { match, turn }, verdict: undefined, isJudging: false, canGoOn: true };
  const wrapper = mount(TryAgain, { props });
  expect(wrapper.emitted('told')).toBeUndefined();
  await wrapper.setProps({ verdict });
  expect(wrapper.text()).toContain('It lets Black mate:');
  const [squares] = wrapper.emitted('told')!.at(-1) as [readonly number[]];
  expect(squares.length).toBeGreaterThan(0);
});
