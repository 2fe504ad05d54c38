import type { Placement } from '@kickmate/board';
import type { Ply, RoundEnd } from '@kickmate/game';
import { PASS } from './actions.ts';
import type { LeaguePosition } from './position.ts';

/** The position that occurs for the third time ends the round. */
const OCCURRENCES = 3;
/** So many actions in a row without a kick, a capture or a pawn move end the round. */
const QUIET_LIMIT = 100;

const voidRound = (kind: string, title: string): RoundEnd => ({ kind, title, goals: 0 });

/** Whether the round, whose plies these are from its start to now, is void; and why. */
export function deadBall(plies: readonly Ply<LeaguePosition>[]): RoundEnd | undefined {
  const last = plies.at(-1);
  if (!last || last.after.end) return undefined;
  if (occurrences(plies, last.after) >= OCCURRENCES) return voidRound('repetition', 'Third repetition');
  if (last.after.quiet >= QUIET_LIMIT) return voidRound('quiet', `${QUIET_LIMIT} quiet actions`);
  if (last.action === PASS && plies.at(-2)?.action === PASS) return voidRound('passes', 'Both sides passed');
  return undefined;
}

/** How often a position was there, the round's start included. */
function occurrences(plies: readonly Ply<LeaguePosition>[], position: LeaguePosition): number {
  const positions = plies.map((ply) => ply.after);
  return [plies[0]!.before, ...positions].filter((other) => isSame(other, position)).length;
}

/** Whether two positions are the same for the players: placement, ball and side to move. */
const isSame = (a: LeaguePosition, b: LeaguePosition): boolean =>
  a.ball === b.ball && a.side === b.side && areSame(a.pieces, b.pieces);

const areSame = (a: Placement, b: Placement): boolean =>
  a.every((piece, square) => piece?.letter === b[square]?.letter && piece?.side === b[square]?.side);
