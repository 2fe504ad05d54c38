import { describe, expect, test } from 'vitest';
import { cpuBetween, longest, spread, type TraceEvent, tasksOf } from './trace-events.ts';

const mark = (name: string, ts: number, startTime: number): TraceEvent => ({
  name,
  ph: 'I',
  pid: 1,
  tid: 7,
  ts,
  args: { data: { startTime } },
});
const task = (ts: number, dur: number, tdur: number, tid = 7): TraceEvent => ({
  name: 'RunTask',
  ph: 'X',
  pid: 1,
  tid,
  ts,
  dur,
  tdur,
});

describe('tasks of a trace', () => {
  const events = [
    mark('ready', 1_050_000, 50),
    task(1_040_000, 30_000, 12_000),
    task(1_010_000, 5000, 9000),
    task(0, 1, 1, 8),
  ];

  test('those of the page’s main thread, with the time since the address was opened', () => {
    expect(tasksOf(events, 'ready')).toEqual([
      { at: 10, wall: 5, cpu: 5 },
      { at: 40, wall: 30, cpu: 12 },
    ]);
  });

  test('their time on the processor and the longest one', () => {
    const tasks = tasksOf(events, 'ready');
    expect(cpuBetween(tasks, 0, 50)).toBe(17);
    expect(cpuBetween(tasks, 0, 40)).toBe(5);
    expect([longest(tasks, 'wall'), longest(tasks, 'cpu'), longest([], 'cpu')]).toEqual([30, 12, 0]);
  });

  test('a trace without the mark is refused', () => {
    expect(() => tasksOf(events, 'other')).toThrow("no mark 'other'");
  });
});

test('median, least and greatest', () => {
  expect(spread([3, 1, 2])).toEqual({ median: 2, min: 1, max: 3 });
  expect(spread([4, 1, 3, 2])).toEqual({ median: 2, min: 1, max: 4 });
  expect(() => spread([])).toThrow(RangeError);
});
