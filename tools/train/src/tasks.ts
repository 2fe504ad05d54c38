import { OpenedOnce, type Task, type TaskRunner } from '@kickmate/command';
import { networkOf } from './kernel.ts';
import { openSelfPlay, type SelfPlayed, type SelfPlaySettings } from './self-play.ts';

/** A game of the engine against itself, for its positions. */
export interface SelfPlayTask extends Task<'self-play'> {
  readonly settings: SelfPlaySettings;
  readonly seed: number;
}

/** The results of tasks, by the kind of task. */
export interface Results {
  readonly 'self-play': SelfPlayed;
}

/** Does the tasks of a thread. */
export function openRunner(): TaskRunner<Results> {
  const players = new OpenedOnce(async (settings: SelfPlaySettings) =>
    openSelfPlay(settings, settings.network === undefined ? undefined : await networkOf(settings.network)),
  );
  const run = async (task: SelfPlayTask) => (await players.get(task.settings)).play(task.seed);
  return { run: run as TaskRunner<Results>['run'], close: async () => {} };
}
