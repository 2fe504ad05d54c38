/** A piece as rules have it: the `Piece` of `@kickmate/board`. */
interface Piece {
  readonly side: 'w' | 'b';
  readonly letter: string;
}

/**
 * How a kernel's packed positions have pieces: numbers from 1 in the order of `letters` for White's, `black` more for
 * Black's, 0 for no piece. `unpack` ignores what a number has above `2 * black`.
 */
export function piecePacking(letters: string, black = 8) {
  return {
    pack: (piece: Piece | undefined): number =>
      piece ? letters.indexOf(piece.letter) + 1 + (piece.side === 'b' ? black : 0) : 0,
    unpack(code: number): Piece | undefined {
      const letter = letters[(code % black) - 1];
      return letter === undefined ? undefined : { side: code & black ? 'b' : 'w', letter };
    },
  };
}
