import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ComputerTask } from '@kickmate/play';
import { loneBus } from '@kickmate/server/bus/bus';
import { type Commits, openCommits } from '@kickmate/server/db/commits';
import { DatabaseAway, type Log } from '@kickmate/server/db/database';
import { type PlayClock, startPlayClock } from '@kickmate/server/db/play-clock';
import type { Searches } from '@kickmate/server/engine-seat/searches';
import type { Metrics } from '@kickmate/server/operations';
import { openPlay, type Play } from '@kickmate/server/play';
import type { SimulatedBus } from './bus.ts';
import type { Database } from './database.ts';
import type { Rows } from './model.ts';
import { Host, type Time } from './time.ts';
import type { Trace } from './trace.ts';

/** The hash of the rules that all programs run. */
export const RULES = 'the rules';

/** The time between two attempts to open a database that is away, in milliseconds. */
const OPEN_MS = 2000;

const SETTINGS = { origins: [], proxies: 0, sockets: 1000, hasLimits: true };

/** Errors that a server may log without a mistake of its own. */
const EXPECTED = /^the database is away/;

/** What a server needs of the world. */
export interface NodeOptions {
  readonly name: string;
  readonly time: Time;
  readonly trace: Trace;
  readonly database: Database;
  /** Absent for a server that has no others beside it. */
  readonly bus: SimulatedBus | undefined;
  readonly metrics: Metrics;
  /** Is told of an error that a server has logged. */
  mistaken(text: string): void;
}

/** A server, through all its lives. */
export class Node {
  readonly name: string;
  /** The present life, or the last one. */
  host: Host;
  /** Play between people; absent until the database is open, and after the end. */
  play: Play | undefined;
  #parts: { readonly rows: Rows; readonly commits: Commits; readonly clock: PlayClock } | undefined;
  readonly #options: NodeOptions;

  constructor(options: NodeOptions) {
    this.#options = options;
    this.name = options.name;
    this.host = new Host(this.name);
    this.start();
  }

  /** Starts the server. */
  start(): void {
    const { time } = this.#options;
    this.host = new Host(this.name);
    time.after(0, () => void this.#open(), this.host);
  }

  /** The server dies: nothing of it happens any more. */
  die(): void {
    this.host.isAlive = false;
    this.play = undefined;
  }

  /** Ends the server as `Server.end` does. */
  async end(): Promise<void> {
    const { name, play, host } = this;
    const parts = this.#parts;
    if (!play || !parts || !host.isAlive) return;
    this.play = undefined;
    const { cluster, lobby, tables, sockets } = play;
    const { rows, commits, clock } = parts;
    cluster.stop();
    lobby.close();
    await tables.close();
    sockets.end('restart', 'restart');
    try {
      await commits.flush();
      await rows.releaseGames(name);
      await rows.releaseLeases(name);
      await clock.stop();
    } catch (error) {
      if (!(error instanceof DatabaseAway)) throw error;
    }
    await cluster.close();
    host.isAlive = false;
  }

  /** Takes a request for a socket. */
  upgrade(request: IncomingMessage, socket: Duplex): void {
    if (this.play) void this.play.sockets.upgrade(request, socket, Buffer.alloc(0));
    else socket.end();
  }

  /** Opens the database as `openStorage` does, as often as it takes, and then play between people. */
  async #open(): Promise<void> {
    const { name, time, database, bus, metrics, trace } = this.#options;
    const { host } = this;
    const log = this.#log(host);
    const lost: { check(): void } = { check: () => undefined };
    const rows = database.connect(host, () => lost.check());
    let clock: PlayClock | undefined;
    while (!clock) {
      try {
        await rows.leaveFormerLife(name);
        clock = await startPlayClock({ rows, node: name, version: RULES, log });
      } catch (error) {
        if (!(error instanceof DatabaseAway)) throw error;
        await time.pause(OPEN_MS, host);
      }
    }
    const opened = clock;
    lost.check = () => opened.check();
    const commits = openCommits(rows, undefined, () => opened.check());
    this.#parts = { rows, commits, clock };
    this.play = openPlay({
      storage: { node: name, store: rows, commits, clock },
      bus: bus?.join(name, host) ?? loneBus(),
      searches: searchesOf(time, host),
      playerOf: async (cookie) => {
        const player = cookie === undefined ? undefined : await rows.player(cookie);
        return player && { ...player, session: player.id };
      },
      networkOf: (address) => address,
      rules: RULES,
      settings: SETTINGS,
      metrics,
      log,
    });
    trace.note(`${name} is open`);
  }

  #log(host: Host): Log {
    const { trace, mistaken } = this.#options;
    const write = (details: object, message: string) => {
      if (host.isAlive) trace.detail(`${this.name}: ${message} ${JSON.stringify(details)}`);
    };
    return {
      info: write,
      warn: write,
      error: (details, message) => {
        write(details, message);
        if (host.isAlive && !EXPECTED.test(message)) mistaken(`${this.name}: ${message} ${JSON.stringify(details)}`);
      },
    };
  }
}

/** A computer that plays anything after a moment. */
function searchesOf(time: Time, host: Host): Searches {
  const answer = ({ kind, match }: ComputerTask) => {
    if (kind === 'line up') return match.variant.formations!.usual();
    const action = match.actions[time.pick(match.actions.length)]!;
    const best = match.variant.text.formatAction({ action });
    const lines = [{ score: { kind: 'points', value: 50 }, actions: [best] } as const];
    return { best, lines, depth: 1, selectiveDepth: 1, nodes: 1, ms: 1, hashFull: 0, backend: 'rules' as const };
  };
  return {
    search: (task) => ({ result: time.pause(50, host).then(() => answer(task)), stop: () => undefined }),
    close: async () => undefined,
  };
}
