import { type Board, formatPlacement, type Piece } from '@kickmate/board';
import { ITEMS, type MapFile, type PickNumber, pickFrom, type Random } from '@kickmate/game';
import { faultsOf, SIZES } from '../src/map/map-check.ts';
import { isOpen, signOf, tileOf } from '../src/map/map-words.ts';
import { STANDARD } from '../src/map/pieces.ts';
import { randomDesign } from '../src/map/training-map.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/**
 * A random valid map: any size, any terrain, pieces with any pattern, any objective, turns limited or not, quiet actions limited or not. The same random
 * numbers give the same map.
 */
export function randomMap(random: Random): MapFile {
  const pick = pickFrom(random);
  for (;;) {
    const map = attempt(pick);
    if (faultsOf(map).length === 0) return map;
  }
}

/** A random valid map on which items lie that at least one kind of piece can pick up. The same random numbers give the same map. */
export function randomMapWithItems(random: Random): MapFile {
  const pick = pickFrom(random);
  for (;;) {
    const map = withItems(pick, attempt(pick));
    if (map.items && faultsOf(map).length === 0) return map;
  }
}

/** The map with some items on its floor. It may have too many of them. */
function withItems(pick: PickNumber, map: MapFile): MapFile {
  const signs = ITEMS.slice(0, 1 + pick(ITEMS.length)).map(signOf);
  const tiles = map.tiles.map((row) => row.replace(/\./g, (sign) => (pick(8) === 0 ? oneOf(pick, signs) : sign)));
  const items = ITEMS.filter((item) => tiles.some((row) => row.includes(signOf(item)))).map((item) => {
    const { pattern } = randomDesign(pick);
    return [item, { pattern, ...(pick(3) === 0 && { replaces: pick(3) > 0 }) }] as const;
  });
  return { ...map, tiles, ...(items.length > 0 && { items: Object.fromEntries(items) }) };
}

/** A random map that may be invalid: without an exit, or a side without a royal piece. */
function attempt(pick: PickNumber): MapFile {
  const [least, most] = SIZES;
  const size = (): number => least + pick(most - least + 1);
  const [files, ranks] = [size(), size()];
  // About half of the maps have few obstacles, so that rides go far.
  const clutter = oneOf(pick, [0, 1, 3, 6]);
  const tiles = Array.from({ length: ranks }, () =>
    Array.from({ length: files }, () => (pick(20) < clutter ? oneOf(pick, [...'##otDDkkkx']) : '.')).join(''),
  );
  const pieces = Object.fromEntries(
    Array.from(
      { length: pick(6) },
      () => [oneOf(pick, LETTERS), { ...randomDesign(pick), ...(pick(3) === 0 && { royal: pick(2) === 0 }) }] as const,
    ),
  );
  const objective = oneOf(pick, ['royal', 'eliminate', 'reach']);
  const map: MapFile = {
    name: 'Random',
    size: [files, ranks],
    tiles: objective === 'reach' ? withExit(pick, tiles) : tiles,
    pieces,
    placement: randomPlacement(pick, tiles, Object.keys({ ...STANDARD, ...pieces })),
    objective,
    ...(pick(4) === 0 && { turns: 1 + pick(12) }),
  };
  // No lot decides this, so that the other maps stay as they were.
  return map.turns === undefined && (files + ranks) % 4 === 0 ? { ...map, quiet: 10 + files } : map;
}

const oneOf = <T>(pick: PickNumber, things: readonly T[]): T => things[pick(things.length)]!;

function withExit(pick: PickNumber, tiles: readonly string[]): readonly string[] {
  const row = pick(tiles.length);
  const file = pick(tiles[row]!.length);
  return tiles.with(row, `${tiles[row]!.slice(0, file)}x${tiles[row]!.slice(file + 1)}`);
}

/** Pieces on squares that they may occupy, mostly White's below and Black's above, often with kings. */
function randomPlacement(pick: PickNumber, tiles: readonly string[], letters: readonly string[]): string {
  const board: Board = { files: tiles[0]!.length, ranks: tiles.length, marks: [] };
  const crowd = 1 + pick(6);
  const isBlackThere = pick(8) > 0;
  const pieceOn = (rank: number): Piece | undefined => {
    if (pick(20) >= crowd) return undefined;
    const isHome = pick(4) > 0;
    const side = isHome === rank < board.ranks / 2 ? 'w' : 'b';
    const letter = pick(5) === 0 ? 'K' : oneOf(pick, letters);
    return side === 'w' || isBlackThere ? { side, letter } : undefined;
  };
  const placement = tiles
    .toReversed()
    .flatMap((row, rank) => [...row].map((sign) => (isOpen(tileOf(sign)!) ? pieceOn(rank) : undefined)));
  return formatPlacement(board, placement);
}
