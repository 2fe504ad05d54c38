import { type Field, type Piece, readPieceSign, refuse, SIDES, sideName } from '@kickmate/board';
import { SQUAD, TEAM, wordFor } from './pieces.ts';

/** A piece of a placement's text, and its place in the text. */
interface WrittenPiece {
  readonly piece: Piece;
  readonly at: number;
}

/**
 * Refuses a well-formed placement in which a side has no king, more of a piece than its squad has, or more pieces than may
 * play; `undefined` if there is nothing to refuse.
 */
export function checkPlacement(field: Field) {
  const written = writtenPieces(field);
  for (const side of SIDES) {
    const own = written.filter(({ piece }) => piece.side === side);
    const refused = checkSide(own, sideName(side), field.at);
    if (refused) return refused;
  }
  return undefined;
}

function checkSide(own: readonly WrittenPiece[], name: string, at: number) {
  if (!own.some(({ piece }) => piece.letter === 'K')) return impossible(at, `${name} has no king; one must be there`);
  for (const [letter, most] of Object.entries(SQUAD)) {
    const counted = own.filter(({ piece }) => piece.letter === letter);
    const surplus = counted[most];
    const what = `${name} has ${counted.length} ${wordFor(letter)}s; at most ${most} may be there`;
    if (surplus) return impossible(surplus.at, what);
  }
  const surplus = own[TEAM];
  return surplus && impossible(surplus.at, `${name} has ${own.length} pieces; at most ${TEAM} play`);
}

const impossible = (at: number, what: string) => refuse('impossible', 'placement', at, what);

const writtenPieces = ({ text, at }: Field): readonly WrittenPiece[] =>
  [...text.matchAll(/[a-z]/gi)].map(({ 0: sign, index }) => ({ piece: readPieceSign(sign), at: at + index }));
