import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { plantIn, synchronise } from '../src/copy.ts';

let top = '';
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'kickmate-mutants-test-'));
});
afterEach(() => rmSync(top, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(top, file), text);
const read = (file: string) => readFileSync(join(top, file), 'utf8');

test('a fault goes out of a copy and in again with all that was built, and leaves nothing behind', () => {
  write('a.ts', 'sound');
  mkdirSync(join(top, 'build'));
  write('build/a.js', 'sound');
  const before = readdirSync(top).sort();
  const planted = plantIn(top, 'a.ts', 'faulty');
  expect(planted.keep('build')).toBe(true);
  expect(planted.keep('build')).toBe(false);
  write('build/a.js', 'faulty');
  const state = () => [read('a.ts'), read('build/a.js')];
  expect(state()).toEqual(['faulty', 'faulty']);
  planted.toggle(false);
  expect(state()).toEqual(['sound', 'sound']);
  planted.toggle(true);
  expect(state()).toEqual(['faulty', 'faulty']);
  planted.end();
  expect(state()).toEqual(['sound', 'sound']);
  expect(readdirSync(top).sort()).toEqual(before);
});

test('the copy gets what has changed, loses what is gone, and any fault in it', () => {
  const [root, copy] = [join(top, 'root'), join(top, 'copy')];
  mkdirSync(root);
  mkdirSync(copy);
  write('root/a.ts', 'a');
  write('root/b.ts', 'b');
  synchronise(root, copy, ['a.ts', 'b.ts']);
  write('copy/a.ts', 'faulty');
  rmSync(join(root, 'b.ts'));
  synchronise(root, copy, ['a.ts']);
  expect([read('copy/a.ts'), existsSync(join(copy, 'b.ts'))]).toEqual(['a', false]);
});
