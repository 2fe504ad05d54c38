import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, expect, test } from 'vitest';
import { FolderTaken, lockFolder } from '../src/db/folder-lock.ts';
import { startChild } from './child.ts';
import { testFolder } from './databases.ts';

const root = testFolder();
let tests = 0;
let folder: string;

beforeEach(() => {
  folder = join(root, String(++tests));
});

const locks = () => readdirSync(join(folder, 'lock')).sort();

/** Leaves a lock file as another process would, with some of its content changed. */
async function leaveLock(change: Readonly<Record<string, unknown>>): Promise<string> {
  const lock = await lockFolder(folder);
  const file = join(folder, 'lock', locks().at(-1)!);
  const holder = JSON.parse(readFileSync(file, 'utf8'));
  lock.release();
  writeFileSync(file, JSON.stringify({ ...holder, ...change }));
  return file;
}

test('a held lock is refused with its holder, and free again after its release', async () => {
  const lock = await lockFolder(folder);
  const second = lockFolder(folder);
  await expect(second).rejects.toBeInstanceOf(FolderTaken);
  await expect(second).rejects.toThrow(`folder ${folder}: process ${process.pid} on `);
  await expect(second).rejects.toThrow(/since \d{4}-\d\d-\d\dT/);
  lock.release();
  (await lockFolder(folder)).release();
  expect(locks()).toEqual(['2']);
});

test('a lock of a killed process is free at once', async () => {
  const child = startChild('lock', folder);
  await child.printed(1);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken);
  await child.kill();
  // Not because it is old.
  const later = new Date(Date.now() + 3_600_000);
  for (const name of locks()) utimesSync(join(folder, 'lock', name), later, later);
  (await lockFolder(folder)).release();
});

test('of several processes that find a stale lock at once, one takes it', async () => {
  for (let race = 0; race < 2; race++) {
    await leaveLock({ pid: 2 ** 22 + 1 });
    const children = Array.from({ length: 4 }, () => startChild('lock', folder, String(Date.now() + 3000)));
    await Promise.all(children.map((child) => child.printed(1)));
    const said = children.flatMap((child) => child.lines()).sort();
    await Promise.all(children.map((child) => child.kill()));
    expect(said).toEqual(['locked', 'taken', 'taken', 'taken']);
  }
});

test('a lock whose process id now belongs to another process is free', async () => {
  await leaveLock({ started: '1' });
  (await lockFolder(folder)).release();
});

test('a lock from another place is respected as long as it is renewed', async () => {
  const file = await leaveLock({ place: 'another container' });
  const renew = setInterval(() => utimesSync(file, new Date(), new Date()), 500);
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken);
  clearInterval(renew);
  // Its holder is dead: from here on nobody renews it.
  (await lockFolder(folder)).release();
  expect(locks()).toEqual(['2']);
});

test('a holder that lost its lock is told so and does not release the new one', async () => {
  let isLost = false;
  const lock = await lockFolder(folder, () => {
    isLost = true;
  });
  writeFileSync(join(folder, 'lock', '2'), readFileSync(join(folder, 'lock', '1')));
  await expect.poll(() => isLost, { timeout: 60_000 }).toBe(true);
  lock.release();
  await expect(lockFolder(folder)).rejects.toBeInstanceOf(FolderTaken);
});

test.each([
  ['is empty', ''],
  ['is cut off', '{"pid":'],
  ['is something else', 'null'],
])('a lock file that %s, as a loss of power leaves it, is respected for a moment only', async (_, content) => {
  const file = join(folder, 'lock', '1');
  mkdirSync(join(folder, 'lock'), { recursive: true });
  writeFileSync(file, content);
  const HOUR = 3_600_000;
  const writtenAt = (ms: number) => utimesSync(file, new Date(ms), new Date(ms));
  writtenAt(Date.now() + HOUR);
  const isTaken = lockFolder(folder).then((lock) => {
    lock.release();
    return true;
  });
  expect(await Promise.race([isTaken, pause(500, false)])).toBe(false);
  writtenAt(Date.now() - HOUR);
  expect(await isTaken).toBe(true);
  expect(locks()).toEqual(['2']);
});
