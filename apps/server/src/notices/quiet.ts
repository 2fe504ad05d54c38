import type { NoticeWishes } from '@kickmate/protocol';
import { isTimeZone, minuteIn, offsetOf } from '../time-zones.ts';

const MINUTE_MS = 60_000;
const DAY_MINUTES = 1440;

/**
 * The milliseconds until a device's quiet hours end; 0 outside of them, and in a time zone that this machine does not know.
 * @param now milliseconds since 1970
 */
export function quietMs({ quiet, zone }: Pick<NoticeWishes, 'quiet' | 'zone'>, now: number): number {
  if (!quiet || !isTimeZone(zone)) return 0;
  const minutesFrom = (start: number, minute: number) => (minute - start + DAY_MINUTES) % DAY_MINUTES;
  const passed = minutesFrom(quiet.from, minuteIn(zone, now));
  const length = minutesFrom(quiet.from, quiet.until);
  if (passed >= length) return 0;
  const left = (length - passed) * MINUTE_MS - (now % MINUTE_MS);
  // The clocks may change in this night.
  return left + offsetOf(zone, now) - offsetOf(zone, now + left);
}
