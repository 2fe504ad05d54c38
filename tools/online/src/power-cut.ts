import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type PickNumber, pickFrom, seededRandom } from '@kickmate/game';

/** Bytes that a disk writes as a whole. */
const PAGE = 4096;
/** The file in which `forgetful-disk.mjs` keeps the identity of a folder. */
const ID = '.id-of-folder';

/**
 * The disk under a server's data folder. It forgets what was not synced when the power is cut; `forgetful-disk.mjs`, loaded
 * in the server, keeps apart what was.
 */
export class ForgetfulDisk {
  /** The server's data folder. */
  readonly folder: string;
  readonly #kept: string;
  readonly #pick: PickNumber;
  /** Whether it ignores all that is asked to be synced. Then only what {@link settle} found is on the disk. */
  readonly isDeaf: boolean;
  #cuts = 0;

  constructor(folder: string, { isDeaf = false, seed = 1 } = {}) {
    this.folder = folder;
    this.#kept = `${folder}-disk`;
    this.#pick = pickFrom(seededRandom(seed));
    this.isDeaf = isDeaf;
    this.settle();
  }

  /** The variables of the environment with which a server uses the disk. */
  get environment(): Readonly<Record<string, string>> {
    if (this.isDeaf) return {};
    const layer = pathToFileURL(join(import.meta.dirname, 'forgetful-disk.mjs'));
    return { NODE_OPTIONS: `--import=${layer}`, KICKMATE_DISK: this.#kept, KICKMATE_DISK_OF: this.folder };
  }

  /** All that is in the folder is on the disk. The server must not be running, or stand still. */
  settle(): void {
    rmSync(this.#kept, { recursive: true, force: true });
    for (const part of ['inodes', 'names']) mkdirSync(join(this.#kept, part), { recursive: true });
    for (const { path, isFolder } of entriesIn(this.folder)) {
      const name = join(this.#kept, 'names', relative(this.folder, path));
      if (isFolder) {
        mkdirSync(name);
        writeFileSync(join(name, ID), idOf(path));
      } else {
        const content = this.#contentOf(path);
        cpSync(path, content, { preserveTimestamps: true });
        linkSync(content, name);
      }
    }
  }

  /**
   * Makes of the folder what it is after a loss of power; the server has been killed. Every other time nothing of what was
   * not synced is there, and every other time all names are, as they were last, and of the contents each page may be.
   */
  cut(): void {
    const after = `${this.folder}-after`;
    if (this.#cuts++ % 2 === 0) {
      cpSync(join(this.#kept, 'names'), after, { recursive: true, filter: (path) => basename(path) !== ID });
    } else {
      mkdirSync(after);
      for (const { path, isFolder } of entriesIn(this.folder)) {
        const to = join(after, relative(this.folder, path));
        if (isFolder) mkdirSync(to);
        else writeFileSync(to, this.#someOf(path));
      }
    }
    rmSync(this.folder, { recursive: true });
    renameSync(after, this.folder);
    this.settle();
  }

  /** The synced content of a file, in which some pages are the ones written last. */
  #someOf(file: string): Buffer {
    const content = this.#contentOf(file);
    if (!existsSync(content)) return Buffer.alloc(0);
    const [kept, last] = [readFileSync(content), readFileSync(file)];
    for (let at = 0; at < kept.length; at += PAGE) if (this.#pick(2) === 1) last.copy(kept, at, at, at + PAGE);
    return kept;
  }

  /** The file that has the synced content of a file. */
  #contentOf(file: string): string {
    return join(this.#kept, 'inodes', idOf(file));
  }
}

/** The identity of a file or folder, which its name is not; as in `forgetful-disk.mjs`. */
function idOf(path: string): string {
  const { ino, birthtimeNs } = statSync(path, { bigint: true });
  return `${ino}-${birthtimeNs}`;
}

/** All files and folders in a folder; each folder comes before what is in it. */
function entriesIn(folder: string): readonly { readonly path: string; readonly isFolder: boolean }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? [{ path, isFolder: true }, ...entriesIn(path)] : [{ path, isFolder: false }];
  });
}
