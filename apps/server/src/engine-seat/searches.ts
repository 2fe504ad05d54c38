import type { ComputerResult, ComputerTask } from '@kickmate/play';

/** A search that is under way or waits for a free worker. */
export interface Search {
  /** Resolves to `undefined` if the search failed or was stopped. Never rejects. */
  readonly result: Promise<ComputerResult>;
  /** Stops the search; its result is not needed any more. */
  stop(): void;
}

/** Runs the computer's searches for all tables. */
export interface Searches {
  search(task: ComputerTask): Search;
  close(): Promise<void>;
}
