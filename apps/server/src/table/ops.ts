import { fail, ok, opponent, type Result, type Side } from '@kickmate/board';
import { isLiningUp, type Session } from '@kickmate/play';
import type { Op, Refusal } from '@kickmate/protocol';
import { draftsOf, isDone, type TableEvent, type TableState } from './events.ts';

/** A command of a seated player at a moment. */
export interface PlayerCommand {
  readonly side: Side;
  readonly op: Op;
  /** The version that the player saw. */
  readonly v: number;
  /** The milliseconds of the turn that are given back. */
  readonly givenBackMs: number;
  /** The side that has been away for so long that its opponent may decide. */
  readonly sideAwayTooLong: Side | undefined;
}

/**
 * The event that a command asks for. The session may still refuse it: `afterEvent` decides that. `wait`: the one who
 * stayed goes on waiting, which is not an event.
 * @param newId makes the id of the table of a rematch
 */
export function tableEventOf(
  state: TableState,
  command: PlayerCommand,
  newId: () => string,
): Result<TableEvent | 'wait', Refusal> {
  const { session } = state;
  const { side, op, v, sideAwayTooLong } = command;
  if (op.kind !== 'abort' && !session) return fail({ why: 'notBegun' });
  if (op.kind === 'abort' && state.terms.tournament) return fail({ why: 'tournamentCallOff' });
  if (!session) return isDone(state) ? fail({ why: 'calledOff' }) : ok({ kind: 'cancel', side });
  const drafts = draftsOf(session);
  const circumstances = { ...(drafts && { drafts }), ...(command.givenBackMs > 0 && { back: command.givenBackMs }) };
  if (
    op.kind === 'offer' &&
    (state.v - state.matchVersion >= MOST_EVENTS_OF_POSITION || state.offerEventCount >= MOST_OFFER_EVENTS)
  )
    return fail({ why: 'offeredEnough' });
  // The computer would agree to each takeback.
  if (
    op.kind === 'offer' &&
    op.what === 'takeback' &&
    state.terms.rated &&
    state.sitters[opponent(side)].kind === 'computer'
  )
    return fail({ why: 'ratedTakeback' });
  switch (op.kind) {
    case 'act':
      if (isDone(state)) return fail({ why: 'over' });
      if (v < state.matchVersion) return fail({ why: 'stale' });
      return ok({ kind: 'play', command: { kind: 'act by text', side, text: op.text }, ...circumstances });
    case 'ready': {
      if (v < state.matchVersion) return fail({ why: 'stale' });
      const formation = op.formation ?? ownDraft(session, side);
      return ok({ kind: 'play', command: { kind: 'ready', side, formation }, ...circumstances });
    }
    case 'claim':
    case 'resign':
    case 'abort':
      return ok({ kind: 'play', command: { kind: op.kind, side }, ...circumstances });
    case 'offer':
    case 'accept':
    case 'decline':
    case 'withdraw':
      return op.what === 'rematch'
        ? rematchEvent(state, side, op.kind, newId)
        : ok({ kind: 'play', command: { kind: op.kind, side, what: op.what }, ...circumstances });
    case 'step in': {
      if (isDone(state)) return fail({ why: 'over' });
      const absent = opponent(side);
      if (sideAwayTooLong !== absent) return fail({ why: 'isThere' });
      const { choice, level } = op;
      if (choice === 'wait') return ok('wait');
      if (choice === 'computer' && state.terms.tournament) return fail({ why: 'tournamentComputer' });
      return ok({ kind: 'step in', side: absent, choice, ...(level && { level }), ...circumstances });
    }
  }
}

/**
 * The number of events in one position of the match after which nothing more is offered. Each is stored, so somebody who
 * offers and withdraws for ever would fill the database.
 */
export const MOST_EVENTS_OF_POSITION = 40;
/** The number of offers and answers in a game after which nothing more is offered: takebacks make new positions. */
export const MOST_OFFER_EVENTS = 400;

/** The formation with which a side is ready if it names none: the one that it has made so far. */
function ownDraft(session: Session, side: Side): string | undefined {
  const { formations } = session.match.variant;
  if (!formations || !isLiningUp(session)) return undefined;
  return draftsOf(session)?.[side] ?? formations.format(formations.usual());
}

type OfferOpKind = Extract<Op, { readonly what: string }>['kind'];

/** The event of an offer of a rematch, or of an answer to it. */
function rematchEvent(
  state: TableState,
  side: Side,
  kind: OfferOpKind,
  newId: () => string,
): Result<TableEvent, Refusal> {
  const { rematch, sitters, session } = state;
  if (!isDone(state) || !session) return fail({ why: 'playToEnd' });
  if (rematch.table) return fail({ why: 'rematchBegun' });
  const { by } = rematch;
  const isAgreed = by === opponent(side) || sitters[opponent(side)].kind === 'computer';
  switch (kind) {
    case 'offer':
      if (by === side) return fail({ why: 'isOffered' });
      return ok({ kind: 'rematch', ...(isAgreed ? { table: newId() } : { by: side }) });
    case 'accept':
      return by === opponent(side) ? ok({ kind: 'rematch', table: newId() }) : noRematch();
    case 'decline':
      return by === opponent(side) ? ok({ kind: 'rematch' }) : noRematch();
    case 'withdraw':
      return by === side ? ok({ kind: 'rematch' }) : noRematch();
  }
}

const noRematch = (): Result<never, Refusal> => fail({ why: 'notOffered', values: { what: 'rematch' } });
