import type { AnyVariant } from '@kickmate/game';
import { requestError } from '../request/read-request.ts';
import { type InProcessEngine, openEngine } from '../search/in-process.ts';
import type { FromWorker, ToWorker, WorkerPort } from './messages.ts';

/**
 * Runs an engine at the worker's end of the boundary. To be called at once when the worker's script starts.
 * @param loadVariant gives the variant with an id; rejects with an error that says why not: a `TypeError` if it could not be
 *   loaded (as `import()` does), any other if there is no such variant
 */
export function runEngineWorker(port: WorkerPort, loadVariant: (id: string) => Promise<AnyVariant>): void {
  let engine: InProcessEngine | undefined;
  /** The id of the running request, and the word that says up to which id searches are to end. */
  let running = 0;
  let stop: Int32Array | undefined;
  const isStopped = () => stop !== undefined && Atomics.load(stop, 0) >= running;

  const answer = async (message: ToWorker): Promise<FromWorker> => {
    const { id } = message;
    if (message.kind === 'open') {
      const { variant, ...options } = message.options;
      stop = message.stop && new Int32Array(message.stop);
      const rules = await loadVariant(variant).catch((error: unknown) => {
        // A browser's error for a script that cannot be had is a TypeError; all others say that there is no such variant.
        throw error instanceof TypeError ? error : requestError(reasonOf(error));
      });
      engine = await openEngine(rules, { ...options, isStopped });
      return { kind: 'opened', id, backend: engine.backend, fallback: engine.fallback };
    }
    if (!engine) throw new Error('no engine is open');
    running = id;
    switch (message.kind) {
      case 'search': {
        const result = await engine.search(message.request, (progress) =>
          port.post({ kind: 'progress', id, progress }),
        );
        return { kind: 'found', id, result };
      }
      case 'perft':
        return { kind: 'counted', id, result: await engine.perft(message.position, message.depth) };
      case 'evaluate':
        return { kind: 'evaluated', id, result: await engine.evaluate(message.position) };
      case 'clear':
        await engine.clear();
        return { kind: 'cleared', id };
    }
  };

  port.listen((message) => {
    answer(message).then(
      (reply) => port.post(reply),
      (error) => port.post({ kind: 'failed', id: message.id, isRequest: isRequest(error), message: reasonOf(error) }),
    );
  });
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : `${error}`);

/** Whether it is an error of {@link requestError}. */
const isRequest = (error: unknown): boolean =>
  error instanceof RangeError && (error.cause as { cause?: unknown } | undefined)?.cause === 'request';
