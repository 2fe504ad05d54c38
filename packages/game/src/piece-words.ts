import { type Board, type Placement, type Side, type Square, sideName, squareName } from '@kickmate/board';
import { type Action, actionFrom, actionTo } from './action.ts';
import { texts } from './texts.ts';
import type { PieceKind } from './variant.ts';

/** The letters of the pieces of chess. */
export type ChessLetter = keyof typeof texts.pieces;

/** The kinds of pieces of chess with these letters, in this order, with their values in hundredths of a pawn. */
export const chessPieces = (values: Readonly<Partial<Record<ChessLetter, number>>>): readonly PieceKind[] =>
  (Object.entries(values) as [ChessLetter, number][]).map(([letter, value]) => ({
    letter,
    get name() {
      return chessPieceName(letter);
    },
    get gender() {
      return texts.genders[letter];
    },
    value,
  }));

/** The name of a piece of chess by its letter: "king". */
export const chessPieceName = (letter: ChessLetter): string => texts.pieces[letter];

/** The name of several pieces of a kind of chess, by its letter, or of `any` kind: "kings". */
export const manyChessPieces = (letter: ChessLetter | 'any'): string => texts.manyPieces[letter];

/** The letters of some kinds of pieces, in their order, as placements use them. */
export const lettersOf = (kinds: readonly Pick<PieceKind, 'letter'>[]): string =>
  kinds.map(({ letter }) => letter).join('');

/** The name of the kind of piece with a letter: `knight`. Throws if there is none. */
export function pieceName(kinds: readonly Pick<PieceKind, 'letter' | 'name'>[], letter: string): string {
  const kind = kinds.find((one) => one.letter === letter);
  if (!kind) throw new Error(`no piece has the letter ${letter}`);
  return kind.name;
}

/**
 * The squares of the other pieces with the mover's letter that may go to the same square by one of these actions, as
 * `disambiguate` needs them. Each of the actions must be a piece's.
 */
export function rivalsOf(pieces: Placement, actions: readonly Action[], action: Action): readonly Square[] {
  const letter = pieces[actionFrom(action)]?.letter;
  return actions
    .filter((other) => actionTo(other) === actionTo(action) && actionFrom(other) !== actionFrom(action))
    .map(actionFrom)
    .filter((square) => pieces[square]?.letter === letter);
}

/** A refused action of a piece, and the squares to which it may go instead. */
export interface RefusedAction {
  readonly board: Board;
  readonly kinds: readonly Pick<PieceKind, 'letter' | 'name'>[];
  readonly pieces: Placement;
  readonly side: Side;
  readonly from: Square;
  /** The squares to which the piece on {@link from} may go. */
  readonly targets: readonly Square[];
  /** The word for such an action; `legal action` if absent. */
  readonly noun?: 'action' | 'legal action' | 'move' | 'legal move' | 'kick';
}

/** Explains to people why an action is refused: the side has no piece there, or its piece may only go elsewhere or nowhere. */
export function whyNotThere(refused: RefusedAction): string {
  const { board, kinds, pieces, side, from, targets, noun = 'legal action' } = refused;
  const name = squareName(board, from);
  const piece = pieces[from];
  if (piece?.side !== side) return texts.refused.noPieceThere(sideName(side), name);
  const names = [...new Set(targets)].map((square) => squareName(board, square)).join(', ');
  const mover = pieceName(kinds, piece.letter);
  if (!names) return texts.refused.hasNone(mover, name, noun);
  return texts.refused.mayOnly(mover, name, names, noun === 'kick');
}

/**
 * Explains to a person, in a sentence, why a piece may not move although it could otherwise: its king would be in check.
 * @param isInCheck whether the king is in check before the move
 * @param isKingsMove whether the king itself moves
 * @param isOneMove whether the sentence is about one move; else it is about all moves of the piece
 */
export function whyKingForbids(isInCheck: boolean, isKingsMove: boolean, isOneMove: boolean): string {
  const { king } = texts;
  if (isKingsMove) return isOneMove ? king.thereInCheck : king.isShut;
  if (isInCheck) return isOneMove ? king.inCheck : king.cannotHelp;
  return isOneMove ? king.leftInCheck : king.isPinned;
}
