import type { ExperimentId } from '@kickmate/bench';
import { type ExperimentResult, openExperiments, runExperiment } from '@kickmate/bench/experiments';

/** A message of the worker that runs the small experiments. It begins by itself, and is ended from outside. */
export type FromExperiments =
  | { readonly kind: 'running'; readonly id: ExperimentId | string; readonly done: number }
  | { readonly kind: 'result'; readonly result: ExperimentResult }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'end' };

const say = (message: FromExperiments): void => self.postMessage(message);

async function run(): Promise<void> {
  try {
    const all = await openExperiments();
    for (const [index, experiment] of all.entries()) {
      const onRun = (done: number) => say({ kind: 'running', id: experiment.id, done: (index + done) / all.length });
      say({ kind: 'result', result: await runExperiment(experiment, () => performance.now(), onRun) });
    }
    say({ kind: 'end' });
  } catch (error) {
    say({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
  }
}

void run();
