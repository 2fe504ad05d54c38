import { isSamePlacement } from '@kickmate/board';
import { actionFrom, actionKind, drawnEnd, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { texts } from '../texts.ts';
import { KIND, PASS } from './actions.ts';
import type { LeaguePosition } from './position.ts';

/** The round ends when a position occurs this many times. */
const OCCURRENCES = 3;
/** The round ends after this many actions in a row without a kick, a capture or a pawn move. */
const QUIET_LIMIT = 100;

/** Returns the end of a round by repetition, quiet actions or passes, if any; `plies` is the round from its start to now. */
export function endByHistory(plies: readonly Ply<LeaguePosition>[]): RoundEnd | undefined {
  const last = plies.at(-1);
  if (!last || last.after.end) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone }) >= OCCURRENCES)
    return drawnEnd('repetition', texts.ends.repetition);
  if (last.after.quiet >= QUIET_LIMIT) return drawnEnd('quiet', texts.ends.quiet(QUIET_LIMIT));
  if (last.action === PASS && plies.at(-2)?.action === PASS) return drawnEnd('passes', texts.ends.passes);
  return undefined;
}

/** Whether no earlier position can come back after an action: a capture or a pawn's. The quiet count is tested first, for speed. */
const cannotBeUndone = ({ before, action, after }: Ply<LeaguePosition>): boolean =>
  after.quiet === 0 && (actionKind(action) === KIND.capture || before.pieces[actionFrom(action)]?.letter === 'P');

/** Whether two positions are the same for the players: placement, ball and side to move. */
const isSame = (a: LeaguePosition, b: LeaguePosition): boolean =>
  a.ball === b.ball && a.side === b.side && isSamePlacement(a.pieces, b.pieces);
