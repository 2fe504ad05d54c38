import type { Placement } from '@kickmate/board';
import type { Ply, RoundEnd } from '@kickmate/game';
import type { FootballPosition } from './position.ts';

/** The position that a turn begins in for the third time ends the round. */
const OCCURRENCES = 3;
/** So many completed turns without a goal end the round. */
const TURN_LIMIT = 100;

const drawn = (kind: string, title: string): RoundEnd => ({ kind, title, goals: 0 });

/** Whether the round, whose plies these are from its start to now, is drawn at the start of a turn; and why. */
export function endByHistory(plies: readonly Ply<FootballPosition>[]): RoundEnd | undefined {
  const latest = plies.at(-1)?.after;
  if (!latest || latest.end || !isTurnStart(latest)) return undefined;
  const all = [plies[0]!.before, ...plies.map(({ after }) => after)];
  const times = all.filter((position) => isTurnStart(position) && isSame(position, latest)).length;
  if (times >= OCCURRENCES) return drawn('repetition', 'Third repetition');
  if (latest.turns >= TURN_LIMIT) return drawn('turns', `${TURN_LIMIT} turns without a goal`);
  return undefined;
}

const isTurnStart = ({ phase }: FootballPosition): boolean => phase !== 'k';

/** Whether two positions at a turn's start are the same for the players: placement, ball and side to move. */
const isSame = (a: FootballPosition, b: FootballPosition): boolean =>
  a.ball === b.ball && a.side === b.side && areSame(a.pieces, b.pieces);

const areSame = (a: Placement, b: Placement): boolean =>
  a.every((piece, square) => piece?.letter === b[square]?.letter && piece?.side === b[square]?.side);
