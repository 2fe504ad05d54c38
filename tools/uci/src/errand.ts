/** A `go` that has been read and has not been answered yet. */
export interface Errand {
  /** Told to stop, before or while it runs. */
  isStopped: boolean;
  /** It runs, and will not end by itself. */
  isEndless: boolean;
}
