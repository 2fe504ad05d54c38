import { must } from '@kickmate/board';
import { KernelReferee, provesSearchedRepetition, provesWins, randomPositions } from '@kickmate/conformance';
import { type MapFile, seededRandom, type Variant } from '@kickmate/game';
import { TECHNIQUE_NAMES, WIN, WIN_BOUND } from '@kickmate/search';
import { describe, expect, it } from 'vitest';
import { type ChesslikePosition, chesslike, onMap } from '../src/index.ts';
import { gameFor, startOf } from './referee.ts';

const full = { techniques: TECHNIQUE_NAMES };
const SEED = 2026;
const HALL = ['.....', '.....', '.....', '.....'];

/** The build with checks on, and a position of a game. */
async function ask(variant: Variant<ChesslikePosition>, at: string | ChesslikePosition) {
  const kernel = await KernelReferee.load(variant, 'debug');
  kernel.set(typeof at === 'string' ? must(variant.text.parse(at)) : at);
  return kernel;
}

const tilesOf = ({ maps }: Variant<ChesslikePosition>): string => maps!.current.tiles.join('/');

/** {@link ask} for the start of a map of a few rows. */
const askAt = (map: Partial<MapFile> & Pick<MapFile, 'placement'>) => {
  const variant = gameFor(map);
  return ask(variant, startOf(variant));
};

it('the test for wins in one, which sees an action further, finds the plain score on all shipped maps', async () => {
  for (const { file } of chesslike.maps!.shipped) {
    const variant = onMap(file);
    const kernel = await KernelReferee.load(variant, 'debug');
    for (const at of randomPositions(variant, SEED + 1, 3, 80)) {
      kernel.set(at);
      const [score, plain] = [['winInOne' as const], []].map(
        (techniques) => kernel.search(2, { techniques }).lines[0]?.score,
      );
      expect(score, variant.text.format(at)).toBe(plain);
    }
  }
});

for (const [name, best, map] of [
  ['the last royal piece', 'e1e5', { placement: '4k/5/5/5/K3R', objective: 'royal' }],
  ['the last piece of all', 'e1e5', { placement: '4p/5/5/5/K3R' }],
  ['the way out', 'd2e1', { placement: 'k4/5/5/3K1/5', tiles: [...HALL, '....x'], objective: 'reach' }],
] as const) {
  const variant = gameFor(map);
  provesWins(variant, [[name, variant.text.format(startOf(variant)), [best], 1]]);
}

describe('the full search', () => {
  it('takes the royal piece that cannot go anywhere', async () => {
    const kernel = await askAt({ placement: 'k4/4R/5/5/3QK', objective: 'royal' });
    expect(kernel.search(6, full).lines[0]!.score).toBe(WIN - 3);
  });

  it('finds key, door and exit', async () => {
    const tiles = ['x....', 'D####', '.....', '####.', 'k....'];
    const kernel = await askAt({ placement: '5/5/5/5/2K2', tiles, objective: 'reach' });
    expect(kernel.search(30, full).lines[0]!.score).toBeGreaterThan(WIN_BOUND);
  });

  it('leaves no royal piece to be captured', async () => {
    const kernel = await askAt({ placement: '3rk/5/5/5/2RK1', objective: 'royal' });
    expect(kernel.search(4, full).lines[0]!.score).toBeGreaterThan(-WIN_BOUND);
  });

  it('knows that a hundred quiet actions draw the game', async () => {
    const variant = gameFor({ placement: 'k4/5/5/5/2QRK', objective: 'royal' });
    const at = (quiet: number) => `1k3/5/5/5/2QRK w ${tilesOf(variant)} 0,0 ${quiet} 201`;
    expect((await ask(variant, at(99))).search(1, full).lines[0]!.score).toBe(0);
    expect((await ask(variant, at(9))).search(3, full).lines[0]!.score).toBeGreaterThan(0);
  });

  it('knows that both sides passing in a row draws it', async () => {
    const tiles = ['#.#.#', '.#.#.', '#.#.#', '.#.#.', '#.#.#'];
    const pieces = { W: { name: 'waiter', pattern: ['.....', '..b..', '.bob.', '..b..', '.....'] } };
    const kernel = await askAt({ placement: '1w3/5/5/5/1W1W1', tiles, pieces });
    expect(kernel.search(4, full).lines[0]!.score).toBe(0);
  });

  it('is not hurried where a side is alone', async () => {
    const variant = gameFor({
      placement: '5/5/5/5/K4',
      tiles: ['x....', '.....', '.....', '.....', '.....'],
      objective: 'reach',
    });
    const kernel = await ask(variant, `5/5/5/5/K4 w ${tilesOf(variant)} 0,0 300 301`);
    expect(kernel.search(12, full).lines[0]!.score).toBe(WIN - 7);
  });

  it.each([
    [3, WIN - 5],
    [2, -(WIN - 3)],
  ])('wins within %i turns or loses', async (turns, score) => {
    const tiles = ['....x', '.....', '.....', '.....', '.....'];
    const kernel = await askAt({ placement: '5/5/5/1K3/5', tiles, objective: 'reach', turns });
    expect(kernel.search(12, full).lines[0]!.score).toBe(score);
  });
});

