import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kernelBuilds } from './kernel-builds.ts';

// In a fresh clone no kernel is built, but the app must open its games.
test('a kernel that is not built fails when it is loaded, not when the module that names it is', async () => {
  const game = join(mkdtempSync(join(tmpdir(), 'kickmate-builds-')), 'made-game');
  mkdirSync(join(game, 'build'), { recursive: true });
  const { resolveId, load } = kernelBuilds(game) as unknown as {
    readonly resolveId: (source: string, importer: string) => string | undefined;
    readonly load: (id: string) => string | undefined;
  };
  const seek = (source: string) => resolveId(source, join(game, 'src/kernel.ts?worker'));
  const missing = seek('../build/kernel.js') ?? expect.unreachable('the missing file is not stood in for');
  const code = load(missing) ?? '';
  await expect(import(`data:text/javascript,${encodeURIComponent(code)}`)).rejects.toThrow(
    'kernel.js of made-game is not built yet',
  );
  writeFileSync(join(game, 'build/kernel.js'), '');
  expect([seek('../build/kernel.js'), seek('./rules.js'), load('rules.js')]).toEqual([undefined, undefined, undefined]);
  rmSync(game, { recursive: true });
});
