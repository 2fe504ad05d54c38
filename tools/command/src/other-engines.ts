import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { UsageError } from './command-line.ts';

/**
 * Chess engines by others that our own is compared with, as packages of npm at one version each. They are large, or under
 * licences of their own, so they are no dependencies: a tool that compares fetches them into `.cache` when it is asked to.
 */
export const RIVALS = { stockfish: '19.0.0', 'js-chess-engine': '2.4.6' } as const;

/** A rival's name in {@link RIVALS}. */
export type Rival = keyof typeof RIVALS;

/** Whether there is a rival of this name. */
export const isRival = (name: string): name is Rival => Object.hasOwn(RIVALS, name);

/** In the repository, in which every command of ours is run. */
const CACHE = join('.cache', 'rivals');
/** The largest is more than 100 MB. */
const FETCH_MS = 5 * 60_000;

/**
 * The folder of a rival's package, fetched by npm if it is not there yet; none of its scripts is run.
 * @param cache where fetched packages are kept; seen from the folder that the process runs in
 * @throws UsageError if it cannot be fetched
 */
export async function ensureRival(name: Rival, cache: string = CACHE): Promise<string> {
  const home = resolve(cache, `${name}-${RIVALS[name]}`);
  const folder = join(home, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  mkdirSync(cache, { recursive: true });
  // Fetched beside its place and then moved there: it is whole or not there, also when two processes fetch it at once.
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
 * The script of Stockfish's single-threaded small build, the one that runs everywhere.
 * @param cache as {@link ensureRival} has it
 * @throws UsageError if it cannot be had
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

/** Why there is no answer: the program ended, or was ended for taking too long. */
export class UciFailure extends Error {
  readonly kind: 'ended' | 'silent';

  constructor(kind: 'ended' | 'silent', message: string) {
    super(message);
    this.kind = kind;
  }
}

/** Who waits for a line. */
interface Waiter {
  readonly hear: (line: string) => boolean;
  readonly resolve: () => void;
  readonly reject: (failure: UciFailure) => void;
  readonly clock: NodeJS.Timeout;
}

/** How much of what a program said is told when it fails. */
const LAST_LINES = 3;
/** A program that is told to quit and does not is killed after so long. */
const QUIT_MS = 1000;
/** How long an answer may take if nothing is said. */
const ANSWER_MS = 10 * 60_000;

/** Another program that speaks UCI, asked one thing at a time: lines out, lines in, and its end. */
export class UciProcess {
  private readonly child: ChildProcess;
  private readonly name: string;
  private waiter: Waiter | undefined;
  private ended: string | undefined;
  private readonly lastLines: string[] = [];

  /**
   * @param child its input and output must be pipes
   * @param name what it is called when it fails
   */
  constructor(child: ChildProcess, name: string) {
    const { stdin, stdout, stderr } = child;
    if (!stdin || !stdout) throw new Error('a UCI engine must be asked by pipes');
    this.child = child;
    this.name = name;
    child.on('error', (error) => this.end(error.message));
    // Not `exit`: then its last words would be lost.
    child.on('close', (code, signal) => this.end(`it ended with ${signal ?? `status ${code}`}`));
    // A program that has gone cannot be written to; its end is told by `close`.
    stdin.on('error', () => {});
    createInterface({ input: stdout }).on('line', (line) => this.hear(line.trim()));
    if (stderr) createInterface({ input: stderr }).on('line', (line) => this.note(line));
  }

  /** Whether it cannot be asked any more. */
  get isOver(): boolean {
    return this.ended !== undefined;
  }

  send(...lines: readonly string[]): void {
    if (!this.isOver) for (const line of lines) this.child.stdin?.write(`${line}\n`);
  }

  /**
   * Sends lines and gives what is answered, up to the first line that matches.
   * @throws UciFailure as {@link until}
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
   * Reads lines until `hear` says that the last one was it.
   * @throws UciFailure if the program ends, or takes longer than `ms`: then it is killed
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
