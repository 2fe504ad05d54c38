import { must, opponent } from '@kickmate/board';
import { KernelReferee, mirrorOf, provesWeightGroups, randomPositions } from '@kickmate/conformance';
import type { MapFile, Variant } from '@kickmate/game';
import { describe, expect, it } from 'vitest';
import { type ChesslikePosition, chesslike, onMap } from '../src/index.ts';
import { WEIGHT_GROUPS } from '../src/weight-groups.ts';
import { gameFor } from './referee.ts';

async function evaluate(variant: Variant<ChesslikePosition>, text: string): Promise<number> {
  const kernel = await KernelReferee.load(variant, 'debug');
  kernel.set(must(variant.text.parse(text)));
  return kernel.evaluate();
}

/** The same position with the colours exchanged, on a map that is the same upside down. */
function mirrored({ board }: Variant<ChesslikePosition>, at: ChesslikePosition): ChesslikePosition {
  const mirror = mirrorOf(board);
  return {
    ...at,
    pieces: mirror.pieces(at.pieces),
    tiles: at.tiles.map((_, square) => at.tiles[mirror.square(square)]!),
    keys: { w: at.keys.b, b: at.keys.w },
    side: opponent(at.side),
    number: at.number + 1,
  };
}

/** Maps that are the same upside down. */
const EVEN: readonly MapFile[] = [
  chesslike.maps!.current,
  {
    name: 'Even',
    size: [7, 8],
    tiles: ['.......', 'k.#.t..', '..D....', '#......', '#......', '..D....', 'k.#.t..', '.......'],
    pieces: { H: { name: 'rider', pattern: ['.r.r.', 'ra..r', '..o..', 'r.m.r', 'br.rm'] } },
    placement: 'hrk1qeh/1p1p1p1/7/7/7/7/1P1P1P1/HRK1QEH',
    objective: 'royal',
  },
];

it.each(EVEN.map((map) => [map.name, map] as const))('thinks the same of either side: %s', async (_name, map) => {
  const variant = onMap(map);
  const kernel = await KernelReferee.load(variant, 'debug');
  for (const at of randomPositions(variant, 3, 60, 60)) {
    kernel.set(at);
    const here = kernel.evaluate();
    kernel.set(mirrored(variant, at));
    expect(kernel.evaluate(), variant.text.format(at)).toBe(here);
  }
});

const room = (placement: string, objective = 'royal', tiles?: readonly string[]): Variant<ChesslikePosition> =>
  gameFor({ placement, objective, ...(tiles && { tiles }) });

const OPEN = '...../...../...../...../.....';

describe('it likes, all else being equal,', () => {
  it.each([
    ['a queen more than a rook', `k4/5/5/1Q3/4K w ${OPEN} 0,0 0 1`, `k4/5/5/1R3/4K w ${OPEN} 0,0 0 1`],
    ['a knight in the middle', `k4/5/2N2/5/4K w ${OPEN} 0,0 0 1`, `k4/5/5/5/N3K w ${OPEN} 0,0 0 1`],
    ['what hangs to be covered', `k3r/5/5/1P3/P3K b ${OPEN} 0,0 0 2`, `k3r/5/5/5/PP2K b ${OPEN} 0,0 0 2`],
    ['to stand about the royal piece', `k4/2Q2/5/5/4K b ${OPEN} 0,0 0 2`, `k4/5/5/5/Q3K b ${OPEN} 0,0 0 2`],
  ])('%s', async (_name, better, worse) => {
    const game = room('k4/5/5/5/4K');
    const sign = better.includes(' b ') ? -1 : 1;
    expect(sign * (await evaluate(game, better))).toBeGreaterThan(sign * (await evaluate(game, worse)));
  });

  it('to be near the exit by its own steps, not as the crow flies', async () => {
    const tiles = ['x#...', '.#.#.', '.#.#.', '.#.#.', '...#.'];
    const game = room('5/5/5/5/K4', 'reach', tiles);
    const at = (placement: string): string => `${placement} w ${tiles.join('/')} 0,0 0 1`;
    const far = await evaluate(game, at('2K2/5/5/5/5'));
    expect(await evaluate(game, at('5/5/5/5/1K3'))).toBeGreaterThan(far);
  });

  it('to have the key to the door before the exit', async () => {
    const tiles = ['x#..k', 'D#...', '.....', '.....', '.....'];
    const opened = ['x#...', 'D#...', '.....', '.....', '.....'];
    const game = room('5/5/5/5/K4', 'reach', tiles);
    const without = await evaluate(game, `5/5/3K1/5/5 w ${tiles.join('/')} 0,0 0 1`);
    expect(await evaluate(game, `4K/5/5/5/5 w ${opened.join('/')} 1,0 0 1`)).toBeGreaterThan(without);
  });

  it('pieces that walls leave room', async () => {
    const hall = room('k4/5/5/5/4K');
    const tiles = ['.#.#.', '#.#.#', '.#.#.', '#.#.#', '.#.#.'];
    const maze = room('k4/5/5/5/4K', 'royal', tiles);
    const rook = await evaluate(hall, `k4/5/5/5/2R1K w ${OPEN} 0,0 0 1`);
    expect(await evaluate(maze, `k4/5/5/5/2R1K w ${tiles.join('/')} 0,0 0 1`)).toBeLessThan(rook);
  });
});

describe('a worth by hand', () => {
  const ogre = { name: 'ogre', pattern: ['.....', '.bbb.', '.bob.', '.bbb.', '.....'] };
  const withWorth = (worth: number | undefined) =>
    onMap({
      name: 'Den',
      size: [5, 5],
      tiles: OPEN.split('/'),
      pieces: { A: { ...ogre, worth } },
      placement: 'p3k/5/5/A4/K4',
      objective: 'eliminate',
    });
  const at = `p3k/5/5/A4/K4 w ${OPEN} 0,0 0 1`;
  const valueIn = ({ pieces }: Variant<ChesslikePosition>) => pieces.find(({ letter }) => letter === 'A')!.value;

  it('is the value in the rules, in hundredths of a pawn, and that of the pattern without one', () => {
    expect([withWorth(12), withWorth(60), withWorth(1), withWorth(undefined)].map(valueIn)).toEqual([100, 500, 8, 200]);
  });

  it.each([
    [12, 60],
    [1, 200],
    [7, 50],
  ])('is the same in the kernel: %i and %i', async (less, more) => {
    const difference = (await evaluate(withWorth(more), at)) - (await evaluate(withWorth(less), at));
    expect(difference).toBe(valueIn(withWorth(more)) - valueIn(withWorth(less)));
  });

  it('changes no rule', () => {
    const [plain, dear] = [withWorth(undefined), withWorth(200)];
    expect(dear.actions(must(dear.text.parse(at)))).toEqual(plain.actions(must(plain.text.parse(at))));
  });
});

provesWeightGroups(WEIGHT_GROUPS, new URL('../assembly/weights.ts', import.meta.url));
