import { againstComputer } from '@kickmate/play';
import { flushPromises, mount } from '@vue/test-utils';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { nextTick } from 'vue';
import { useSettings } from '../../settings/settings.ts';
import { useReview } from '../../stage/review.ts';
import { useStageAndMatch } from '../../stage/testing.ts';
import { chessGame, footballMatch, playIn } from '../testing.ts';
import { usePremovePlay, usePremoves } from './premoves.ts';
import { useSelection } from './selection.ts';

const at = (name: string) => 'abcdefgh'.indexOf(name[0]!) + 8 * (Number(name[1]) - 1);

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

/** A game in which the person has White. The test plays the computer's moves. */
async function begun(actions: string, from?: string) {
  const game = useStageAndMatch();
  game.open(await chessGame(actions, from === undefined ? {} : { from }), againstComputer(1, 'w'));
  const premoves = usePremoves();
  mount({
    setup: () => {
      usePremovePlay({ waitUntilSeen: async () => {} });
      return () => undefined;
    },
  });
  const plan = (...moves: string[]) => {
    for (const move of moves) {
      premoves.pick(at(move.slice(0, 2)));
      premoves.pick(at(move.slice(2)));
    }
  };
  const answer = async (action: string) => {
    playIn(game, action);
    await flushPromises();
    await nextTick();
    await flushPromises();
  };
  const played = () => game.match!.round.plies.map((ply) => game.variant!.text.formatAction(ply)).join(' ');
  return { game, premoves, plan, answer, played };
}

test('planned moves are played one in each turn, in their order', async () => {
  const { premoves, plan, answer, played } = await begun('e2e4');
  plan('g1f3', 'f1c4', 'c4b5');
  expect(premoves.words).toBe('Planned: g1 to f3, f1 to c4, c4 to b5.');
  expect(premoves.pieces![at('b5')]).toEqual({ side: 'w', letter: 'B' });
  expect(played()).toBe('e2e4');
  await answer('e7e5');
  expect([played(), premoves.queue.length]).toEqual(['e2e4 e7e5 g1f3', 2]);
  await answer('b8c6');
  await answer('a7a6');
  expect([played(), premoves.words]).toEqual(['e2e4 e7e5 g1f3 b8c6 f1c4 a7a6 c4b5', '']);
});

test('a planned move that is not legal drops all', async () => {
  const { premoves, plan, answer, played } = await begun('e2e4');
  plan('e4e5', 'd2d4');
  await answer('e7e5');
  expect([played(), premoves.queue, premoves.words]).toEqual([
    'e2e4 e7e5',
    [],
    'The planned move is not possible now.',
  ]);
  playIn(useStageAndMatch(), 'g1f3');
  expect(premoves.words).toBe('');
});

test('another piece, the same one again, and Escape', async () => {
  const { premoves, plan, answer, played } = await begun('e2e4');
  premoves.pick(at('e5'));
  expect(premoves.selected).toBeUndefined();
  premoves.pick(at('g1'));
  premoves.pick(at('b1'));
  expect(premoves.selected).toBe(at('b1'));
  premoves.pick(at('b1'));
  expect(premoves.selected).toBeUndefined();
  plan('b1c3');
  // Onto a piece of the own side only by a drag: the other side may capture it.
  premoves.drop(at('c3'), at('e4'));
  expect(premoves.queue.length).toBe(2);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
  await answer('e7e5');
  expect([played(), premoves.queue]).toEqual(['e2e4 e7e5', []]);
});

test('a pawn that arrives becomes the most valuable piece', async () => {
  const { plan, answer, played } = await begun('', '7k/P7/8/8/8/8/8/K7 b - - 0 1');
  plan('a7a8');
  await answer('h8g7');
  expect(played()).toBe('h8g7 a7a8q');
});

test('a piece that is picked when the turn comes stays picked', async () => {
  const { premoves, answer } = await begun('e2e4');
  premoves.pick(at('g1'));
  await answer('e7e5');
  expect([premoves.selected, useSelection().selected]).toEqual([undefined, at('g1')]);
});

test('a piece that is picked while a planned move is played stays picked for the next one', async () => {
  const { premoves, plan, answer, played } = await begun('e2e4');
  plan('g1f3');
  premoves.pick(at('f1'));
  await answer('e7e5');
  expect([played(), premoves.selected]).toEqual(['e2e4 e7e5 g1f3', at('f1')]);
  premoves.pick(at('c4'));
  expect(premoves.words).toBe('Planned: f1 to c4.');
});

test('it stays picked when the planned move is dropped, and is not when it was captured', async () => {
  const { premoves, plan, answer } = await begun('e2e4 d7d5 a2a3');
  plan('b2b3');
  premoves.pick(at('e4'));
  await answer('d5e4');
  expect(premoves.selected).toBeUndefined();
  plan('a3b4');
  premoves.pick(at('g1'));
  await answer('b8c6');
  expect([premoves.isOpen, premoves.selected, useSelection().selected]).toEqual([false, undefined, at('g1')]);
});

test('nothing can be planned in the own turn, while looking back, in games of several actions, or against the setting', async () => {
  const { game, premoves, plan } = await begun('e2e4 e7e5');
  expect(premoves.isOpen).toBe(false);
  playIn(game, 'g1f3');
  expect(premoves.isOpen).toBe(true);
  useReview().back();
  expect(premoves.isOpen).toBe(false);
  useReview().toPresent();
  plan('f1c4');
  game.undo();
  expect(premoves.queue).toEqual([]);
  playIn(game, 'g1f3');
  useSettings().premoves = false;
  expect(premoves.isOpen).toBe(false);
  useSettings().premoves = true;
  game.open(await footballMatch('k8/9/9/9/9/4R4/9/9/8K b e5 m - 8'), againstComputer(1, 'w'));
  expect(premoves.isOpen).toBe(false);
});
