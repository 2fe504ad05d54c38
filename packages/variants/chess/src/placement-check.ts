import { type Field, type Piece, readPieceSign, refuse, SIDES, sideName } from '@kickmate/board';
import { board } from './board.ts';

/** A piece of a placement's text: its row from the top and its place in the text. */
interface WrittenPiece {
  readonly piece: Piece;
  readonly row: number;
  readonly at: number;
}

/** How many pieces a side may have at most. */
const LIMITS: readonly { readonly letter?: string; readonly most: number; readonly words: string }[] = [
  { letter: 'K', most: 1, words: 'kings' },
  { letter: 'P', most: 8, words: 'pawns' },
  { most: 16, words: 'pieces' },
];

/** How many of a piece a side has at the start; all above that were pawns. */
const AT_START: Readonly<Record<string, number>> = { N: 2, B: 2, R: 2, Q: 1 };
const PAWNS_AT_START = 8;

/**
 * Refuses a well-formed placement that no game can reach for its pieces' sake: a pawn on a back rank, no king or two,
 * more pieces than a side can have; `undefined` if there is nothing to refuse.
 */
export function checkPlacement(field: Field) {
  const written = writtenPieces(field);
  const pawn = written.find(({ piece, row }) => piece.letter === 'P' && (row === 0 || row === board.ranks - 1));
  if (pawn) return impossible(pawn.at, `a pawn stands on ranks 2 to ${board.ranks - 1}, never on a back rank`);
  for (const side of SIDES) {
    const own = written.filter(({ piece }) => piece.side === side);
    const refused = checkSide(own, sideName(side), field.at);
    if (refused) return refused;
  }
  return undefined;
}

function checkSide(own: readonly WrittenPiece[], name: string, at: number) {
  if (!own.some(({ piece }) => piece.letter === 'K')) return impossible(at, `${name} has no king; one must be there`);
  for (const { letter, most, words } of LIMITS) {
    const counted = own.filter(({ piece }) => !letter || piece.letter === letter);
    const surplus = counted[most];
    if (surplus) return impossible(surplus.at, `${name} has ${counted.length} ${words}; at most ${most} may be there`);
  }
  const promoted = Object.entries(AT_START).flatMap(([letter, count]) =>
    own.filter(({ piece }) => piece.letter === letter).slice(count),
  );
  const pawns = own.filter(({ piece }) => piece.letter === 'P').length;
  const surplus = promoted.sort((a, b) => a.at - b.at)[PAWNS_AT_START - pawns];
  if (surplus)
    return impossible(
      surplus.at,
      `${name} has ${pawns} pawns, and of other pieces ${promoted.length} more than at the start; together at most ${PAWNS_AT_START} may be there`,
    );
  return undefined;
}

const impossible = (at: number, what: string) => refuse('impossible', 'placement', at, what);

function writtenPieces({ text, at }: Field): readonly WrittenPiece[] {
  let row = 0;
  return [...text].flatMap((sign, index) => {
    if (sign === '/') row++;
    return /[a-z]/i.test(sign) ? [{ piece: readPieceSign(sign), row, at: at + index }] : [];
  });
}
