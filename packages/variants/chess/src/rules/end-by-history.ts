import { isSamePlacement } from '@kickmate/board';
import { drawnEnd, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { texts } from '../texts.ts';
import { isMaterialGone } from './material.ts';
import type { ChessPosition } from './position.ts';

/** The numbers of occurrences of a position that allow a claim of a draw, and that end the game without one. */
const CLAIMED_OCCURRENCES = 3;
const FINAL_OCCURRENCES = 5;
/** Numbers of half-moves without capture or pawn move that allow a claim of a draw, and that end the game without one. */
const CLAIMED_QUIET = 100;
const FINAL_QUIET = 150;

/** The draw that needs no claim; `plies` is the game from its start to now. */
export function endByHistory(plies: readonly Ply<ChessPosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end) return undefined;
  if (isMaterialGone(latest.pieces)) return drawnEnd('material', texts.ends.material);
  if (occurrences(plies, { isSame, cannotBeUndone }) >= FINAL_OCCURRENCES)
    return drawnEnd('fivefold', texts.ends.fivefold);
  if (latest.quiet >= FINAL_QUIET) return drawnEnd('seventyfive', texts.ends.seventyfive);
  return undefined;
}

/** The draw that the side to move may claim. */
export function claimable(plies: readonly Ply<ChessPosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone }) >= CLAIMED_OCCURRENCES)
    return drawnEnd('repetition', texts.ends.repetition);
  if (latest.quiet >= CLAIMED_QUIET) return drawnEnd('fifty', texts.ends.fifty);
  return undefined;
}

/** Whether an action was a capture or a pawn's. */
const cannotBeUndone = ({ after }: Ply<ChessPosition>): boolean => after.quiet === 0;

/** Whether two positions are the same for the players: placement, side to move, en passant and castling rights. */
const isSame = (a: ChessPosition, b: ChessPosition): boolean =>
  a.side === b.side &&
  a.enPassant === b.enPassant &&
  hasSameRooks(a.castling.w, b.castling.w) &&
  hasSameRooks(a.castling.b, b.castling.b) &&
  isSamePlacement(a.pieces, b.pieces);

const hasSameRooks = (a: ChessPosition['castling']['w'], b: ChessPosition['castling']['w']): boolean =>
  a.king === b.king && a.queen === b.queen;
