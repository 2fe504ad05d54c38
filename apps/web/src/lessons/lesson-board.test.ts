import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { createPinia, setActivePinia } from 'pinia';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { effectScope } from 'vue';
import { useLineUp } from '../match/line-up/line-up.ts';
import { useLessonProgress } from '../shared/lesson-progress.ts';
import { useStageAndMatch } from '../stage/testing.ts';
import { useLessonBoard } from './lesson-board.ts';

let scope = effectScope();
beforeEach(() => {
  localStorage.clear();
  setActivePinia(createPinia());
  scope = effectScope();
  vi.useFakeTimers();
});
afterEach(() => {
  scope.stop();
  vi.useRealTimers();
});

async function opened(id: string) {
  const variant = await exampleGame(id);
  const lesson = await variant.lesson!();
  const board = scope.run(() => useLessonBoard(async () => undefined))!;
  board.open(variant, lesson);
  const act = (text: string) => {
    const game = useStageAndMatch();
    game.play(must(game.variant!.text.parseAction(game.match!.position, text)).action);
  };
  return { board, act, game: useStageAndMatch(), titles: lesson.steps.map(({ title }) => title) };
}

test('a step is played on the board of matches, which nobody can use while a reply is read', async () => {
  const { board, act, game } = await opened('chess-league');
  expect([game.variant?.id, game.isTurnHere, board.play.value?.state]).toEqual(['chess-league', true, 'open']);
  act('e1e2');
  expect([board.play.value?.state, game.isTurnHere]).toEqual(['wrong', false]);
  act('e8e7');
  expect(board.play.value?.state).toBe('wrong');
  board.retry();
  act('e1e8');
  expect([board.play.value?.state, game.isTurnHere]).toEqual(['solved', false]);
});

test('the other side answers when the action has been seen', async () => {
  const { board, act, game, titles } = await opened('chess-league');
  board.goTo(titles.indexOf('Save'));
  act('a2e2');
  expect([board.play.value?.state, game.isTurnHere]).toEqual(['answering', false]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([board.play.value?.state, game.match!.round.plies.length]).toEqual(['solved', 2]);
});

test('an answer does not come when the person has begun again', async () => {
  const { board, act, game, titles } = await opened('chess-league');
  board.goTo(titles.indexOf('Save'));
  act('a2e2');
  board.retry();
  await vi.advanceTimersByTimeAsync(1000);
  expect([board.play.value?.state, game.match!.round.plies.length]).toEqual(['open', 0]);
});

test('a lesson goes on where it was left; one that is over begins again', async () => {
  const { board, act } = await opened('chess');
  const progress = useLessonProgress();
  expect(progress.of('chess')).toEqual({ solved: 0, step: 0, isAnswered: false });
  act('d4d7');
  board.goTo(1);
  expect(progress.of('chess')).toEqual({ solved: 1, step: 1, isAnswered: true });
  setActivePinia(createPinia());
  const later = await opened('chess');
  expect(later.board.index.value).toBe(1);
  useLessonProgress().note('chess', { solved: later.titles.length, step: 6 });
  const again = await opened('chess');
  expect(again.board.index.value).toBe(0);
});

test('a line-up is made with the usual panel, and the other side is ready by itself', async () => {
  const { board, game, titles } = await opened('chess-eleven');
  board.goTo(titles.indexOf('Line up'));
  const lineUp = useLineUp();
  expect([lineUp.isOpen, lineUp.side, lineUp.isComplete]).toEqual([true, 'w', true]);
  lineUp.take({ place: 0 });
  lineUp.place(1);
  lineUp.ready();
  expect([lineUp.isOpen, board.play.value?.state]).toEqual([false, 'solved']);
  expect(game.variant!.text.format(game.match!.position)).toMatch(/ w c k /);
});

test('the match of this device is shown again afterwards', async () => {
  const { game } = await opened('chess');
  scope.stop();
  expect(game.match).toBeUndefined();
});

test('a match that has begun in place of the lesson stays', async () => {
  const { board, game } = await opened('chess');
  const lesson = game.match;
  const other = await opened('chess-league');
  expect(game.match).not.toBe(lesson);
  board.close();
  expect(game.variant?.id).toBe('chess-league');
  other.board.close();
  expect(game.match).toBeUndefined();
});

test('progress that cannot be read counts as none', () => {
  localStorage.setItem('kickmate.lessons', '{"chess": {"step": -1, "isAnswered": "x"}}');
  setActivePinia(createPinia());
  expect(useLessonProgress().of('chess')).toEqual({ solved: 0, step: 0, isAnswered: false });
});
