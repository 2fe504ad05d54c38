import type { ComputerResult, ComputerTask } from '@kickmate/play';
import type { Requester } from '../member.ts';

/** A search that is under way or waits for a free worker. */
export interface Search {
  /** Resolves to `undefined` if the search failed or was stopped. Never rejects. */
  readonly result: Promise<ComputerResult>;
  /** Stops the search; its result is not needed any more. */
  stop(): void;
}

/** Runs the computer's searches for all tables. */
export interface Searches {
  /**
   * Runs the search of a task, or lets it wait for a free worker.
   * @param requester the person for whom it is. Networks, and within one its people, share the workers evenly; searches of games
   * that only computers play (absent) come last
   */
  search(task: ComputerTask, requester?: Requester): Search;
  close(): Promise<void>;
}
