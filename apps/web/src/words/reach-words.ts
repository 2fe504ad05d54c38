import { type Piece, type Square, squareName } from '@kickmate/board';
import { pieceLabel } from '@kickmate/board-ui/words';
import type { Reach } from '@kickmate/game';
import type { Vocabulary } from './narrate.ts';
import { capital } from './players.ts';
import { texts } from './texts.ts';

/** The reach of a piece as a sentence: "Black knight c6: could move to 4 squares, and capture on 6." */
export function reachWords(
  { board, pieceNames }: Vocabulary,
  piece: Piece | undefined,
  square: Square,
  { moves, attacks }: Reach,
): string {
  if (!piece) return '';
  const name = `${capital(pieceLabel(piece, pieceNames))} ${squareName(board, square)}`;
  return texts.reach(name, moves.length, attacks.length);
}
