import { createHash } from 'node:crypto';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Log } from '../db/database.ts';
import type { Bus, BusListener, NodeMessage } from './bus.ts';

/** The options of a bus over NATS. */
export interface NatsOptions {
  /** Addresses of NATS servers of one cluster, joined by commas: `nats://user:password@host:4222`; `tls://` with TLS. */
  readonly url: string;
  /** This server's id in the database. */
  readonly node: string;
  /** A name that the servers of one database share, and those of another one do not. */
  readonly cluster: string;
  readonly log: Log;
}

/** The time between two attempts to reach NATS, in milliseconds. */
const RETRY_MS = 500;
/** The time between two pings; the connection counts as broken when two have no answer. In milliseconds. */
const PING_MS = 2000;
/** The bytes of a part's header at most, and the limit of a message before the NATS server has told its own. */
const HEADER_BYTES = 200;
const USUAL_LIMIT = 1024 * 1024;

/**
 * Opens a bus over NATS core. It returns at once; the connection is made, and made again, in the background. Messages are
 * JSON. Those that are larger than the NATS server allows are sent in parts.
 */
export const openNats = (options: NatsOptions): Bus => new NatsBus(options);

class NatsBus implements Bus {
  readonly isShared = true;
  readonly #options: NatsOptions;
  readonly #connecting: Promise<void>;
  /** The parts of a message of each node that is not complete yet. */
  readonly #parts = new Map<string, Uint8Array[]>();
  #nats: NatsConnection | undefined;
  #listener: BusListener | undefined;
  #isUp = false;
  #isClosed = false;

  constructor(options: NatsOptions) {
    this.#options = options;
    this.#connecting = this.#connect();
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  listen(listener: BusListener): void {
    this.#listener = listener;
  }

  publish(to: string, message: NodeMessage): boolean {
    return this.#send(this.#subjectOf(to), message);
  }

  broadcast(message: NodeMessage): boolean {
    return this.#send(this.#subject('all'), message);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isUp = false;
    // While NATS is away the first attempt to connect never ends.
    if (!this.#nats) return;
    await this.#nats.drain().catch(() => this.#nats?.close());
    await this.#connecting;
  }

  #send(subject: string, message: NodeMessage): boolean {
    const nats = this.#nats;
    if (!nats || !this.#isUp) return false;
    const bytes = Buffer.from(JSON.stringify(message));
    const room = (nats.info?.max_payload ?? USUAL_LIMIT) - HEADER_BYTES;
    const count = Math.max(1, Math.ceil(bytes.length / room));
    try {
      for (let part = 0; part < count; part++) {
        const header = Buffer.from(`${this.#options.node} ${part} ${count}\n`);
        nats.publish(subject, Buffer.concat([header, bytes.subarray(part * room, (part + 1) * room)]));
      }
      return true;
    } catch (error) {
      // The connection is being closed.
      this.#options.log.warn({ error: (error as Error).message }, 'a message to another node could not be sent');
      return false;
    }
  }

  async #connect(): Promise<void> {
    const { url, node, log } = this.#options;
    const servers = url.split(',').map((one) => new URL(one.trim()));
    const [{ username, password, protocol }] = servers as [URL, ...URL[]];
    try {
      const nats = await connect({
        servers: servers.map(({ hostname, port }) => `${hostname}:${port || 4222}`),
        ...(username && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
        ...(protocol === 'tls:' && { tls: {} }),
        name: `kickmate ${node}`,
        noEcho: true,
        waitOnFirstConnect: true,
        maxReconnectAttempts: -1,
        ignoreAuthErrorAbort: true,
        reconnectTimeWait: RETRY_MS,
        pingInterval: PING_MS,
        maxPingOut: 2,
      });
      if (this.#isClosed) return await nats.close();
      this.#nats = nats;
      for (const subject of [this.#subjectOf(node), this.#subject('all')])
        nats.subscribe(subject, { callback: (error, { data }) => void (error ?? this.#receive(data)) });
      // The NATS server knows the subscriptions before anybody is told that the bus is there.
      await nats.flush();
      this.#becomeUp();
      for await (const { type } of nats.status()) {
        if (type === 'reconnect') this.#becomeUp();
        else if (type === 'disconnect') this.#becomeAway();
      }
    } catch (error) {
      log.error({ error: (error as Error).message }, 'NATS refuses this server: other nodes cannot be reached');
    } finally {
      this.#isUp = false;
    }
  }

  #becomeUp(): void {
    if (this.#isUp || this.#isClosed) return;
    this.#isUp = true;
    this.#options.log.info({}, 'NATS is there: other nodes can be reached');
    this.#listener?.back();
  }

  #becomeAway(): void {
    if (!this.#isUp) return;
    this.#isUp = false;
    this.#parts.clear();
    this.#options.log.error({}, 'NATS is away: other nodes cannot be reached');
    this.#listener?.away();
  }

  #receive(data: Uint8Array): void {
    const end = data.indexOf(10);
    const [from = '', part, count] = Buffer.from(data.subarray(0, end)).toString().split(' ');
    const parts = part === '0' ? [] : (this.#parts.get(from) ?? []);
    // A part before this one is lost.
    if (parts.length !== Number(part)) return;
    parts.push(data.slice(end + 1));
    if (parts.length < Number(count)) {
      this.#parts.set(from, parts);
      return;
    }
    this.#parts.delete(from);
    let message: NodeMessage;
    try {
      message = JSON.parse(Buffer.concat(parts).toString()) as NodeMessage;
    } catch {
      this.#options.log.warn({ from }, 'a message of another node is no JSON');
      return;
    }
    this.#listener?.received(from, message);
  }

  #subject(name: string): string {
    return `kickmate.${this.#options.cluster}.${name}`;
  }

  /** The subject of a node. Ids of nodes have dots, which mean something to NATS. */
  #subjectOf(node: string): string {
    return this.#subject(`node.${createHash('sha256').update(node).digest('hex').slice(0, 32)}`);
  }
}
