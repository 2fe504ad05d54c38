import vue from '@vitejs/plugin-vue';
import { defineConfig } from 'vite';

process.env.NODE_ENV = 'production';

/** The build of `src/svg` for programs that run without a browser and compile no components: one module, and its styles. */
export default defineConfig({
  plugins: [vue({ template: { compilerOptions: { comments: false } } })],
  define: {
    'process.env.NODE_ENV': '"production"',
    __VUE_OPTIONS_API__: 'false',
    __VUE_PROD_DEVTOOLS__: 'false',
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
  },
  build: {
    lib: { entry: 'src/svg/board-svg.ts', formats: ['es'], fileName: 'board-svg', cssFileName: 'board-svg' },
    // The language of their texts is that of the program.
    rollupOptions: { external: /^@kickmate\// },
    outDir: 'build',
    minify: false,
    cssMinify: false,
  },
});
