import { must, type Side } from '@kickmate/board';
import { exampleGame, needsGames } from '@kickmate/catalogue/testing';
import { Match } from '@kickmate/game';
import { againstComputer, onlyComputers, type Seats, TWO_PEOPLE } from '@kickmate/play';
import { lastPath, type Path, startOf } from '@kickmate/record';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick, reactive, toRefs } from 'vue';
import type { ShownPosition } from '../stage/shown-position.ts';
import { useStageAndMatch } from '../stage/testing.ts';
import { useLineUp } from './line-up/line-up.ts';
import PlayerBar from './PlayerBar.vue';
import { openRecord } from './record/open-record.ts';
import { chessGame, playedMatch, playIn } from './testing.ts';

const people: Seats = TWO_PEOPLE;
/** A board on which nothing moves. */
const STILL = {
  path: startOf(0) as Path,
  sideWithBall: undefined,
  pieces: [],
  position: undefined as unknown,
  isAnimating: false,
  scorer: undefined as Side | undefined,
  isElsewhere: false,
};
/** The bars of both sides. */
const bars = (state: typeof STILL) =>
  (['w', 'b'] as Side[]).map((side) =>
    mount(PlayerBar, { props: { side, shown: toRefs(state) as unknown as ShownPosition } }),
  );
const computer: Seats = againstComputer(1, 'w');

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** Both sides' bars while a record is open. */
async function shown(text: string, seats: Seats) {
  needsGames('chess');
  const opened = must(await openRecord(text));
  useStageAndMatch().open(opened.match, seats, { opened });
  const both = bars(reactive({ ...STILL, position: opened.match.position, path: lastPath(useStageAndMatch().tree!) }));
  return async () => {
    await nextTick();
    return both.map((one) => one.get('.who').text());
  };
}

test("the bars show an opened record's players until the match changes", async () => {
  const said = await shown('[White "Ann <b>"]\n[Black "?"]\n\n1. e4 e5 1-0', people);
  expect(await said()).toEqual(['Ann <b>White', 'Black']);
  useStageAndMatch().undo();
  playIn(useStageAndMatch(), 'g1f3');
  expect(await said()).toEqual(['White', 'Black (to move)']);
});

test('an opened game that goes on against the computer shows the present players', async () => {
  const said = await shown('[White "Ann"]\n\n1. e4 e5 *', computer);
  expect(await said()).toEqual(['You (to move)White', 'LottaLevel 1']);
});

test('the bar marks the side of an animated action until the animation is over', async () => {
  const game = useStageAndMatch();
  game.open(await chessGame(''), onlyComputers(1));
  const state = reactive({ ...STILL });
  const both = bars(state);
  const toMove = async () => {
    await nextTick();
    return both.filter((bar) => bar.text().includes('(to move)')).map((bar) => bar.get('.name').text());
  };
  expect(await toMove()).toEqual(['White (to move)']);
  state.isAnimating = true;
  playIn(game, 'e2e4');
  expect(await toMove()).toEqual(['White (to move)']);
  state.isAnimating = false;
  expect(await toMove()).toEqual(['Black (to move)']);
});

test.each([
  ['chess-league', ['goals: 0', 'goals: 0']],
  ['minimal', ['rounds: 0', 'rounds: 0']],
])('screen readers hear what is counted in %s', async (id, spoken) => {
  useStageAndMatch().open(Match.start(await exampleGame(id), { seed: 1 }), people);
  expect(bars(reactive({ ...STILL })).map((bar) => bar.get('.points').text())).toEqual(spoken);
});

test('the frame is around the side that lines up, then around the side that kicks off', async () => {
  useStageAndMatch().open(Match.start(await exampleGame('chess-eleven'), { seed: 1 }), people);
  const both = bars(reactive({ ...STILL }));
  const framed = async () => {
    await nextTick();
    return both.filter((bar) => bar.find('.acting').exists()).map((bar) => bar.get('.name').text());
  };
  expect(await framed()).toEqual(['White (to line up)']);
  useLineUp().ready();
  expect(await framed()).toEqual(['Black (to line up)']);
  useLineUp().ready();
  expect(await framed()).toEqual(['White (to act)']);
});

test('a goal counts when the ball is in the net, before the animation is over', async () => {
  const game = useStageAndMatch();
  game.open(await playedMatch('b1c3 a7a6'), people);
  const state = reactive({ ...STILL, path: lastPath(game.tree!) });
  const both = bars(state);
  const goals = async () => {
    await nextTick();
    return both.map((bar) => bar.get('.points').text());
  };
  state.isAnimating = true;
  playIn(game, 'c3d5');
  state.path = { round: 0, ply: 3, branches: [] };
  expect(await goals()).toEqual(['goals: 0', 'goals: 0']);
  state.scorer = 'w';
  expect(await goals()).toEqual(['goals: 1', 'goals: 0']);
});

test("an opened record's clocks are shown as they stood at the shown place", async () => {
  needsGames('chess');
  const text = '[White "Ann"]\n\n1. e4 {[%clk 0:10:00]} e5 {[%clk 0:09:58]} 2. Nf3 {[%clk 0:09:51]} *';
  const opened = must(await openRecord(text));
  useStageAndMatch().open(opened.match, people, { opened });
  const state = reactive({ ...STILL, path: lastPath(useStageAndMatch().tree!) });
  const both = bars(state);
  const clocks = async () => {
    await nextTick();
    return both.map((bar) => bar.find('.recorded').exists() && bar.get('.recorded').text());
  };
  expect(await clocks()).toEqual(['9:51', '9:58']);
  state.path = { round: 0, ply: 1, branches: [] };
  expect(await clocks()).toEqual(['10:00', false]);
});
