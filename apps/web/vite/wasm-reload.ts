import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Reloads the page when a kernel has been built. Vite itself does not: a file in `new URL()` is not in its module graph. */
export function wasmReload(): Plugin {
  return {
    name: 'kickmate:wasm-reload',
    apply: 'serve',
    configureServer(server) {
      const variants = fileURLToPath(new URL('../../../packages/variants', import.meta.url));
      server.watcher.add(`${variants}/*/build`);
      server.watcher.on('change', (file) => {
        if (file.startsWith(variants) && file.endsWith('.wasm')) server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
