import type { Side } from '@kickmate/board';
import { isOneRound } from '@kickmate/game';
import type { GameColumns } from '../db/commits.ts';
import { actionCount, resultOf, sideWaitedFor, statusOf, type TableState, tableDueAt } from './events.ts';
import { ratedResultOf } from './rated.ts';

/** The facts about a game that lists show. */
export interface Summary {
  readonly goals?: Readonly<Record<Side, number>> | undefined;
  /** The number of rounds that have begun, in games of several rounds. */
  readonly rounds?: number | undefined;
  readonly plies: number;
  /** The last action, in coordinates. */
  readonly last?: string | undefined;
  /** The level of the computer at each side that it plays. */
  readonly computer?: Readonly<{ w?: number | undefined; b?: number | undefined }> | undefined;
}

function summaryOf(state: TableState): Summary {
  const { session, sitters, variant } = state;
  const level = (side: Side) => (sitters[side].kind === 'computer' ? { [side]: sitters[side].level } : {});
  const computers = { ...level('w'), ...level('b') };
  const shared = { ...(Object.keys(computers).length > 0 && { computer: computers }) };
  if (!session) return { plies: 0, ...shared };
  const { rounds, score, last } = session.match;
  return {
    plies: actionCount(state),
    ...(!isOneRound(variant) && { goals: score, rounds: rounds.length }),
    ...(last && { last: variant.text.formatAction(last) }),
    ...shared,
  };
}

/** The columns of a game's row in this state. */
export function columnsOf(state: TableState): GameColumns {
  const { sitters, fortune } = state;
  const player = (side: Side) => (sitters[side].kind === 'person' ? sitters[side].player : undefined);
  return {
    status: statusOf(state),
    result: resultOf(state),
    toAct: sideWaitedFor(state),
    dueAt: tableDueAt(state),
    white: player('w'),
    black: player('b'),
    nonces: fortune.nonces,
    summary: summaryOf(state),
    rated: ratedResultOf(state),
  };
}
