// A new database for tests.
import { createHash, randomUUID } from 'node:crypto';
import { constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MIGRATIONS, migrate } from './db/migrations.ts';
import { openPGlite } from './db/pglite.ts';

const own = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const CACHE = own('../node_modules/.cache/kickmate');
const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

/**
 * The folder of a PGlite database with all tables, in which nobody has played. It is made once, which takes the processor some
 * ten seconds, and then copied.
 */
export async function newDatabase(): Promise<string> {
  const made = join(CACHE, `pglite-${versionOfDatabase()}`);
  if (!existsSync(made)) await makeDatabase(made);
  return made;
}

/** Puts a copy of {@link newDatabase} into a server's data folder that has none. */
export async function putNewDatabase(folder: string): Promise<void> {
  cpSync(await newDatabase(), join(folder, 'pglite'), { recursive: true, mode: constants.COPYFILE_FICLONE });
}

/** A hash of everything on which a new database depends: PGlite's version, its settings, and the tables. */
function versionOfDatabase(): string {
  const { dependencies } = JSON.parse(readFileSync(own('../package.json'), 'utf8'));
  const parts = [dependencies['@electric-sql/pglite'], readFileSync(own('./db/pglite-worker.mjs'), 'utf8'), MIGRATIONS];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
}

/** Makes a database beside its place: tests in other processes may be making the same one. */
async function makeDatabase(place: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  const draft = join(CACHE, `draft-${randomUUID()}`);
  const database = await openPGlite({ folder: draft, log: SILENT });
  await migrate(database, SILENT);
  await database.query('checkpoint');
  await database.close();
  try {
    renameSync(draft, place);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(place)) throw error;
  }
}
