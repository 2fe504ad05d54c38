import { join } from 'node:path';
import { rulesHash } from '@kickmate/protocol/rules-hash';
import { COMMON_HEADERS } from '@kickmate/protocol/site-headers';
import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { compileHints } from './vite/compile-hints.ts';
import { contentSecurityPolicy } from './vite/content-security-policy.ts';
import { firstGame } from './vite/first-game.ts';
import { kernelBuilds } from './vite/kernel-builds.ts';
import { pageAddresses } from './vite/page-addresses.ts';
import { precache } from './vite/precache.ts';
import { withoutPageScript } from './vite/preloads.ts';
import { servedFolder } from './vite/served-folder.ts';
import { proxyTo } from './vite/server-proxy.ts';
import { withoutPuzzles } from './vite/without-puzzles.ts';

const SERVICE_WORKER = 'service-worker.js';

/** The modules that only the service worker uses. They are in its own file. */
const SERVICE_WORKERS = /\/service-worker\/|\/site-headers\.mjs$/;

/**
 * Groups of modules that are always loaded together. Each group is one file, because each further request costs a slow phone's
 * main thread some milliseconds. A group takes its modules' static imports with it, except those that a group above it has. Only
 * pages with puzzles need the lists of puzzles.
 */
const CHUNKS = [
  { name: 'app', tags: ['$initial' as const], test: (id: string) => !SERVICE_WORKERS.test(id), priority: 4 },
  // Motifs and puzzles come with the games that have some, after the first page.
  { name: 'rules', test: /packages\/(board|game|search|bitboards)\/src\/(?!motifs\/|puzzle-list)/, priority: 3 },
  { name: 'board', test: /packages\/board-ui\/src\/index\.ts$/, priority: 2 },
  { name: 'MatchPage', test: /\/MatchPage\.vue$/, priority: 1 },
];

export default defineConfig({
  // A relative base, so that the same build runs at the root of a host and in any folder.
  base: './',
  plugins: [
    // All components use the composition API.
    vue({ features: { optionsAPI: false } }),
    contentSecurityPolicy(),
    firstGame(),
    compileHints(['index', 'rules', 'board', 'MatchPage']),
    precache(SERVICE_WORKER),
    kernelBuilds(),
    servedFolder(),
    pageAddresses(),
  ],
  // The server compares it with its own: a browser may still have an older app in its cache.
  define: { __RULES__: JSON.stringify(rulesHash(join(import.meta.dirname, '../../packages'))) },
  worker: { format: 'es', plugins: () => [withoutPuzzles()] },
  build: {
    target: 'es2022',
    sourcemap: true,
    modulePreload: { resolveDependencies: withoutPageScript },
    // Kernels, networks, the opening book and rule pages stay files: they are fetched, and the content security policy refuses data: addresses.
    assetsInlineLimit: (file) => (/\.(wasm|net|txt|md)$/.test(file) ? false : undefined),
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        // A service worker controls the folder in which it lies, and its name must not change.
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
        codeSplitting: { groups: CHUNKS },
      },
    },
  },
  server: {
    headers: COMMON_HEADERS,
    strictPort: true,
    port: Number(process.env.PORT ?? 5173),
    proxy: proxyTo(process.env.KICKMATE_SERVER),
  },
  preview: { strictPort: true, port: Number(process.env.PORT ?? 4173) },
});
