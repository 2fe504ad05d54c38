import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from './command-line.ts';

/**
 * Chess engines by others with which this one is compared, as npm packages with their versions. They are large or have
 * licences of their own, so they are not dependencies: a tool fetches them into `.cache` when it needs them.
 */
export const RIVALS = { stockfish: '19.0.0', 'js-chess-engine': '2.4.6' } as const;

/** The name of an engine in {@link RIVALS}. */
export type Rival = keyof typeof RIVALS;

/** Whether {@link RIVALS} has an engine of this name. */
export const isRival = (name: string): name is Rival => Object.hasOwn(RIVALS, name);

/** In the root of the project, where all its commands run. */
const CACHE = join('.cache', 'rivals');
/** The most milliseconds for fetching: the largest package has more than 100 MB. */
const FETCH_MS = 5 * 60_000;

/**
 * Returns the folder of an engine's package. npm fetches it if it is not there yet; its scripts are not run.
 * @param cache the folder for fetched packages, relative to the working directory
 * @throws UsageError if it cannot be fetched
 */
export async function ensureRival(name: Rival, cache: string = CACHE): Promise<string> {
  const home = resolve(cache, `${name}-${RIVALS[name]}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(cache, { recursive: true });
  // Fetched into another folder and then moved: so it is never there in part, even if two processes fetch it at once.
  const fresh = mkdtempSync(join(cache, 'fetch-'));
  try {
    writeFileSync(join(fresh, 'package.json'), '{"private":true}\n');
    await install(fresh, `${name}@${RIVALS[name]}`);
    if (!existsSync(home)) renameSync(fresh, home);
  } catch (error) {
    // Another process may have been faster.
    if (!existsSync(join(folder, 'package.json'))) throw error;
  } finally {
    rmSync(fresh, { recursive: true, force: true });
  }
  return folder;
}

/**
 * Returns the script of Stockfish's small single-threaded build, which runs everywhere.
 * @param cache as in {@link ensureRival}
 * @throws UsageError if it cannot be fetched
 */
export async function stockfishScript(cache?: string): Promise<string> {
  const folder = join(await ensureRival('stockfish', cache), 'bin');
  const file = readdirSync(folder).find((name) => name.endsWith('-lite-single.js'));
  if (file === undefined) throw new UsageError(`stockfish: there is no single-threaded build in ${folder}`);
  return join(folder, file);
}

function install(folder: string, wanted: string): Promise<void> {
  const quiet = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock', '--loglevel=error'];
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['install', ...quiet, '--prefix', folder, wanted], {
      // On Windows npm is a script, which only a shell can start.
      shell: process.platform === 'win32',
      stdio: ['ignore', 'ignore', 'pipe'],
      timeout: FETCH_MS,
    });
    let said = '';
    npm.stderr.on('data', (text) => (said += text));
    const giveUp = (why: string) => reject(new UsageError(`${wanted} cannot be fetched: ${why}`));
    npm.on('error', (error) => giveUp(error.message));
    npm.on('close', (code) =>
      code === 0 ? resolve() : giveUp(said.trim().split('\n')[0] || `npm ended with ${code}`),
    );
  });
}

/** A program did not answer: it ended, or took too long and was ended. */
export class UciFailure extends Error {
  readonly kind: 'ended' | 'silent';

  constructor(kind: 'ended' | 'silent', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** A caller that waits for a line. */
interface Waiter {
  readonly hear: (line: string) => boolean;
  readonly resolve: () => void;
  readonly reject: (failure: UciFailure) => void;
  readonly clock: NodeJS.Timeout;
}

/** A failure's message has this many of the last lines that the program printed. */
const LAST_LINES = 3;
/** A program that does not quit when it is asked to is killed after this many milliseconds. */
const QUIT_MS = 1000;
/** The most milliseconds for an answer, if the caller gives no other limit. */
const ANSWER_MS = 10 * 60_000;

/** Another program that speaks UCI. It is asked one thing at a time. */
export class UciProcess {
  private readonly child: ChildProcess;
  private readonly name: string;
  private waiter: Waiter | undefined;
  private ended: string | undefined;
  private readonly lastLines: string[] = [];

  /**
   * @param child a process whose input and output are pipes
   * @param name the program's name in messages
   */
  constructor(child: ChildProcess, name: string) {
    const { stdin, stdout, stderr } = child;
    if (!stdin || !stdout) throw new Error('a UCI engine must be asked by pipes');
    this.child = child;
    this.name = name;
    child.on('error', (error) => this.end(error.message));
    // Not `exit`, which may come before the last lines.
    child.on('close', (code, signal) => this.end(`it ended with ${signal ?? `status ${code}`}`));
    // Writing to a program that has ended is an error; its end is reported by `close`.
    stdin.on('error', () => {});
    createInterface({ input: stdout }).on('line', (line) => this.hear(line.trim()));
    if (stderr) createInterface({ input: stderr }).on('line', (line) => this.note(line));
  }

  /** Whether the program has ended. */
  get isOver(): boolean {
    return this.ended !== undefined;
  }

  send(...lines: readonly string[]): void {
    if (!this.isOver) for (const line of lines) this.child.stdin?.write(`${line}\n`);
  }

  /**
   * Sends lines and returns the answer, up to the first line that matches.
   * @throws UciFailure as in {@link until}
   */
  async ask(last: RegExp, ...lines: readonly string[]): Promise<readonly string[]> {
    this.send(...lines);
    const answer: string[] = [];
    await this.until((line) => {
      answer.push(line);
      return last.test(line);
    });
    return answer;
  }

  /**
   * Reads lines until `hear` returns true for one.
   * @throws UciFailure if the program ends, or takes longer than `ms` milliseconds: then it is killed
   */
  until(hear: (line: string) => boolean, ms: number = ANSWER_MS): Promise<void> {
    if (this.ended !== undefined) return Promise.reject(new UciFailure('ended', this.describe(this.ended)));
    return new Promise<void>((resolve, reject) => {
      const clock = setTimeout(() => {
        this.ended ??= 'it was ended for not answering';
        this.child.kill('SIGKILL');
        this.dismiss();
        reject(new UciFailure('silent', this.describe(`no answer in ${Math.round(ms)} ms`)));
      }, ms);
      this.waiter = { hear, resolve, reject, clock };
    });
  }

  /** Ends the program. */
  close(): void {
    this.send('quit');
    const last = setTimeout(() => this.child.kill('SIGKILL'), QUIT_MS);
    last.unref();
    this.child.once('exit', () => clearTimeout(last));
  }

  private hear(line: string): void {
    this.note(line);
    const { waiter } = this;
    if (!waiter?.hear(line)) return;
    this.dismiss();
    waiter.resolve();
  }

  private note(line: string): void {
    this.lastLines.push(line);
    if (this.lastLines.length > LAST_LINES) this.lastLines.shift();
  }

  private end(why: string): void {
    this.ended ??= why;
    const { waiter } = this;
    this.dismiss();
    waiter?.reject(new UciFailure('ended', this.describe(why)));
  }

  private dismiss(): void {
    clearTimeout(this.waiter?.clock);
    this.waiter = undefined;
  }

  private describe(what: string): string {
    const said = this.lastLines.length === 0 ? '' : `; it said last: ${this.lastLines.join(' | ')}`;
    return `${this.name}: ${what}${said}`;
  }
}
