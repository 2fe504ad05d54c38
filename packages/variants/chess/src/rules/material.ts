import { fileOf, opponent, type Placement, rankOf, type Side, squaresWith } from '@kickmate/board';
import { board } from './board.ts';
import type { ChessPosition } from './position.ts';

/** The letters of a side's pieces except its king. */
const lettersOf = (pieces: Placement, side: Side): string =>
  pieces.flatMap((piece) => (piece?.side === side && piece.letter !== 'K' ? [piece.letter] : [])).join('');

/** The colours of the squares on which bishops of either side stand: 0 dark, 1 light. */
const bishopColours = (pieces: Placement): ReadonlySet<number> =>
  new Set(
    squaresWith(pieces, ({ letter }) => letter === 'B').map(
      (square) => (fileOf(board, square) + rankOf(board, square)) % 2,
    ),
  );

/**
 * Whether neither side can be mated by any play: there are only kings, or one knight or bishop besides, or only bishops that
 * all stand on squares of one colour.
 */
export function isMaterialGone(pieces: Placement): boolean {
  const letters = lettersOf(pieces, 'w') + lettersOf(pieces, 'b');
  if (letters.length <= 1) return letters === '' || letters === 'N' || letters === 'B';
  return /^B+$/.test(letters) && bishopColours(pieces).size === 1;
}

/**
 * Whether a side could mate by some play if the other helped. Source: FIDE Laws 6.9. Only material is considered, not blocked
 * pawns.
 */
export function canWin({ pieces }: ChessPosition, side: Side): boolean {
  const [own, other] = [lettersOf(pieces, side), lettersOf(pieces, opponent(side))];
  if (own === '') return false;
  // A single knight needs an enemy piece that takes a square from its king and cannot come back to help: not a queen.
  if (own === 'N') return /[PNBR]/.test(other);
  // Bishops of one colour need an enemy on the squares of the other: a knight, a pawn that may become one, a bishop.
  if (/^B+$/.test(own)) return /[PN]/.test(other) || bishopColours(pieces).size > 1;
  return true;
}
