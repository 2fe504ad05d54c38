import { fileOf, opponent, type Placement, rankOf, type Side, squaresWith } from '@kickmate/board';
import { board } from './board.ts';
import type { ChessPosition } from './position.ts';

/** The letters of a side's pieces but its king. */
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
 * Whether nobody can be mated whatever both do: bare kings, a single knight or bishop beside them, or bishops only that
 * all go on squares of one colour.
 */
export function isMaterialGone(pieces: Placement): boolean {
  const letters = lettersOf(pieces, 'w') + lettersOf(pieces, 'b');
  if (letters.length <= 1) return letters === '' || letters === 'N' || letters === 'B';
  return /^B+$/.test(letters) && bishopColours(pieces).size === 1;
}

/**
 * Whether a side could still mate by some play, however foolish the other's. Source: FIDE Laws 6.9; what material alone
 * tells, blocked pawns are not looked into.
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
