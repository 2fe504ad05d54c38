/** A moment, in milliseconds since 1970, as a field `datetime-local` has it: local time, `2026-12-05T19:00`. */
export function localMoment(at: number): string {
  const moment = new Date(at);
  return new Date(at - moment.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}
