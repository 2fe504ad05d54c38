/**
 * The cluster's play time: the database's wall time without all outages, in whole milliseconds. An outage is a time in which
 * no server was running, or the database was away. All servers on one database share it; it survives restarts.
 */
export interface PlayClock {
  /** The play time now. It never goes back, and stands still while the database is away. */
  now(): number;
  /** Whether the database is away, so that the clock stands still. */
  readonly isAway: boolean;
  /** Calls back when the clock stops because the database is away. Returns a function that ends this. */
  onAway(listener: () => void): () => void;
  /** Calls back when the clock goes on. Timers for play times should be set again. Returns a function that ends this. */
  onBack(listener: () => void): () => void;
  /** Marks this server as stopped, so that its games are free at once, and stops the clock. */
  stop(): Promise<void>;
}
