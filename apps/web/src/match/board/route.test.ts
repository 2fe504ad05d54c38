import { readSquare } from '@kickmate/board';
import { autoCommand, idlePass, TWO_PEOPLE } from '@kickmate/play';
import { lastPath, treeOf } from '@kickmate/record';
import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test } from 'vitest';
import { useStageAndMatch } from '../../stage/testing.ts';
import { commentary } from '../../words/commentary.ts';
import { ESCAPE, mapGame } from '../testing.ts';
import { useSelection } from './selection.ts';

const people = TWO_PEOPLE;

beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
});

async function begun(map: Parameters<typeof mapGame>[0], actions = '') {
  const game = useStageAndMatch();
  game.open(await mapGame(map, actions), people);
  const at = (name: string) => readSquare(game.variant!.board, name)!;
  return { game, at, selection: useSelection() };
}

const played = () =>
  useStageAndMatch()
    .match!.round.plies.map((ply) => useStageAndMatch().variant!.text.formatAction(ply))
    .join(' ');

/** Gives one command that needs no decision, as the driver does while somebody looks. */
const goOnOnce = () => useStageAndMatch().dispatch(autoCommand(useStageAndMatch().session!)!);

/** Gives all commands that need no decision. */
function goOn(): void {
  while (autoCommand(useStageAndMatch().session!)) goOnOnce();
}

test('a far square shows the way to it, which is gone to its end; the other side, without pieces, passes', async () => {
  const { selection, at, game } = await begun(ESCAPE);
  selection.pick(at('a1'));
  selection.hovered = at('d3');
  expect(selection.route?.squares).toEqual(['a1', 'a2', 'b1', 'c2', 'd3'].map(at));
  expect([selection.route?.automaticCount, selection.routeWords]).toEqual([4, '4 moves away']);
  selection.pick(at('d3'));
  expect([played(), game.isOnRoute, game.passesByItself, game.isTurnHere]).toEqual(['a1a2', true, true, false]);
  goOn();
  expect(played()).toBe('a1a2 pass a2b1 pass b1c2 pass c2d3');
  expect([game.isOnRoute, game.end?.winner]).toEqual([false, 'w']);
});

test('a tap shows the way, and a second tap plays it', async () => {
  const { selection, at } = await begun(ESCAPE);
  selection.pick(at('a1'), true);
  selection.pick(at('d3'), true);
  expect([played(), selection.planned, selection.route?.automaticCount]).toEqual(['', at('d3'), 4]);
  selection.pick(at('d3'), true);
  expect(played()).toBe('a1a2');
});

// A click on a square that is no destination would otherwise be a move: e4 after e2, where the pawn steps to e3.
test('with enemies on the board, the way is a plan; a second click plays its first move', async () => {
  const { selection, at, game } = await begun({ ...ESCAPE, placement: '3k/4/K3' });
  selection.pick(at('a1'));
  selection.hovered = at('c2');
  expect([selection.route?.automaticCount, selection.routeWords]).toEqual([
    1,
    '3 moves away; only the first is played',
  ]);
  selection.pick(at('c2'));
  expect([played(), selection.planned, selection.selected]).toEqual(['', at('c2'), at('a1')]);
  selection.pick(at('c2'));
  expect([played(), game.isOnRoute, game.passesByItself]).toEqual(['a1a2', false, false]);
});

test('undo takes back a move of the side with pieces, and ends the way', async () => {
  const { selection, at, game } = await begun(ESCAPE);
  selection.pick(at('a1'));
  selection.pick(at('c2'));
  goOnOnce();
  game.undo();
  expect([played(), game.isOnRoute, autoCommand(game.session!) !== undefined]).toEqual(['', false, false]);
  game.redo();
  expect(played()).toBe('a1a2 pass');
});

test('a side with pieces is asked to pass, and so is who could move', async () => {
  const stuck = await mapGame({ tiles: ['.#...', '##...', '.....'], placement: 'k4/5/4K' }, 'e1e2');
  expect([stuck.actions.length, idlePass(stuck)]).toEqual([1, undefined]);
  expect(idlePass(await mapGame(ESCAPE))).toBeUndefined();
});

test('the commentary leaves out the pass of a side without pieces', async () => {
  const match = await mapGame(ESCAPE, 'a1b1 pass');
  expect(commentary(match, people, lastPath(treeOf(match)))).toEqual(["White's king goes from a1 to b1."]);
});
