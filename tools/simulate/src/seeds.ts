import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { OpenedOnce, type TaskRunner } from '@kickmate/command';
import { openSimulatedPGlite } from './pglite.ts';
import type * as World from './world/index.ts';
import type { Outcome } from './world/index.ts';

/** A simulation to be run. */
export interface SeedTask {
  readonly kind: 'seed';
  /** The file of the bundle. */
  readonly bundle: string;
  readonly seed: number;
  /** Whether the account has all details. */
  readonly isWhole?: boolean;
  /** Whether PGlite is the database, and not its model. */
  readonly onPGlite?: boolean;
}

/** The result of each kind of task. */
export interface SeedResults {
  readonly seed: Outcome;
}

/** Runs simulations in this thread. */
export function openRunner(): TaskRunner<SeedResults> {
  const worlds = new OpenedOnce<string, typeof World>((file) => import(pathToFileURL(file).href));
  const databases = new OpenedOnce<'pglite', Awaited<ReturnType<typeof inNewFolder>>>(inNewFolder);
  return {
    async run({ bundle, seed, isWhole = false, onPGlite = false }: SeedTask) {
      const { simulate } = await worlds.get(bundle);
      if (!onPGlite) return simulate({ seed, isWhole });
      const { pglite } = await databases.get('pglite');
      let now = () => 0;
      const rows = await pglite.open(() => now());
      const open = (clock: () => number) => {
        now = clock;
        return rows;
      };
      return simulate({ seed, isWhole, open });
    },
    async close() {
      for (const { pglite, folder } of await databases.all()) {
        await pglite.close();
        await rm(folder, { recursive: true, force: true });
      }
    },
  } as TaskRunner<SeedResults>;
}

async function inNewFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'kickmate-simulate-'));
  return { folder, pglite: await openSimulatedPGlite(join(folder, 'pglite')) };
}
