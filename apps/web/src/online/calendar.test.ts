import { expect, test } from 'vitest';
import { calendarOf } from './calendar.ts';

const DEADLINE = {
  table: 'pXo2kq9Zr1aB',
  title: 'Your turn against Ann',
  address: 'https://play.example.org/#/online/table/pXo2kq9Zr1aB',
  due: Date.UTC(2026, 10, 30, 18, 5, 9, 500),
  remindMs: 21_600_000,
};
const NOW = Date.UTC(2026, 10, 29, 18, 0);

test('a deadline is an event with an alarm', () => {
  expect(calendarOf(DEADLINE, NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kickmate//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:pXo2kq9Zr1aB@kickmate',
    `SEQUENCE:${NOW / 1000}`,
    'DTSTAMP:20261129T180000Z',
    'DTSTART:20261130T180509Z',
    'DTEND:20261130T180509Z',
    'SUMMARY:Your turn against Ann',
    'URL:https://play.example.org/#/online/table/pXo2kq9Zr1aB',
    'DESCRIPTION:https://play.example.org/#/online/table/pXo2kq9Zr1aB',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-PT360M',
    'DESCRIPTION:Your turn against Ann',
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]);
});

test('a name cannot add lines, and no line is longer than 75 bytes', () => {
  const title = `Zug gegen ${'Ä;,\\🎉'.repeat(30)}\nEND:VCALENDAR`;
  const text = calendarOf({ ...DEADLINE, title }, NOW);
  const lines = text.split('\r\n');
  expect(lines.filter((line) => line === 'END:VCALENDAR')).toHaveLength(1);
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const summary = text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith('SUMMARY:'));
  expect(summary).toBe(`SUMMARY:Zug gegen ${'Ä\\;\\,\\\\🎉'.repeat(30)}\\nEND:VCALENDAR`);
});
