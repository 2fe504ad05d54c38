import { expect, test } from 'vitest';
import { quietMs } from '../../src/notices/quiet.ts';

const HOUR = 3_600_000;
const NIGHT = { from: 22 * 60, until: 7 * 60 };

test.each([
  ['before the night', '2026-01-10T20:59:59Z', NIGHT, 'Europe/Berlin', 0],
  ['at its beginning', '2026-01-10T21:00:00Z', NIGHT, 'Europe/Berlin', 9 * HOUR],
  ['after midnight', '2026-01-11T05:30:30Z', NIGHT, 'Europe/Berlin', HOUR / 2 - 30_000],
  ['at its end', '2026-01-11T06:00:00Z', NIGHT, 'Europe/Berlin', 0],
  ['in summer time', '2026-07-11T05:00:00Z', NIGHT, 'Europe/Berlin', 0],
  ['in the night in which summer time begins', '2026-03-28T22:00:00Z', NIGHT, 'Europe/Berlin', 7 * HOUR],
  ['in the night in which it ends', '2026-10-24T21:00:00Z', NIGHT, 'Europe/Berlin', 9 * HOUR],
  ['elsewhere', '2026-07-11T05:00:00Z', NIGHT, 'America/New_York', 6 * HOUR],
  ['by day', '2026-07-11T12:00:00Z', { from: 13 * 60, until: 15 * 60 }, 'Europe/Berlin', HOUR],
  ['never', '2026-07-11T12:00:00Z', { from: 60, until: 60 }, 'UTC', 0],
  ['where the time zone is unknown', '2026-07-11T23:00:00Z', NIGHT, 'Mars/Olympus', 0],
  ['without', '2026-07-11T23:00:00Z', undefined, 'UTC', 0],
])('quiet hours: %s', (_, at, quiet, zone, ms) => expect(quietMs({ quiet, zone }, Date.parse(at))).toBe(ms));
