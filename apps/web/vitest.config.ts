import { defineConfig, mergeConfig } from 'vitest/config';
import app from './vite.config.ts';

export default mergeConfig(
  app,
  defineConfig({
    test: {
      environment: 'happy-dom',
      pool: 'threads',
      include: ['{src,trace,vite}/**/*.test.ts'],
      setupFiles: ['./vitest.setup.ts'],
    },
  }),
);
