import type { ProxyOptions } from 'vite';

/**
 * Passes the requests and the socket of play between people on to a server that runs beside `npm run dev`. The host of the
 * page stays in the header `Host`: the server compares it with the page's origin, and refuses pages of other origins.
 * @param server the server's address; nothing is passed on without one
 */
export function proxyTo(server: string | undefined): Record<string, ProxyOptions> {
  if (!server) return {};
  const passing = { target: server, changeOrigin: false };
  return { '/api': passing, '/socket': { ...passing, ws: true } };
}
