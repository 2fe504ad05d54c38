// Runs the server with a copy of a new database in its data folder, if that has none yet: making one takes the processor ten
// seconds longer. Browser tests start it:
//
//   KICKMATE_DATA=FOLDER node --import tsx test/serve-new.ts
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { putNewDatabase } from '../src/testing.ts';

const folder = process.env.KICKMATE_DATA;
if (!folder) throw new Error('a data folder is needed');
if (!existsSync(join(folder, 'pglite'))) await putNewDatabase(folder);
await import('../src/main.ts');
