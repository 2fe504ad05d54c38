import { fail, ok, type Result } from '@kickmate/board';
import type { EngineError } from './engine.ts';
import type { FromWorker, Port, ToWorker } from './protocol.ts';

/** How many ticks of silence are too many. Ticks, not a clock: a device that slept has not been waiting. */
const SILENT_TICKS = 5;

type Progress = FromWorker & { readonly kind: 'progress' };
/** An answer that ends a request. */
export type Answer = Exclude<FromWorker, Progress>;

/** How a request is asked. */
export interface AskOptions {
  /** Milliseconds of silence after which the worker counts as dead; absent: it may be silent as long as it likes. */
  readonly silenceMs?: number;
  readonly onProgress?: (message: Progress) => void;
}

interface Asked {
  readonly id: number;
  readonly settle: (answer: Result<Answer, EngineError>) => void;
  readonly onProgress: ((message: Progress) => void) | undefined;
  silentTicks: number;
}

/** One worker, asked one thing at a time, and what becomes of it. Once it has ended, it answers nothing any more. */
export class Link {
  readonly #port: Port;
  #asked: Asked | undefined;
  #end: EngineError | undefined;

  constructor(port: Port) {
    this.#port = port;
    port.listen(
      (message) => this.#receive(message),
      (reason) => this.end({ cause: 'crashed', message: `the engine's worker ended: ${reason}` }),
    );
  }

  /** Whether the worker has ended, or was ended. */
  get isEnded(): boolean {
    return this.#end !== undefined;
  }

  /** Asks, and resolves with the answer, or with why there will be none. */
  ask(message: ToWorker, options: AskOptions = {}): Promise<Result<Answer, EngineError>> {
    return new Promise((resolve) => {
      if (this.#end) return resolve(fail(this.#end));
      const { silenceMs, onProgress } = options;
      const timer = silenceMs === undefined ? undefined : setInterval(() => this.#tick(), silenceMs / SILENT_TICKS);
      const settle = (answer: Result<Answer, EngineError>) => {
        clearInterval(timer);
        this.#asked = undefined;
        resolve(answer);
      };
      this.#asked = { id: message.id, settle, onProgress, silentTicks: 0 };
      try {
        this.#port.post(message);
      } catch (error) {
        settle(fail({ cause: 'crashed', message: `the engine's worker cannot be asked: ${error}` }));
      }
    });
  }

  /** Ends the worker; what it was asked is answered with this error. */
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
    if (message.kind === 'progress') asked.onProgress?.(message);
    else asked.settle(ok(message));
  }

  #tick(): void {
    if (!this.#asked) return;
    this.#asked.silentTicks++;
    if (this.#asked.silentTicks >= SILENT_TICKS)
      this.end({ cause: 'crashed', message: "the engine's worker fell silent" });
  }
}
