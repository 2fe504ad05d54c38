import { afterEach, expect, test, vi } from 'vitest';
import { whenIdle } from './when-idle.ts';

afterEach(() => void vi.unstubAllGlobals());

test('work waits until the page has loaded and is idle', () => {
  const idle: (() => void)[] = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const run = vi.fn();
  whenIdle(run);
  expect(idle).toEqual([]);
  window.dispatchEvent(new Event('load'));
  expect([idle.length, run.mock.calls.length]).toEqual([1, 0]);
  idle[0]!();
  expect(run).toHaveBeenCalledTimes(1);

  state.mockReturnValue('complete');
  whenIdle(run);
  expect(idle.length).toBe(2);
});

test('a browser without idle times runs it soon after', () => {
  vi.stubGlobal('requestIdleCallback', undefined);
  vi.useFakeTimers();
  const run = vi.fn();
  whenIdle(run);
  vi.runAllTimers();
  expect(run).toHaveBeenCalledTimes(1);
  vi.useRealTimers();
});
