import { readFileSync } from 'node:fs';
import { ALL_TECHNIQUES, BUILDS, findDifference, KernelReferee, minimax, randomPositions } from '@kickmate/conformance';
import { describe, expect, it } from 'vitest';
import { chessLeague } from '../src/index.ts';
import { position, written } from './referee.ts';

// `npm run verify` asks for the full proof.
const isFull = process.env.VERIFY === 'full';
const GAMES = isFull ? 10_000 : 500;
const POSITIONS = isFull ? 200 : 6;
// Depth 4 is affordable only where few actions are left: the poorest of so many times more positions.
const POOL = isFull ? 3 : 40;
const SEED = 1951;
const HOUR = 3_600_000;

interface Case {
  readonly name: string;
  readonly position: string;
  readonly perft: readonly number[];
  readonly after?: Readonly<Record<string, string>>;
}

const { cases } = JSON.parse(readFileSync(new URL('./fixtures/chess-league.json', import.meta.url), 'utf8')) as {
  readonly cases: readonly Case[];
};

describe.each(BUILDS)('the kernel (%s)', async (build) => {
  const kernel = await KernelReferee.load(chessLeague, build);

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
        const end = chessLeague.end(chessLeague.play(start, successor.action, successor.outcome));
        const text = kernel.ended ? `= ${end?.kind} ${kernel.ended}` : written(kernel.position);
        return [chessLeague.text.formatAction(successor), text];
      });
      expect(Object.fromEntries(after)).toEqual(fixture.after);
    },
  );
});

it(`no build of the kernel differs from the rules in ${GAMES} random games`, { timeout: HOUR }, async () => {
  const kernels = await KernelReferee.loadAll(chessLeague);
  expect(findDifference(chessLeague, kernels, { seed: SEED, games: GAMES, plies: 300 })).toBeUndefined();
});

describe('the plain search', async () => {
  const kernel = await KernelReferee.load(chessLeague, 'release');

  it(`equals plain minimax over the rules in ${POSITIONS} positions, depth 3`, { timeout: HOUR }, () => {
    for (const at of randomPositions(chessLeague, SEED, POSITIONS, 120)) compareSearch(at, 3);
  });

  it(`equals plain minimax over the rules in ${POSITIONS} positions, depth 4`, { timeout: HOUR }, () => {
    const pool = randomPositions(chessLeague, SEED + 1, POOL * POSITIONS, 200);
    const byActions = [...pool].sort((a, b) => chessLeague.actions(a).length - chessLeague.actions(b).length);
    for (const at of byActions.slice(0, POSITIONS)) compareSearch(at, 4);
  });

  function compareSearch(at: ReturnType<typeof position>, depth: number): void {
    kernel.set(at);
    const found = kernel.search(depth).lines[0]!.score;
    expect(found, chessLeague.text.format(at)).toBe(minimax(chessLeague, kernel, at, depth));
  }
});

it('visits the same nodes as WebAssembly and as JavaScript', async () => {
  const [wasm, js] = await Promise.all([
    KernelReferee.load(chessLeague, 'release'),
    KernelReferee.load(chessLeague, 'js'),
  ]);
  for (const at of randomPositions(chessLeague, SEED + 2, 20, 80)) {
    wasm.set(at);
    js.set(at);
    const full = { techniques: ALL_TECHNIQUES };
    expect(js.search(5, full), chessLeague.text.format(at)).toEqual(wasm.search(5, full));
  }
});
