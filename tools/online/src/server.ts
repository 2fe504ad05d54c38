import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { API_MARK, type Hello } from '@kickmate/protocol';
import { freePort } from '@kickmate/services';

/** The server's command. It is a program of the project that runs in a process of its own, not a module to import. */
const SERVER = resolve(import.meta.dirname, '../../..', 'apps/server');
const RUN = ['--import', 'tsx'];
const MAIN = join(SERVER, 'src/main.ts');
const PASS_TIME = join(SERVER, 'test/pass-time.ts');

/** The longest wait for a server that starts, in milliseconds: PGlite's first start takes 7 s of CPU. */
const START_MS = 300_000;

let newDatabase: string | undefined;
/** The folder of a new PGlite database. */
const databaseToCopy = (): string =>
  (newDatabase ??= execFileSync(process.execPath, [...RUN, join(SERVER, 'test/new-database.ts')], {
    cwd: SERVER,
    encoding: 'utf8',
  }).trim());

/** The settings of a server of our own. */
export interface ServerOptions {
  /** Folder of its data. */
  readonly folder: string;
  /** The address of a PostgreSQL database. Absent: PGlite in the folder. */
  readonly database?: string | undefined;
  /** The address of a NATS server, by which several servers on one database reach each other. */
  readonly nats?: string | undefined;
  /** Further variables of its environment. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** A server in a process of its own, always at the same port. */
export class OwnServer {
  readonly url: string;
  readonly #port: number;
  readonly #options: ServerOptions;
  #process: ChildProcess | undefined;

  private constructor(port: number, options: ServerOptions) {
    this.#port = port;
    this.#options = options;
    this.url = `http://127.0.0.1:${port}`;
  }

  /**
   * Starts a server and waits until people can play. Its PGlite database is a copy of a new one, unless its disk forgets: making
   * one takes the processor ten seconds.
   */
  static async start(options: ServerOptions): Promise<OwnServer> {
    if (!options.database && !options.environment?.KICKMATE_DISK)
      cpSync(databaseToCopy(), join(options.folder, 'pglite'), { recursive: true });
    const server = new OwnServer(await freePort(), options);
    await server.start();
    return server;
  }

  /** Starts the server again after it was killed. Returns the milliseconds until people could play. */
  async start(): Promise<number> {
    const begin = performance.now();
    const { folder, database, nats, environment } = this.#options;
    this.#process = spawn(process.execPath, [...RUN, MAIN], {
      env: {
        ...process.env,
        PORT: String(this.#port),
        KICKMATE_DATA: folder,
        KICKMATE_LIMITS: 'off',
        KICKMATE_NAMES: 'shared',
        // An empty one counts as absent.
        DATABASE_URL: database ?? '',
        NATS_URL: nats ?? '',
        ...environment,
      },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let errors = '';
    this.#process.stderr!.on('data', (data) => {
      errors = `${errors}${data}`.slice(-4000);
    });
    while (!(await isReady(this.url))) {
      if (this.#process.exitCode !== null) throw new Error(`the server ended:\n${errors}`);
      if (performance.now() - begin > START_MS) throw new Error(`the server does not answer:\n${errors}`);
      await pause(20);
    }
    return performance.now() - begin;
  }

  /** Ends the process with a signal, and waits for its end. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  }

  /** Lets play time pass, as if it had been running meanwhile. It must not run. */
  passTime(ms: number): void {
    const { folder, database = '' } = this.#options;
    execFileSync(process.execPath, [...RUN, PASS_TIME, folder, String(ms)], {
      env: { ...process.env, DATABASE_URL: database },
    });
  }

  /** Makes the process stand still, and lets it go on. */
  freeze(): void {
    this.#process?.kill('SIGSTOP');
  }
  thaw(): void {
    this.#process?.kill('SIGCONT');
  }

  /** Whether the process lives. */
  get isAlive(): boolean {
    return this.#process?.exitCode === null && this.#process.signalCode === null;
  }

  /** The value of one of the server's metrics, by its name in `/metrics`. */
  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    const [, value] = new RegExp(`^${name} (\\S+)$`, 'm').exec(text) ?? [];
    return Number(value);
  }
}

async function isReady(url: string): Promise<boolean> {
  try {
    const hello = (await (await fetch(`${url}/api/hello`)).json()) as Partial<Hello>;
    return hello.mark === API_MARK && hello.isReady === true;
  } catch {
    return false;
  }
}
