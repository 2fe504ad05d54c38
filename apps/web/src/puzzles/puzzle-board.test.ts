import { must } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { exampleGame } from '@kickmate/catalogue/testing';
import { openEngine } from '@kickmate/engine';
import { type Puzzle, type PuzzleTheme, puzzleId } from '@kickmate/game';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useHint } from '../match/computer/hint.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { useFlip } from '../stage/flip.ts';
import { useGame } from '../stage/testing.ts';
import { usePuzzleBoard } from './puzzle-board.ts';
import { usePuzzleProgress } from './puzzle-progress.ts';

const THEME: PuzzleTheme = { id: 'win-2', name: 'A theme', asks: 'Do it.', otherwise: 'No.', aim: 'win', turns: 2 };
/** Black's rooks mate in two: h2 first shuts the king in. */
const POSITION = 'k5r1/7r/8/8/8/8/8/K7 b - - 0 1';
const LINE = ['h7h2', 'a1b1', 'g8g1'];
const PUZZLE: Puzzle = {
  id: puzzleId(POSITION),
  theme: THEME.id,
  position: POSITION,
  line: LINE,
  also: [],
  rating: 2,
  seed: 1,
};

let scope = effectScope();
beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  scope = effectScope();
  vi.useFakeTimers();
  useEngine().connectWith(async ({ variant }) => openEngine(await loadVariant(variant), { backend: 'rules' }));
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

async function opened() {
  const variant = await exampleGame('chess');
  const board = scope.run(() => usePuzzleBoard(async () => undefined))!;
  board.open({ variant, themes: [THEME], puzzles: [PUZZLE] }, PUZZLE);
  const game = useGame();
  const act = (text: string) => game.play(must(variant.text.parseAction(game.match!.position, text)).action);
  const text = () => variant.text.format(game.match!.position);
  return { board, game, act, text, progress: usePuzzleProgress() };
}

test('a puzzle is played on the board of matches, with its side below, and solved without help', async () => {
  const { board, game, act, progress } = await opened();
  expect([game.variant?.id, game.isPlayersTurn, useFlip().below]).toEqual(['chess', true, 'b']);
  act('h7h2');
  expect([board.play.value?.state, game.isPlayersTurn]).toEqual(['answering', false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([board.play.value?.state, game.isPlayersTurn]).toEqual(['open', true]);
  act('g8g1');
  expect([board.play.value?.state, progress.stateOf('chess', PUZZLE.id), progress.all.run]).toEqual([
    'solved',
    'clean',
    1,
  ]);
});

test('a wrong action is refuted on the board, ends the run, and can be taken back', async () => {
  const { board, act, text, progress } = await opened();
  progress.noteSolved('chess', 'another', true);
  act('h7g7');
  expect([board.play.value?.state, progress.all.run]).toEqual(['wrong', 0]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(text()).toContain(' b '), 600_000);
  expect(board.play.value?.state).toBe('wrong');
  board.retry();
  expect([board.play.value?.state, text(), board.manner.value]).toEqual(['open', POSITION, 'later']);
});

test('the first hint names the piece, the second one its target, with an arrow', async () => {
  const { board, progress } = await opened();
  await board.giveHint();
  expect([board.hint.value, useHint().hint]).toEqual(['Look at the rook on h7.', undefined]);
  await board.giveHint();
  expect([board.hint.value, useHint().hint?.arrow]).toEqual(['Its target is h2.', { from: 55, to: 15 }]);
  expect([board.manner.value, progress.all.run]).toEqual(['helped', 0]);
});

test('the solution is played from the beginning, and does not count', async () => {
  const { board, act, progress, text } = await opened();
  act('h7h2');
  void board.showSolution();
  expect([board.play.value?.state, text()]).toEqual(['shown', POSITION]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(board.play.value?.analysis.match.round.plies).toHaveLength(LINE.length);
  expect(progress.stateOf('chess', PUZZLE.id)).toBeUndefined();
});

test('the match of this device is shown again afterwards', async () => {
  const { game } = await opened();
  scope.stop();
  expect([game.match, useFlip().below]).toEqual([undefined, 'w']);
});
