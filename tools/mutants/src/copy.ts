import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { lockFolder } from '@kickmate/command';
import type { Programs } from './programs.ts';

/** The files of the copy that only this tool needs. */
const LIST = '.mutants-files.json';
const INSTALLED = '.mutants-installed';
/** There while a fault is planted: if it is there at the beginning, the builds may be those of the fault. */
const PLANTED = '.mutants-planted';

/** The settings of the browser tests with shorter waits, as a fault may take away what a test waits for. */
export const BROWSER_CONFIG = 'apps/web/mutants.config.ts';
const BROWSER_CONFIG_TEXT = `import config from './playwright.config.ts';
const wait = 20_000;
const use = { ...config.use, actionTimeout: wait, navigationTimeout: 2 * wait, trace: 'off' as const };
export default { ...config, timeout: 6 * wait, expect: { timeout: wait }, use };
`;

/** A copy of the project in which faults are planted. It is kept between runs. */
export interface Copy {
  /** Its folder, absolute. */
  readonly top: string;
  /** The project's own files, sorted. */
  readonly files: readonly string[];
  /** The text of a file, without a fault. */
  read(file: string): string;
  /** Writes a text into a file. */
  plant(file: string, text: string): Planted;
}

/** A fault in the copy. */
export interface Planted {
  /** Takes the fault out, or puts it back, with all that was built. */
  toggle(isIn: boolean): void;
  /** Keeps a folder as it is before it is built with the fault. Returns whether it was not kept yet. */
  keep(folder: string): boolean;
  /** Takes the fault out for good. */
  end(): void;
}

/** The project's own files that exist, sorted: those that git knows or would add. */
export function ownFiles(root: string): readonly string[] {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 } as const;
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], options);
  return [...new Set(listed.split('\0'))].filter((file) => file && existsSync(join(root, file))).sort();
}

/**
 * Brings the copy of a project up to date, installs and builds it.
 * @param root the project's folder
 * @param name makes the copy another one than that of a run beside this one
 */
export async function openCopy(root: string, name: string, programs: Programs): Promise<Copy> {
  const hash = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const top = join(tmpdir(), `kickmate-mutants-${basename(root)}-${hash}-${name}`);
  mkdirSync(top, { recursive: true });
  lockFolder(top, (pid) => `a run with this seed is going on already (process ${pid})`);
  const files = ownFiles(root);
  synchronise(root, top, files);
  await install(top, files, programs);
  if (existsSync(join(top, PLANTED))) {
    for (const folder of JSON.parse(readFileSync(join(top, PLANTED), 'utf8')) as string[])
      for (const ending of ['', '.kept', '.other'])
        rmSync(join(top, folder + ending), { recursive: true, force: true });
    rmSync(join(top, PLANTED));
  }
  await programs.must('turbo', ['run', 'build', '--output-logs=errors-only'], {
    cwd: top,
    env: { TURBO_CACHE_DIR: join(root, '.turbo', 'cache') },
  });
  writeFileSync(join(top, BROWSER_CONFIG), BROWSER_CONFIG_TEXT);
  return {
    top,
    files,
    read: (file) => readFileSync(join(root, file), 'utf8'),
    plant: (file, text) => plantIn(top, file, text),
  };
}

/** Writes the files that differ, and deletes those that the project no longer has. */
export function synchronise(root: string, top: string, files: readonly string[]): void {
  const list = join(top, LIST);
  const before: readonly string[] = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  const now = new Set(files);
  for (const file of before) if (!now.has(file)) rmSync(join(top, file), { force: true });
  for (const file of files) {
    const [from, to] = [join(root, file), join(top, file)];
    if (existsSync(to) && readFileSync(from).equals(readFileSync(to))) continue;
    mkdirSync(dirname(to), { recursive: true });
    cpSync(from, to);
  }
  writeFileSync(list, JSON.stringify(files));
}

async function install(top: string, files: readonly string[], programs: Programs): Promise<void> {
  const hash = createHash('sha256');
  for (const file of files) if (/(^|\/)package\.json$|^pnpm-/.test(file)) hash.update(readFileSync(join(top, file)));
  const wanted = hash.digest('hex');
  const stamp = join(top, INSTALLED);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  const options = ['install', '--no-frozen-lockfile', '--prefer-offline', '--reporter=silent'];
  await programs.must('pnpm', options, { cwd: top, env: { CI: 'true' } });
  writeFileSync(stamp, wanted);
}

/** Writes a text with a fault into a file of a copy. */
export function plantIn(top: string, file: string, text: string): Planted {
  const path = join(top, file);
  const sound = readFileSync(path, 'utf8');
  const kept: string[] = [];
  let isIn = true;
  const keep = (folder: string): boolean => {
    if (kept.includes(folder)) return false;
    kept.push(folder);
    writeFileSync(join(top, PLANTED), JSON.stringify(kept));
    cpSync(join(top, folder), join(top, `${folder}.kept`), { recursive: true });
    return true;
  };
  const move = (from: string, to: string) => renameSync(join(top, from), join(top, to));
  const toggle = (wanted: boolean): void => {
    if (isIn === wanted) return;
    isIn = wanted;
    writeFileSync(path, isIn ? text : sound);
    const [set, unset] = isIn ? ['.other', '.kept'] : ['.kept', '.other'];
    for (const folder of kept) {
      move(folder, folder + unset);
      move(folder + set, folder);
    }
  };
  writeFileSync(join(top, PLANTED), '[]');
  writeFileSync(path, text);
  return {
    toggle,
    keep,
    end() {
      toggle(false);
      for (const folder of kept) rmSync(join(top, `${folder}.other`), { recursive: true, force: true });
      rmSync(join(top, PLANTED));
    },
  };
}
