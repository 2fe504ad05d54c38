import { readFile } from 'node:fs/promises';
import { must } from '@kickmate/board';
import { debugBuildOf, findDifference, IS_FULL, KernelReferee, minimax, randomPositions } from '@kickmate/conformance';
import { seededRandom, type Variant } from '@kickmate/game';
import { type KernelExports, KernelView, SILENT_HOST, TECHNIQUE_NAMES } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { type ChesslikePosition, chesslike, onMap } from '../src/index.ts';
import { randomMap, randomMapWithItems } from './random-maps.ts';
import { cases, gameOn } from './referee.ts';

const MAPS = IS_FULL ? 500 : 12;
const GAMES = IS_FULL ? 20 : 3;
const PLIES = 120;
const POSITIONS = IS_FULL ? 100 : 4;
/** Full-width searches are fast enough in positions with at most this many actions. */
const FEW = 14;
const SEED = 2718;
const HOUR = 3_600_000;

/** The game on the n-th of the random maps, and of those with items. */
const randomGame = (n: number): Variant<ChesslikePosition> => onMap(randomMap(seededRandom(SEED, n)));
const randomGameWithItems = (n: number): Variant<ChesslikePosition> => onMap(randomMapWithItems(seededRandom(SEED, n)));

describe('every build of the kernel', () => {
  it.each([
    ['random maps', MAPS, randomGame],
    ['random maps with items', MAPS / 2, randomGameWithItems],
  ])(
    `differs nowhere from the rules in ${GAMES} random games on each of the %s`,
    {
      timeout: HOUR,
    },
    async (_name, maps, gameFor) => {
      for (let n = 0; n < maps; n++) {
        const variant = gameFor(n);
        const kernels = await KernelReferee.loadAll(variant);
        const found = findDifference(variant, kernels, { seed: SEED + n, games: GAMES, plies: PLIES });
        expect(found, variant.id).toBeUndefined();
      }
    },
  );

  it('differs nowhere from them on the maps that come with the game', { timeout: HOUR }, async () => {
    for (const { id, file } of chesslike.maps!.shipped) {
      const variant = onMap(file);
      const kernels = await KernelReferee.loadAll(variant);
      expect(findDifference(variant, kernels, { seed: SEED, games: 1, plies: PLIES }), id).toBeUndefined();
    }
  });
});

it('one kernel plays on one map after the other', async () => {
  const { instance } = await WebAssembly.instantiate(await readFile(debugBuildOf(chesslike.kernel!)), {
    ...SILENT_HOST,
  });
  const kernel = instance.exports as unknown as KernelExports;
  kernel.init(1);
  for (const { map, position, perft, name } of [...cases, ...cases.toReversed()]) {
    const variant = gameOn(JSON.stringify(map));
    const view = new KernelView(kernel, variant.kernel!);
    view.load(must(variant.text.parse(position)));
    expect(kernel.perft(3), name).toBe(perft[2]);
    expect(variant.text.format(view.position), name).toBe(position);
  }
});

describe('the plain search equals plain minimax over the rules', () => {
  it.each([
    [2, 40],
    [3, FEW],
  ])('at depth %i on random maps, every other one with items', { timeout: HOUR }, async (depth, most) => {
    let compared = 0;
    for (let n = 0; compared < POSITIONS; n++) {
      const variant = n % 2 === 0 ? randomGame(n) : randomGameWithItems(n);
      const [at] = randomPositionsOn(variant, n);
      if (!at || variant.actions(at).length > most) continue;
      const kernel = await KernelReferee.load(variant, 'release');
      kernel.set(at);
      const found = kernel.search(depth).lines[0]!.score;
      expect(found, `${variant.id} ${variant.text.format(at)}`).toBe(minimax(variant, kernel, at, depth));
      compared++;
    }
  });
});

it('visits the same nodes as WebAssembly and as JavaScript', { timeout: HOUR }, async () => {
  for (let n = 0; n < 12; n++) {
    const variant = n < 4 ? onMap(chesslike.maps!.shipped[n]!.file) : n < 8 ? randomGame(n) : randomGameWithItems(n);
    const [at] = randomPositionsOn(variant, n);
    if (!at) continue;
    const [wasm, js] = await Promise.all([KernelReferee.load(variant, 'release'), KernelReferee.load(variant, 'js')]);
    wasm.set(at);
    js.set(at);
    const full = { techniques: TECHNIQUE_NAMES, nodes: 20_000 };
    expect(js.search(6, full), `${variant.id} ${variant.text.format(at)}`).toEqual(wasm.search(6, full));
  }
});

/** A position of a random game on a map; none if the first action can end the round there. */
function randomPositionsOn(variant: Variant<ChesslikePosition>, n: number): readonly ChesslikePosition[] {
  const start = variant.starts('w')[0]!.position;
  if (variant.actions(start).some((action) => variant.end(variant.play(start, action)))) return [];
  return randomPositions(variant, SEED + n, 1, 20);
}
