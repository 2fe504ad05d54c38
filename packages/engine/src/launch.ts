import { fail, ok, type Result } from '@kickmate/board';
import type { EngineError } from './engine.ts';
import { Link } from './link.ts';
import type { FromWorker, Port, ToWorker } from './protocol.ts';

/** What a worker says when its engine is open. */
export type Opened = FromWorker & { readonly kind: 'opened' };

/** A worker that was started. */
export interface Launched {
  /** Absent if there is no worker at all. */
  readonly link: Link | undefined;
  /** When its engine is open, or why it cannot be opened; then the worker has been ended. */
  readonly opened: Promise<Result<Opened, EngineError>>;
}

/** Starts a worker and opens its engine. A worker that is silent for `startMs` is given up. */
export function launch(spawnPort: () => Port, open: ToWorker & { kind: 'open' }, startMs: number): Launched {
  try {
    const link = new Link(spawnPort());
    return { link, opened: openEngine(link, open, startMs) };
  } catch (error) {
    return {
      link: undefined,
      opened: Promise.resolve(notStarted('unavailable', error instanceof Error ? error.message : `${error}`)),
    };
  }
}

async function openEngine(link: Link, open: ToWorker & { kind: 'open' }, startMs: number) {
  const answer = await link.ask(open, { silenceMs: startMs });
  if (answer.ok && answer.value.kind === 'opened') return ok(answer.value);
  if (!answer.ok && (answer.error.cause === 'closed' || answer.error.cause === 'stopped')) return answer;
  const failed = answer.ok && answer.value.kind === 'failed' ? answer.value : undefined;
  const reason = failed?.message ?? (answer.ok ? 'no answer' : answer.error.message);
  const failure = notStarted(failed?.isRequest ? 'request' : 'unavailable', reason);
  link.end(failure.error);
  return failure;
}

const notStarted = (cause: 'request' | 'unavailable', reason: string) =>
  fail<EngineError>({ cause, message: `The engine does not start: ${reason}` });
