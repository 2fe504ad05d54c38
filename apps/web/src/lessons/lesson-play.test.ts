import { must } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { exampleGame } from '@kickmate/catalogue/testing';
import type { AnyVariant, Lesson, LessonStep } from '@kickmate/game';
import { expect, test } from 'vitest';
import { again, beginStep, requestOf, type StepPlay, shownIn, toldIn, withAction, withAnswer } from './lesson-play.ts';

const LESSON: Lesson = {
  steps: [
    {
      kind: 'play',
      title: 'Save',
      text: 'Black is about to score.',
      position: '6k1/4q3/8/8/8/8/R7/5K2 w e4 0 1',
      tasks: [
        {
          asks: 'Stop the ball.',
          shows: ['safe'],
          otherwise: 'Black would score.',
          mistakes: { a2a8: 'The rook is needed at home.' },
          answers: ['e7d6', 'e7e4'],
        },
        { asks: 'Move the king.', shows: ['to f2'], otherwise: 'Move it to f2.' },
      ],
      solved: 'Well done.',
    },
  ],
};

const begun = async (step: LessonStep = LESSON.steps[0]!): Promise<StepPlay> =>
  beginStep(await exampleGame('chess-league'), step);
const acted = (play: StepPlay, text: string): StepPlay =>
  withAction(play, must(play.variant.text.parseAction(shownIn(play), text)).action);
const textOf = (play: StepPlay) => play.variant.text.format(shownIn(play));

test('an action that solves a task is answered, and the next task follows', async () => {
  const start = await begun();
  expect([start.state, requestOf(start), toldIn(start)]).toEqual(['open', 'Stop the ball.', '']);
  const saved = acted(start, 'a2e2');
  expect([saved.state, toldIn(saved)]).toEqual(['answering', "White's rook goes from a2 to e2."]);
  const answered = withAnswer(saved);
  expect([answered.state, requestOf(answered)]).toEqual(['open', 'Move the king.']);
  expect(textOf(answered)).toContain(' w ');
  const solved = acted(answered, 'f1f2');
  expect(solved.state).toBe('solved');
  expect(acted(solved, 'g8g7').state).toBe('solved');
});

test('another action is shown and refused with its reason, and can be tried again', async () => {
  const start = await begun();
  const wrong = acted(start, 'a2a3');
  expect([wrong.state, wrong.reply, toldIn(wrong)]).toEqual([
    'wrong',
    'Black would score.',
    "White's rook goes from a2 to a3.",
  ]);
  expect(acted(start, 'a2a8').reply).toBe('The rook is needed at home.');
  expect(again(wrong)).toEqual(start);
  const second = acted(withAnswer(acted(start, 'a2e2')), 'f1g1');
  expect([second.state, requestOf(again(second))]).toEqual(['wrong', 'Move the king.']);
});

test('a step that is not wrong begins afresh', async () => {
  const start = await begun();
  const further = withAnswer(acted(start, 'a2e2'));
  expect([again(further).state, again(further).task, textOf(again(further))]).toEqual(['open', 0, textOf(start)]);
});

test('a step may have a map of its own', async () => {
  const variant = await exampleGame('chesslike');
  const lesson = await variant.lesson!();
  for (const step of lesson.steps) expect(beginStep(variant, step).variant.maps!.current).toEqual(step.map);
});

/** The first action that solves the open task. */
function solution(play: StepPlay): StepPlay {
  const { variant } = play;
  const position = shownIn(play);
  const tried = variant.actions(position).map((action) => withAction(play, action));
  return tried.find(({ state }) => state !== 'wrong')!;
}

const teaching: readonly (readonly [string, AnyVariant])[] = await Promise.all(
  entries.filter(({ page }) => page.lesson !== undefined).map(async ({ id }) => [id, await loadVariant(id)] as const),
);

test.each(teaching)('the lesson of %s can be played to its end', async (_, variant) => {
  const lesson = await variant.lesson!();
  for (const step of lesson.steps) {
    let play = beginStep(variant, step);
    if (step.kind === 'line up') continue;
    for (const { asks } of step.tasks) {
      expect(requestOf(play)).toBe(asks);
      play = withAnswer(solution(play));
    }
    expect(play.state, step.title).toBe('solved');
  }
});
