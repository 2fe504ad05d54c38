import { type Board, type Piece, type Square, squareName } from '@kickmate/board';
import type { Gender } from '@kickmate/language';
import type { Variant } from '../variant.ts';

/** A piece on its square, as sentences name it. Its kind has a gender in languages in which words depend on that. */
export interface NamedPiece {
  /** "knight" */
  readonly piece: string;
  readonly gender: Gender;
  /** The name of its square. */
  readonly on: string;
}

/** A kind of piece, as far as sentences need it. */
interface NamedKind {
  readonly letter: string;
  readonly name: string;
  readonly gender?: Gender | undefined;
}

/** Names the piece on a square, for sentences. Throws if there is none. A kind without a gender is masculine. */
export function namedPiece(
  { board, kinds }: { readonly board: Board; readonly kinds: readonly NamedKind[] },
  piece: Piece | undefined,
  square: Square,
): NamedPiece {
  const kind = kinds.find(({ letter }) => letter === piece?.letter);
  if (!kind) throw new Error(`there is no piece on ${squareName(board, square)}`);
  return { piece: kind.name, gender: kind.gender ?? 'm', on: squareName(board, square) };
}

/** Returns the functions that name the squares of a game, and the pieces of a position. The second throws if there is no piece. */
export const namesOf = <P>({ board, pieces, pieceAt }: Pick<Variant<P>, 'board' | 'pieces' | 'pieceAt'>) => ({
  nameOf: (square: Square): string => squareName(board, square),
  named: (position: P, square: Square): NamedPiece =>
    namedPiece({ board, kinds: pieces }, pieceAt(position, square), square),
});
