import { isIPv6 } from 'node:net';

/** The headers by which an origin is judged. */
export interface OriginHeaders {
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/**
 * Whether a request that changes something may come from this origin: the server's own (with the host of the header `Host`),
 * or one of the settings. Browsers always send the origin with such requests; a program that sends none may come too.
 */
export function isAllowedOrigin({ origin, host }: OriginHeaders, others: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (others.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Whether a page, by its origin or address, came by https, so that its cookies must not travel without it. */
export const isSecureOrigin = (page: string | undefined): boolean => page?.startsWith('https://') ?? false;

/**
 * The address from which a request comes, for the limits; `undefined` for a program on this machine, which has none. Each
 * proxy adds the address from which it was asked at the end of `X-Forwarded-For`; what stands before may be invented.
 * @param direct the other end of the connection
 * @param proxies the number of proxies in front of the server
 */
export function addressOf(
  direct: string | undefined,
  forwarded: string | undefined,
  proxies: number,
): string | undefined {
  const asked = proxies > 0 ? (forwarded?.split(',').at(-proxies)?.trim() ?? direct) : direct;
  if (asked === undefined || (proxies === 0 && isOwn(asked))) return undefined;
  return networkOf(asked);
}

/**
 * Whether a request has come by a proxy on this machine of which the settings know nothing: then all requests seem to come
 * from this machine, which has no limits.
 */
export const isUnknownProxy = (direct: string | undefined, forwarded: unknown, proxies: number): boolean =>
  proxies === 0 && forwarded !== undefined && direct !== undefined && isOwn(direct);

/** Whether an address is one of this machine to itself. */
export const isOwn = (address: string): boolean => /^(127\.|::1$|::ffff:127\.)/.test(address);

/**
 * The part of an address that belongs to one customer, without a port. Of IPv6 that is the first 64 bits, because a customer
 * gets all addresses that begin with them. An IPv6 address that stands for an IPv4 address counts as the latter.
 */
function networkOf(address: string): string {
  const bare = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^([\d.]+):\d+$/, '$1');
  if (!isIPv6(bare)) return bare;
  const [, v4] = /^::ffff:([\d.]+)$/i.exec(bare) ?? [];
  if (v4 !== undefined) return v4;
  const [head = '', tail] = bare.replace(/%.*$/, '').toLowerCase().split('::');
  const groups = head === '' ? [] : head.split(':');
  const last = tail ? tail.split(':') : [];
  // `::` stands for as many zeros as are missing from eight groups.
  if (tail !== undefined) groups.push(...Array(Math.max(0, 8 - groups.length - last.length)).fill('0'), ...last);
  const network = groups.slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${network.join(':')}::/64`;
}
