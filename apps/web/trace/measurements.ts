import { minute } from './first-minute.ts';
import { report } from './report.ts';
import { cpuBetween } from './trace-events.ts';
import { framesRow, longestTasks, type Row, repeat, SELECTABLE, type Setting, SLOWDOWN, sum, visit } from './visit.ts';

/** All measurements by name, in the order in which they run. */
export const MEASUREMENTS: Readonly<Record<string, (setting: Setting) => Promise<readonly Row[]>>> = {
  start,
  slow,
  minute,
  thinking,
  flight,
  report,
  heap,
};

const READY = 'Kick off can be pressed';
/** The time for which a page is watched after it can be used, in milliseconds: what it loads later must not block it either. */
const AFTERWARDS_MS = 1500;
/** The time for which the engine is watched while it thinks, in milliseconds. */
const THINKING_MS = 5000;
/** A clock that goes sixty times as fast, and timers that follow it: pauses for people who watch cost nothing. */
const FAST_CLOCK = `{
  const [now, later] = [performance.now.bind(performance), setTimeout];
  performance.now = () => 60 * now();
  globalThis.setTimeout = (run, ms = 0, ...args) => later(run, ms / 60, ...args);
}`;

/** Opens the choices for a new match, presses *Kick off* at once, and waits for a piece that can be selected. */
const firstMatch = (setting: Setting, name: string, slowdown: number) =>
  visit(setting, async ({ page, session, trace, mark }) => {
    let [ready, selectable] = [0, 0];
    const tasks = await trace(name, async () => {
      await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      await page.goto(`${setting.url}#/new?seed=1&press`, { waitUntil: 'commit' });
      ready = await mark(READY);
      selectable = await mark(SELECTABLE);
      await page.waitForTimeout(AFTERWARDS_MS);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    });
    // The marks are true only if a click does what they say.
    const pawn = page.getByRole('gridcell', { name: /^e2\b/ });
    await pawn.click();
    await page.getByRole('gridcell', { name: /^e2\b.*selected/ }).waitFor();
    return { tasks, ready, selectable };
  });

/** The first visit at normal speed. */
async function start(setting: Setting): Promise<readonly Row[]> {
  const runs = await repeat(setting.runs, (run) => firstMatch(setting, `start-${run}`, 1));
  const estimate = `${SLOWDOWN} x the main thread's processor time`;
  return [
    { what: 'start: until Kick off can be pressed', unit: 'ms', values: runs.map(({ ready }) => ready) },
    {
      what: `start: until then, ${estimate}`,
      unit: 'ms',
      wanted: 1000,
      values: runs.map(({ tasks, ready }) => SLOWDOWN * cpuBetween(tasks, 0, ready)),
    },
    {
      what: 'start: after it was pressed, until a piece can be selected',
      unit: 'ms',
      values: runs.map(({ ready, selectable }) => selectable - ready),
    },
    {
      what: `start: until then, ${estimate}`,
      unit: 'ms',
      wanted: 600,
      values: runs.map(({ tasks, ready, selectable }) => SLOWDOWN * cpuBetween(tasks, ready, selectable)),
    },
    ...longestTasks(
      'start: longest task',
      runs.map(({ tasks }) => tasks),
    ),
  ];
}

/** The first visit with a slowed processor. */
async function slow(setting: Setting): Promise<readonly Row[]> {
  const runs = await repeat(setting.runs, (run) => firstMatch(setting, `slow-${run}`, SLOWDOWN));
  // The browser slows a thread down by letting it compute for nothing, so this contains the slowness.
  const busy = "slow: until then, the main thread's processor time";
  return [
    { what: 'slow: until Kick off can be pressed', unit: 'ms', wanted: 1000, values: runs.map(({ ready }) => ready) },
    { what: busy, unit: 'ms', values: runs.map(({ tasks, ready }) => cpuBetween(tasks, 0, ready)) },
    {
      what: 'slow: after it was pressed, until a piece can be selected',
      unit: 'ms',
      wanted: 600,
      values: runs.map(({ ready, selectable }) => selectable - ready),
    },
    {
      what: busy,
      unit: 'ms',
      values: runs.map(({ tasks, ready, selectable }) => cpuBetween(tasks, ready, selectable)),
    },
  ];
}