const hall = gameFor({ placement: 'k4/5/5/5/Q2QK', objective: 'royal' });
provesSearchedRepetition(hall, {
  position: `k4/5/5/5/1Q1QK b ${tilesOf(hall)} 0,0 0 2`,
  actions: 'a5a4 e1e2 a4a5 e2e1 a5a4 e1e2 a4a5 e2e1',
  back: 'a5a4',
  away: 'a5b5',
});

describe('the largest maps', () => {
  const SIZE = 16;
  const rides = { name: 'amazon', pattern: ['rrrrr', 'rbbbr', 'rbobr', 'rbbbr', 'rrrrr'] };

  /** A map crowded with pieces that move and capture in every way. */
  function crowd(seed: number, share: number): MapFile {
    const random = seededRandom(seed);
    const row = (rank: number): string =>
      Array.from({ length: SIZE }, (_, file) => {
        if (rank === SIZE - 1 && file === 0) return 'a';
        return random() < share ? 'A' : '1';
      })
        .join('')
        .replace(/1+/g, (run) => `${run.length}`);
    return {
      name: 'Crowd',
      size: [SIZE, SIZE],
      tiles: Array.from({ length: SIZE }, () => '.'.repeat(SIZE)),
      pieces: { A: rides },
      placement: Array.from({ length: SIZE }, (_, index) => row(SIZE - 1 - index)).join('/'),
      objective: 'eliminate',
    };
  }

  it.each([0.05, 0.15, 0.25, 0.4])('have room for all actions (%d of the squares taken)', async (share) => {
    const variant = onMap(crowd(1, share));
    const start = startOf(variant);
    const kernel = await ask(variant, start);
    expect(kernel.successors.length).toBe(variant.actions(start).length);
    expect(kernel.successors.length).toBeGreaterThan(600);
    expect(kernel.search(2, { ...full, nodes: 3000 }).lines.length).toBe(1);
  });

  it.each([
    ['w', 1],
    ['b', -1],
  ] as const)('are not called won for an army however large: %s', async (side, sign) => {
    const rows = Array.from({ length: SIZE }, (_, index) => (index < SIZE / 2 ? `${SIZE}` : 'A'.repeat(SIZE)));
    const variant = onMap({ ...crowd(1, 0), placement: rows.with(0, `a${SIZE - 1}`).join('/') });
    const kernel = await ask(variant, variant.starts(side)[0]!.position);
    expect(sign * kernel.evaluate()).toBeGreaterThan(10_000);
    expect(sign * kernel.evaluate()).toBeLessThan(WIN_BOUND);
  });

  it('have their tables made in no time, which is printed', async () => {
    const letters = [...'ABCDEFGHIJKL'];
    const variant = onMap({
      ...crowd(1, 0),
      pieces: Object.fromEntries(letters.map((letter) => [letter, rides])),
      placement: [`${letters.join('').toLowerCase()}4`, ...Array(SIZE - 2).fill('16'), `${letters.join('')}4`].join(
        '/',
      ),
    });
    const kernel = await KernelReferee.load(variant, 'release');
    const start = startOf(variant);
    const before = performance.now();
    kernel.set(start);
    console.info(`tables for ${SIZE}x${SIZE} squares and ${letters.length} kinds: ${performance.now() - before} ms`);
    expect(kernel.successors.length).toBe(variant.actions(start).length);
  });
});
