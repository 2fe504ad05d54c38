import { entries } from '@kickmate/catalogue';
import { finishedMatch } from './finished-match.ts';
import type { Task } from './trace-events.ts';
import { longestTasks, type Row, repeat, type Setting, visit } from './visit.ts';

/** The number of actions of the matches. */
const ACTIONS = 60;
/** The limit for the report of such a match, in seconds. */
const LIMIT_S = 30;
/** The number of cores that the limit is for. */
const CORES = 2;

/** The report of a finished match, for each game with a kernel. */
export async function report(setting: Setting): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const all: (readonly Task[])[] = [];
  for (const entry of entries) {
    const variant = await entry.load();
    if (!variant.kernel) continue;
    const record = await finishedMatch(variant, ACTIONS);
    const runs = await repeat(setting.runs, (run) => makeReport(setting, `report-${entry.id}-${run}`, record));
    const what = `report: ${entry.name}`;
    rows.push(
      { what: `${what}, until it is ready`, unit: 's', wanted: LIMIT_S, values: runs.map(({ wall }) => wall) },
      {
        what: `${what}, processor time of the page and its engines`,
        unit: 's',
        wanted: CORES * LIMIT_S,
        values: runs.map(({ processor }) => processor),
      },
    );
    for (const [run, { tasks }] of runs.entries()) all[run] = [...(all[run] ?? []), ...tasks];
  }
  return [...rows, ...longestTasks('report: longest task', all)];
}

/** Opens a record on the analysis board and has its report made; both times are in seconds. */
const makeReport = (setting: Setting, name: string, record: string) =>
  visit(setting, async ({ page, trace }) => {
    await page.goto(`${setting.url}#/?seed=1`);
    await page.getByRole('button', { name: 'Open a game record' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Or its text').fill(record);
    await dialog.getByRole('button', { name: 'Open on the analysis board' }).click();
    const panel = page.getByRole('region', { name: 'How it went' });
    await panel.getByRole('button', { name: 'How it went' }).click();
    const make = panel.getByRole('button', { name: 'Make the report' });
    await make.waitFor();
    const processorBefore = await processorTime(setting);
    const began = performance.now();
    let wall = 0;
    const tasks = await trace(name, async () => {
      await make.click();
      await panel.getByText('The report is ready.').waitFor({ timeout: 0 });
      wall = (performance.now() - began) / 1000;
    });
    return { tasks, wall, processor: (await processorTime(setting)) - processorBefore };
  });

/** The processor time of the pages that are open, with their workers, in seconds. */
async function processorTime({ browser }: Setting): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  await session.detach();
  return processInfo.filter(({ type }) => type === 'renderer').reduce((sum, { cpuTime }) => sum + cpuTime, 0);
}
