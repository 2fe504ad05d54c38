import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test as people } from './people.ts';

const PACKAGE = join(import.meta.dirname, '../../server');

const RUN = ['--import', 'tsx'];

/** A server in whose folder nobody has played, for tests that stop it, or that need a lobby without other people. */
export class OwnServer {
  readonly #folder = mkdtempSync(join(tmpdir(), 'kickmate-e2e-own-'));
  readonly #port: number;
  #process: ChildProcess | undefined;

  private constructor(port: number) {
    this.#port = port;
  }

  /** Starts a server at a free port. */
  static async start(): Promise<OwnServer> {
    const probe = createServer().listen(0, '127.0.0.1');
    await once(probe, 'listening');
    const { port } = probe.address() as AddressInfo;
    await new Promise((resolve) => probe.close(resolve));
    const server = new OwnServer(port);
    try {
      await server.start();
    } catch (error) {
      await server.remove();
      throw error;
    }
    return server;
  }

  /** The address of the app. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Starts the server, again at the same port. People can play when it resolves. */
  async start(): Promise<void> {
    const env = {
      PORT: String(this.#port),
      KICKMATE_DATA: this.#folder,
      KICKMATE_LIMITS: 'off',
      KICKMATE_NAMES: 'shared',
    };
    this.#process = run(['test/serve-new.ts'], env);
    const health = () =>
      fetch(`${this.url}api/health`).then(
        ({ status }) => status,
        () => 0,
      );
    await expect.poll(health).toBe(200);
  }

  async stop(): Promise<void> {
    const ended = this.#process && once(this.#process, 'exit');
    this.#process?.kill('SIGTERM');
    this.#process = undefined;
    await ended;
  }

  /** Stops the server, lets play time pass, and starts it again. */
  async letPass(ms: number): Promise<void> {
    await this.stop();
    const [code] = await once(run(['test/pass-time.ts', this.#folder, String(ms)], {}), 'exit');
    expect(code).toBe(0);
    await this.start();
  }

  /** Stops the server for ever. */
  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** Runs a script of the server's package with more environment variables. */
const run = (script: readonly string[], more: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [...RUN, ...script], {
    cwd: PACKAGE,
    env: { ...process.env, ...more },
    stdio: ['ignore', 'ignore', 'inherit'],
  });

/** A test with people at a server of their own. */
export const test = people.extend<{ server: OwnServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures that one needs from here
  server: async ({}, use) => {
    const server = await OwnServer.start();
    await use(server);
    await server.remove();
  },
  baseURL: async ({ server }, use) => use(server.url),
});
