import { expect, test } from 'vitest';
import { clockText, countdownText, isLow, secondsLeft } from './clock-text.ts';
import { clockWords, liveText, PRESETS, paceOf, presetTime, timeOf, timeText } from './time-control.ts';

test('presets are read, and written as they were', () => {
  expect(presetTime('3+2')).toEqual({ ms: 180_000, incrementMs: 2000 });
  expect(PRESETS.map((preset) => timeText(presetTime(preset)))).toEqual(PRESETS);
  expect(timeText(timeOf(0.5, 0))).toBe('0.5+0');
});

test('time controls have a pace', () => {
  expect(PRESETS.map((preset) => paceOf(presetTime(preset)))).toEqual(['Bullet', 'Blitz', 'Blitz', 'Rapid', 'Rapid']);
  expect(paceOf(timeOf(60, 0))).toBe('Classical');
});

test.each([
  [86_397_000, '23:59:57', '23 hours 59 minutes'],
  [3_723_400, '1:02:03', '62 minutes 3 seconds'],
  [845_999, '14:05', '14 minutes 5 seconds'],
  [60_000, '1:00', '1 minute'],
  [10_000, '0:10', '10 seconds'],
  [9_999, '0:09.9', '9 seconds'],
  [1_050, '0:01.0', '1 second'],
  [0, '0:00.0', '0 seconds'],
  [-5, '0:00.0', '0 seconds'],
])('%i ms is %s on the clock and "%s" in words', (ms, text, words) => {
  expect([clockText(ms), clockWords(ms)]).toEqual([text, words]);
});

test.each([
  ['1+0', 9_999, 10_000],
  ['3+2', 29_999, 30_000],
  ['15+10', 59_999, 60_000],
] as const)('with %s it warns below a limit', (preset, low, enough) => {
  expect([isLow(presetTime(preset), low), isLow(presetTime(preset), enough)]).toEqual([true, false]);
});

test('a live match in words, and a countdown', () => {
  expect(liveText({ halfMs: 300_000, turnMs: 20_000 })).toBe('two halves of 5 minutes');
  expect([20_000, 1001, 1, 0, -5].map(secondsLeft)).toEqual([20, 2, 1, 0, 0]);
  expect([86_396_100, 100_000, 99_000, 0].map(countdownText)).toEqual(['23:59:57', '1:40', '99 s', '0 s']);
});
