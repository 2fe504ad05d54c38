import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The engines that `tools/workspace/engines.mjs` has found. Without it both are tried. */
const engines = (process.env.ENGINES ?? 'firefox,webkit').split(',').filter(Boolean);

/** The journeys in other engines than Chromium. Playwright runs them; the browsers are driven by e2e/browsers. */
export default defineConfig({
  ...base,
  testDir: 'e2e/browsers',
  testIgnore: [],
  workers: 2,
  projects: engines.map((name) => ({ name })),
});
