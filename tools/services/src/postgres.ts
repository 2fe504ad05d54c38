import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { accessSync, chownSync, constants, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A PostgreSQL server for tests in a temporary folder, reached by a socket in it. */
export interface TestPostgres {
  /** The address of a new, empty database. */
  createDatabase(): string;
  /** Ends the server: `fast` ends connections first, `immediate` is as after a crash. */
  stop(mode?: 'fast' | 'immediate'): Promise<void>;
  /** Starts the server again. */
  start(): Promise<void>;
  /** Makes the server stand still, so that it answers nothing, and lets it go on. */
  freeze(): void;
  thaw(): void;
  /** Ends the server and deletes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts PostgreSQL, or prints why it cannot be started and returns `undefined`: its programs are not installed.
 * @param settings further settings, such as `{ fsync: 'on' }`.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
): Promise<TestPostgres | undefined> {
  const bin = programsFolder();
  if (bin === undefined) {
    console.warn('Tests on PostgreSQL are left out: its programs initdb and postgres are not installed.');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-pg-'));
  const user = ordinaryUser();
  if (user) chownSync(folder, user.uid, user.gid);
  const data = join(folder, 'data');
  const options = { ...user, cwd: folder };
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'kickmate', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    {
      ...options,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    console.warn(`Tests on PostgreSQL are left out: initdb failed: ${made.error?.message ?? made.stderr}`);
    return undefined;
  }

  const flags = Object.entries({ fsync: 'off', max_connections: '50', ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  let server: ChildProcess | undefined;
  let databases = 0;
  const end = (signal: NodeJS.Signals) => {
    server?.kill('SIGCONT');
    server?.kill(signal);
  };
  const endAtExit = () => end('SIGQUIT');
  process.on('exit', endAtExit);

  const postgres: TestPostgres = {
    createDatabase() {
      const name = `test${++databases}`;
      const made = spawnSync(join(bin, 'createdb'), ['-h', folder, '-U', 'kickmate', name], { encoding: 'utf8' });
      if (made.status !== 0) throw new Error(`createdb failed: ${made.error?.message ?? made.stderr}`);
      return `postgres://kickmate@localhost/${name}?host=${encodeURIComponent(folder)}`;
    },
    async start() {
      const child = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses=', ...flags], {
        ...options,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      server = child;
      let said = '';
      child.stderr.on('data', (text) => {
        said += text;
      });
      while (!said.includes('ready to accept connections')) {
        if (child.exitCode !== null) throw new Error(`postgres ended: ${said}`);
        await pause(20);
      }
    },
    async stop(mode = 'fast') {
      const child = server;
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
    freeze: () => everyProcess(server!.pid!, 'SIGSTOP'),
    thaw: () => everyProcess(server!.pid!, 'SIGCONT'),
    async remove() {
      process.off('exit', endAtExit);
      await postgres.stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await postgres.start();
  return postgres;
}

/** Sends a signal to the server and to the processes of its connections. */
function everyProcess(pid: number, signal: NodeJS.Signals): void {
  const children = readdirSync('/proc').filter((name) => {
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8');
      return /^\d+$/.test(name) && stat.slice(stat.lastIndexOf(')')).split(' ')[2] === String(pid);
    } catch {
      return false;
    }
  });
  for (const one of [pid, ...children.map(Number)]) process.kill(one, signal);
}

/** The folder of PostgreSQL's programs: on the path, or where Debian and Ubuntu put them. */
function programsFolder(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => ['initdb', 'postgres', 'createdb'].every((name) => isProgram(join(folder, name))));
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** PostgreSQL refuses to run as root. This is another user, if this process is root's. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const user = users.find(([name]) => name === 'postgres') ?? users.find(([name]) => name === 'nobody');
  return user && { uid: Number(user[2]), gid: Number(user[3]) };
}
