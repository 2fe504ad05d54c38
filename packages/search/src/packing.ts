/** A piece as rules have it: the `Piece` of `@kickmate/board`. */
interface Piece {
  readonly side: 'w' | 'b';
  readonly letter: string;
}

/**
 * The functions that pack and unpack the pieces of a kernel's packed positions: numbers from 1 in the order of `letters` for White's
 * pieces, `blackOffset` more for Black's, 0 for no piece. `blackOffset` is a power of two above the number of letters. `unpack` ignores
 * the bits of a number from `2 * blackOffset` on.
 */
export function piecePacking(letters: string, blackOffset = 8) {
  return {
    pack: (piece: Piece | undefined): number =>
      piece ? letters.indexOf(piece.letter) + 1 + (piece.side === 'b' ? blackOffset : 0) : 0,
    unpack(code: number): Piece | undefined {
      const letter = letters[(code % blackOffset) - 1];
      return letter === undefined ? undefined : { side: code & blackOffset ? 'b' : 'w', letter };
    },
  };
}
