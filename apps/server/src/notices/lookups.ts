import type { LookupAddress } from 'node:dns';
import { Resolver } from 'node:dns/promises';

/** Asks name servers for the addresses of a host. Rejects if it has none, or if they do not answer in time. */
export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

/** The hosts that are looked up at a time, and those that may wait for it: others are refused at once. */
export const AT_ONCE = 32;
export const MOST_WAITING = 200;
/** The milliseconds that a name server has for each answer, and the attempts. */
const ANSWER_MS = 1000;
const TRIES = 2;

/**
 * The addresses of hosts that anybody may name. `dns.lookup` would hold one of Node's few threads for as long as a name server
 * pleases; this has a limit of time, and a few lookups at a time.
 */
export class Lookups {
  readonly #resolve: Resolve;
  /** The lookups under way or waiting, by host. */
  readonly #asked = new Map<string, Promise<readonly LookupAddress[]>>();
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(resolve: Resolve = askNameServers) {
    this.#resolve = resolve;
  }

  /** The addresses of a host. @throws Error if it has none, if nobody answers in time, or if too many others wait */
  addressesOf(host: string): Promise<readonly LookupAddress[]> {
    const asked = this.#asked.get(host) ?? this.#look(host).finally(() => this.#asked.delete(host));
    this.#asked.set(host, asked);
    return asked;
  }

  async #look(host: string): Promise<readonly LookupAddress[]> {
    if (this.#running < AT_ONCE) this.#running++;
    else {
      if (this.#waiting.length >= MOST_WAITING) throw new Error('too many lookups');
      await new Promise<void>((begin) => this.#waiting.push(begin));
    }
    try {
      return await this.#resolve(host);
    } finally {
      // The place goes to the one that has waited longest.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

async function askNameServers(host: string): Promise<readonly LookupAddress[]> {
  const resolver = new Resolver({ timeout: ANSWER_MS, tries: TRIES });
  const [v4, v6] = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  const found = [
    ...(v4.status === 'fulfilled' ? v4.value.map((address) => ({ address, family: 4 })) : []),
    ...(v6.status === 'fulfilled' ? v6.value.map((address) => ({ address, family: 6 })) : []),
  ];
  if (found.length === 0) throw v4.status === 'rejected' ? v4.reason : new Error('no address');
  return found;
}
