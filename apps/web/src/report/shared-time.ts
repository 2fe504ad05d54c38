/** The milliseconds for the searches of a report of at most {@link USUAL_ACTIONS}; half a minute with the engines' starts. */
const REPORT_MS = 24_000;
/** A longer match has more time, in proportion. */
const USUAL_ACTIONS = 60;
/** The fewest milliseconds of a search: enough for goals and mates that are near. */
const FEWEST_MS = 50;

/** The time that the searches of a match of that many actions may take together, in milliseconds. */
export const reportTime = (actions: number): number => REPORT_MS * Math.max(1, actions / USUAL_ACTIONS);

/**
 * Time that searches share. Each may take its part of what is left, and gives back what it has not used. On a fast device that
 * is more than any search needs.
 */
export class SharedTime {
  #ms: number;
  #effort = 0;

  /** @param ms the milliseconds of all engines together */
  constructor(ms: number) {
    this.#ms = ms;
  }

  /** Divides what is left of the time over searches of that effort. */
  expect(effort: number): void {
    this.#effort = effort;
  }

  /** Takes the part of a search with this effort, in whole milliseconds. */
  take(effort: number): number {
    const ms = Math.max(FEWEST_MS, Math.floor((this.#ms * effort) / this.#effort));
    this.#ms -= ms;
    this.#effort -= effort;
    return ms;
  }

  /** Gives back time that was taken and not used; less than 0 if more was used. */
  giveBack(ms: number): void {
    this.#ms += ms;
  }
}
