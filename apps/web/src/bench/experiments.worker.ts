import { type ExperimentResult, openExperiments, runExperiment } from '@kickmate/bench/experiments';
import { chooseLanguage, type Language } from '@kickmate/language';

/** The one message to the worker that runs the small experiments: it begins with it, in the page's language. */
export interface ToExperiments {
  readonly language: Language;
}

/** A message of the worker that runs the small experiments. It is ended from outside. */
export type FromExperiments =
  | { readonly kind: 'running'; readonly id: string; readonly done: number }
  | { readonly kind: 'result'; readonly result: ExperimentResult }
  | { readonly kind: 'failed'; readonly message: string }
  | { readonly kind: 'end' };

const say = (message: FromExperiments): void => self.postMessage(message);

async function run({ language }: ToExperiments): Promise<void> {
  try {
    await chooseLanguage(language);
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

self.onmessage = ({ data }: MessageEvent<ToExperiments>) => void run(data);
