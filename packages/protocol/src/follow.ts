import { fail, ok, type Result, type Side } from '@kickmate/board';
import type { AnyVariant, Level } from '@kickmate/game';
import {
  type AnyMatch,
  computerSeat,
  correspondence,
  type Holiday,
  ONLINE,
  PERSON,
  restoreSession,
  type Session,
} from '@kickmate/play';
import { readRecord } from '@kickmate/record';
import type { ServerMessageOf, SessionState } from './messages.ts';
import { afterSteps } from './steps.ts';

type Sync = ServerMessageOf<'sync'>;
type Event = ServerMessageOf<'ev'>;

/** A table as a client knows it: the last whole state that the server sent, and every event since. */
export interface FollowedTable extends Omit<Sync, 'type' | 'record' | 'id'> {
  /** The match; absent until the game begins. */
  readonly match?: AnyMatch | undefined;
}

/** The reason for which a client has to ask for the whole table again. */
export interface OutOfStep {
  readonly message: string;
}

/** Reads the whole state of a table. The rules check every action of its record. */
export function tableOf(sync: Sync, variant: AnyVariant): Result<FollowedTable, OutOfStep> {
  const { type: _type, id: _command, record, ...rest } = sync;
  if (record === undefined) return ok(rest);
  const read = readRecord(variant, record);
  return read.ok ? ok({ ...rest, match: read.value }) : fail({ message: `the record: ${read.error.message}` });
}

/**
 * The table after an event. An event that the client has already changes nothing. The client is out of step if an event is
 * missing in between, or if the rules refuse a step.
 */
export function tableAfter(table: FollowedTable, event: Event): Result<FollowedTable, OutOfStep> {
  const { type: _type, id: _command, steps, ...rest } = event;
  if (event.v <= table.v) return ok(table);
  if (event.v > table.v + 1) return fail({ message: `version ${event.v} came after version ${table.v}` });
  if (!table.match) return fail({ message: 'the game has begun, but its record has not come' });
  const match = afterSteps(table.match, steps);
  if (!match.ok) return match;
  const isOver = match.value.end !== undefined || event.state.aborted !== undefined;
  return ok({ ...table, ...rest, match: match.value, status: isOver ? 'over' : 'running' });
}

/**
 * The session of a table that has begun, as it stands at the moment `at` of the client's own clock: its clocks run on from
 * there.
 */
export function sessionOf(table: FollowedTable & { readonly match: AnyMatch }, at: number): Session {
  const { match, state, seats, terms, begun } = table;
  const { pace } = terms;
  const opening = {
    seats: { w: seatOf(seats.w.level), b: seatOf(seats.b.level) },
    terms: pace.kind === 'days' ? correspondence(pace.days) : ONLINE,
    beganAt: begun,
  };
  return {
    ...restoreSession(match, state, opening, at),
    ...(state.holidays && { holidays: holidaysOf(state.holidays, at) }),
  };
}

/** Holidays of a message by the client's clock. The time that a turn has taken until the message came is known without them. */
function holidaysOf(sent: NonNullable<SessionState['holidays']>, at: number): Session['holidays'] {
  const of = (side: Side): readonly Holiday[] => {
    const one = sent[side];
    return one ? [{ from: at + one.inMs, until: at + one.endsInMs }] : [];
  };
  return { w: of('w'), b: of('b') };
}

const seatOf = (level: number | undefined) => (level === undefined ? PERSON : computerSeat(level as Level));
