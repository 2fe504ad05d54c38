import type { Result } from '@kickmate/board';
import type { EngineError } from './engine.ts';

/** Something that was asked of an engine and will be answered exactly once: by whoever is first. */
export class Job<T> {
  readonly id: number;
  /** The answer, when there is one. Rejects with what the caller's own code threw, see {@link reject}. */
  readonly result: Promise<Result<T, EngineError>>;
  #resolve: (result: Result<T, EngineError>) => void = () => undefined;
  #reject: (error: unknown) => void = () => undefined;
  #isSettled = false;
  #onStop: () => void = () => undefined;

  constructor(id: number) {
    this.id = id;
    this.result = new Promise((resolve, reject) => {
      this.#resolve = resolve;
      this.#reject = reject;
    });
  }

  get isSettled(): boolean {
    return this.#isSettled;
  }

  /** Answers, unless it has been answered. */
  settle(result: Result<T, EngineError>): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#resolve(result);
  }

  /** Ends with an error that the caller's own code threw, unless it has been answered. */
  reject(error: unknown): void {
    if (this.#isSettled) return;
    this.#isSettled = true;
    this.#reject(error);
  }

  /** Says what to do from now on when it is to stop. */
  whenStopped(onStop: () => void): void {
    this.#onStop = onStop;
  }

  /** Asks it to stop; nothing happens if it has been answered. */
  stop(): void {
    if (!this.#isSettled) this.#onStop();
  }
}
