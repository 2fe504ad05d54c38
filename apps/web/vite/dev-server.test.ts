import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { kernelBuilds } from './kernel-builds.ts';

// A small app with a catalogue and games, as `npm run dev` serves ours.
const top = realpathSync(mkdtempSync(join(tmpdir(), 'kickmate-dev-')));
const write = (file: string, text: string | Uint8Array) => {
  mkdirSync(dirname(join(top, file)), { recursive: true });
  writeFileSync(join(top, file), text);
};
/** Makes the package of a game, and links it where pnpm does. */
function makeGame(name: string, kernel = ''): void {
  write(
    `variants/${name}/package.json`,
    JSON.stringify({ name: `@made/${name}`, type: 'module', exports: './game.ts' }),
  );
  write(`variants/${name}/game.ts`, `export const title: string = '${name}';\n${kernel}`);
  mkdirSync(join(top, 'node_modules/@made'), { recursive: true });
  symlinkSync(join(top, 'variants', name), join(top, 'node_modules/@made', name), 'junction');
}
const catalogue = (...names: readonly string[]) =>
  write('catalogue.ts', `${names.map((name) => `export { title as ${name} } from '@made/${name}';`).join('\n')}\n`);

let server: ViteDevServer;
let reloads = 0;
beforeAll(async () => {
  makeGame('chess');
  catalogue('chess');
  server = await createServer({
    root: top,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [kernelBuilds(join(top, 'variants'))],
  });
  // No page listens; what it would hear is counted.
  Object.assign(server.ws, {
    send({ type }: { readonly type?: string }) {
      if (type === 'full-reload') reloads++;
    },
  });
});
afterAll(async () => {
  await server.close();
  rmSync(top, { recursive: true });
});

/** The source of a module as a page gets it. */
const sourceOf = async (address: string) => (await server.transformRequest(address))?.code ?? '';

test('a game that is made while the app is served is there when the page is loaded again', async () => {
  expect(await sourceOf('/catalogue.ts')).toContain('/variants/chess/game.ts');
  makeGame('relay');
  catalogue('chess', 'relay');
  await expect.poll(() => sourceOf('/catalogue.ts'), { timeout: 60_000 }).toContain('/variants/relay/game.ts');
  expect(await sourceOf('/variants/relay/game.ts')).toContain('"relay"');
});

test('the page is loaded again when a kernel has been built, and then has it', async () => {
  makeGame('walk', "export const js = () => import('./build/kernel.js');\n");
  expect(await sourceOf('/variants/walk/game.ts')).toContain('not-built:');
  write('variants/walk/build/kernel.js', 'export const instantiate = 1;');
  for (const bytes of ['first build', 'second build']) {
    const before = reloads;
    // A build works in a folder of its own, and moves what is finished.
    write('variants/walk/build/.work-1/release.wasm', bytes);
    renameSync(join(top, 'variants/walk/build/.work-1/release.wasm'), join(top, 'variants/walk/build/release.wasm'));
    await expect.poll(() => reloads, { timeout: 60_000 }).toBeGreaterThan(before);
    expect(await sourceOf('/variants/walk/game.ts')).toContain('/variants/walk/build/kernel.js');
  }
});
