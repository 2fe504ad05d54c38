import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { framesRow, longestTasks, type Row, repeat, SELECTABLE, type Setting, SLOWDOWN, visit } from './visit.ts';

/** A screen on which somebody new opens the app. */
const SCREENS = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 },
};
/** The time after which the first kick's ball is shown in flight, in milliseconds. */
const IN_FLIGHT_MS = 450;
/** The width of a film, in pixels. */
const WIDTH = 1200;

/** The first minute of somebody new, on each screen: the address is opened, the ball is kicked with two clicks, the computer answers. */
export async function minute(setting: Setting): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [screen, options] of Object.entries(SCREENS)) {
    const slow = await repeat(setting.runs, () => firstKick(setting, SLOWDOWN, options));
    const runs = await repeat(setting.runs, () => firstKick(setting, 1, options));
    const what = `minute, ${screen}`;
    rows.push(
      {
        what: `${what}: until the ball can be kicked, ${SLOWDOWN} times slowed`,
        unit: 'ms',
        wanted: 2500,
        values: slow.map(({ selectable }) => selectable),
      },
      { what: `${what}: layout shift`, unit: 'thousandths', wanted: 20, values: runs.map(({ shift }) => 1000 * shift) },
      ...longestTasks(
        `${what}: longest task`,
        runs.map(({ tasks }) => tasks),
      ),
      framesRow(
        `${what}: frames while the ball flies into the goal`,
        runs.map(({ gaps }) => gaps),
      ),
    );
    if (setting.film !== undefined) await film(setting, setting.film, screen, options);
  }
  return rows;
}

/** Opens the start page, kicks the ball as soon as that can be done, and waits for the computer's answer. */
const firstKick = (setting: Setting, slowdown: number, options: (typeof SCREENS)[keyof typeof SCREENS]) =>
  visit(
    setting,
    async ({ page, session, trace, mark }) => {
      await page.addInitScript(() => {
        globalThis.layoutShift = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
            if (!entry.hadRecentInput) globalThis.layoutShift += entry.value;
        }).observe({ type: 'layout-shift', buffered: true });
      });
      let selectable = 0;
      let gaps: readonly number[] = [];
      const tasks = await trace(`minute-${slowdown}`, async () => {
        await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
        await page.goto(setting.url, { waitUntil: 'commit' });
        selectable = await mark(SELECTABLE);
        await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
        await page.evaluate(() => recorder.takeGaps());
        await pick(page, 'c3');
        await pick(page, 'd5');
        await page.getByText('You lead 1 to 0').waitFor();
        gaps = await page.evaluate(() => recorder.takeGaps());
        await page.getByText('Your turn.').waitFor();
      });
      return { selectable, tasks, gaps, shift: await page.evaluate(() => globalThis.layoutShift) };
    },
    options,
  );

/** Clicks or taps a square of the board. */
const pick = async (page: Page, square: string): Promise<void> => {
  const cell = page.getByRole('gridcell', { name: new RegExp(`^${square}\\b`) });
  await (page.viewportSize()!.width < 500 ? cell.tap() : cell.click());
};

/** Saves pictures of the first minute, side by side in one file. */
const film = (setting: Setting, folder: string, screen: string, options: (typeof SCREENS)[keyof typeof SCREENS]) =>
  visit(
    setting,
    async ({ page, mark }) => {
      const pictures: string[] = [];
      const take = async () => void pictures.push((await page.screenshot({ scale: 'css' })).toString('base64'));
      await page.goto(setting.url);
      await mark(SELECTABLE);
      await page.waitForLoadState('networkidle');
      await take();
      await pick(page, 'c3');
      await take();
      await pick(page, 'd5');
      await page.waitForTimeout(IN_FLIGHT_MS);
      await take();
      await page.getByText('You lead 1 to 0').waitFor();
      await take();
      await page.getByText('Your turn.').waitFor();
      await take();
      await page.getByRole('button', { name: 'Go on with this match' }).click();
      await page.getByRole('region', { name: /^Moves/ }).waitFor();
      await page.waitForLoadState('networkidle');
      await take();
      // The server's rules for the app's pages allow no styles of others.
      await page.goto('about:blank');
      await page.setViewportSize({ width: WIDTH, height: WIDTH });
      const images = pictures.map((data) => `<img src="data:image/png;base64,${data}" style="width:100%">`);
      const columns = options.viewport.width < options.viewport.height ? pictures.length : 3;
      await page.setContent(
        `<main style="display:grid;gap:8px;width:${WIDTH}px;grid-template-columns:repeat(${columns},minmax(0,1fr))">${images.join('')}</main>`,
      );
      writeFileSync(
        join(folder, `first-minute-${screen}.jpg`),
        await page.locator('main').screenshot({ scale: 'css', type: 'jpeg', quality: 65 }),
      );
    },
    options,
  );
