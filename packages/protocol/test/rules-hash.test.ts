import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { rulesHash } from '../src/rules-hash.mjs';

let packages = '';
const write = (path: string, text: string) => {
  mkdirSync(join(packages, path, '..'), { recursive: true });
  writeFileSync(join(packages, path), text);
};

beforeEach(() => {
  packages = mkdtempSync(join(tmpdir(), 'kickmate-rules-'));
  write('board/src/index.ts', 'squares');
  write('game/src/index.ts', 'match');
  write('variants/ball/src/rules/goal.ts', 'goal');
});
afterEach(() => rmSync(packages, { recursive: true }));

test('equal sources have equal hashes of 64 digits', () => {
  expect(rulesHash(packages)).toMatch(/^[0-9a-f]{64}$/);
  expect(rulesHash(packages)).toBe(rulesHash(packages));
});

test.each(['board/src/index.ts', 'game/src/index.ts', 'variants/ball/src/rules/goal.ts', 'variants/ball/src/new.ts'])(
  'another text of %s changes the hash',
  (path) => {
    const before = rulesHash(packages);
    write(path, 'other');
    expect(rulesHash(packages)).not.toBe(before);
  },
);

test.each(['variants/ball/test/goal.ts', 'variants/ball/src/goal.test.ts', 'engine/src/index.ts'])(
  '%s does not belong to the rules',
  (path) => {
    const before = rulesHash(packages);
    write(path, 'other');
    expect(rulesHash(packages)).toBe(before);
  },
);

test('the rules of this project have a hash', () => {
  expect(rulesHash(join(import.meta.dirname, '../..'))).toMatch(/^[0-9a-f]{64}$/);
});
