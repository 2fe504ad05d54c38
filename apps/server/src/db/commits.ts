/** The columns of a game that follow from an event. They are written in the same statement. */
export interface AfterEvent {
  readonly status: GameStatus;
  /** The result in words of PGN (`1-0`, `0-1`, `1/2-1/2`), or another short text of the caller; absent before the end. */
  readonly result?: string | undefined;
  /** The side whose player has to act; absent if neither or both have to. */
  readonly toAct?: 'w' | 'b' | undefined;
  /** Play time at which the game changes without a command (flag, deadline, end of a line-up); absent if it does not. */
  readonly dueAt?: number | undefined;
  /** New players of the seats, by player id; an absent side stays as it is. */
  readonly white?: string | undefined;
  readonly black?: string | undefined;
  /** New values of these columns; absent ones stay as they are. */
  readonly seats?: unknown;
  readonly nonces?: unknown;
  readonly summary?: unknown;
}

/** The state of a game: `waiting` for a second player, `running`, `over` with a result, `aborted` without one. */
export type GameStatus = 'waiting' | 'running' | 'over' | 'aborted';

/** An event to be committed. */
export interface NewEvent {
  /** The game's id. */
  readonly game: string;
  /** The epoch with which this process owns the game, from `Store.claimGame`. */
  readonly epoch: number;
  /** The version that the game has after this event: 1 for its first event. */
  readonly version: number;
  /** The client's id of the command, unique within the game; absent for events that no client asked for. */
  readonly command?: string | undefined;
  /** Play time in whole milliseconds. */
  readonly at: number;
  /** The event as plain JSON data. */
  readonly body: unknown;
  readonly after: AfterEvent;
}

/**
 * - `done`: the event is committed (also if an earlier attempt with the same event had succeeded without anybody noticing).
 * - `duplicate`: another event has this command id already. Nothing was written; `Store.events` has that event.
 * - `taken`: the game has another epoch or version: another process owns it, and this one must give it up.
 */
export type Commit = 'done' | 'duplicate' | 'taken';

/** Commits events of many games, many at once: while one statement is under way, the next events gather. */
export interface Commits {
  /**
   * Commits an event. Calls for the same game are committed in order, one per statement.
   * @throws {DatabaseAway} if the database cannot be reached. The event may nevertheless be committed: append the very
   * same event again (`done` then tells so) before the game goes on.
   */
  append(event: NewEvent): Promise<Commit>;
  /** Waits until everything appended so far has been answered. */
  flush(): Promise<void>;
}
