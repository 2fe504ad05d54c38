import { expect, test } from 'vitest';
import { isTimeZone, weeksAfter } from '../src/time-zones.ts';

const at = (text: string) => Date.parse(text);

test.each([
  ['Europe/Berlin', '2026-10-24T19:00:00+02:00', '2026-10-31T19:00:00+01:00'],
  ['Europe/Berlin', '2027-03-27T19:00:00+01:00', '2027-04-03T19:00:00+02:00'],
  ['America/New_York', '2026-10-25T20:30:00-04:00', '2026-11-01T20:30:00-05:00'],
  ['Asia/Kolkata', '2026-10-24T19:00:00+05:30', '2026-10-31T19:00:00+05:30'],
  [undefined, '2026-10-24T19:00:00Z', '2026-10-31T19:00:00Z'],
])('a week later it is the same hour in %s', (zone, start, next) => {
  expect(weeksAfter(at(start), at(start), zone)).toBe(at(next));
});

test('an hour that a change of the clocks leaves out is the one after it', () => {
  const start = at('2027-03-21T02:30:00+01:00');
  expect(weeksAfter(start, start, 'Europe/Berlin')).toBe(at('2027-03-28T03:30:00+02:00'));
});

test('weeks that are past are left out', () => {
  const start = at('2026-10-24T19:00:00+02:00');
  expect(weeksAfter(start, at('2026-11-14T19:00:00+01:00'), 'Europe/Berlin')).toBe(at('2026-11-21T19:00:00+01:00'));
});

test('a time zone is one of IANA', () => {
  expect(['Europe/Berlin', 'UTC', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, true, false, false]);
});
