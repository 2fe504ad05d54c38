import { isSamePlacement } from '@kickmate/board';
import { actionFrom, actionKind, drawnEnd, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { KIND, PASS } from './actions.ts';
import type { LeaguePosition } from './position.ts';

/** The position that occurs for the third time ends the round. */
const OCCURRENCES = 3;
/** This many actions in a row without a kick, a capture or a pawn move end the round. */
const QUIET_LIMIT = 100;

/** Returns the end that the history gives a round, if any; `plies` is the round from its start to now. */
export function endByHistory(plies: readonly Ply<LeaguePosition>[]): RoundEnd | undefined {
  const last = plies.at(-1);
  if (!last || last.after.end) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone }) >= OCCURRENCES) return drawnEnd('repetition', 'Third repetition');
  if (last.after.quiet >= QUIET_LIMIT) return drawnEnd('quiet', `${QUIET_LIMIT} quiet actions`);
  if (last.action === PASS && plies.at(-2)?.action === PASS) return drawnEnd('passes', 'Both sides passed');
  return undefined;
}

/** Whether an action was a capture or a pawn's. Such an action is never quiet, which is tested first because it is fast. */
const cannotBeUndone = ({ before, action, after }: Ply<LeaguePosition>): boolean =>
  after.quiet === 0 && (actionKind(action) === KIND.capture || before.pieces[actionFrom(action)]?.letter === 'P');

/** Whether two positions are the same for the players: placement, ball and side to move. */
const isSame = (a: LeaguePosition, b: LeaguePosition): boolean =>
  a.ball === b.ball && a.side === b.side && isSamePlacement(a.pieces, b.pieces);
