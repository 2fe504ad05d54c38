import { parentPort } from 'node:worker_threads';
import { CLOSE, type Job, type Outcome, Workplace } from './jobs.ts';

/** A worker's answer to a job. */
export type FromWorker =
  | { readonly ok: true; readonly value: Outcome<Job> }
  | { readonly ok: false; readonly message: string };

if (parentPort) {
  const port = parentPort;
  const workplace = new Workplace();
  const reply = (answer: FromWorker) => port.postMessage(answer);
  port.on('message', (job: Job | typeof CLOSE) => {
    // In a thread this ends the thread alone.
    if (job === CLOSE) return workplace.close().finally(() => process.exit());
    return workplace.do(job).then(
      (value) => reply({ ok: true, value }),
      (error: Error) => reply({ ok: false, message: error.message }),
    );
  });
}
