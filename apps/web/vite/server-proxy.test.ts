// @vitest-environment node
import { createServer as createHttpServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer } from 'vite';
import { expect, test } from 'vitest';
import { proxyTo } from './server-proxy.ts';

test('requests reach the server with the host of the page, which it compares with their origin', async () => {
  const server = createHttpServer(({ method, url, headers }, answer) => {
    const isOwn = headers.origin === `http://${headers.host}`;
    answer.setHeader('Content-Type', 'application/json');
    answer.end(JSON.stringify({ method, url, isOwn }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const dev = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null, proxy: proxyTo(`http://127.0.0.1:${port}`) },
  });
  try {
    await dev.listen(0);
    const { port: own } = dev.httpServer!.address() as AddressInfo;
    const origin = `http://127.0.0.1:${own}`;
    const answer = await fetch(`${origin}/api/me`, { method: 'PUT', headers: { Origin: origin }, body: '{}' });
    expect(await answer.json()).toEqual({ method: 'PUT', url: '/api/me', isOwn: true });
  } finally {
    await dev.close();
    server.close();
  }
});

test('nothing is passed on without a server', () => expect(proxyTo(undefined)).toEqual({}));
