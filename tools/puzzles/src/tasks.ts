import { OpenedOnce, type Task, type TaskRunner } from '@kickmate/command';
import type { Puzzle } from '@kickmate/game';
import { findInRound } from './find.ts';
import { rate } from './rate.ts';
import { type Found, openTools, themed } from './tools.ts';

/** Plays a round between two levels and looks for puzzles in it. */
export interface FindTask extends Task<'find'> {
  readonly variant: string;
  readonly seed: number;
}

/** Rates a puzzle. */
export interface RateTask extends Task<'rate'> {
  readonly variant: string;
  readonly puzzle: Omit<Puzzle, 'id'>;
  /** The attempts of each level. */
  readonly tries: number;
}

/** The results of tasks, by the kind of task. */
export interface Results {
  readonly find: readonly Found[];
  readonly rate: number;
}

/** Does the tasks of a thread. */
export function openRunner(): TaskRunner<Results> {
  const opened = new OpenedOnce(openTools);
  const run = async (task: FindTask | RateTask) => {
    const tools = await opened.get(task.variant);
    return task.kind === 'find' ? findInRound(tools, task.seed) : rate(tools, themed(tools, task.puzzle), task.tries);
  };
  return {
    run: run as TaskRunner<Results>['run'],
    async close() {
      for (const { engine } of await opened.all()) engine.close();
    },
  };
}
