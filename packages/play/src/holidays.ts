/** A time in which the clock of a side stands still by correspondence: two moments by the host's clock. */
export interface Holiday {
  readonly from: number;
  readonly until: number;
}

/** The part of a stretch of time that holidays cover, in milliseconds. */
export const restedBetween = (holidays: readonly Holiday[], since: number, at: number): number =>
  apart(holidays).reduce((sum, { from, until }) => sum + Math.max(0, Math.min(until, at) - Math.max(from, since)), 0);

/** The moment at which a clock that starts at `since`, and stands still in holidays, has run for `ms` milliseconds. */
export function afterRunning(holidays: readonly Holiday[], since: number, ms: number): number {
  let end = since + ms;
  for (const { from, until } of apart(holidays)) if (until > since && from < end) end += until - Math.max(from, since);
  return end;
}

/** Holidays in their order, without those that are empty; those that overlap are one. */
function apart(holidays: readonly Holiday[]): readonly Holiday[] {
  const all: Holiday[] = [];
  for (const one of holidays.filter(({ from, until }) => from < until).sort((a, b) => a.from - b.from)) {
    const last = all.at(-1);
    if (last && one.from <= last.until) all[all.length - 1] = { ...last, until: Math.max(last.until, one.until) };
    else all.push(one);
  }
  return all;
}
