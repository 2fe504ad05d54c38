import { fail, ok, type Result } from '@kickmate/board';
import type { EngineError } from '../request/engine.ts';
import { texts } from '../request/texts.ts';
import type { FromWorker, Port, ToWorker } from './messages.ts';

/** The message of a worker whose engine is open. */
export type Opened = FromWorker & { readonly kind: 'opened' };

/** A worker that has been started. */
export interface StartedWorker {
  /** The connection; absent if the worker could not be started at all. */
  readonly link: Link | undefined;
  /** Resolves when the engine is open, or with the reason why it cannot be opened; then the worker has been ended. */
  readonly opened: Promise<Result<Opened, EngineError>>;
}

/** Starts a worker and opens its engine. A worker that is silent for `startMs` is ended. */
export function startWorker(spawnPort: () => Port, open: ToWorker & { kind: 'open' }, startMs: number): StartedWorker {
  try {
    const link = new Link(spawnPort());
    return { link, opened: openIn(link, open, startMs) };
  } catch (error) {
    return {
      link: undefined,
      opened: Promise.resolve(notStarted('unavailable', error instanceof Error ? error.message : `${error}`)),
    };
  }
}

async function openIn(link: Link, open: ToWorker & { kind: 'open' }, startMs: number) {
  const answer = await link.ask(open, { silenceMs: startMs });
  if (answer.ok && answer.value.kind === 'opened') return ok(answer.value);
  if (!answer.ok && (answer.error.cause === 'closed' || answer.error.cause === 'stopped')) return answer;
  const failed = answer.ok && answer.value.kind === 'failed' ? answer.value : undefined;
  const reason = failed?.message ?? (answer.ok ? texts.noAnswer : answer.error.message);
  const failure = notStarted(failed?.isRequest ? 'request' : 'unavailable', reason);
  link.end(failure.error);
  return failure;
}

const notStarted = (cause: 'request' | 'unavailable', reason: string) =>
  fail<EngineError>({ cause, message: texts.notStarted(reason) });

/** Silent ticks after which a worker counts as dead. Ticks of a timer, as a clock also runs while the device sleeps. */
const SILENT_TICKS = 5;

type InfoMessage = FromWorker & { readonly kind: 'info' };
/** A message that answers a request. */
export type Answer = Exclude<FromWorker, InfoMessage | { readonly kind: 'alive' }>;

/** The options for waiting for the answer to a request. */
interface AskOptions {
  /** Milliseconds of silence after which the worker counts as dead; absent: there is no limit. */
  readonly silenceMs?: number;
  readonly onInfo?: (message: InfoMessage) => void;
}

/** The request that the worker is working on. */
interface Asked {
  readonly id: number;
  readonly settle: (answer: Result<Answer, EngineError>) => void;
  readonly onInfo: ((message: InfoMessage) => void) | undefined;
  silentTicks: number;
}

/** The connection to one worker, with one request at a time. After it has ended, nothing is answered. */
export class Link {
  readonly #port: Port;
  #asked: Asked | undefined;
  #end: EngineError | undefined;

  constructor(port: Port) {
    this.#port = port;
    port.listen(
      (message) => this.#receive(message),
      (reason) => this.end({ cause: 'crashed', message: texts.worker.ended(reason) }),
    );
  }

  /** Whether the worker has ended, or was ended. */
  get isEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Sends a request. Resolves with the answer, or with the reason why there will be none. */
  ask(message: ToWorker, options: AskOptions = {}): Promise<Result<Answer, EngineError>> {
    return new Promise((resolve) => {
      if (this.#end) return resolve(fail(this.#end));
      const { silenceMs, onInfo } = options;
      const timer = silenceMs === undefined ? undefined : setInterval(() => this.#tick(), silenceMs / SILENT_TICKS);
      const settle = (answer: Result<Answer, EngineError>) => {
        clearInterval(timer);
        this.#asked = undefined;
        resolve(answer);
      };
      this.#asked = { id: message.id, settle, onInfo, silentTicks: 0 };
      try {
        this.#port.post(message);
      } catch (error) {
        settle(fail({ cause: 'crashed', message: texts.worker.notAsked(`${error}`) }));
      }
    });
  }

  /** Ends the worker. The running request is answered with this error. */
  end(error: EngineError): void {
    if (this.#end) return;
    this.#end = error;
    this.#port.close();
    this.#asked?.settle(fail(error));
  }

  #receive(message: FromWorker): void {
    const asked = this.#asked;
    if (this.#end || message.id !== asked?.id) return;
    asked.silentTicks = 0;
    if (message.kind === 'alive') return;
    if (message.kind === 'info') asked.onInfo?.(message);
    else asked.settle(ok(message));
  }

  #tick(): void {
    if (!this.#asked) return;
    this.#asked.silentTicks++;
    if (this.#asked.silentTicks >= SILENT_TICKS) this.end({ cause: 'crashed', message: texts.worker.silent });
  }
}
