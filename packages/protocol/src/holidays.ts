// Holidays: the times in which nobody's clock by correspondence runs for a player.

import * as v from 'valibot';

const DAY_MS = 86_400_000;

/** The rules of holidays. */
export const HOLIDAY = {
  /** The time from the announcement to the first moment at which a holiday may begin, in milliseconds. */
  noticeMs: DAY_MS,
  /** The days of holiday in each quarter of the year, by UTC. */
  daysAQuarter: 7,
  /** The days before its beginning at which a holiday is announced at the earliest. */
  daysAhead: 180,
  /** The holidays of a player that begin in one quarter, also those that were called off. */
  mostAQuarter: 12,
} as const;

const Moment = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8.64e15));

/** The announcement of a holiday: its beginning, in milliseconds since 1970, and its days. */
export const NewHolidaySchema = v.object({
  from: Moment,
  days: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(HOLIDAY.daysAQuarter)),
});
export type NewHoliday = v.InferOutput<typeof NewHolidaySchema>;

/** A holiday that runs, or is announced: its beginning and its end, in milliseconds since 1970. */
export const HolidaySchema = v.object({ from: v.number(), until: v.number() });
export type HolidayInfo = v.InferOutput<typeof HolidaySchema>;

/** A player's own holiday, and the days that are left in this quarter of the year and the next one. */
export const HolidayStateSchema = v.object({
  /** The holiday that runs, or is announced; absent without one. */
  holiday: v.optional(HolidaySchema),
  quarters: v.array(v.object({ from: v.number(), daysLeft: v.number() })),
});
export type HolidayState = v.InferOutput<typeof HolidayStateSchema>;

/** A quarter of the year, by UTC: two moments in milliseconds since 1970. */
export function quarterOf(at: number): { readonly from: number; readonly until: number } {
  const date = new Date(at);
  const [year, month] = [date.getUTCFullYear(), Math.floor(date.getUTCMonth() / 3) * 3];
  return { from: Date.UTC(year, month), until: Date.UTC(year, month + 3) };
}

/** The days of a quarter that holidays leave. @param at a moment of the quarter, in milliseconds since 1970 */
export function holidayDaysLeft(holidays: readonly HolidayInfo[], at: number): number {
  const quarter = quarterOf(at);
  const used = holidays.reduce(
    (sum, { from, until }) => sum + Math.max(0, Math.min(until, quarter.until) - Math.max(from, quarter.from)),
    0,
  );
  return Math.max(0, HOLIDAY.daysAQuarter - used / DAY_MS);
}
