import { type Board, fileOf, type Square, squareCount, squareName } from './board.ts';
import { ok, type Result } from './result.ts';
import { type Side, sideName } from './side.ts';
import { type Field, quoted, refuse, type TextError } from './text-error.ts';
import { texts } from './texts.ts';

/** A piece on the board: its side and its letter, a capital for both sides (`N`). */
export interface Piece {
  readonly side: Side;
  readonly letter: string;
}

/** The pieces by square index. */
export type Placement = readonly (Piece | undefined)[];

/** A piece as it is written in a placement: a capital for White, a small letter for Black. */
export const pieceSign = ({ side, letter }: Piece): string => (side === 'w' ? letter : letter.toLowerCase());

/** Reads a piece's sign. Any letter is a piece; the caller checks whether the game has it. */
export const readPieceSign = (sign: string): Piece => ({
  side: sign === sign.toUpperCase() ? 'w' : 'b',
  letter: sign.toUpperCase(),
});

const FIELD = 'placement';

/**
 * Reads the placement field of a position, as in FEN: ranks from the top joined by `/`, runs of empty squares as
 * numbers, capitals for White.
 * @param letters the capital letters of the pieces that the game knows
 */
export function parsePlacement(board: Board, letters: string, field: Field): Result<Placement, TextError> {
  const pieces: (Piece | undefined)[] = new Array(squareCount(board)).fill(undefined);
  const rows = field.text.split('/');
  let at = field.at;
  for (const [index, row] of rows.entries()) {
    const rank = board.ranks - 1 - index;
    if (rank < 0) return refuse('surplus', FIELD, at - 1, texts.placement.manyRanks(board.ranks));
    let file = 0;
    for (const { 0: token, index: offset } of row.matchAll(/\d+|[^\d]/gu)) {
      const place = at + offset;
      const isRun = /\d/.test(token);
      if (isRun && token.startsWith('0')) return refuse('syntax', FIELD, place, texts.placement.zeroRun(quoted(token)));
      if (!isRun && !isOneOf(letters, token))
        return refuse('syntax', FIELD, place, texts.placement.noPiece(quoted(token), letters, letters.toLowerCase()));
      const width = isRun ? Number(token) : 1;
      if (file + width > board.files)
        return refuse('surplus', FIELD, place, texts.placement.manySquares(rank + 1, board.files));
      if (!isRun) pieces[rank * board.files + file] = readPieceSign(token);
      file += width;
    }
    if (file < board.files)
      return refuse('missing', FIELD, at + row.length, texts.placement.fewSquares(rank + 1, file, board.files));
    at += row.length + 1;
  }
  if (rows.length < board.ranks)
    return refuse('missing', FIELD, field.at + field.text.length, texts.placement.fewRanks(rows.length, board.ranks));
  return ok(pieces);
}

/** Whether a sign stands for one of these pieces. Only ASCII letters do: `ſ` has the capital `S`, too. */
const isOneOf = (letters: string, sign: string): boolean =>
  /^[A-Za-z]$/.test(sign) && letters.includes(sign.toUpperCase());

/** Writes the placement field; the inverse of {@link parsePlacement}. */
export function formatPlacement(board: Board, pieces: Placement): string {
  const rows: string[] = [];
  for (let rank = board.ranks - 1; rank >= 0; rank--) {
    const row = pieces.slice(rank * board.files, (rank + 1) * board.files);
    rows.push(
      row
        .map((piece) => (piece ? pieceSign(piece) : ' '))
        .join('')
        .replace(/ +/g, (run) => String(run.length)),
    );
  }
  return rows.join('/');
}

/** A piece of a placement's text. */
export interface WrittenPiece {
  readonly piece: Piece;
  /** The rank on which it stands, from 0. */
  readonly rank: number;
  /** Its place in the whole text. */
  readonly at: number;
}

/** The pieces of a well-formed placement in the order of the text, so that an error can name a piece's place. */
export function writtenPieces(board: Board, { text, at }: Field): readonly WrittenPiece[] {
  let rank = board.ranks - 1;
  return [...text].flatMap((sign, index) => {
    if (sign === '/') rank--;
    return /[a-z]/i.test(sign) ? [{ piece: readPieceSign(sign), rank, at: at + index }] : [];
  });
}

/** The most pieces of a kind that a side may have: of a letter, or of all letters together. */
export interface PieceLimit {
  readonly letter?: string;
  readonly most: number;
  /** Their name in the plural, for the error: `kings`. */
  readonly words: string;
}

/** Refuses a placement in which a side has more pieces than these limits allow; `undefined` if it has not. */
export function refuseSurplus(written: readonly WrittenPiece[], side: Side, limits: readonly PieceLimit[]) {
  const own = written.filter(({ piece }) => piece.side === side);
  for (const { letter, most, words } of limits) {
    const counted = own.filter(({ piece }) => letter === undefined || piece.letter === letter);
    const surplus = counted[most];
    if (surplus)
      return refuse(
        'impossible',
        FIELD,
        surplus.at,
        texts.placement.manyPieces(sideName(side), counted.length, words, most),
      );
  }
  return undefined;
}

/** Refuses a placement in which a pawn stands on the first or the last rank; `undefined` if none does. */
export function refusePawnsOnEndRanks(board: Board, written: readonly WrittenPiece[]) {
  const pawn = written.find(({ piece, rank }) => piece.letter === 'P' && rank % (board.ranks - 1) === 0);
  return pawn && refuse('impossible', FIELD, pawn.at, texts.placement.pawnRank(board.ranks - 1));
}

/** The pieces after one of them has gone from a square to another, where it takes the place of what was there. */
export function movePiece(pieces: Placement, from: Square, to: Square): (Piece | undefined)[] {
  const moved = pieces.slice();
  moved[to] = pieces[from];
  moved[from] = undefined;
  return moved;
}

/** Whether the same pieces stand on the same squares of two boards of one size. */
export function isSamePlacement(a: Placement, b: Placement): boolean {
  for (let square = 0; square < a.length; square++) {
    const [one, other] = [a[square], b[square]];
    if (one !== other && (one?.letter !== other?.letter || one?.side !== other?.side)) return false;
  }
  return true;
}

/** The squares of the pieces that fulfil a condition, in rising order. */
export function squaresWith(pieces: Placement, test: (piece: Piece, square: Square) => boolean): readonly Square[] {
  return pieces.flatMap((piece, square) => (piece && test(piece, square) ? [square] : []));
}

/**
 * Returns SAN's disambiguation: the part of the name of `from` that distinguishes it from `rivals`, the other squares from
 * which a like piece could do the same: nothing, the file, the rank, or both.
 */
export function disambiguate(board: Board, from: Square, rivals: readonly Square[]): string {
  const name = squareName(board, from);
  const file = name[0]!;
  if (rivals.length === 0) return '';
  if (rivals.every((rival) => fileOf(board, rival) !== fileOf(board, from))) return file;
  if (rivals.every((rival) => squareName(board, rival).slice(1) !== name.slice(1))) return name.slice(1);
  return name;
}
