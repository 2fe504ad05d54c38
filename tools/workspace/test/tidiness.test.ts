import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ownFiles } from '../files.mjs';
import { root } from '../place.mjs';

const isText = (path: string) => !/\.(png|jpe?g|gif|webp|ico|woff2?|ttf|wav|mp3|ogg|wasm)$/.test(path);
const files = ownFiles().filter(isText);

/** The matches of a pattern in all own files, as `file:line: match`. */
function linesWith(pattern: RegExp): string[] {
  return files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        const match = pattern.exec(line);
        return match ? [`${file}:${index + 1}: ${match[0]}`] : [];
      }),
  );
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

test('the test finds files, but no built or fetched ones', () => {
  expect(files).toContain('package.json');
  expect(files).toContain('tools/workspace/test/tidiness.test.ts');
  expect(files.filter((path) => /(^|\/)(node_modules|build|dist|\.git|\.cache)\//.test(path))).toEqual([]);
});

test('no host of a package registry is named', () => {
  expect(linesWith(/\bregistry\.[a-z]+\b|\bnpmjs\.(org|com)\b|\b(deb|security)\.debian\b|\bnpm\.pkg\./)).toEqual([]);
});

test('the lockfile names no address at all', () => {
  expect(readFileSync(join(root, 'pnpm-lock.yaml'), 'utf8').match(/\w+:\/\/\S+|\btarball:.*/g)).toBeNull();
});

test('no path of a machine is named', () => {
  const here = [root, homedir()].filter((path) => path.length > 1).map((path) => `${escaped(path)}(?![\\w.-])`);
  const usual = ['/home/\\w+', '/Users/\\w+', '/roo[t](?=/)', '[A-Z]:\\\\Users'];
  expect(linesWith(new RegExp(`(?<![\\w.$])(${[...here, ...usual].join('|')})`))).toEqual([]);
});

test('no downloaded or left-over files lie outside of the ignored folders', () => {
  expect(files.filter((path) => /\.(tgz|zip|log|orig|rej)$/.test(path))).toEqual([]);
});
