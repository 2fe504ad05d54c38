import { readSquare } from '@kickmate/board';
import { TWO_PEOPLE } from '@kickmate/play';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useStageAndMatch } from '../../stage/testing.ts';
import { vocabularyOf } from '../../words/commentary.ts';
import { reachWords } from '../../words/reach-words.ts';
import { chessGame, mapGame } from '../testing.ts';
import { useSelection } from './selection.ts';

const people = TWO_PEOPLE;
const MAP = { tiles: ['.....', '.....', '.....', '.....', '.....'], placement: '4k/5/1p3/P4/4K' };

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

async function begun() {
  const game = useStageAndMatch();
  game.open(await mapGame(MAP), people);
  const at = (name: string) => readSquare(game.variant!.board, name)!;
  return { game, at, selection: useSelection() };
}

test('the reach of the held piece leaves out the captures that it can play now', async () => {
  const { selection, at } = await begun();
  selection.pick(at('a2'));
  expect(selection.destinations.map(({ square, look }) => [square, look])).toEqual(
    expect.arrayContaining([[at('b3'), 'capture'] as const, [at('a3'), 'move'] as const]),
  );
  expect(selection.reach).toMatchObject({ isForeign: false, attacks: [at('b1')] });
});

test("an enemy's piece is looked at, and let go of by picking it again", async () => {
  const { selection, at, game } = await begun();
  selection.pick(at('b3'));
  expect(selection.selected).toBeUndefined();
  expect(selection.reach?.isForeign).toBe(true);
  expect([...selection.reach!.moves].sort()).toEqual(['a3', 'b2', 'b4', 'c3'].map(at).sort());
  expect(reachWords(vocabularyOf(game.variant!), { side: 'b', letter: 'P' }, at('b3'), selection.reach!)).toBe(
    'Black pawn b3: could move to 4 squares, and capture on 4.',
  );
  selection.pick(at('b3'));
  expect(selection.reach).toBeUndefined();
  selection.pick(at('b3'));
  selection.pick(at('a2'));
  expect([selection.selected, selection.inspected]).toEqual([at('a2'), undefined]);
});

test('there is no reach and no route in a game without these facets', async () => {
  useStageAndMatch().open(await chessGame('e2e4'), people);
  useSelection().pick(8);
  expect([useSelection().reach, useSelection().route]).toEqual([undefined, undefined]);
});
