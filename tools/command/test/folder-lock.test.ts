import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { lockFolder, lockOf } from '../src/folder-lock.ts';

const home = mkdtempSync(join(tmpdir(), 'kickmate-lock-'));
afterAll(() => rmSync(home, { recursive: true }));
const at = (name: string) => join(home, name);
const lock = (name: string) => lockFolder(at(name), (pid) => `locked by ${pid}`);
const locks = (name: string) => readdirSync(at(name)).filter((file) => file.startsWith('lock-'));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(10);
}

describe('a folder', () => {
  test('is free if its lock is of an earlier process with the number of one that runs now', () => {
    mkdirSync(at('restarted'));
    const other = lockOf(process.ppid)!;
    writeFileSync(at(`restarted/${other}`), '');
    expect(() => lock('restarted')).toThrow(`locked by ${process.ppid}`);
    expect(locks('restarted')).toEqual([other]);
    rmSync(at(`restarted/${other}`));
    writeFileSync(at(`restarted/lock-${process.ppid}-1-another start of the machine`), '');
    const release = lock('restarted');
    expect(locks('restarted')).toHaveLength(1);
    release();
    expect(locks('restarted')).toEqual([]);
  });

  test.runIf(process.platform === 'linux')('is free if its process has ended, and its parent did not ask', async () => {
    // The shell becomes a program that does not ask for the end of the shell's child.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec cat'], { stdio: ['pipe', 'pipe', 'ignore'] });
    const pid = await new Promise<number>((resolve) => parent.stdout.once('data', (text) => resolve(Number(text))));
    try {
      await until(() => readFileSync(`/proc/${parent.pid}/comm`, 'utf8') === 'cat\n');
      expect(lockOf(pid)).toBeDefined();
      process.kill(pid, 'SIGKILL');
      await until(() => lockOf(pid) === undefined);
      expect(existsSync(`/proc/${pid}`)).toBe(true);
    } finally {
      parent.kill();
    }
  });
});
