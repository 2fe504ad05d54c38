import { join } from 'node:path';
import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    // The visits of the app in a window share their steps with the browser's tests.
    resolve: { alias: { '@playwright/test': join(import.meta.dirname, 'visits/window.ts') } },
    test: {
      environment: 'happy-dom',
      pool: 'threads',
      // Files share a window; the visits have one of their own, in which no store of another test hears what they do.
      projects: [
        { extends: true, test: { name: 'units', include: ['{src,trace,vite}/**/*.test.ts'] } },
        { extends: true, test: { name: 'visits', include: ['visits/*.test.ts'] } },
      ],
      setupFiles: ['./vitest.setup.ts'],
    },
  }),
);
