import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { PHONE } from './e2e/phone.ts';

const MINUTE = 60_000;

// Each process of the tests reads this file; they all inherit the folder of the first one.
process.env.E2E_DATA ??= mkdtempSync(join(tmpdir(), 'kickmate-e2e-'));
// Not the port of `npm start`, which may be running.
const port = Number(process.env.E2E_PORT ?? 4273);

/** The journeys of browsers.config.ts. A project that ignores more has to name them, too. */
const IN_OTHER_BROWSERS = '**/browsers/**';

export default defineConfig({
  testDir: 'e2e',
  testIgnore: IN_OTHER_BROWSERS,
  fullyParallel: true,
  // A test waits for its browser and its server about a third of the time: three keep two cores busy.
  workers: process.env.CI ? 3 : 1,
  reporter: [['list']],
  // The limits only end tests that hang: a busy machine must not fail a test. On an idle one a test takes seconds.
  timeout: 20 * MINUTE,
  expect: { timeout: 5 * MINUTE, toPass: { timeout: 5 * MINUTE } },
  // Once a test hung for all of its time, and nobody found out why. A test that passes only at a further try is named at the end
  // of CI.
  retries: process.env.CI ? 2 : 0,
  use: {
    // A hang is told with its place, and before the test's own limit.
    actionTimeout: 2 * MINUTE,
    navigationTimeout: 2 * MINUTE,
    baseURL: `http://127.0.0.1:${port}/`,
    // Nobody can open a trace of CI, and recording one takes a fifteenth of the time.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    // The next test gets the browser window of the one before, with storage, routes and emulation as new, which saves a second of
    // processor time: a new window compiles all scripts again.
    reuseContext: true,
    // Pieces do not move, unless a test asks for it.
    reducedMotion: 'reduce',
    // A service worker stores the whole app in each test's new browser, which is a third of a short test. The tests that are
    // about it allow it.
    serviceWorkers: 'block',
    // Playwright's own browser if unset.
    launchOptions: { executablePath: process.env.CHROMIUM_PATH },
  },
  // Each colour scheme is tested at one screen size.
  projects: [
    {
      name: 'desktop',
      // Tests with this tag set the size of a phone themselves, so the phone project alone runs them.
      grepInvert: /@phone/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
    },
    {
      name: 'phone',
      // Hosts, storage, passkeys and the network are the same on every screen, phones have no keys, and online one of two people
      // has a phone. The desktop alone runs the tests with this tag, too: what does not depend on width, touch or dark colours.
      testIgnore: [
        IN_OTHER_BROWSERS,
        /(bare-host|drafts|keeping|keyboard|network|online\S*|passkeys|practice)\.spec\.ts$/,
      ],
      grepInvert: /@desktop/,
      use: PHONE,
    },
  ],
  // The same server as that of `npm start`, with a folder of its own in which nobody has played.
  webServer: {
    command: 'node --import tsx test/serve-new.ts',
    cwd: join(import.meta.dirname, '../server'),
    env: {
      PORT: String(port),
      KICKMATE_DATA: process.env.E2E_DATA,
      // All people of the tests come from one address.
      KICKMATE_LIMITS: 'off',
      KICKMATE_NAMES: 'shared',
      PUSH_FILE: join(process.env.E2E_DATA, 'push-service'),
    },
    port,
    timeout: 10 * MINUTE,
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 8000 },
  },
});
