import type { LookupAddress } from 'node:dns';
import { Agent, request } from 'node:https';
import { BlockList, isIP, isIPv6, type LookupFunction } from 'node:net';
import type { Endpoint } from '../db/notice-rows.ts';
import { Lookups, type Resolve } from './lookups.ts';
import { authorization, encrypt, type ServerKeys } from './web-push.ts';

/** A message to a device. */
export interface PushMessage {
  readonly text: string;
  /** The seconds for which the push service keeps it for a device that is off. */
  readonly ttl: number;
  /** At most 32 letters, digits, `-` or `_`. A later message of the same topic replaces one that waits. */
  readonly topic: string;
}

/**
 * The result of a message: sent; the device is gone for good; not now; never, because the service refuses it; or nobody knows,
 * because the service has got it and did not answer.
 */
export type Delivery = 'sent' | 'gone' | 'later' | 'refused' | 'unanswered';

/** The part of the network that push services may be in. Tests have push services on their own machine. */
export interface PushNetwork {
  /** Returns true for an IP address to which requests may go. */
  isAllowed(address: string): boolean;
  /** The only port of push services. */
  readonly port: number;
  /** Absent: name servers are asked. */
  readonly resolve?: Resolve | undefined;
  /** The certificate of the authority that is trusted; absent: those that Node knows. */
  readonly ca?: string | undefined;
}

/** The settings of {@link PushServices}. */
export interface PushOptions {
  readonly keys: ServerKeys;
  /** An address of the operator, `https:` or `mailto:`. */
  readonly contact: string;
  /** The internet by default. */
  readonly network?: PushNetwork | undefined;
}

/** The milliseconds within which a push service must answer: a server that ends waits for it. */
const ANSWER_MS = 4000;
/** The most connections to one push service. */
const MOST_CONNECTIONS = 50;

/** The milliseconds for which a signed authorisation is used again, and the push services for which one is kept. */
const AUTHORIZED_MS = 3_600_000;
const MOST_AUTHORIZED = 100;

/** The push services of browsers, to which messages are sent. Whoever subscribes names the address, so it is not trusted. */
export class PushServices {
  readonly #options: PushOptions;
  readonly #network: PushNetwork;
  readonly #lookups: Lookups;
  readonly #agent: Agent;
  /** The authorisations by the origins of push services. To sign one takes a fifth of the time of a message. */
  readonly #authorizations = new Map<string, { readonly text: string; readonly since: number }>();

  constructor(options: PushOptions) {
    this.#options = options;
    this.#network = options.network ?? INTERNET;
    const { ca, resolve } = this.#network;
    this.#lookups = new Lookups(resolve);
    this.#agent = new Agent({ keepAlive: true, maxSockets: MOST_CONNECTIONS, lookup: this.#lookup, ...(ca && { ca }) });
  }

  /**
   * An address as it is kept, if it may be a push service's: `https` at its usual port, and not within a private network;
   * otherwise `undefined`.
   */
  async acceptable(endpoint: string): Promise<string | undefined> {
    const url = this.#urlOf(endpoint);
    if (!url) return undefined;
    if (isIP(hostOf(url)) > 0) return url.href;
    return this.#addressesOf(url.hostname).then(
      () => url.href,
      () => undefined,
    );
  }

  /** Sends a message. Never rejects. */
  async send({ endpoint, ...keys }: Endpoint, { text, ttl, topic }: PushMessage): Promise<Delivery> {
    const url = this.#urlOf(endpoint);
    if (!url) return 'refused';
    let body: Buffer;
    try {
      body = encrypt(text, keys);
    } catch {
      return 'refused';
    }
    const headers = {
      'Content-Type': 'application/octet-stream',
      'Content-Encoding': 'aes128gcm',
      'Content-Length': body.length,
      TTL: ttl,
      Topic: topic,
      Urgency: 'high',
      Authorization: this.#authorizationFor(url.origin),
    };
    return new Promise((done) => {
      const signal = AbortSignal.timeout(ANSWER_MS);
      const asked = request(url, { method: 'POST', headers, agent: this.#agent, signal }, (answer) => {
        answer.on('error', () => undefined).resume();
        done(deliveryOf(answer.statusCode ?? 0));
      });
      asked.on('error', ({ code }: NodeJS.ErrnoException) => {
        // The other side has closed a connection that waited, and so has not read what came over it.
        const wasClosed = asked.reusedSocket && code === 'ECONNRESET';
        done(asked.writableFinished && !wasClosed ? 'unanswered' : 'later');
      });
      asked.end(body);
    });
  }

  /** Ends connections that wait for more. */
  close(): void {
    this.#agent.destroy();
  }

  #authorizationFor(origin: string): string {
    const now = Date.now();
    const kept = this.#authorizations.get(origin);
    if (kept && kept.since <= now && now < kept.since + AUTHORIZED_MS) return kept.text;
    const { keys, contact } = this.#options;
    const text = authorization(keys, origin, contact, now / 1000);
    // Anybody may name push services.
    if (this.#authorizations.size >= MOST_AUTHORIZED) this.#authorizations.clear();
    this.#authorizations.set(origin, { text, since: now });
    return text;
  }

  #urlOf(endpoint: string): URL | undefined {
    const url = URL.canParse(endpoint) ? new URL(endpoint) : undefined;
    if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
    if (Number(url.port || 443) !== this.#network.port) return undefined;
    // Node calls `lookup` only for names, so an IP address is checked here.
    const host = hostOf(url);
    return isIP(host) === 0 || this.#network.isAllowed(host) ? url : undefined;
  }

  /**
   * Looks a host up for a connection. The connection goes to the very addresses that are allowed here: a name that leads
   * elsewhere later is checked again.
   */
  readonly #lookup: LookupFunction = (host, options, done) => {
    this.#addressesOf(host).then(
      (found) => (options.all ? done(null, [...found]) : done(null, found[0]!.address, found[0]!.family)),
      (error) => done(error, []),
    );
  };

  /** The addresses of a host. @throws Error if it has none, or one that is not allowed */
  async #addressesOf(host: string): Promise<readonly LookupAddress[]> {
    const found = await this.#lookups.addressesOf(host);
    if (!found.every(({ address }) => this.#network.isAllowed(address))) throw new Error('a private address');
    return found;
  }
}

/** The host of an address; an IPv6 address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

function deliveryOf(status: number): Delivery {
  if (status >= 200 && status < 300) return 'sent';
  if (status === 404 || status === 410) return 'gone';
  return status === 429 || status >= 500 ? 'later' : 'refused';
}

/** The addresses that IANA lists as not globally reachable, and those of multicast. */
const RESERVED = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  RESERVED.addSubnet(net, bits, 'ipv4');
// Documentation, and tunnels that have an IPv4 address in them.
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  RESERVED.addSubnet(net, bits, 'ipv6');

/** The IPv6 addresses that IANA has allocated as global unicast. */
const GLOBAL_UNICAST = new BlockList();
GLOBAL_UNICAST.addSubnet('2000::', 3, 'ipv6');

/** Returns true for an IP address of the internet, false for one of a private network or this machine. */
export const isOfInternet = (address: string): boolean =>
  isIPv6(address)
    ? GLOBAL_UNICAST.check(address, 'ipv6') && !RESERVED.check(address, 'ipv6')
    : isIP(address) === 4 && !RESERVED.check(address, 'ipv4');

const INTERNET: PushNetwork = { isAllowed: isOfInternet, port: 443 };
