/** A time in which the clock of a side stands still, in play by correspondence: two moments by the host's clock. */
export interface Holiday {
  readonly from: number;
  readonly until: number;
}

const inOrder = (holidays: readonly Holiday[]): readonly Holiday[] => [...holidays].sort((a, b) => a.from - b.from);

/** The part of a stretch of time that holidays cover, in milliseconds. What two of them cover counts once. */
export function holidayTimeBetween(holidays: readonly Holiday[], since: number, at: number): number {
  let [rested, seen] = [0, since];
  for (const { from, until } of inOrder(holidays)) {
    const begins = Math.max(from, seen);
    seen = Math.max(seen, Math.min(until, at));
    rested += Math.max(0, seen - begins);
  }
  return rested;
}

/** The moment at which a clock that starts at `since`, and stands still in holidays, has run for `ms` milliseconds. */
export function afterRunning(holidays: readonly Holiday[], since: number, ms: number): number {
  let [end, seen] = [since + ms, since];
  for (const { from, until } of inOrder(holidays))
    if (from < end && until > seen) {
      end += until - Math.max(from, seen);
      seen = until;
    }
  return end;
}
