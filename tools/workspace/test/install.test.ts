import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../place.mjs';
import { givePnpm } from './made-game.ts';

const LOCKFILE = "lockfileVersion: '9.0'\n\nsettings:\n  autoInstallPeers: true\n  excludeLinksFromLockfile: false\n\n";

// A workspace of two packages without packages by others, in which the commands install as they do here, without a network.
describe.runIf(process.platform !== 'win32')('a package that is not in the lockfile', () => {
  const top = mkdtempSync(join(tmpdir(), 'kickmate-install-'));
  afterAll(() => rmSync(top, { recursive: true }));

  const at = (...path: string[]) => join(top, ...path);
  const write = (file: string, text: string) => {
    mkdirSync(join(at(file), '..'), { recursive: true });
    writeFileSync(at(file), text);
  };
  const makePackage = (name: string, dependencies = {}) =>
    write(
      `packages/${name}/package.json`,
      JSON.stringify({ name: `@kickmate/${name}`, version: '0.1.0', dependencies }),
    );

  /** Does what each command does first. Returns what it printed, the exit code first. */
  function install(env: NodeJS.ProcessEnv = {}): string {
    const script = `const { areDependenciesInstalled, installDependencies } = await import('./tools/workspace/install.mjs');
console.log('exit code', areDependenciesInstalled() ? 'none' : await installDependencies());`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: top,
      env: { ...process.env, CI: '', ...env },
      encoding: 'utf8',
    });
    return `${/exit code \w+/.exec(stdout)?.[0]}\n${stderr}`;
  }

  beforeAll(() => {
    const tools = readdirSync(join(root, 'tools/workspace')).filter((file) => file.endsWith('.mjs'));
    for (const file of tools) cpSync(join(root, 'tools/workspace', file), at('tools/workspace', file));
    const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
    write('package.json', JSON.stringify({ name: 'small', private: true, packageManager }));
    write('pnpm-workspace.yaml', 'packages:\n  - packages/*\n');
    makePackage('board');
    write('pnpm-lock.yaml', `${LOCKFILE}importers:\n\n  .: {}\n\n  packages/board: {}\n`);
    givePnpm(top);
  });

  // One test, because each step needs the one before.
  test('is put into it and installed; in CI that is an error', () => {
    expect(install()).toContain('exit code 0');
    expect(install()).toBe('exit code none\n');
    makePackage('made-game', { '@kickmate/board': 'workspace:*' });
    expect(install({ CI: 'true' })).toContain('exit code 1');
    expect(readFileSync(at('pnpm-lock.yaml'), 'utf8')).not.toContain('made-game');
    const said = install();
    expect(said).toContain('exit code 0\nthe lockfile does not fit packages/made-game: bringing it up to date');
    expect(readFileSync(at('pnpm-lock.yaml'), 'utf8')).toContain(
      "packages/made-game:\n    dependencies:\n      '@kickmate/board'",
    );
    expect(existsSync(at('packages/made-game/node_modules/@kickmate/board/package.json'))).toBe(true);
    expect(install()).toBe('exit code none\n');
  });
});
