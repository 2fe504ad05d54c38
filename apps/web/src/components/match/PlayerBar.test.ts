import type { Side } from '@kickmate/board';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { expect, test } from 'vitest';
import { nextTick, reactive, toRefs } from 'vue';
import type { Stage } from '../../match/stage.ts';
import { chessGame, playOn } from '../../match/testing.ts';
import { useMatch } from '../../stores/match.ts';
import PlayerBar from './PlayerBar.vue';

test('who plays what is being performed is at it until that is over', async () => {
  setActivePinia(createPinia());
  const game = useMatch();
  game.open(await chessGame(''), { opponent: { kind: 'nobody', level: 1 }, side: 'w' });
  const state = reactive({ position: undefined, pieces: [], isPerforming: false, isBehind: false });
  const stage = toRefs(state) as unknown as Stage;
  const bars = (['w', 'b'] as Side[]).map((side) => mount(PlayerBar, { props: { side, stage } }));
  const toMove = async () => {
    await nextTick();
    return bars.filter((bar) => bar.text().includes('(to move)')).map((bar) => bar.get('.name').text());
  };
  expect(await toMove()).toEqual(['White (to move)']);
  state.isPerforming = true;
  game.match = playOn(game.match!, 'e2e4');
  expect(await toMove()).toEqual(['White (to move)']);
  state.isPerforming = false;
  expect(await toMove()).toEqual(['Black (to move)']);
});
