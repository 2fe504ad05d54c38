import { readFileSync } from 'node:fs';
import { must } from '@kickmate/board';
import {
  type Lesson,
  type LessonStep,
  type LessonTask,
  lessonSuccessor,
  type Maps,
  type Successor,
  showsAll,
  type Variant,
} from '@kickmate/game';
import { chooseLanguage, LANGUAGES, type Language } from '@kickmate/language';
import { describe, expect, it } from 'vitest';

/** The most letters of a step's explanation and request together: more do not fit beside the board of a small phone. */
const MOST_LETTERS = 190;
/** The most letters of a reply, for the same reason. */
const MOST_OF_REPLY = 120;

/**
 * The texts of all actions that solve each task of a step, with their outcomes, sorted and joined by spaces; `*` if every
 * legal action does. A line-up has no tasks.
 */
export type Solutions = Readonly<Record<string, readonly string[]>>;

/**
 * Proves a variant's lesson: its positions are legal, exactly the listed actions solve its tasks, whatever was played before
 * within a step, the other side's answers are legal, and each line at the top of the rule page has a board.
 * @param solutions the solutions by the titles of the steps, in order
 */
export function provesLesson<P>(variant: Variant<P>, solutions: Solutions): void {
  describe('the lesson', async () => {
    const lesson = await variant.lesson!();

    it('has five to eight steps, each with a subject of its own', () => {
      expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
      expect(lesson.steps.length).toBeLessThanOrEqual(8);
      expect(lesson.steps.map(({ title }) => title)).toEqual(Object.keys(solutions));
    });

    it('has one board for each line at the top of the rule page', () => {
      const lines = lesson.steps.flatMap(({ line }) => line ?? []);
      expect(lines.sort((a, b) => a - b)).toEqual(linesOf(variant).map((_, index) => index + 1));
    });

    it.each(Object.keys(LANGUAGES) as Language[])(
      'says everything in short sentences in the language %s',
      async (language) => {
        await chooseLanguage(language);
        const said = await variant.lesson!();
        await chooseLanguage('en');
        for (const words of wordsOf(said)) expect(words).toMatch(/^\p{Lu}.*[.!:]$/u);
        for (const step of said.steps) {
          const asked = step.kind === 'play' ? step.tasks.map(({ asks }) => asks) : [step.asks];
          for (const asks of asked) expect(`${step.text} ${asks}`.length, asks).toBeLessThanOrEqual(MOST_LETTERS);
          for (const reply of repliesOf(step)) expect(reply.length, reply).toBeLessThanOrEqual(MOST_OF_REPLY);
        }
      },
    );

    it.each(lesson.steps)('$title', (step) => {
      const game = onMapOf(variant, step);
      const start = must(game.text.parse(step.position));
      if (step.kind === 'line up') {
        const { formations } = game;
        const lineUp = { w: formations!.of(start, 'w'), b: formations!.of(start, 'b') };
        expect(game.text.format(formations!.begin(game.side(start), lineUp))).toBe(step.position);
        expect(solutions[step.title]).toEqual([]);
        return;
      }
      expect(step.tasks.map(walked(game, start))).toEqual(solutions[step.title]);
    });
  });
}

/** The lines of the first numbered list of the rule page. */
const linesOf = ({ presentation }: Pick<Variant, 'presentation'>): readonly string[] =>
  /(?:^\d+\. .+\n)+/m.exec(readFileSync(presentation!.rules, 'utf8'))![0].trim().split('\n');

/** The game on the map of a step. */
function onMapOf<P>(variant: Variant<P>, { map }: LessonStep): Variant<P> {
  const maps = variant.maps as Maps;
  return map ? (must(maps.on(maps.format(map))) as Variant<P>) : variant;
}

const repliesOf = (step: LessonStep): readonly string[] => [
  step.solved,
  ...(step.kind === 'play'
    ? step.tasks.flatMap(({ otherwise, mistakes }) => [otherwise, ...Object.values(mistakes ?? {})]).filter(Boolean)
    : []),
];

const wordsOf = ({ steps }: Lesson): readonly string[] =>
  steps.flatMap((step) => [
    step.text,
    ...repliesOf(step),
    ...(step.kind === 'play' ? step.tasks.map(({ asks }) => asks) : [step.asks]),
  ]);

/**
 * Returns a function that checks the tasks of a step one after the other, in every position that solutions of the tasks
 * before lead to, and returns the texts of the solutions.
 */
function walked<P>(game: Variant<P>, start: P): (task: LessonTask) => string {
  const learner = game.side(start);
  let positions: readonly P[] = [start];
  return (task) => {
    const solving = new Set<string>();
    const next: P[] = [];
    let isEverySolution = true;
    for (const position of positions) {
      // The one who learns is to act.
      expect(game.side(position)).toBe(learner);
      const all = game.actions(position).map((action) => lessonSuccessor(game, position, task, action));
      expect(all.length).toBeGreaterThan(0);
      const solutions = all.filter((successor) => showsAll(game, position, successor, task.shows));
      expect(solutions.length, `solutions of: ${task.asks}`).toBeGreaterThan(0);
      isEverySolution &&= solutions.length === all.length;
      checkTexts(game, position, task, solutions);
      for (const successor of solutions) {
        solving.add(game.text.formatAction(successor));
        next.push(answered(game, position, task, successor));
      }
    }
    positions = next;
    // A reply to other actions is there exactly if there are others.
    expect(task.otherwise === '').toBe(isEverySolution);
    return isEverySolution ? '*' : [...solving].sort().join(' ');
  };
}

/** Asserts that replies to mistakes are about legal actions that do not solve a task, and that its outcomes are of those that do. */
function checkTexts<P>(game: Variant<P>, position: P, task: LessonTask, solutions: readonly Successor[]): void {
  const { formatAction, parseAction } = game.text;
  for (const text of Object.keys(task.mistakes ?? {})) {
    const { action } = must(parseAction(position, text));
    expect(formatAction({ action })).toBe(text);
    expect(solutions.map((solution) => solution.action)).not.toContain(action);
  }
  // What chance decides is decided by the lesson.
  const decided = solutions.filter(({ outcome }) => outcome !== undefined).map(formatAction);
  expect([...(task.outcomes ?? [])].sort()).toEqual(decided.sort());
}

/** The position after a solution and the other side's answer. */
function answered<P>(game: Variant<P>, position: P, { answers }: LessonTask, { action, outcome }: Successor): P {
  const after = game.play(position, action, outcome);
  if (!answers) return after;
  expect(game.side(after)).not.toBe(game.side(position));
  const legal = answers.map((text) => game.text.parseAction(after, text)).find(({ ok }) => ok);
  expect(legal, `an answer to ${game.text.formatAction({ action, outcome })}`).toBeDefined();
  const answer = must(legal!);
  expect(game.chance(after, answer.action).length > 0).toBe(answer.outcome !== undefined);
  return game.play(after, answer.action, answer.outcome);
}
