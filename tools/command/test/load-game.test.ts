import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { entries } from '@kickmate/catalogue';
import { afterAll, expect, test } from 'vitest';
import { addressOf, isPath, loadGame, readGame, readVariant, UsageError } from '../src/index.ts';

const top = mkdtempSync(join(tmpdir(), 'kickmate-outside-'));
afterAll(() => rmSync(top, { recursive: true }));

const TEMPLATE = fileURLToPath(new URL('../../../packages/variants/template', import.meta.url));

/** A folder with these files. Returns its path. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = mkdtempSync(join(top, 'game-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return folder;
}

const FUNCTIONS = ['starts', 'side', 'actions', 'chance', 'play', 'end', 'endByHistory', 'pieceAt', 'events', 'look'];
/** The source of an object with all members of a game except some; none of them does anything. */
const game = (id: string, without: readonly string[] = [], more = '') =>
  `{ ${[
    `id: '${id}'`,
    "name: 'Relay'",
    ...['board', 'match', 'text'].map((name) => `${name}: {}`),
    'pieces: []',
    ...FUNCTIONS.map((name) => `${name}: () => {}`),
  ]
    .filter((member) => !without.includes(member.split(':', 1)[0]!))
    .join(', ')}, ${more} }`;
const MANIFEST = '{"type":"module","exports":{"types":"./game.d.ts","default":"./game.js"}}';
const packageOf = (source: string) => ({ 'package.json': MANIFEST, 'game.js': source });

test.each([
  ['./my-game', true],
  ['../my-game', true],
  ['..', true],
  ['.#relay', true],
  ['/games/relay', true],
  ['C:\\games\\relay', true],
  ['relay', false],
  ['chesslike:keep', false],
  ['chesslike:{"size":"4x4"}', false],
])('%s is a path: %s', (text, answer) => expect(isPath(text)).toBe(answer));

test.each<[string, Readonly<Record<string, string>>]>([
  ['a package', packageOf(`export const relay = ${game('relay')};`)],
  [
    'exports of several conditions',
    {
      ...packageOf(`export default ${game('relay')};`),
      'package.json': '{"type":"module","exports":{".":{"import":{"default":"./game.js"}}}}',
    },
  ],
  [
    'the field main',
    { ...packageOf(`export const relay = ${game('relay')};`), 'package.json': '{"type":"module","main":"game.js"}' },
  ],
  ['one object under two names', packageOf(`export const relay = ${game('relay')};\nexport default relay;`)],
])('a game outside is loaded by %s, and again by its address', async (_, files) => {
  const folder = folderOf(files);
  const variant = await loadGame(folder);
  expect(variant.id).toBe('relay');
  expect(addressOf(variant)).toBe(folder);
  expect((await loadGame(join(folder, 'game.js'))).id).toBe('relay');
});

test('one of several games is named after the path', async () => {
  const folder = folderOf(packageOf(`export const a = ${game('relay')}, b = ${game('relay-2')};`));
  const variant = await loadGame(`${folder}#relay-2`);
  expect([variant.id, addressOf(variant)]).toEqual(['relay-2', `${folder}#relay-2`]);
});

test.each<[string, Readonly<Record<string, string>>, string]>([
  ['an empty folder', {}, 'it has no package.json'],
  ['no JSON', { 'package.json': '{' }, 'package.json is not JSON'],
  ['no module', { 'package.json': '{}' }, 'names no module: "exports" must be the file that exports the game'],
  ['a game that is not built', { 'package.json': MANIFEST }, 'is not there: build the game (npm run build in '],
  ['a module that fails', packageOf("throw new Error('oh')"), 'game.js cannot be loaded: oh'],
  ['a module without its packages', packageOf("import 'no-such-package'"), 'install its packages (npm install in '],
  ['another module', packageOf('export const a = 1, b = {};'), 'exports no game, which is an object of type Variant'],
  [
    'a game without some members',
    packageOf(`export const a = ${game('relay', ['look', 'text'])};`),
    'lacks text, look',
  ],
  [
    'several games',
    packageOf(`export const a = ${game('relay')}, b = ${game('ball')};`),
    'several games (relay, ball): name one after the path, as in PATH#relay',
  ],
  ['a wrong id', packageOf(`export const a = ${game('My Game')};`), "the game's id 'My Game' must be"],
  [
    'the id of a game of ours',
    packageOf(`export const a = ${game(entries[0]!.id)};`),
    `'${entries[0]!.id}' is the id of a game of the catalogue`,
  ],
  [
    'a kernel that is not built',
    packageOf(
      `export const a = ${game('relay', [], "kernel: { wasm: new URL('./build/release.wasm', import.meta.url) }")};`,
    ),
    'the kernel of relay is not there',
  ],
])('%s is refused with what is missing', async (_, files, message) => {
  const folder = folderOf(files);
  await expect(loadGame(folder)).rejects.toThrow(message);
  await expect(readGame(folder)).rejects.toThrow(UsageError);
});

test('what is not there is refused, and another game than those that a module has', async () => {
  await expect(readGame(join(top, 'nowhere'))).rejects.toThrow('--variant: ');
  await expect(readGame(join(top, 'nowhere'))).rejects.toThrow("is not there: it must be a game's folder");
  const folder = folderOf(packageOf(`export const relay = ${game('relay')};`));
  await expect(loadGame(`${folder}#ball`)).rejects.toThrow("exports no game 'ball'; it exports relay");
});

test('a command that plays only games of the catalogue says so', async () => {
  await expect(readVariant(TEMPLATE)).rejects.toThrow('this command plays only games of the catalogue');
});

test('a game in TypeScript is loaded where TypeScript runs', async () => {
  const variant = await readGame(TEMPLATE);
  expect(variant.text.format(variant.starts('w')[0]!.position)).toBe('ppppp/5/5/5/5/PPPPP w');
});
