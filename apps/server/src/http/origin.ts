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
  if (proxies > 0) return forwarded?.split(',').at(-proxies)?.trim() ?? direct;
  return direct === undefined || /^(127\.|::1$|::ffff:127\.)/.test(direct) ? undefined : direct;
}
