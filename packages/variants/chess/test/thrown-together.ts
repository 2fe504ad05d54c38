import { formatPlacement, type Piece, SIDES } from '@kickmate/board';
import type { Random, Variant } from '@kickmate/game';
import type { ChessPosition } from '../src/index.ts';

const SQUARES = 64;
/** The pieces that may be thrown on the board in addition to the kings. Frequent letters are more likely. */
const SIGNS = 'PPPPPPNNBBRRRQQ';

/**
 * Random positions that games hardly reach: many checks and pins, promoted pieces, rights to castle and en passant squares
 * wherever the rules allow them.
 */
export function thrownTogether(rules: Variant<ChessPosition>, random: Random, count: number): readonly ChessPosition[] {
  const found: ChessPosition[] = [];
  while (found.length < count) {
    const read = rules.text.parse(randomText(rules, random));
    if (read.ok) found.push(read.value);
  }
  return found;
}

function randomText({ board }: Variant<ChessPosition>, random: Random): string {
  const below = (limit: number): number => Math.floor(random() * limit);
  const pieces: (Piece | undefined)[] = Array.from({ length: SQUARES }, () => undefined);
  const most = 2 + below(20);
  for (let index = 0; index < most; index++)
    pieces[below(SQUARES)] = { side: SIDES[below(2)]!, letter: SIGNS[below(SIGNS.length)]! };
  for (const [index, side] of SIDES.entries()) {
    const home = index * (SQUARES - 8);
    const isHome = below(3) > 0;
    // Every other king and rook at home stands where chess has it.
    const [queenSide, king, kingSide] = below(2) === 0 ? [0, 4, 7] : [below(3), 3 + below(2), 7 - below(3)];
    if (isHome) for (const file of [queenSide!, kingSide!]) pieces[home + file] = { side, letter: 'R' };
    pieces[isHome ? home + king! : below(SQUARES)] = { side, letter: 'K' };
  }
  const isWhite = below(2) === 0;
  const file = below(8);
  if (below(2) === 0) jump(pieces, file, isWhite);
  const rights = ['KQkq', 'Kq', 'Qk', 'KQ', 'kq', '-'][below(6)]!;
  const square = `${'abcdefgh'[file]}${isWhite ? 6 : 3}`;
  return `${formatPlacement(board, pieces)} ${isWhite ? 'w' : 'b'} ${rights} ${['-', square][below(2)]} ${below(120)} ${1 + below(99)}`;
}

/** Puts a pawn where it has just jumped to, with nothing behind it and enemy pawns beside it. */
function jump(pieces: (Piece | undefined)[], file: number, isWhite: boolean): void {
  const [rank, step] = isWhite ? [4, 8] : [3, -8];
  const at = rank * 8 + file;
  pieces[at] = { side: isWhite ? 'b' : 'w', letter: 'P' };
  pieces[at + step] = undefined;
  pieces[at + 2 * step] = undefined;
  for (const beside of [-1, 1])
    if (file + beside >= 0 && file + beside < 8) pieces[at + beside] = { side: isWhite ? 'w' : 'b', letter: 'P' };
}
