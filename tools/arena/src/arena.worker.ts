import { parentPort } from 'node:worker_threads';
import { type Job, type Outcome, Workplace } from './jobs.ts';

/** A worker's answer to a job. */
export type FromWorker =
  | { readonly ok: true; readonly value: Outcome<Job> }
  | { readonly ok: false; readonly message: string };

if (parentPort) {
  const port = parentPort;
  const workplace = new Workplace();
  const reply = (answer: FromWorker) => port.postMessage(answer);
  port.on('message', (job: Job) =>
    workplace.do(job).then(
      (value) => reply({ ok: true, value }),
      (error: Error) => reply({ ok: false, message: error.message }),
    ),
  );
}
