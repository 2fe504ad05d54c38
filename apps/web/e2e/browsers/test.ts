import { writeFileSync } from 'node:fs';
import { test as base, type TestInfo } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import type { Engine } from './tab.ts';
import { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** A variable that `tools/workspace/engines.mjs` sets. */
function variable(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: npm run verify -- browsers finds the browser, and sets it`);
  return value;
}

const START: Readonly<Record<string, () => Promise<Engine>>> = {
  firefox: () => startFirefox(variable('FIREFOX_PATH')),
  webkit: () =>
    startWebKit({
      driver: variable('WEBKIT_DRIVER_PATH'),
      browser: variable('WEBKIT_BROWSER_PATH'),
      screen: variable('XVFB_PATH'),
    }),
};

interface Fixtures {
  /** Opens a window for somebody new. */
  readonly visit: (home?: string) => Promise<Visitor>;
  readonly visitor: Visitor;
}

/** Keeps a picture of what a window shows, among the results of the test. */
async function attachPicture(testInfo: TestInfo, name: string, visitor: Visitor): Promise<void> {
  const path = testInfo.outputPath(`${name.replaceAll(/\W+/g, '-')}.png`);
  writeFileSync(path, await visitor.screenshot());
  await testInfo.attach(name, { path, contentType: 'image/png' });
}

/** A test in the browser that the project names. Windows are closed at its end. */
export const test = base.extend<Fixtures, { engine: Engine }>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that one needs from here
    async ({}, use, { project }) => {
      const engine = await START[project.name]!();
      await use(engine);
      await engine.close();
    },
    { scope: 'worker' },
  ],
  visit: async ({ engine, baseURL }, use, testInfo) => {
    const all: Visitor[] = [];
    await use(async (home = baseURL!) => {
      const one = new Visitor(await engine.open(), home);
      all.push(one);
      return one;
    });
    for (const [index, one] of all.entries()) {
      if (testInfo.status !== testInfo.expectedStatus)
        await attachPicture(testInfo, `window ${index + 1}`, one).catch(() => undefined);
      await one.close();
    }
  },
  visitor: async ({ visit }, use) => use(await visit()),
});
