import { type Piece, SIDES } from '@kickmate/board';
import type { PieceKind } from '@kickmate/game';
import { texts } from './texts.ts';

/**
 * Names of pieces by letter: `N` is "knight". A name with its side, by side and letter, is used where it is there: `wN` is
 * "white knight". {@link pieceNamesOf} makes both.
 */
export type PieceNames = Readonly<Record<string, string>>;

/** The names of these kinds of pieces, with and without a side, in the chosen language. */
export const pieceNamesOf = (kinds: readonly Pick<PieceKind, 'letter' | 'name' | 'gender'>[]): PieceNames =>
  Object.fromEntries(
    kinds.flatMap(({ letter, name, gender }) => [
      [letter, name],
      ...SIDES.map((side) => [side + letter, texts.piece[side](name, gender)]),
    ]),
  );

/** A piece's side and name: "white knight". A letter without a name is used as it is. */
export const pieceLabel = ({ side, letter }: Piece, pieceNames: PieceNames): string =>
  pieceNames[side + letter] ?? texts.piece[side](pieceNames[letter] ?? letter, undefined);
