import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';
import { contentSecurityPolicy } from './vite/content-security-policy.ts';
import { ISOLATION_HEADERS } from './vite/isolation.ts';
import { precache } from './vite/precache.ts';
import { servedFolder } from './vite/served-folder.ts';
import { wasmReload } from './vite/wasm-reload.ts';

const SERVICE_WORKER = 'service-worker.js';

export default defineConfig({
  // Relative, so that the same build runs at the root of a host and in any folder of it.
  base: './',
  plugins: [vue(), contentSecurityPolicy(), precache(SERVICE_WORKER), wasmReload(), servedFolder()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Kernels and rule pages are fetched; as data: addresses the content security policy would refuse them.
    assetsInlineLimit: (file) => (/\.(wasm|md)$/.test(file) ? false : undefined),
    rolldownOptions: {
      input: { index: 'index.html', 'service-worker': 'src/service-worker/service-worker.ts' },
      output: {
        // A service worker rules over the folder in which it lies, under a name that stays.
        entryFileNames: ({ name }) => (name === 'service-worker' ? SERVICE_WORKER : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: { headers: ISOLATION_HEADERS, strictPort: true, port: Number(process.env.PORT ?? 5173) },
  preview: { headers: ISOLATION_HEADERS, strictPort: true, port: Number(process.env.PORT ?? 4173) },
});
