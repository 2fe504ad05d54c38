import { must, type Side } from '@kickmate/board';
import { needsGames } from '@kickmate/catalogue/testing';
import { againstComputer, onlyComputers, type Seats, TWO_PEOPLE } from '@kickmate/play';
import { mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick, reactive, toRefs } from 'vue';
import type { ShownPosition } from '../stage/shown-position.ts';
import { useGame } from '../stage/testing.ts';
import PlayerBar from './PlayerBar.vue';
import { openRecord } from './record/open-record.ts';
import { chessGame, playIn } from './testing.ts';

const people: Seats = TWO_PEOPLE;
const computer: Seats = againstComputer(1, 'w');

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** Both sides' bars while a record is open. */
async function shown(text: string, seats: Seats) {
  needsGames('chess');
  const opened = must(await openRecord(text));
  useGame().open(opened.match, seats, { opened });
  const state = reactive({ position: opened.match.position, pieces: [], isAnimating: false, isBehind: false });
  const bar = (side: Side) => mount(PlayerBar, { props: { side, shown: toRefs(state) as unknown as ShownPosition } });
  const bars = [bar('w'), bar('b')];
  return async () => {
    await nextTick();
    return bars.map((one) => one.get('.who').text());
  };
}

test("the bars show an opened record's players until the match changes", async () => {
  const said = await shown('[White "Ann <b>"]\n[Black "?"]\n\n1. e4 e5 1-0', people);
  expect(await said()).toEqual(['Ann <b>White', 'Black']);
  useGame().undo();
  playIn(useGame(), 'g1f3');
  expect(await said()).toEqual(['White', 'Black (to move)']);
});

test('an opened game that goes on against the computer shows the present players', async () => {
  const said = await shown('[White "Ann"]\n\n1. e4 e5 *', computer);
  expect(await said()).toEqual(['You (to move)White', 'LottaLevel 1']);
});

test('the bar marks the side of an animated action until the animation is over', async () => {
  const game = useGame();
  game.open(await chessGame(''), onlyComputers(1));
  const state = reactive({ position: undefined, pieces: [], isAnimating: false, isBehind: false });
  const shown = toRefs(state) as unknown as ShownPosition;
  const bars = (['w', 'b'] as Side[]).map((side) => mount(PlayerBar, { props: { side, shown } }));
  const toMove = async () => {
    await nextTick();
    return bars.filter((bar) => bar.text().includes('(to move)')).map((bar) => bar.get('.name').text());
  };
  expect(await toMove()).toEqual(['White (to move)']);
  state.isAnimating = true;
  playIn(game, 'e2e4');
  expect(await toMove()).toEqual(['White (to move)']);
  state.isAnimating = false;
  expect(await toMove()).toEqual(['Black (to move)']);
});
