import type { NoticeWishes } from '@kickmate/protocol';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/** Returns true for a time zone that this machine knows. */
export function isTimeZone(zone: string): boolean {
  try {
    minuteIn(zone, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * The milliseconds until a device's quiet hours end; 0 outside of them, and in a time zone that this machine does not know.
 * @param now milliseconds since 1970
 */
export function quietMs({ quiet, zone }: Pick<NoticeWishes, 'quiet' | 'zone'>, now: number): number {
  if (!quiet || !isTimeZone(zone)) return 0;
  const minutesFrom = (start: number, minute: number) => (minute - start + DAY_MINUTES) % DAY_MINUTES;
  const passed = minutesFrom(quiet.from, minuteIn(zone, now));
  const length = minutesFrom(quiet.from, quiet.until);
  return passed < length ? (length - passed) * MINUTE_MS - (now % MINUTE_MS) : 0;
}

/** The minute of the day in a time zone. */
function minuteIn(zone: string, now: number): number {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const part = (type: 'hour' | 'minute') => Number(format.formatToParts(now).find((one) => one.type === type)!.value);
  return part('hour') * 60 + part('minute');
}
