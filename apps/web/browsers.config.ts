import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

/** The journeys in other engines than Chromium. Playwright runs them; the browsers are driven by e2e/browsers. */
export default defineConfig({
  ...base,
  testDir: 'e2e/browsers',
  testIgnore: [],
  workers: 2,
  projects: [{ name: 'firefox' }, { name: 'webkit' }],
});
