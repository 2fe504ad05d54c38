import { type Board, rankOf, type Square } from '@kickmate/board';
import type { AnyVariant, FormationFault } from '@kickmate/game';
import { vocabularyOf } from '../words/commentary.ts';

/** The ranks of these squares in words: "ranks 6 to 8". */
export function ranksWords(board: Board, squares: readonly Square[]): string {
  const ranks = squares.map((square) => rankOf(board, square) + 1);
  return `ranks ${Math.min(...ranks)} to ${Math.max(...ranks)}`;
}

/** The state of a line-up in words: the errors, the pieces without a place, or the piece that sits out. */
export function lineUpWords(
  variant: AnyVariant,
  faults: readonly Pick<FormationFault, 'message'>[],
  waiting: readonly string[],
): string {
  if (faults.length > 0) return `Not allowed: ${faults.map(({ message }) => message).join('; ')}.`;
  const { pieceNames } = vocabularyOf(variant);
  const nameOf = (letter: string): string => pieceNames[letter] ?? letter;
  if (waiting.length === 1) return `Everybody has a place; a ${nameOf(waiting[0]!)} sits out.`;
  const counts = [...new Set(waiting)].map((letter) => {
    const count = waiting.filter((one) => one === letter).length;
    return count > 1 ? `${count} ${nameOf(letter)}s` : nameOf(letter);
  });
  return `${waiting.length - 1} of these ${waiting.length} are to be placed: ${counts.join(', ')}.`;
}
