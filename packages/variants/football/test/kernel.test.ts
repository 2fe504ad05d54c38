import { SIDES } from '@kickmate/board';
import { ALL_TECHNIQUES, BUILDS, findDifference, KernelReferee, minimax, randomPositions } from '@kickmate/conformance';
import { pickFrom, type Random } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { football } from '../src/index.ts';
import { cases, position, written } from './referee.ts';

// `npm run verify` asks for the full proof.
const isFull = process.env.VERIFY === 'full';
const GAMES = isFull ? 10_000 : 500;
/** Games from arrays drawn by lot. */
const DRAWN = isFull ? 2_000 : 100;
const POSITIONS = isFull ? 200 : 6;
// Depth 4 is affordable only where few actions are left: the poorest of so many times more positions.
const POOL = isFull ? 3 : 40;
const SEED = 1951;
const HOUR = 3_600_000;

describe.each(BUILDS)('the kernel (%s)', async (build) => {
  const kernel = await KernelReferee.load(football, build);

  it.each(cases.map((one) => [one.name, one] as const))('counts as the fixtures do: %s', (_name, fixture) => {
    kernel.set(position(fixture.position));
    expect(fixture.perft.map((_, index) => kernel.perft(index + 1))).toEqual(fixture.perft);
  });

  it.each(cases.filter((one) => one.after).map((one) => [one.name, one] as const))(
    'leads where the fixtures do: %s',
    (_name, fixture) => {
      const start = position(fixture.position);
      kernel.set(start);
      const after = kernel.successors.map((successor) => {
        kernel.set(start);
        kernel.play(successor);
        // Only the rules know the kind of an end.
        const end = football.end(football.play(start, successor.action));
        const text = kernel.ended ? `= ${end?.kind} ${kernel.ended}` : written(kernel.position);
        return [football.text.formatAction(successor), text];
      });
      expect(Object.fromEntries(after)).toEqual(fixture.after);
    },
  );
});

describe('every build of the kernel', async () => {
  const kernels = await KernelReferee.loadAll(football);

  it(`differs nowhere from the rules in ${GAMES} random games`, { timeout: HOUR }, () => {
    expect(findDifference(football, kernels, { seed: SEED, games: GAMES, plies: 150 })).toBeUndefined();
  });

  it(`differs nowhere from the rules in ${DRAWN} random games from arrays drawn by lot`, { timeout: HOUR }, () => {
    const arrays = football.arrays!.slice(1);
    const begin = (random: Random) => {
      const pick = pickFrom(random);
      return arrays[pick(arrays.length)]!.begin(SIDES[pick(SIDES.length)]!, pick);
    };
    expect(findDifference(football, kernels, { seed: SEED, games: DRAWN, plies: 150, begin })).toBeUndefined();
  });
});

describe('the plain search', async () => {
  const kernel = await KernelReferee.load(football, 'release');

  it(`equals plain minimax over the rules in ${POSITIONS} positions, depth 3`, { timeout: HOUR }, () => {
    for (const at of randomPositions(football, SEED, POSITIONS, 120)) compareSearch(at, 3);
  });

  it(`equals plain minimax over the rules in ${POSITIONS} positions, depth 4`, { timeout: HOUR }, () => {
    const pool = randomPositions(football, SEED + 1, POOL * POSITIONS, 200);
    const byActions = [...pool].sort((a, b) => football.actions(a).length - football.actions(b).length);
    for (const at of byActions.slice(0, POSITIONS)) compareSearch(at, 4);
  });

  function compareSearch(at: ReturnType<typeof position>, depth: number): void {
    kernel.set(at);
    const found = kernel.search(depth).lines[0]!.score;
    expect(found, football.text.format(at)).toBe(minimax(football, kernel, at, depth));
  }
});

it('visits the same nodes as WebAssembly and as JavaScript', async () => {
  const [wasm, js] = await Promise.all([KernelReferee.load(football, 'release'), KernelReferee.load(football, 'js')]);
  for (const at of randomPositions(football, SEED + 2, 20, 80)) {
    wasm.set(at);
    js.set(at);
    const full = { techniques: ALL_TECHNIQUES };
    expect(js.search(5, full), football.text.format(at)).toEqual(wasm.search(5, full));
  }
});
