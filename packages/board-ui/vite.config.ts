import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import vue from '@vitejs/plugin-vue';
import { defineConfig, type Plugin } from 'vite';

// Otherwise components name the folder in which they were built; a test runner sets it to something else.
process.env.NODE_ENV = 'production';

const DIST = join(import.meta.dirname, 'dist');

/** Puts the custom properties of board.css before the styles of the components, so that a page includes one file. */
const withProperties: Plugin = {
  name: 'board.css before the styles of components',
  closeBundle() {
    const [properties, styles] = [join(import.meta.dirname, 'src/board.css'), join(DIST, 'board.css')].map((file) =>
      readFileSync(file, 'utf8'),
    );
    writeFileSync(join(DIST, 'board.css'), `${properties}\n${styles}`);
  },
};

/**
 * The build of the package for use outside this repository (`pnpm pack`). Inside it is used as it stands in src. Comments of
 * templates go, whatever NODE_ENV the compiler was loaded with: with one beside its root a component does not get its listeners.
 */
export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { comments: false } } }), withProperties],
  build: {
    lib: { entry: 'src/index.ts', formats: ['es'], fileName: 'index', cssFileName: 'board' },
    rollupOptions: { external: ['vue', '@vueuse/core', /^@kickmate\//] },
    outDir: DIST,
    emptyOutDir: true,
    minify: false,
  },
});