/** The engine thinks on the analysis board, whose panels show everything that it reports. */
async function thinking(setting: Setting): Promise<readonly Row[]> {
  const runs = await repeat(setting.runs, (run) =>
    visit(setting, async ({ page, trace }) => {
      await page.goto(`${setting.url}#/?seed=1`);
      await page.getByRole('button', { name: 'Analysis board' }).click();
      const engine = page.getByRole('region', { name: 'Engine', exact: true });
      await engine.getByLabel('Lines', { exact: true }).selectOption('5');
      await engine.getByText(/Depth \d+/).waitFor();
      return trace(`thinking-${run}`, () => page.waitForTimeout(THINKING_MS));
    }),
  );
  return longestTasks('thinking: longest task', runs);
}

/** A kick is played, and shown again. */
async function flight(setting: Setting): Promise<readonly Row[]> {
  const runs = await repeat(setting.runs, (run) =>
    visit(setting, async ({ page, trace, mark }) => {
      await page.goto(`${setting.url}#/new?seed=1`);
      await page.getByRole('radio', { name: 'Two people' }).check();
      await page.getByText('Set up a position').click();
      await page.getByLabel(/^Position to begin with/).fill('4k3/8/8/8/8/8/3P4/3RK3 w d3 0 1');
      await page.getByRole('button', { name: 'Kick off' }).click();
      await mark(SELECTABLE);
      let gaps: readonly number[] = [];
      const tasks = await trace(`flight-${run}`, async () => {
        await page.evaluate(() => recorder.takeGaps());
        for (const name of [/^d2\b/, /^d3\b/]) await page.getByRole('gridcell', { name }).click();
        await page.getByText('Black to act.').waitFor();
        await page.getByRole('button', { name: 'Replay' }).click();
        await page.getByText('The last turn again…').waitFor();
        await page.getByText('Black to act.').waitFor();
        gaps = await page.evaluate(() => recorder.takeGaps());
      });
      return { tasks, gaps };
    }),
  );
  return [
    ...longestTasks(
      'flight: longest task',
      runs.map(({ tasks }) => tasks),
    ),
    framesRow(
      'flight: frames',
      runs.map(({ gaps }) => gaps),
    ),
    {
      what: 'flight: processor time of the main thread for a frame',
      unit: 'ms',
      wanted: 16.7,
      values: runs.map(({ tasks, gaps }) => sum(tasks.map(({ cpu }) => cpu)) / gaps.length),
    },
  ];
}

/** Two computers of the lowest level play match after match on one page. */
async function heap(setting: Setting): Promise<readonly Row[]> {
  const values = await repeat(1, () =>
    visit(
      setting,
      async ({ page, session }) => {
        await page.addInitScript({ content: FAST_CLOCK });
        await page.goto(`${setting.url}#/new?seed=1`);
        await page.getByRole('radio', { name: 'Watch' }).check();
        for (const label of ["White's level", "Black's level"]) await page.getByLabel(label).fill('1');
        await page.getByRole('radio', { name: '1', exact: true }).check();
        await page.getByRole('button', { name: 'Kick off' }).click();
        const again = page.getByRole('button', { name: 'Play again' });
        const used = async (): Promise<number> => {
          // Objects with finalizers need a second collection.
          for (let i = 0; i < 2; i++) await session.send('HeapProfiler.collectGarbage');
          return (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
        };
        const play = async (matches: number): Promise<void> => {
          for (let i = 0; i < matches; i++) {
            await again.waitFor({ timeout: 120_000 });
            await again.click();
          }
        };
        // The first matches load code and fill caches.
        await play(Math.min(10, setting.matches));
        const before = await used();
        await play(setting.matches);
        return (await used()) - before;
      },
      { reducedMotion: 'reduce' },
    ),
  );
  return [{ what: `heap: growth over ${setting.matches} matches`, unit: 'MiB', wanted: 10, values }];
}
