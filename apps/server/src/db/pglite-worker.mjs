// The thread in which PGlite runs, so that its work never blocks the server's loop. Plain JavaScript: Node 20 gives worker
// threads no loader for TypeScript. `pglite.ts` is the other end and has the types of the messages.
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';

const INT8 = 20;

const database = await PGlite.create({
  dataDir: workerData.folder,
  parsers: { [INT8]: Number },
  ...(workerData.tar && { loadDataDir: new Blob([workerData.tar]) }),
});

/** The answer to a request: rows, a tar file, or nothing once the database is closed. */
async function answer({ kind, sql, values }) {
  if (kind === 'dump') return new Uint8Array(await (await database.dumpDataDir('none')).arrayBuffer());
  if (kind === 'close') return void (await database.close());
  if (values) return (await database.query(sql, values)).rows;
  return (await database.exec(sql)).at(-1)?.rows ?? [];
}

parentPort.on('message', async (request) => {
  try {
    parentPort.postMessage({ id: request.id, result: await answer(request) });
  } catch (error) {
    parentPort.postMessage({ id: request.id, error: { message: error.message, code: error.code } });
  }
  if (request.kind === 'close') parentPort.close();
});
parentPort.postMessage({ id: 0 });
