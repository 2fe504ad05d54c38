import { type Board, formatPlacement, type Piece } from '@kickmate/board';
import { type MapFile, type PickNumber, type PieceDesign, pickFrom, type Random } from '@kickmate/game';
import { faultsOf } from './map-check.ts';
import { isOpen, tileOf } from './map-words.ts';
import { ABILITIES, FAR, GRID, SELF } from './pattern.ts';
import { STANDARD } from './pieces.ts';
import { SHIPPED } from './shipped/maps.ts';

const OWN_LETTERS = [...'ACDFG'];
const RIDE = 'r';

/** The shipped maps on which two sides fight without a way out or a limit of turns, the arena first. */
const FIGHTS = SHIPPED.filter(
  ({ puzzle, file }) => !puzzle && file.objective !== 'reach' && !file.turns && !file.quiet,
).map(({ file }) => file);

/**
 * A map for games of the engine against itself, with equal chances for both sides: often the arena, sometimes another shipped
 * map, in half of the cases one with random terrain, pieces and arrays. The same random numbers give the same map.
 */
export function trainingMap(random: Random): MapFile {
  const pick = pickFrom(random);
  const kind = pick(10);
  if (kind < 3) return FIGHTS[0]!;
  if (kind < 5) return oneOf(pick, FIGHTS);
  for (;;) {
    const map = attempt(pick);
    if (faultsOf(map).length === 0) return map;
  }
}

/** A random map whose Black half mirrors White's. It may be invalid: without a royal piece, for example. */
function attempt(pick: PickNumber): MapFile {
  const [files, ranks] = [5 + pick(8), 6 + pick(7)];
  const clutter = oneOf(pick, [0, 0, 1, 3]);
  const half = Array.from({ length: Math.ceil(ranks / 2) }, () =>
    Array.from({ length: files }, () => (pick(20) < clutter ? oneOf(pick, [...'##ot']) : '.')).join(''),
  );
  // The first row of the file is Black's end.
  const tiles = [...half, ...half.slice(0, Math.floor(ranks / 2)).reverse()];
  const pieces = Object.fromEntries(
    OWN_LETTERS.slice(0, pick(4)).map((letter) => [letter, randomDesign(pick)] as const),
  );
  const army = [...Object.keys(STANDARD).filter((letter) => letter !== 'K' && letter !== 'P'), ...Object.keys(pieces)];
  const objective = pick(5) === 0 ? 'eliminate' : 'royal';
  const king = pick(files);
  const crowd = 5 + pick(6);
  const front = pick(3) === 0 ? undefined : 'P';
  const rows = [0, 1].map((rank) =>
    Array.from({ length: files }, (_, file) => {
      if (!isOpen(tileOf(tiles[rank]![file]!)!)) return undefined;
      if (rank === 0 && file === king) return 'K';
      if (pick(10) >= crowd) return undefined;
      return rank === 1 && front ? front : oneOf(pick, army);
    }),
  );
  const board: Board = { files, ranks, marks: [] };
  const pieceAt = (rank: number, file: number): Piece | undefined => {
    const isWhite = rank < ranks / 2;
    const letter = rows[isWhite ? rank : ranks - 1 - rank]?.[file];
    return letter === undefined ? undefined : { side: isWhite ? 'w' : 'b', letter };
  };
  const placement = Array.from({ length: files * ranks }, (_, square) =>
    pieceAt(Math.floor(square / files), square % files),
  );
  return {
    name: 'Random',
    size: [files, ranks],
    tiles,
    pieces,
    placement: formatPlacement(board, placement),
    objective,
  };
}

const oneOf = <T>(pick: PickNumber, things: readonly T[]): T => things[pick(things.length)]!;

/** A piece with a random pattern, mostly the same on the left and on the right. */
export function randomDesign(pick: PickNumber): PieceDesign {
  const density = 1 + pick(8);
  const sign = (row: number, column: number): string => {
    const distance = Math.max(Math.abs(row - FAR), Math.abs(column - FAR));
    if (distance === 0) return SELF;
    const signs = ABILITIES.map((one) => one.sign).filter((one) => distance === FAR || one !== RIDE);
    return pick(8) < density ? oneOf(pick, signs) : '.';
  };
  const isEven = pick(4) > 0;
  const pattern = Array.from({ length: GRID }, (_, row) => {
    const signs = Array.from({ length: GRID }, (_, column) => sign(row, column));
    return (isEven ? signs.map((_, column) => signs[Math.min(column, GRID - 1 - column)]!) : signs).join('');
  });
  return { name: 'chimera', pattern };
}
