import type { GameEvent } from '../events.ts';
import type { MapFile } from './maps.ts';

/** Facet: a short lesson that is played on the board. The words are whole sentences for people. */
export interface Lesson {
  /** The game whose lesson teaches what this one takes for granted: how the pieces move. Absent: nothing is. */
  readonly builtOn?: string;
  /** The steps in their order: 5 to 8. In each a person plays the side to act, and the other side only answers. */
  readonly steps: readonly LessonStep[];
}

/** A step of a lesson: actions to be played, or a line-up. */
export type LessonStep = PlayedStep | LineUpStep;

/** The members of all steps. */
interface StepBase {
  /** The subject in a word or two: "Bounce". */
  readonly title: string;
  /** The lesson of the step, in one or two short sentences. */
  readonly text: string;
  /** The reply when the step is solved. If the step decides what is left to chance, it says so. */
  readonly solved: string;
  /** The position in which the step begins, as text. */
  readonly position: string;
  /** The map on which it is played, for games with maps; absent: the game's first map. */
  readonly map?: MapFile;
  /** The number, from 1, of the line at the top of the rule page that the step's board illustrates. */
  readonly line?: number;
}

/** A step in which actions are played, one task after the other. */
export interface PlayedStep extends StepBase {
  readonly kind: 'play';
  readonly tasks: readonly LessonTask[];
}

/** A step in which the side that begins lines up, in games with formations. Every complete formation solves it. */
export interface LineUpStep extends StepBase {
  readonly kind: 'line up';
  /** The request to the person, as a sentence. */
  readonly asks: string;
}

/** An action that a step asks for. */
export interface LessonTask {
  /** The request to the person, as a sentence. */
  readonly asks: string;
  /** The signs of the action. Every legal action that shows them all solves the task; without signs every legal one does. */
  readonly shows: readonly LessonSign[];
  /** The outcomes that the lesson decides: texts of actions with their outcome (`d6!e8=G`). */
  readonly outcomes?: readonly string[];
  /** The reply to an action that does not solve the task: the reason, or a hint. */
  readonly otherwise: string;
  /** Replies to certain such actions, by the action's text without an outcome. */
  readonly mistakes?: Readonly<Record<string, string>>;
  /** The other side's answers, as texts. The first one that is legal is played after the action that solves the task. */
  readonly answers?: readonly string[];
}

/**
 * Something that an action does:
 * - the kind of an event that it causes; `goal` only for the acting side;
 * - `bounce`: the flying ball turns round at a wall;
 * - `two pieces`: it moves a second piece;
 * - `to e4`: it goes to that square: a piece, a kicked ball, or a pass to the piece there;
 * - `goes on`: the same side may act again in its turn;
 * - `safe`: the other side is to act, and none of its actions wins the round for certain.
 */
export type LessonSign = GameEvent['kind'] | 'bounce' | 'two pieces' | `to ${string}` | 'goes on' | 'safe';

/** The texts of a task, in one language. */
export type TaskTexts = Pick<LessonTask, 'asks' | 'otherwise' | 'mistakes'>;

/** The texts of a step, in one language. Those of an only task may stand beside those of the step. */
export type StepTexts = Pick<StepBase, 'title' | 'text' | 'solved'> &
  (TaskTexts | { readonly tasks: readonly TaskTexts[] });

/** The parts of a step that are the same in all languages. */
type StepBoard = Pick<StepBase, 'position' | 'map' | 'line'>;

/** The parts of a task that are the same in all languages. */
type TaskBoard = Pick<LessonTask, 'shows' | 'outcomes' | 'answers'>;

/** Makes a step from its texts in the chosen language, and its board and tasks. Throws if a task has no text. */
export function playedStep(texts: StepTexts, board: StepBoard, ...tasks: readonly TaskBoard[]): PlayedStep {
  const { title, text, solved } = texts;
  const taskTexts = 'tasks' in texts ? texts.tasks : [texts];
  if (taskTexts.length !== tasks.length)
    throw new Error(`the step '${title}' has texts for ${taskTexts.length} tasks, and ${tasks.length} tasks`);
  const whole = tasks.map((task, index): LessonTask => {
    const { asks, otherwise, mistakes } = taskTexts[index]!;
    return { asks, otherwise, ...(mistakes && { mistakes }), ...task };
  });
  return { kind: 'play', title, text, solved, ...board, tasks: whole };
}
