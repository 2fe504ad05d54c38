import {
  type Field,
  fileOf,
  isPiece,
  kingSquare,
  ok,
  type Placement,
  pieceSign,
  quoted,
  type Result,
  refuse,
  SIDES,
  type Side,
  type Square,
  sideName,
  type TextError,
} from '@kickmate/board';
import { board, isOnBackRank, nameOf } from './rules/board.ts';
import { backRankSquares, isClassical, WINGS, type Wing, wingOf } from './rules/castling.ts';
import type { ChessPosition } from './rules/position.ts';
import { texts } from './texts.ts';

/** The squares from which castling is read: those of chess only, or any of the back rank (Chess960). */
export type CastlingStyle = 'classical' | 'free';

const FIELD = 'castling';
const NONE = '-';
const LETTERS: Readonly<Record<Wing, string>> = { king: 'K', queen: 'Q' };

type WritableRooks = { -readonly [wing in Wing]?: Square };

/**
 * Reads the castling field: `-`, or signs in any order, White's as capitals. `K` and `Q` are the outermost rooks to the
 * king's right and left (X-FEN), `A` to `H` the rook on that file (Shredder-FEN).
 */
export function parseCastling(
  { text, at }: Field,
  pieces: Placement,
  style: CastlingStyle,
): Result<ChessPosition['castling'], TextError> {
  if (text === NONE) return ok({ w: {}, b: {} });
  if (text === '') return refuse('missing', FIELD, at, texts.refused.noRights);
  const rooks: Record<Side, WritableRooks> = { w: {}, b: {} };
  for (const [index, sign] of [...text].entries()) {
    const place = at + index;
    if (!/^[KQA-Hkqa-h]$/.test(sign)) return refuse('syntax', FIELD, place, texts.refused.noRight(quoted(sign)));
    const side: Side = sign === sign.toUpperCase() ? 'w' : 'b';
    const rook = readRook(pieces, side, sign.toUpperCase(), style);
    if (typeof rook === 'string') return refuse('impossible', FIELD, place, `${sign}: ${rook}`);
    const wing = wingOf(kingSquare(pieces, side), rook);
    if (rooks[side][wing] !== undefined)
      return refuse('surplus', FIELD, place, texts.refused.secondRight[wing](sideName(side)));
    rooks[side][wing] = rook;
  }
  return ok(rooks);
}

/** The rook that a sign means, or the error's sentence. */
function readRook(pieces: Placement, side: Side, letter: string, style: CastlingStyle): Square | string {
  const king = kingSquare(pieces, side);
  const name = sideName(side);
  if (!isOnBackRank(king, side)) return texts.refused.kingHasLeft(name, nameOf(king));
  const squares = backRankSquares(side);
  const onFile = squares[letter.charCodeAt(0) - 'A'.charCodeAt(0)];
  const wing = WINGS.find((one) => LETTERS[one] === letter);
  const rook = wing ? outermostRook(pieces, side, king, wing) : onFile;
  if (rook === undefined) return texts.refused.noRook[wing!](name);
  if (!isPiece(pieces, rook, side, 'R')) return texts.refused.noRookThere(name, nameOf(rook));
  if (style === 'classical' && !isClassical(king, rook))
    return texts.refused.onlyIn960(name, nameOf(king), nameOf(rook));
  return rook;
}

/** The rook of a side that stands furthest from its king on a wing of the back rank. */
function outermostRook(pieces: Placement, side: Side, king: Square, wing: Wing): Square | undefined {
  const rooks = backRankSquares(side).filter(
    (square) => square !== king && wingOf(king, square) === wing && isPiece(pieces, square, side, 'R'),
  );
  return wing === 'king' ? rooks.at(-1) : rooks[0];
}

/** Writes the castling field: `K` and `Q` for outermost rooks, the file for others; the inverse of {@link parseCastling}. */
export function formatCastling({ pieces, castling }: Pick<ChessPosition, 'pieces' | 'castling'>): string {
  const signs = SIDES.flatMap((side) =>
    WINGS.flatMap((wing) => {
      const rook = castling[side][wing];
      return rook === undefined ? [] : [pieceSign({ side, letter: letterOf(pieces, side, wing, rook) })];
    }),
  );
  return signs.join('') || NONE;
}

const letterOf = (pieces: Placement, side: Side, wing: Wing, rook: Square): string =>
  outermostRook(pieces, side, kingSquare(pieces, side), wing) === rook
    ? LETTERS[wing]
    : String.fromCharCode('A'.charCodeAt(0) + fileOf(board, rook));
