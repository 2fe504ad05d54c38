import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '.');
const css = readFileSync(join(SRC, 'board.css'), 'utf8');
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.vue'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .join('\n');

const names = (text: string, pattern: RegExp) => new Set([...text.matchAll(pattern)].map(([, name]) => name!));
const defined = names(css, /^\s*(--[\w-]+):/gm);
const used = names(components, /var\((--[\w-]+)/g);
/** The properties that components set on their own elements. */
const inner = names(components, /(--[\w-]+)['"]?\s*:/g);

test('components use only the custom properties of board.css and their own', () => {
  expect([...used].filter((name) => !defined.has(name) && !inner.has(name))).toEqual([]);
});

test('board.css has only custom properties that some component uses', () => {
  expect([...defined].filter((name) => !used.has(name))).toEqual([]);
});
