import type { Side } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { TWO_PEOPLE } from '@kickmate/play';
import { lastPath, startOf } from '@kickmate/record';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick, reactive, toRefs } from 'vue';
import type { ShownPosition } from '../stage/shown-position.ts';
import { useGame } from '../stage/testing.ts';
import { useLineUp } from './line-up/line-up.ts';
import ScoreBoard from './ScoreBoard.vue';
import { playedMatch, playIn } from './testing.ts';

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

const scoreBoard = (shown: object) => mount(ScoreBoard, { props: { shown: shown as ShownPosition } });

test.each([
  ['chess-league', ['goals: 0', 'goals: 0']],
  ['minimal', ['rounds: 0', 'rounds: 0']],
])('screen readers hear what is counted in %s', async (id, spoken) => {
  useGame().open(Match.start(await exampleGame(id), { seed: 1 }), TWO_PEOPLE);
  const state = reactive({
    path: startOf(0),
    holder: undefined,
    isAnimating: false,
    scorer: undefined,
    isBehind: false,
  });
  expect(
    scoreBoard(toRefs(state))
      .findAll('.goals')
      .map((goals) => goals.text()),
  ).toEqual(spoken);
});

test('the frame is around the side that lines up, then around the side that kicks off', async () => {
  const match = Match.start(await exampleGame('chess-eleven'), { seed: 1 });
  useGame().open(match, TWO_PEOPLE);
  const state = reactive({
    path: startOf(0),
    holder: undefined,
    isAnimating: false,
    scorer: undefined,
    isBehind: false,
  });
  const board = scoreBoard(toRefs(state));
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

test('a goal counts when the ball is in the net, before the animation is over', async () => {
  const game = useGame();
  game.open(await playedMatch('b1c3 a7a6'), TWO_PEOPLE);
  const state = reactive({
    ...{ path: lastPath(game.tree!), holder: undefined, isBehind: false },
    ...{ isAnimating: false, scorer: undefined as Side | undefined },
  });
  const board = scoreBoard(toRefs(state));
  const goals = async () => {
    await nextTick();
    return board.findAll('.goals').map((one) => one.text());
  };
  state.isAnimating = true;
  playIn(game, 'c3d5');
  state.path = { round: 0, ply: 3, branches: [] };
  expect(await goals()).toEqual(['goals: 0', 'goals: 0']);
  state.scorer = 'w';
  expect(await goals()).toEqual(['goals: 1', 'goals: 0']);
});
