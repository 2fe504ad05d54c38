import { type Board, rankOf, type Square } from '@kickmate/board';
import type { AnyVariant, FormationFault } from '@kickmate/game';
import { vocabularyOf } from '../../words/commentary.ts';
import { texts } from './texts.ts';

/** The ranks of these squares in words: "ranks 6 to 8". */
export function ranksWords(board: Board, squares: readonly Square[]): string {
  const ranks = squares.map((square) => rankOf(board, square) + 1);
  return texts.ranks(Math.min(...ranks), Math.max(...ranks));
}

/** The state of a line-up in words: the errors, the pieces without a place, or the piece that sits out. */
export function lineUpWords(
  variant: AnyVariant,
  faults: readonly Pick<FormationFault, 'message'>[],
  waiting: readonly string[],
): string {
  if (faults.length > 0) return texts.notAllowed(faults.map(({ message }) => message));
  const { pieceNames } = vocabularyOf(variant);
  const nameOf = (letter: string): string => pieceNames[letter] ?? letter;
  if (waiting.length === 1) return texts.complete(nameOf(waiting[0]!));
  const counts = [...new Set(waiting)].map((letter) =>
    texts.count(waiting.filter((one) => one === letter).length, nameOf(letter)),
  );
  return texts.waiting(waiting.length - 1, waiting.length, counts);
}
