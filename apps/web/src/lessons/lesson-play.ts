import { must, type Side } from '@kickmate/board';
import {
  type Action,
  type AnyVariant,
  type LessonStep,
  type LessonTask,
  lessonSuccessor,
  type Successor,
  showsAll,
} from '@kickmate/game';
import { addMove, pliesTo, positionAt } from '@kickmate/record';
import { type Analysis, newAnalysis, withStart, withTree } from '../stage/analysis.ts';
import { tell } from '../words/commentary.ts';

/**
 * The state of a step: `open` while the person has to act, `wrong` after an action that does not solve the task, `answering`
 * while the other side has to answer, `solved` at the end.
 */
export type StepState = 'open' | 'wrong' | 'answering' | 'solved';

/** A step of a lesson as it is being played. An immutable value. */
export interface StepPlay {
  readonly variant: AnyVariant;
  readonly step: LessonStep;
  /** The step's round so far, with an action that was wrong. */
  readonly analysis: Analysis;
  /** The index of the open task; of a step with a line-up always 0. */
  readonly task: number;
  readonly state: StepState;
  /** The round before the wrong action. */
  readonly before?: Analysis;
  /** The reply to the wrong action. */
  readonly reply?: string;
}

/** Begins a step. Throws if the lesson's position or map cannot be read, which the tests of the game exclude. */
export function beginStep(game: AnyVariant, step: LessonStep): StepPlay {
  const { maps } = game;
  const variant: AnyVariant = step.map && maps ? must(maps.on(maps.format(step.map))) : game;
  const analysis = newAnalysis(variant, 0, must(variant.text.parse(step.position)));
  return { variant, step, analysis, task: 0, state: 'open' };
}

/** The side of the person who learns. */
export const learnerOf = ({ variant, analysis }: StepPlay): Side => variant.side(analysis.tree.rounds[0]!.start);

/** The open task; `undefined` in a line-up, and when all are done. */
export const taskOf = ({ step, task }: StepPlay): LessonTask | undefined =>
  step.kind === 'play' ? step.tasks[task] : undefined;

/** The request to the person. */
export const requestOf = (play: StepPlay): string =>
  play.step.kind === 'line up' ? play.step.asks : (taskOf(play)?.asks ?? '');

/** The shown position. */
export const shownIn = ({ analysis }: StepPlay): unknown => positionAt(analysis.tree, analysis.path);

/** The last action and what it did, in words; empty at the start. */
export function toldIn({ variant, analysis }: StepPlay): string {
  const last = pliesTo(analysis.tree, analysis.path).at(-1);
  return last ? tell(variant, last) : '';
}

/** The step after a legal action of the person. */
export function withAction(play: StepPlay, action: Action): StepPlay {
  const { variant, analysis } = play;
  const task = taskOf(play);
  if (play.state !== 'open' || !task) return play;
  const position = shownIn(play);
  const successor = lessonSuccessor(variant, position, task, action);
  const next = withPly(analysis, successor);
  if (showsAll(variant, position, successor, task.shows)) {
    const done = { ...play, analysis: next };
    return task.answers ? { ...done, state: 'answering' } : afterTask(done);
  }
  const reply = task.mistakes?.[variant.text.formatAction({ action })] ?? task.otherwise;
  return { ...play, analysis: next, before: analysis, state: 'wrong', reply };
}

/** The step after the other side's answer. */
export function withAnswer(play: StepPlay): StepPlay {
  if (play.state !== 'answering') return play;
  const position = shownIn(play);
  for (const text of taskOf(play)?.answers ?? []) {
    const read = play.variant.text.parseAction(position, text);
    if (read.ok) return afterTask({ ...play, analysis: withPly(play.analysis, read.value) });
  }
  return afterTask(play);
}

/** The step after a line-up has led to this start of the round. */
export const withLineUp = (play: StepPlay, start: unknown): StepPlay => ({
  ...play,
  analysis: withStart(play.analysis, start),
  state: 'solved',
});

/** The step as it was before the wrong action; after any other action from its start. */
export function again({ before, ...play }: StepPlay): StepPlay {
  if (play.state === 'wrong' && before) {
    const { reply: _, ...kept } = play;
    return { ...kept, analysis: before, state: 'open' };
  }
  const { variant, step } = play;
  return {
    variant,
    step,
    analysis: newAnalysis(variant, 0, must(variant.text.parse(step.position))),
    task: 0,
    state: 'open',
  };
}

function afterTask(play: StepPlay): StepPlay {
  const task = play.task + 1;
  const isLast = play.step.kind === 'play' && task === play.step.tasks.length;
  return isLast ? { ...play, state: 'solved' } : { ...play, task, state: 'open' };
}

function withPly(analysis: Analysis, successor: Successor): Analysis {
  const { tree, path } = addMove(analysis.tree, analysis.path, successor);
  return withTree(analysis, tree, path);
}
