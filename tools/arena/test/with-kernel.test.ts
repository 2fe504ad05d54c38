import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { must } from '@kickmate/board';
import { exampleGame } from '@kickmate/catalogue/testing';
import { DirectKernel } from '@kickmate/command';
import { type AnyVariant, Match, seededRandom } from '@kickmate/game';
import { afterAll, expect, test } from 'vitest';
import { openPlayer } from '../src/match-pair.ts';
import { readPlayer } from '../src/players/player-spec.ts';

const folder = mkdtempSync(join(tmpdir(), 'with-kernel-'));
afterAll(() => rmSync(folder, { recursive: true }));

const league = await exampleGame('chess-league');

/** A player of Chess League by its text. */
async function player(text: string) {
  const spec = readPlayer(text);
  if (!spec.ok) throw new Error(spec.error);
  return openPlayer(league, spec.value);
}

/** A file with the kernel, in which one evaluation weight is changed. */
function otherKernel(code: Buffer, weights: readonly number[]): string {
  const first = Buffer.from(Int32Array.from(weights.slice(0, 8)).buffer);
  const at = code.indexOf(first);
  expect(at).toBeGreaterThan(0);
  code.writeInt32LE(weights[0]! + 100, at);
  const path = join(folder, 'richer.wasm');
  writeFileSync(path, code);
  return path;
}

test('a player searches with the kernel of its file', async () => {
  const own = fileURLToPath(league.kernel!.wasm);
  const other = otherKernel(readFileSync(own), (await DirectKernel.open(league, 1)).weights);
  const position = must(league.text.parse('4k3/8/8/8/8/8/PPP5/4K3 w h5 0 1'));
  const variant: AnyVariant = { ...league, starts: () => [{ position, weight: 1 }] };
  const choose = async (text: string) => {
    const one = await player(text);
    // It has been warmed up, for a part of a second: what it knows then depends on the machine.
    await one.begin();
    return one.choose(Match.start<unknown>(variant, { seed: 1 }), seededRandom(1));
  };
  const choice = await choose('nodes:500,evaluation=classical');
  expect(await choose(`nodes:500,kernel=${own},evaluation=classical`)).toEqual(choice);
  expect((await choose(`nodes:500,kernel=${other},evaluation=classical`)).score).toBeGreaterThan(choice.score! + 200);
});

test('a player with the kernel of a file says how it evaluates', async () => {
  const own = fileURLToPath(league.kernel!.wasm);
  await expect(player(`nodes:5,kernel=${own}`)).rejects.toThrow('name one with network=, or say evaluation=classical');
  const one = await player(`nodes:5,kernel=${own},network=${fileURLToPath(league.kernel!.network!)}`);
  one.close();
});

test.each(['chess', 'chess-eleven', 'chesslike', 'football'])('the kernel of %s is refused', async (id) => {
  const other = fileURLToPath((await exampleGame(id)).kernel!.wasm);
  await expect(player(`nodes:5,kernel=${other}`)).rejects.toThrow(
    `${other} is the kernel of another game than chess-league`,
  );
});

test('a file that is not a kernel is refused', async () => {
  const other = join(folder, 'other.wasm');
  writeFileSync(other, new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  await expect(player(`nodes:5,kernel=${other}`)).rejects.toThrow(`${other} is not a kernel`);
  await expect(player(`nodes:5,kernel=${fileURLToPath(import.meta.url)}`)).rejects.toThrow('is not a kernel');
  await expect(player('nodes:5,kernel=nowhere.wasm')).rejects.toThrow('kernel: ENOENT');
  await expect(player(`nodes:5,kernel=${other},backend=js`)).rejects.toThrow('runs on wasm');
});

test('the network of another game is refused', async () => {
  const other = fileURLToPath((await exampleGame('chess')).kernel!.network!);
  await expect(player(`nodes:5,network=${other}`)).rejects.toThrow(
    `network: ${other} is not a network for chess-league, as npm run train writes it. It is for another version of the game`,
  );
});
