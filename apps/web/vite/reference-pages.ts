import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { REFERENCE_FOLDER } from '@kickmate/reference';
import type { Plugin } from 'vite';

/** Puts the reference pages of `packages/reference` into the built app, under `reference/`. */
export function referencePages(): Plugin {
  return {
    name: 'kickmate:reference-pages',
    apply: 'build',
    async writeBundle({ dir }) {
      if (!dir) throw new Error('the build has no output folder');
      await cp(REFERENCE_FOLDER, join(dir, 'reference'), { recursive: true });
    },
  };
}
