import { expect, test } from 'vitest';
import { LagMeter } from '../../src/ws/lag.ts';

/** Pings at a moment, and answers after each number of milliseconds. */
function measured(trips: readonly number[]): LagMeter {
  const meter = new LagMeter();
  for (const [index, ms] of trips.entries()) meter.pong(meter.ping(index * 4000)!, index * 4000 + ms);
  return meter;
}

test.each([
  [[], 0],
  [[80], 80],
  [[120, 80], 80],
  [[80, 900, 100], 100],
  [[500, 500, 500, 10, 20, 30, 40, 50, 60, 70, 80, 90], 50],
])('the lag of the last round trips %j is their median, %d ms', (trips, ms) => {
  expect(measured(trips).ms).toBe(ms);
});

test('four held-back answers among nine do not change the lag', () => {
  expect(measured([50, 3000, 50, 3000, 50, 3000, 50, 3000, 50]).ms).toBe(50);
});

test('a new connection is measured four times at once', () => {
  expect([0, 1, 3, 4].map((trips) => measured(Array(trips).fill(50)).isNew)).toEqual([true, true, true, false]);
});

test('only the content of the open ping counts as its answer, and only once', () => {
  const meter = new LagMeter();
  const content = meter.ping(0)!;
  expect(meter.pong('something else', 10)).toBe(false);
  expect(meter.pong('', 10)).toBe(false);
  expect(meter.ping(20)).toBeUndefined();
  expect(meter.pong(content, 30)).toBe(true);
  expect(meter.pong(content, 5000)).toBe(false);
  expect(meter.ms).toBe(30);
});

test('it knows how long an answer has been missing', () => {
  const meter = new LagMeter();
  expect(meter.openFor(100)).toBe(0);
  const content = meter.ping(100)!;
  expect(meter.openFor(5100)).toBe(5000);
  meter.pong(content, 5200);
  expect(meter.openFor(9000)).toBe(0);
});
