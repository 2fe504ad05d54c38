// Lets play time pass for a server that does not run, as if it had been running meanwhile. Browser tests call it:
//
//   node --import tsx test/pass-time.ts FOLDER MILLISECONDS
import { join } from 'node:path';
import { lockFolder } from '../src/db/folder-lock.ts';
import { openPGlite } from '../src/db/pglite.ts';

const [, , folder, ms] = process.argv;
if (!folder || !Number.isSafeInteger(Number(ms))) throw new Error('a data folder and whole milliseconds are needed');

const log = { info: () => {}, warn: () => {}, error: () => {} };
const lock = await lockFolder(folder);
try {
  const database = await openPGlite({ folder: join(folder, 'pglite'), log });
  // Play time is the database's time without all outages.
  await database.query('update clock set outage_ms = outage_ms - $1', [Number(ms)]);
  await database.close();
} finally {
  lock.release();
}
