// Keeps beside a data folder what its disk would have after a loss of power: only what was synced. It is loaded before a
// server, in each of its threads (`--import`), in plain JavaScript: Node 20 gives worker threads no loader for TypeScript.
//
// `inodes/` has the synced content of each file, `names/` the synced names as hard links to it. Syncing a file keeps its
// content and, as ext4 and XFS do, its name; syncing a folder keeps the names in it, of files never synced with no content.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join, relative } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const { KICKMATE_DISK: disk, KICKMATE_DISK_OF: folder } = process.env;
const { closeSync, fsyncSync, ftruncateSync, openSync, truncateSync, writeSync } = fs;

const PAGE = 4096;
/** A file in each kept folder: the identity of the folder, which its name is not. */
const ID = '.id-of-folder';

/**
 * The pages of each file that were written since it was synced, by {@link idOf}. Only PGlite's thread knows them; other files
 * are small and copied as a whole, as is a file whose pages are not known.
 */
const written = new Map();
/** The ids of open files, by descriptor. */
const opened = new Map();

/** The identity of a file: its number is used again after its end, but not with the same moment of birth. */
const idOf = ({ ino, birthtimeNs }) => `${ino}-${birthtimeNs}`;

const contentOf = (id) => join(disk, 'inodes', id);

function keep(descriptor) {
  const path = fs.readlinkSync(`/proc/self/fd/${descriptor}`);
  const name = relative(folder, path);
  if (name.startsWith('..') || !fs.existsSync(path)) return;
  const stat = fs.fstatSync(descriptor, { bigint: true });
  if (stat.isDirectory()) return keepNames(path, name);
  keepContent(path, stat);
  keepName(name, idOf(stat));
}

function keepContent(path, stat) {
  const id = idOf(stat);
  const target = contentOf(id);
  const pages = written.get(id);
  if (!pages && isSame(target, stat)) return void written.set(id, new Set());
  const from = openSync(path, 'r');
  const to = openSync(target, fs.existsSync(target) ? 'r+' : 'w');
  const buffer = Buffer.alloc(pages ? PAGE : 2 ** 20);
  const copy = (at) => writeSync(to, buffer, 0, fs.readSync(from, buffer, 0, buffer.length, at), at);
  if (pages) for (const page of pages) copy(page * PAGE);
  else for (let at = 0; at < stat.size; at += buffer.length) copy(at);
  ftruncateSync(to, Number(stat.size));
  closeSync(to);
  closeSync(from);
  if (!isMainThread) written.set(id, new Set());
}

/** Whether the content was copied before the process began, and not changed since. */
function isSame(target, { size, mtimeMs }) {
  const kept = fs.statSync(target, { throwIfNoEntry: false });
  return kept !== undefined && kept.size === Number(size) && Math.abs(kept.mtimeMs - Number(mtimeMs)) < 2;
}

function keepName(name, id) {
  const target = join(disk, 'names', name);
  for (const above of foldersAbove(name)) keepFolder(above, fs.statSync(join(folder, above), { bigint: true }));
  const content = contentOf(id);
  if (fs.statSync(target, { throwIfNoEntry: false })?.ino === fs.statSync(content).ino) return;
  const link = join(disk, `link-${process.pid}-${isMainThread}`);
  fs.rmSync(link, { force: true });
  fs.linkSync(content, link);
  fs.renameSync(link, target);
}

/** The folders above a file, the outermost first. */
const foldersAbove = (name) => (dirname(name) === '.' ? ['.'] : [...foldersAbove(dirname(name)), dirname(name)]);

function keepNames(path, name) {
  const kept = keepFolder(name, fs.statSync(path, { bigint: true }));
  const entries = fs.readdirSync(path, { withFileTypes: true });
  keepFolders(
    path,
    kept,
    entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name),
  );
  const names = new Set(entries.map((entry) => entry.name));
  for (const old of fs.readdirSync(kept))
    if (old !== ID && !names.has(old)) fs.rmSync(join(kept, old), { recursive: true });
  for (const entry of entries) {
    const stat = fs.statSync(join(path, entry.name), { bigint: true, throwIfNoEntry: false });
    if (!stat?.isFile()) continue;
    const id = idOf(stat);
    if (!fs.existsSync(contentOf(id))) closeSync(openSync(contentOf(id), 'w'));
    keepName(join(name, entry.name), id);
  }
}

/** Keeps the folders in a folder. One that was renamed since keeps what is in it. */
function keepFolders(path, kept, names) {
  const ids = new Map(names.map((name) => [name, idOf(fs.statSync(join(path, name), { bigint: true }))]));
  if (names.every((name) => idOfKept(join(kept, name)) === ids.get(name))) return;
  const known = new Map();
  for (const name of fs.readdirSync(kept)) {
    const id = idOfKept(join(kept, name));
    if (!id) continue;
    known.set(id, join(kept, `moving-${id}`));
    fs.renameSync(join(kept, name), known.get(id));
  }
  for (const [name, id] of ids) {
    if (known.has(id)) fs.renameSync(known.get(id), join(kept, name));
    else keepFolder(join(relative(join(disk, 'names'), kept), name), fs.statSync(join(path, name), { bigint: true }));
  }
}

/** Makes a folder among the kept names, and returns its path there. */
function keepFolder(name, stat) {
  const kept = join(disk, 'names', name);
  fs.mkdirSync(kept, { recursive: true });
  if (!fs.existsSync(join(kept, ID))) fs.writeFileSync(join(kept, ID), idOf(stat));
  return kept;
}

const idOfKept = (kept) => (fs.existsSync(join(kept, ID)) ? fs.readFileSync(join(kept, ID), 'utf8') : undefined);

/** The id of an open file. */
function idOfOpened(descriptor) {
  if (!opened.has(descriptor)) opened.set(descriptor, idOf(fs.fstatSync(descriptor, { bigint: true })));
  return opened.get(descriptor);
}

Object.assign(fs, {
  openSync(path, flags, mode) {
    const descriptor = openSync(path, flags, mode);
    opened.delete(descriptor);
    if (typeof flags === 'number' ? flags & fs.constants.O_TRUNC : flags?.startsWith('w'))
      written.delete(idOfOpened(descriptor));
    return descriptor;
  },
  closeSync(descriptor) {
    opened.delete(descriptor);
    closeSync(descriptor);
  },
  writeSync(descriptor, data, offset, length, position) {
    const count = writeSync(descriptor, data, offset, length, position);
    const pages = written.get(idOfOpened(descriptor));
    if (pages && typeof position !== 'number') written.delete(idOfOpened(descriptor));
    else if (pages)
      for (let page = Math.floor(position / PAGE); page * PAGE < position + count; page++) pages.add(page);
    return count;
  },
  ftruncateSync(descriptor, length) {
    ftruncateSync(descriptor, length);
    written.delete(idOfOpened(descriptor));
  },
  truncateSync(path, length) {
    truncateSync(path, length);
    written.delete(idOf(fs.statSync(path, { bigint: true })));
  },
  fsyncSync(descriptor) {
    fsyncSync(descriptor);
    keep(descriptor);
  },
});
syncBuiltinESMExports();

const probe = await fs.promises.open(import.meta.filename);
const { sync } = Object.getPrototypeOf(probe);
Object.getPrototypeOf(probe).sync = async function () {
  await sync.call(this);
  keep(this.fd);
};
await probe.close();
