import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { headersOf } from '@kickmate/protocol/site-headers';
import { expect, test } from 'vitest';
import { parseGameFile } from './game-file.ts';

const FILE = {
  format: 'kickmate-game',
  version: 1,
  id: 'walk',
  name: 'Walk',
  author: 'Ada',
  licence: 'MIT',
  rules: 'export const walk = {};',
};
const parse = (change: object) => parseGameFile(JSON.stringify({ ...FILE, ...change }));

test('a file is read with and without a kernel', () => {
  expect(parse({})).toEqual({ ok: true, value: FILE });
  const kernel = { wasm: 'AGFzbQ==', js: 'export const instantiate = 1;' };
  expect(parse({ kernel })).toEqual({ ok: true, value: { ...FILE, kernel } });
  expect(parse({ page: '# Walk' })).toEqual({ ok: true, value: { ...FILE, page: '# Walk' } });
});

test.each<[string, string, string]>([
  ['no JSON', '<html>', 'A game is one file whose name ends with .json'],
  ['another JSON', '[]', 'This is no file of a game for Kickmate.'],
  ['a record of the bench', '{"format":"kickmate-bench","version":1}', 'This is no file of a game for Kickmate.'],
  ['a later version', JSON.stringify({ ...FILE, version: 2 }), 'of another version of Kickmate'],
  ['a wrong id', JSON.stringify({ ...FILE, id: '../x' }), 'damaged: id is not as it must be'],
  ['a name of several lines', JSON.stringify({ ...FILE, name: 'a\nb' }), 'damaged: name'],
  ['a name that is read backwards', JSON.stringify({ ...FILE, name: '\u202ekcub' }), 'damaged: name'],
  ['no rules', JSON.stringify({ ...FILE, rules: undefined }), 'damaged: rules'],
  ['a kernel that is no base64', JSON.stringify({ ...FILE, kernel: { wasm: '%', js: 'x' } }), 'damaged: kernel.wasm'],
  ['another field', JSON.stringify({ ...FILE, pages: 'x' }), 'damaged: pages'],
  ['an endless page of rules', JSON.stringify({ ...FILE, page: 'x'.repeat(200_001) }), 'damaged: page'],
])('%s is refused with a reason', (_, text, message) => {
  expect(parseGameFile(text)).toMatchObject({ ok: false, error: { message: expect.stringContaining(message) } });
});

// Otherwise no script of the frame would run, and with another policy a game could reach more than it may.
test('the policy of the sandbox allows its one script, code that the page sends, and nothing else', () => {
  const page = readFileSync(join(import.meta.dirname, '../../public/sandbox.html'), 'utf8');
  const [, script = ''] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  const hash = createHash('sha256').update(script).digest('base64');
  const policy = `default-src 'none'; script-src 'sha256-${hash}' blob: 'wasm-unsafe-eval'; worker-src blob:; connect-src blob:; base-uri 'none'; form-action 'none'`;
  expect(/content="(default-src[^"]*)"/.exec(page)?.[1]).toBe(policy);
  expect(headersOf('/folder/sandbox.html')['Content-Security-Policy']).toBe(`${policy}; frame-ancestors 'self'`);
});
