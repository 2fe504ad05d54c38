// The thread in which PGlite runs, so that its work never blocks the server's loop. Plain JavaScript: Node 20 gives worker
// threads no loader for TypeScript. `pglite.ts` is the other end and has the types of the messages.
import { constants, cpSync } from 'node:fs';
import { basename } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const INT8 = 20;

// Smaller than PGlite's own: less memory, shorter checkpoints, smaller backups.
const SETTINGS = { shared_buffers: '32MB', max_wal_size: '64MB', min_wal_size: '32MB' };

const database = await PGlite.create({
  dataDir: workerData.folder,
  parsers: { [INT8]: Number },
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
});

/**
 * Copies the database's files. Nothing can change them meanwhile, as this thread does nothing else. PGlite has written every
 * commit to its log, so the copy is as good as the files after a crash.
 */
async function copyTo(folder) {
  await database.exec('checkpoint');
  const filter = (file) => !basename(file).startsWith('postmaster.');
  // The copy shares its blocks with the original if the file system supports that.
  cpSync(workerData.folder, folder, { recursive: true, filter, mode: constants.COPYFILE_FICLONE });
}

/** The answer to a request: rows, or nothing. */
async function answer({ kind, sql, values, folder }) {
  if (kind === 'copy') return copyTo(folder);
  if (kind === 'close') return void (await database.close());
  if (values) return (await database.query(sql, values)).rows;
  return (await database.exec(sql)).at(-1)?.rows ?? [];
}

parentPort.on('message', async (request) => {
  try {
    parentPort.postMessage({ id: request.id, result: await answer(request) });
  } catch (error) {
    // WebAssembly that has stopped once works no more: the thread ends, and the other end starts another one.
    const isBroken = ['RuntimeError', 'ExitStatus'].includes(error.name);
    parentPort.postMessage({ id: request.id, error: { message: error.message, code: error.code, isBroken } });
    if (isBroken) process.exit(1);
  }
  if (request.kind === 'close') parentPort.close();
});
parentPort.postMessage({ id: 0 });
