// The thread in which PGlite runs, so that its work never blocks the server's loop. Plain JavaScript: Node 20 gives worker
// threads no loader for TypeScript. `pglite.ts` is the other end and has the types of the messages.
import { constants, cpSync, fsyncSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

const INT8 = 20;

const SETTINGS = {
  // Smaller than PGlite's own: less memory, shorter checkpoints, smaller backups.
  ...{ shared_buffers: '32MB', max_wal_size: '64MB', min_wal_size: '32MB' },
  // A commit waits for the disk, against PGlite's -F. Emscripten passes only this call on, and answers `fdatasync` by itself.
  ...{ fsync: 'on', wal_sync_method: 'fsync' },
};

/** The files of a folder, private, and with the call that waits for the disk: Emscripten's own file system of Node has none. */
class SyncedFS extends NodeFS {
  init(database, options) {
    const withSync = (module) => {
      const { FS, NODEFS } = module;
      const sync = ({ nfd, node }) => {
        try {
          fsyncSync(nfd);
        } catch (error) {
          // Windows syncs no folders, and some file systems nothing: `disk.ts`.
          if (!FS.isDir(node.mode) && !['EINVAL', 'ENOSYS', 'ENOTSUP'].includes(error.code)) throw error;
        }
        return 0;
      };
      NODEFS.stream_ops.fsync = (stream) => NODEFS.tryFSOperation(() => sync(stream));
      // Emscripten sets the rights of each new file itself, whatever the umask.
      const { setattr } = NODEFS.node_ops;
      NODEFS.node_ops.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 });
    };
    return super.init(database, { ...options, preRun: [withSync, ...(options.preRun ?? [])] });
  }
}

// PostgreSQL's last error: the reason for which it does not start.
let reason = '';

// The caller holds a lock of its own. PostgreSQL would refuse to start if a loss of power had emptied this one.
rmSync(join(workerData.folder, 'postmaster.pid'), { force: true });
const database = await PGlite.create({
  fs: new SyncedFS(workerData.folder),
  parsers: { [INT8]: Number },
  startParams: [
    ...PGlite.defaultStartParams,
    ...Object.entries(SETTINGS).flatMap(([name, value]) => ['-c', `${name}=${value}`]),
  ],
  onStderr: (line) => {
    reason = /(?:FATAL|PANIC): *(.*)/.exec(line)?.[1] ?? reason;
  },
}).catch((error) => {
  throw reason ? new Error(reason, { cause: error }) : error;
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
