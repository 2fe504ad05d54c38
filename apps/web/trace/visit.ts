import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { CATEGORIES, longest, type Task, type TraceEvent, tasksOf } from './trace-events.ts';

declare global {
  /** The sum of the layout shifts of the page, where a measurement asks for it. */
  var layoutShift: number;
  /** The notes that `recorder.js` leaves on the page. */
  const recorder: {
    /** When a person can do something for the first time, in milliseconds since the address was opened; a promise until then. */
    when(name: string): number | Promise<number>;
    /** Returns the times between frames that changed the board, in milliseconds, and forgets them. */
    takeGaps(): readonly number[];
  };
}

/** The settings of all measurements. */
export interface Setting {
  readonly browser: Browser;
  /** The address of the served app, with a slash at its end. */
  readonly url: string;
  readonly runs: number;
  /** The number of matches that the heap is measured over. */
  readonly matches: number;
  /** The folder for the traces; `undefined`: they are not kept. */
  readonly save: string | undefined;
  /** The folder for pictures; `undefined`: none are taken. */
  readonly film: string | undefined;
}

/** A line of the results, with a value for each run. */
export interface Row {
  readonly what: string;
  readonly unit: 'ms' | 's' | 'frames/s' | 'MiB' | 'thousandths';
  /** The limit; absent for values that only explain others. */
  readonly wanted?: number;
  readonly values: readonly number[];
}

/** The mark of the first moment at which a piece can be selected. */
export const SELECTABLE = 'a piece can be selected';
/** The slowdown of the processor that stands for a phone. */
export const SLOWDOWN = 4;
const END = 'end of the trace';
/** The limit for a task, in milliseconds. */
const LONGEST_TASK_MS = 100;
/** More categories for traces that people read in the developer tools: what ran, and the functions of scripts. */
const TO_READ = ['loading', 'v8', 'v8.execute', 'disabled-by-default-v8.cpu_profiler'];
/** See `recorder.js`. */
const RECORDER = readFileSync(join(import.meta.dirname, 'recorder.js'), 'utf8');

/** A window of a new visitor: nothing is stored or cached. */
export interface Visit {
  readonly page: Page;
  readonly session: CDPSession;
  /** Traces what `act` does, and returns the tasks of the page's main thread. */
  trace(name: string, act: () => Promise<void>): Promise<readonly Task[]>;
  /** Waits for a mark of the recorder; milliseconds since the address was opened. */
  mark(name: string): Promise<number>;
}

/** Opens a window of a new visitor, and closes it afterwards. */
export async function visit<T>(
  { browser, save }: Setting,
  use: (visit: Visit) => Promise<T>,
  options: BrowserContextOptions = {},
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await page.addInitScript({ content: RECORDER });
    return await use({
      page,
      session,
      async trace(name, act) {
        await browser.startTracing(page, { categories: save ? [...CATEGORIES, ...TO_READ] : CATEGORIES });
        await act();
        // It tells which thread is the page's.
        await page.evaluate((end) => void performance.mark(end), END);
        const text = await browser.stopTracing();
        if (save) writeFileSync(join(save, `${name}.json`), text);
        return tasksOf((JSON.parse(text.toString()) as { traceEvents: readonly TraceEvent[] }).traceEvents, END);
      },
      async mark(name) {
        // Playwright would first put a large script of its own into the page, which takes the page's time.
        const expression = `recorder.when(${JSON.stringify(name)})`;
        const options = { awaitPromise: true, returnByValue: true };
        return (await session.send('Runtime.evaluate', { expression, ...options })).result.value as number;
      },
    });
  } finally {
    await context.close();
  }
}

/** Runs something several times, one after the other. */
export async function repeat<T>(times: number, run: (index: number) => Promise<T>): Promise<readonly T[]> {
  const results: T[] = [];
  for (let index = 0; index < times; index++) results.push(await run(index));
  return results;
}

/** The longest tasks of several runs, by time on the processor and by wall time. */
export const longestTasks = (what: string, runs: readonly (readonly Task[])[]): readonly Row[] => [
  {
    what: `${what}, processor time`,
    unit: 'ms',
    wanted: LONGEST_TASK_MS,
    values: runs.map((tasks) => longest(tasks, 'cpu')),
  },
  { what: `${what}, wall time`, unit: 'ms', values: runs.map((tasks) => longest(tasks, 'wall')) },
];

/** The frames a second of several runs, by the times between their frames in milliseconds. */
export const framesRow = (what: string, runs: readonly (readonly number[])[]): Row => ({
  what,
  unit: 'frames/s',
  wanted: 60,
  values: runs.map((gaps) => (1000 * gaps.length) / sum(gaps)),
});

/** The sum of some numbers. */
export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
