import { isKing, isPiece, movePiece, opponent, type Placement, type Side, type Square } from '@kickmate/board';
import { isInCheck, PAWN_TARGETS, RAYS } from '../rules/board.ts';
import { PIECES } from '../rules/position.ts';

/** A capture by a move from one square to another. */
export interface Capture {
  readonly from: Square;
  readonly to: Square;
}

const VALUES: Readonly<Record<string, number>> = Object.fromEntries(PIECES.map(({ letter, value }) => [letter, value]));

/** The value of the piece on a square in hundredths of a pawn; 0 if there is none, or for a king. */
export const valueOn = (pieces: Placement, square: Square): number => VALUES[pieces[square]?.letter ?? 'K']!;

/** The squares from which a side attacks a square, the least valuable piece first, the king last. */
export function attackersOf(pieces: Placement, square: Square, side: Side): readonly Square[] {
  const pawns = PAWN_TARGETS[opponent(side)][square]!.filter((from) => isPiece(pieces, from, side, 'P'));
  return [...pawns, ...[...'NBRQK'].flatMap((letter) => attackersAlong(pieces, square, side, letter))];
}

const attackersAlong = (pieces: Placement, square: Square, side: Side, letter: string): readonly Square[] =>
  RAYS[letter]![square]!.flatMap((ray) => {
    const first = ray.find((one) => pieces[one]);
    return first !== undefined && isPiece(pieces, first, side, letter) ? [first] : [];
  });

/** The squares that the piece on a square attacks, whoever stands there. */
export function attacksFrom(pieces: Placement, from: Square): readonly Square[] {
  const { letter, side } = pieces[from]!;
  if (letter === 'P') return PAWN_TARGETS[side][from]!;
  return RAYS[letter]![from]!.flatMap((ray) => {
    const first = ray.findIndex((square) => pieces[square]);
    return first < 0 ? ray : ray.slice(0, first + 1);
  });
}

/** The captures on a square by a side's pieces that attack it, whoever stands there. */
export const capturesOn = (pieces: Placement, square: Square, side: Side): readonly Capture[] =>
  attackersOf(pieces, square, side).map((from) => ({ from, to: square }));

/** The pieces after a capture, or `undefined` if it leaves its own king in check. */
function afterCapture(pieces: Placement, { from, to }: Capture): Placement | undefined {
  const after = movePiece(pieces, from, to);
  return isInCheck(after, pieces[from]!.side) ? undefined : after;
}

/** Returns whether a piece may capture what it attacks, without leaving its own king in check. */
export const canCapture = (pieces: Placement, capture: Capture): boolean => afterCapture(pieces, capture) !== undefined;

/**
 * What a side wins by captures on one square if it begins, each side captures with its least valuable piece and may stop: the static
 * exchange evaluation. Captures that leave the own king in check are left out.
 */
export function exchangeOn(pieces: Placement, square: Square, side: Side): number {
  for (const from of attackersOf(pieces, square, side)) {
    const after = afterCapture(pieces, { from, to: square });
    if (after) return Math.max(0, valueOn(pieces, square) - exchangeOn(after, square, opponent(side)));
  }
  return 0;
}

/**
 * What a side wins by a capture if the other side then goes on with captures on the same square. Minus infinity where the capture
 * is not possible (any more), or the target is a king.
 */
export function gainOf(pieces: Placement, side: Side, capture: Capture): number {
  const { from, to } = capture;
  const [mover, target] = [pieces[from], pieces[to]];
  const isThere = mover?.side === side && target?.side === opponent(side) && !isKing(target);
  const after = isThere && attacksFrom(pieces, from).includes(to) && afterCapture(pieces, capture);
  return after ? valueOn(pieces, to) - exchangeOn(after, to, opponent(side)) : Number.NEGATIVE_INFINITY;
}

/** The value of a side's pieces less that of the other side's. */
export const balanceOf = (pieces: Placement, side: Side): number =>
  pieces.reduce((sum, piece) => (piece ? sum + (piece.side === side ? 1 : -1) * VALUES[piece.letter]! : sum), 0);
