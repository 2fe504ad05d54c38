// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type InlineConfig, preview } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { contentSecurityPolicy } from './content-security-policy.ts';

const root = mkdtempSync(join(tmpdir(), 'kickmate-policy-'));
afterAll(() => rmSync(root, { recursive: true }));

test('the built page has the policy, and a preview sends it, and that of the sandbox, as a header', async () => {
  writeFileSync(join(root, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/sandbox.html'), 'the sandbox');
  const config = {
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [contentSecurityPolicy()],
  } satisfies InlineConfig;
  await build(config);
  const [, policy] = /content="(default-src[^"]*)"/.exec(readFileSync(join(root, 'dist/index.html'), 'utf8')) ?? [];
  const server = await preview({ ...config, preview: { host: '127.0.0.1', port: 0 } });
  const { port } = server.httpServer.address() as AddressInfo;
  const policyOf = async (path: string) =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).headers.get('Content-Security-Policy');
  expect(await policyOf('/?x=1')).toBe(`${policy?.replaceAll('&#39;', "'")}; frame-ancestors 'none'`);
  expect(await policyOf('/sandbox.html')).toContain("frame-ancestors 'self'");
  await server.close();
});
