import type { Placement } from '@kickmate/board';
import { occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { isMaterialGone } from './material.ts';
import type { ChessPosition } from './position.ts';

/** So many occurrences of a position may be claimed as a draw, and so many are one. */
const CLAIMED_OCCURRENCES = 3;
const FINAL_OCCURRENCES = 5;
/** So many half-moves without a capture or a pawn move may be claimed as a draw, and so many are one. */
const CLAIMED_QUIET = 100;
const FINAL_QUIET = 150;

const draw = (kind: string, title: string): RoundEnd => ({ kind, title, goals: 0 });

/** Whether the game, whose plies these are from its start to now, is drawn without anybody's claim; and why. */
export function endByHistory(plies: readonly Ply<ChessPosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end) return undefined;
  if (isMaterialGone(latest.pieces)) return draw('material', 'Insufficient material');
  if (occurrences(plies, { isSame, cannotBeUndone }) >= FINAL_OCCURRENCES)
    return draw('fivefold', 'Fivefold repetition');
  if (latest.quiet >= FINAL_QUIET) return draw('seventyfive', 'Seventy-five moves');
  return undefined;
}

/** The draw that the side to move may claim. */
export function claimable(plies: readonly Ply<ChessPosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone }) >= CLAIMED_OCCURRENCES)
    return draw('repetition', 'Threefold repetition');
  if (latest.quiet >= CLAIMED_QUIET) return draw('fifty', 'Fifty moves');
  return undefined;
}

/** Whether an action was a capture or a pawn's. */
const cannotBeUndone = ({ after }: Ply<ChessPosition>): boolean => after.quiet === 0;

/** Whether two positions are the same for the players: placement, side to move and what may be done, now or some day. */
const isSame = (a: ChessPosition, b: ChessPosition): boolean =>
  a.side === b.side &&
  a.enPassant === b.enPassant &&
  hasSameRooks(a.castling.w, b.castling.w) &&
  hasSameRooks(a.castling.b, b.castling.b) &&
  areSame(a.pieces, b.pieces);

const hasSameRooks = (a: ChessPosition['castling']['w'], b: ChessPosition['castling']['w']): boolean =>
  a.king === b.king && a.queen === b.queen;

function areSame(a: Placement, b: Placement): boolean {
  for (let square = 0; square < a.length; square++) {
    const [one, other] = [a[square], b[square]];
    if (one !== other && (one?.letter !== other?.letter || one?.side !== other?.side)) return false;
  }
  return true;
}
