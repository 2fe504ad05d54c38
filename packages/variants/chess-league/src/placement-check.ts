import { type Field, type Piece, readPieceSign, refuse, SIDES, sideName } from '@kickmate/board';
import { board } from './board.ts';

/** How many pieces a side may have at most: a king and eight pawns, sixteen in all. */
const LIMITS: readonly { readonly letter?: string; readonly most: number; readonly words: string }[] = [
  { letter: 'K', most: 1, words: 'kings' },
  { letter: 'P', most: 8, words: 'pawns' },
  { most: 16, words: 'pieces' },
];

/**
 * Refuses a well-formed placement in which a side has more pieces than it may have, or a pawn stands on a back rank;
 * `undefined` if there is nothing to refuse. A missing king is fine: it can be captured.
 */
export function checkPlacement(field: Field) {
  const pieces = writtenPieces(field);
  const pawn = pieces.find(({ piece, row }) => piece.letter === 'P' && (row === 0 || row === board.ranks - 1));
  if (pawn)
    return refuse(
      'impossible',
      'placement',
      pawn.at,
      `a pawn stands on ranks 2 to ${board.ranks - 1}, never on a back rank`,
    );
  for (const side of SIDES) {
    for (const { letter, most, words } of LIMITS) {
      const counted = pieces.filter(({ piece }) => piece.side === side && (!letter || piece.letter === letter));
      const surplus = counted[most];
      if (surplus)
        return refuse(
          'impossible',
          'placement',
          surplus.at,
          `${sideName(side)} has ${counted.length} ${words}; at most ${most} may be there`,
        );
    }
  }
  return undefined;
}

/** The pieces in the order of the text, each with its row from the top and its place in the text. */
function writtenPieces({ text, at }: Field): readonly { piece: Piece; row: number; at: number }[] {
  let row = 0;
  return [...text].flatMap((sign, index) => {
    if (sign === '/') row++;
    return /[a-z]/i.test(sign) ? [{ piece: readPieceSign(sign), row, at: at + index }] : [];
  });
}
