import type { Square } from '@kickmate/board';
import { actionTo, whyKingForbids } from '@kickmate/game';
import { isInCheck } from './rules/board.ts';
import { moves, openMovesFrom } from './rules/moves.ts';
import { type ElevenPosition, isKickOff, type Phase } from './rules/position.ts';
import { texts } from './texts.ts';

/** The phases in which the turn's move has been made. */
const MOVED: readonly Phase[] = ['kp', 'kph', 'p', 'PS', 'S'];
/** The phases in which a pass is open. */
const PASSING: readonly Phase[] = ['kp', 'kph', 'p', 'mps', 'MPS', 'PS'];

/** Why a piece cannot act, or cannot act on a square, where the reason is one of this game; otherwise `undefined`. */
export function whyNot(position: ElevenPosition, to: Square, from?: Square): string | undefined {
  const { pieces, side, ball, phase } = position;
  const mover = pieces[from ?? to];
  if (mover?.side !== side) return undefined;
  if (from !== undefined && from === ball && pieces[to]?.side === side) return whyNoPass(position);
  if (MOVED.includes(phase)) return phase.startsWith('k') ? texts.whyNot.mustPass : texts.whyNot.hasMoved;
  const open = openMovesFrom(position, from ?? to).filter((action) => from === undefined || actionTo(action) === to);
  if (open.length === 0) return undefined;
  // A move that the king allows is kept back by the phase: it has to end in the circle, or in the own half.
  if (!moves(position).some((action) => open.includes(action)))
    return whyKingForbids(isInCheck(pieces, side), mover.letter === 'K', from !== undefined);
  return isKickOff(phase) ? texts.hints.kickOff : texts.hints.ownHalf;
}

/** Why the ball cannot be passed to a piece of the own side. */
function whyNoPass({ pieces, side, phase }: ElevenPosition): string {
  if (!PASSING.includes(phase)) return texts.whyNot.noPassNow;
  return phase === 'mps' && isInCheck(pieces, side) ? texts.whyNot.checkFirst : texts.whyNot.noPassThere;
}
