import type { AnyVariant } from '@kickmate/game';
import { chooseLanguage } from '@kickmate/language';
import { requestError } from '../request/read-request.ts';
import { SharedState } from '../request/shared-state.ts';
import { type InProcessEngine, openEngine } from '../search/in-process.ts';
import type { FromWorker, ToWorker, WorkerPort } from './messages.ts';

/** Milliseconds between two signs of life, except while one call of the rules or of the kernel takes longer. */
const ALIVE_MS = 300;

/**
 * Runs an engine in a worker, and answers the page's requests. Call it at once when the worker's script starts.
 * @param loadVariant resolves with the variant of an id. It rejects with a `TypeError` if the variant could not be loaded
 *   (as `import()` does), and with any other error if there is no such variant
 */
export function runEngineWorker(port: WorkerPort, loadVariant: (id: string) => Promise<AnyVariant>): void {
  let engine: InProcessEngine | undefined;
  /** The id of the running request. */
  let running = 0;
  /** Whether the running request is a search that helps thread 0. */
  let isHelping = false;
  /** Tells which searches are to end. */
  let state: SharedState | undefined;
  let lastSign = 0;
  const sayAlive = () => {
    const now = performance.now();
    if (now - lastSign < ALIVE_MS) return;
    lastSign = now;
    port.post({ kind: 'alive', id: running });
  };
  // The engine asks this while it works. While it waits, for a file of the opening book, a timer gives the signs.
  const isStopped = () => {
    sayAlive();
    return (state?.isStopped(running) ?? false) || (isHelping && (state?.hasEnded(running) ?? false));
  };
  const withSigns = async <T>(work: Promise<T>): Promise<T> => {
    const timer = setInterval(sayAlive, ALIVE_MS);
    try {
      return await work;
    } finally {
      clearInterval(timer);
    }
  };

  const answer = async (message: ToWorker): Promise<FromWorker> => {
    const { id } = message;
    if (message.kind === 'open') {
      const { variant, threads, ...options } = message.options;
      state = message.state && new SharedState(message.state);
      const role = state && message.role && { ...message.role, state };
      const spoken = chooseLanguage(message.language);
      const rules = await loadVariant(variant).catch((error: unknown) => {
        // Browsers reject with a TypeError when a script cannot be loaded.
        throw error instanceof TypeError ? error : requestError(reasonOf(error));
      });
      await spoken;
      engine = await openEngine(rules, { ...options, isStopped, ...(role && { role }) });
      const { backend, fallback, isShared, evaluation, networkProblem } = engine;
      return { kind: 'opened', id, backend, fallback, isShared, evaluation, networkProblem };
    }
    if (!engine) throw new Error('no engine is open');
    running = id;
    isHelping = message.kind === 'help';
    switch (message.kind) {
      case 'search': {
        const search = engine.search(message.request, (info) => port.post({ kind: 'info', id, info }));
        const result = await withSigns(search);
        state?.end(id);
        return { kind: 'found', id, result };
      }
      case 'help':
        await withSigns(engine.search(message.request));
        return { kind: 'helped', id };
      case 'perft':
        return { kind: 'counted', id, result: await engine.perft(message.position, message.depth) };
      case 'evaluate':
        return { kind: 'evaluated', id, result: await engine.evaluate(message.position) };
      case 'prove':
        return { kind: 'proved', id, result: await engine.proveWins(message.question) };
      case 'clear':
        await engine.clear();
        return { kind: 'cleared', id };
      case 'load book':
        await withSigns(engine.loadBook());
        return { kind: 'book loaded', id };
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

/** Whether an error comes from {@link requestError}. */
const isRequest = (error: unknown): boolean =>
  error instanceof RangeError && (error.cause as { cause?: unknown } | undefined)?.cause === 'request';
