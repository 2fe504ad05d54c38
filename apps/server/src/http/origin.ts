import { isIP, isIPv6 } from 'node:net';

/** The headers by which an origin is judged. */
export interface OriginHeaders {
  readonly origin: string | undefined;
  readonly host: string | undefined;
}

/** The name or address in a header `Host`, without the port; `undefined` if it is malformed. */
function nameOf(host: string): string | undefined {
  const text = `http://${host}`;
  return /[/?#@\\]/.test(host) || !URL.canParse(text) ? undefined : new URL(text).hostname;
}

/** Whether a name cannot be led to this machine by somebody else: `localhost`, or an IP address. */
const isFixed = (name: string): boolean => name === 'localhost' || isIP(name.replace(/^\[(.*)\]$/, '$1')) > 0;

/**
 * Whether a request may be for this host: an IP address, `localhost`, or a name of the settings. Anybody may lead a name of
 * their own to this machine (DNS rebinding), and then the browsers here take the server for a part of that site.
 * @param origins the origins of the settings
 */
export function isKnownHost(host: string | undefined, origins: readonly string[]): boolean {
  const name = host === undefined ? undefined : nameOf(host);
  return name !== undefined && (isFixed(name) || origins.some((origin) => new URL(origin).hostname === name));
}

/** The sentence for a request whose host is not known. */
export const unknownHost = (host: string | undefined): string =>
  `this server does not know the name '${host?.slice(0, 100) ?? ''}': if people open the app by it, the setting KICKMATE_ORIGINS must have its address, such as https://play.example.org`;

/**
 * Whether a request that changes something may come from this origin: one of the settings, or the server's own where it is
 * reached without a name of the settings. The server itself speaks HTTP, so an origin with HTTPS is one of the settings. Browsers
 * always send the origin with such requests; a program that sends none may come too.
 */
export function isAllowedOrigin({ origin, host = '' }: OriginHeaders, others: readonly string[]): boolean {
  if (origin === undefined || others.includes(origin)) return true;
  const isNamed = others.some((other) => new URL(other).host === host);
  return !isNamed && isFixed(nameOf(host) ?? '') && origin === `http://${host}`;
}

/** Whether a host is reached by HTTPS only, as the settings say. */
export const isSecureHost = (host: string, origins: readonly string[]): boolean =>
  origins.includes(`https://${host}`) && !origins.includes(`http://${host}`);

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
