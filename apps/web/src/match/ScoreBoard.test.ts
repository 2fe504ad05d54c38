import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { TWO_PEOPLE } from '@kickmate/play';
import { startOf } from '@kickmate/record';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick, reactive, toRefs } from 'vue';
import type { ShownPosition } from './board/shown-position.ts';
import { useLineUp } from './line-up/line-up.ts';
import { useMatch } from './match.ts';
import ScoreBoard from './ScoreBoard.vue';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

test('the frame is around the side that lines up, then around the side that kicks off', async () => {
  const match = Match.start(await exampleGame('chess-eleven'), { seed: 1 });
  useMatch().open(match, TWO_PEOPLE);
  const state = reactive({ path: startOf(0), holder: undefined, isAnimating: false, isBehind: false });
  const board = mount(ScoreBoard, { props: { shown: toRefs(state) as unknown as ShownPosition } });
  const framed = async () => {
    await nextTick();
    return board.findAll('.acting .name').map((name) => name.text());
  };
  expect(await framed()).toEqual(['White (to line up)']);
  useLineUp().ready();
  expect(await framed()).toEqual(['Black (to line up)']);
  useLineUp().ready();
  expect(await framed()).toEqual(['White (to act)']);
});
