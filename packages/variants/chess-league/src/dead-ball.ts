import type { Placement } from '@kickmate/board';
import { actionFrom, actionKind, occurrences, type Ply, type RoundEnd } from '@kickmate/game';
import { KIND, PASS } from './actions.ts';
import type { LeaguePosition } from './position.ts';

/** The position that occurs for the third time ends the round. */
const OCCURRENCES = 3;
/** So many actions in a row without a kick, a capture or a pawn move end the round. */
const QUIET_LIMIT = 100;

const voidRound = (kind: string, title: string): RoundEnd => ({ kind, title, goals: 0 });

/** Whether the round, whose plies these are from its start to now, is void; and why. */
export function endByHistory(plies: readonly Ply<LeaguePosition>[]): RoundEnd | undefined {
  const last = plies.at(-1);
  if (!last || last.after.end) return undefined;
  if (occurrences(plies, { isSame, cannotBeUndone }) >= OCCURRENCES) return voidRound('repetition', 'Third repetition');
  if (last.after.quiet >= QUIET_LIMIT) return voidRound('quiet', `${QUIET_LIMIT} quiet actions`);
  if (last.action === PASS && plies.at(-2)?.action === PASS) return voidRound('passes', 'Both sides passed');
  return undefined;
}

/** Whether an action was a capture or a pawn's: these are among those that are not quiet, which is the quicker to ask. */
const cannotBeUndone = ({ before, action, after }: Ply<LeaguePosition>): boolean =>
  after.quiet === 0 && (actionKind(action) === KIND.capture || before.pieces[actionFrom(action)]?.letter === 'P');

/** Whether two positions are the same for the players: placement, ball and side to move. */
const isSame = (a: LeaguePosition, b: LeaguePosition): boolean =>
  a.ball === b.ball && a.side === b.side && areSame(a.pieces, b.pieces);

function areSame(a: Placement, b: Placement): boolean {
  for (let square = 0; square < a.length; square++) {
    const [one, other] = [a[square], b[square]];
    if (one !== other && (one?.letter !== other?.letter || one?.side !== other?.side)) return false;
  }
  return true;
}
