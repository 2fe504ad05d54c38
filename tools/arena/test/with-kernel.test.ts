import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadVariant } from '@kickmate/catalogue';
import { Match, seededRandom } from '@kickmate/game';
import { afterAll, expect, test } from 'vitest';
import { readPlayer } from '../src/index.ts';
import { openPlayer } from '../src/pair.ts';

const folder = mkdtempSync(join(tmpdir(), 'with-kernel-'));
afterAll(() => rmSync(folder, { recursive: true }));

const league = await loadVariant('chess-league');
const eleven = await loadVariant('chess-eleven');

/** A player of Chess League by its text. */
async function player(text: string) {
  const spec = readPlayer(text);
  if (!spec.ok) throw new Error(spec.error);
  return openPlayer(league, spec.value);
}

test('a player searches with the kernel that it brings along', async () => {
  const own = fileURLToPath(league.kernel!.wasm);
  const choose = async (text: string) =>
    (await player(text)).choose(Match.start<unknown>(league, { seed: 1 }), seededRandom(1));
  expect(await choose(`nodes:500,kernel=${own}`)).toEqual(await choose('nodes:500'));
  // Another game's kernel evaluates otherwise.
  expect(await choose(`nodes:500,kernel=${fileURLToPath(eleven.kernel!.wasm)}`)).not.toEqual(await choose('nodes:500'));
});

test('what is no kernel is refused', async () => {
  const other = join(folder, 'other.wasm');
  writeFileSync(other, new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  await expect(player(`nodes:5,kernel=${other}`)).rejects.toThrow(`${other} is no kernel`);
  await expect(player(`nodes:5,kernel=${fileURLToPath(import.meta.url)}`)).rejects.toThrow('is no kernel');
  await expect(player('nodes:5,kernel=nowhere.wasm')).rejects.toThrow('kernel: ENOENT');
  await expect(player(`nodes:5,kernel=${other},backend=js`)).rejects.toThrow('runs on wasm');
});
