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
      include: ['{src,trace,visits,vite}/**/*.test.ts'],
      setupFiles: ['./vitest.setup.ts'],
    },
  }),
);
