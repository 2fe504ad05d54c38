import { must } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { exampleGame } from '@kickmate/catalogue/testing';
import { openEngine } from '@kickmate/engine';
import type { Puzzle, PuzzleTheme } from '@kickmate/game';
import { puzzleId } from '@kickmate/game/puzzle-list';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useHint } from '../match/computer/hint.ts';
import { useEngine } from '../shared/engine/engine.ts';
import { useFlip } from '../stage/flip.ts';
import { useStageAndMatch } from '../stage/testing.ts';
import { usePuzzleBoard } from './puzzle-board.ts';

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
  /** What the board has told whoever counts the puzzles. */
  const told: string[] = [];
  const outcomes = {
    solved: ({ id }: Puzzle, manner: string) => void told.push(`${id} ${manner}`),
    spoiled: ({ id }: Puzzle) => void told.push(`${id} spoiled`),
  };
  const board = scope.run(() => usePuzzleBoard(async () => undefined, outcomes))!;
  board.open({ variant, themes: [THEME] }, PUZZLE);
  const game = useStageAndMatch();
  const act = (text: string) => game.play(must(variant.text.parseAction(game.match!.position, text)).action);
  const text = () => variant.text.format(game.match!.position);
  return { board, game, act, text, told };
}

test('a puzzle is played on the board of matches, with its side below, and solved without help', async () => {
  const { board, game, act, told } = await opened();
  expect([game.variant?.id, game.isTurnHere, useFlip().bottomSide]).toEqual(['chess', true, 'b']);
  act('h7h2');
  expect([board.play.value?.state, game.isTurnHere]).toEqual(['answering', false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([board.play.value?.state, game.isTurnHere]).toEqual(['open', true]);
  act('g8g1');
  expect([board.play.value?.state, told]).toEqual(['solved', [`${PUZZLE.id} clean`]]);
});

test('a wrong action is told, refuted on the board, and can be taken back', async () => {
  const { board, act, text, told } = await opened();
  act('h7g7');
  expect([board.play.value?.state, told]).toEqual(['wrong', [`${PUZZLE.id} spoiled`]]);
  vi.useRealTimers();
  await vi.waitFor(() => expect(text()).toContain(' b '), 600_000);
  expect(board.play.value?.state).toBe('wrong');
  board.retry();
  expect([board.play.value?.state, text(), board.manner.value]).toEqual(['open', POSITION, 'later']);
});

test('the first hint names the piece, the second one its target, with an arrow', async () => {
  const { board, told } = await opened();
  await board.giveHint();
  expect([board.hint.value, useHint().hint]).toEqual(['Look at the rook on h7.', undefined]);
  await board.giveHint();
  expect([board.hint.value, useHint().hint?.arrow]).toEqual(['Its target is h2.', { from: 55, to: 15 }]);
  expect([board.manner.value, told[0]]).toEqual(['helped', `${PUZZLE.id} spoiled`]);
});

test('the solution is played from the beginning, and does not count', async () => {
  const { board, act, told, text } = await opened();
  act('h7h2');
  void board.showSolution();
  expect([board.play.value?.state, text()]).toEqual(['shown', POSITION]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(board.play.value?.analysis.match.round.plies).toHaveLength(LINE.length);
  expect(told).toEqual([`${PUZZLE.id} spoiled`]);
});

test('the match of this device is shown again afterwards', async () => {
  const { game } = await opened();
  scope.stop();
  expect([game.match, useFlip().bottomSide]).toEqual([undefined, 'w']);
});
