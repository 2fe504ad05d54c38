import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** A NATS server for tests, always at the same port of this machine. */
export interface TestNats {
  /** The address for clients. */
  readonly url: string;
  /** Ends the server at once, as after a crash. */
  stop(): Promise<void>;
  /** Starts the server again. */
  start(): Promise<void>;
  /** Ends the server and deletes its folder. */
  remove(): Promise<void>;
}

/**
 * Starts a NATS server, or prints why it cannot be started and returns `undefined`: the program is not installed.
 * @param maxPayload the most bytes of a message
 */
export async function startNats(maxPayload = 1024 * 1024): Promise<TestNats | undefined> {
  const program = programOnPath('nats-server');
  if (program === undefined) {
    console.warn('Tests with NATS are left out: its program nats-server is not installed.');
    return undefined;
  }
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'kickmate-nats-'));
  const config = join(folder, 'nats.conf');
  writeFileSync(config, `listen: 127.0.0.1:${port}\nmax_payload: ${maxPayload}\n`);
  let server: ChildProcess | undefined;
  const endAtExit = () => server?.kill('SIGKILL');
  const nats: TestNats = {
    url: `nats://127.0.0.1:${port}`,
    async start() {
      const child = spawn(program, ['-c', config], { stdio: ['ignore', 'ignore', 'pipe'] });
      server = child;
      process.on('exit', endAtExit);
      let said = '';
      child.stderr.on('data', (text) => {
        said += text;
      });
      while (!said.includes('Server is ready')) {
        if (child.exitCode !== null) throw new Error(`nats-server ended: ${said}`);
        await pause(20);
      }
    },
    async stop() {
      process.off('exit', endAtExit);
      if (!server || server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
    async remove() {
      await nats.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  await nats.start();
  return nats;
}

function programOnPath(name: string): string | undefined {
  const files = ['/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)].map((folder) => join(folder, name));
  return files.find((file) => {
    try {
      accessSync(file, constants.X_OK);
      return true;
    } catch {
      return false;
    }
  });
}

/** A port of this machine that nobody uses now. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
