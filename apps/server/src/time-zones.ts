const WEEK_MS = 7 * 86_400_000;

/** Returns true for a time zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  try {
    offsetOf(zone, 0);
    return true;
  } catch {
    return false;
  }
}

/** The minute of the day in a time zone. @param at milliseconds since 1970 */
export const minuteIn = (zone: string, at: number): number => Math.floor((at + offsetOf(zone, at)) / 60_000) % 1440;

/**
 * The first moment after another one that is whole weeks after a start, at the same hour of a time zone, in milliseconds since 1970.
 * Without a zone a week has 168 hours. An hour that a change of the clocks leaves out is the one after it.
 */
export function weeksAfter(start: number, after: number, zone = 'UTC'): number {
  for (let weeks = 1; ; weeks++) {
    const next = start + weeks * WEEK_MS;
    const inZone = next + offsetOf(zone, start);
    // The offset of the moment itself: on the day of a change it is another one than an hour before.
    const moment = inZone - offsetOf(zone, inZone - offsetOf(zone, next));
    if (moment > after) return moment;
  }
}

/** The milliseconds by which the clocks of a time zone are ahead of UTC's at a moment, in milliseconds since 1970. */
export function offsetOf(zone: string, at: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  });
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(parts.year!, parts.month! - 1, parts.day, parts.hour, parts.minute, parts.second) + (at % 1000) - at;
}
