import type { Result } from '@kickmate/board';
import type { EngineError } from './engine.ts';

/** Something that was asked of an engine and will be answered exactly once: by whoever is first. */
export class Job<T> {
  readonly id: number;
  /** The answer, when there is one. */
  readonly result: Promise<Result<T, EngineError>>;
  #resolve: (result: Result<T, EngineError>) => void = () => undefined;
  #isSettled = false;
  #onStop: () => void = () => undefined;

  constructor(id: number) {
    this.id = id;
    this.result = new Promise((resolve) => {
      this.#resolve = resolve;
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

  /** Says what to do from now on when it is to stop. */
  whenStopped(onStop: () => void): void {
    this.#onStop = onStop;
  }

  /** Asks it to stop; nothing happens if it has been answered. */
  stop(): void {
    if (!this.#isSettled) this.#onStop();
  }
}
