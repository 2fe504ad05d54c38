// Lets play time pass for a server that does not run, as if it had been running meanwhile. Browser tests and tools/online call it:
//
//   node --import tsx test/pass-time.ts FOLDER MILLISECONDS
import { withDatabase } from '../src/db/storage.ts';

const [, , folder, ms] = process.argv;
if (!folder || !Number.isSafeInteger(Number(ms))) throw new Error('a data folder and whole milliseconds are needed');

const log = { info: () => {}, warn: () => {}, error: () => {} };
// Play time is the database's time without all outages.
await withDatabase({ folder, url: process.env.DATABASE_URL || undefined, log }, (database) =>
  database.query('update clock set outage_ms = outage_ms - $1', [Number(ms)]),
);
