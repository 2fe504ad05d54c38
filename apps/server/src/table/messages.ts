import { opponent, SIDES, type Side } from '@kickmate/board';
import { isLiningUp, isOver, type Session, saveSession, visibleFormation } from '@kickmate/play';
import {
  type ServerMessageOf,
  type SessionState,
  type ShownSeat,
  type Step,
  sha256Hex,
  withoutSeed,
} from '@kickmate/protocol';
import { writeRecord } from '@kickmate/record';
import type { SeatRatings } from '../ratings/ratings.ts';
import { isDone, type Sitter, statusOf, type TableState } from './events.ts';
import { shownComputerSeat, unratedCauseOf } from './rated.ts';

/** The names of players by their ids. */
export type Names = ReadonlyMap<string, string>;

/** The people to whom one and the same message goes: the player of a side, or all who watch. */
export type Viewer = Side | 'watchers';

/**
 * The parts of a session beside its match, as a viewer may see them at a moment. A formation that is hidden from the viewer
 * is left out; only whether it is ready is shown.
 */
export function stateFor(session: Session, viewer: Viewer, at: number): SessionState {
  const { elapsed, ...saved } = { ...saveSession(session, at), ...sentHolidays(session, at) };
  // Whole milliseconds are enough. Time that was given back may have set the turn's stopwatch below 0.
  const state: SessionState = { ...saved, elapsed: Math.max(0, Math.round(elapsed ?? 0)) } as SessionState;
  if (!isLiningUp(session) || typeof state.lineUp !== 'object') return state;
  const hidden = SIDES.filter((side) => side !== viewer && visibleFormation(session, side) === undefined);
  if (hidden.length === 0) return state;
  const formations = session.match.variant.formations!;
  // The message needs some formation of a side that is ready. The usual one says nothing about the real one.
  const usual = formations.format(formations.usual());
  const { ready, drafts, answered } = state.lineUp;
  const masked = { ready: { ...ready }, drafts: { ...drafts } };
  for (const side of hidden) {
    if (ready[side] !== undefined) masked.ready[side] = usual;
    delete masked.drafts[side];
  }
  // The computer answers a formation that may be hidden.
  const showsAnswered =
    answered !== undefined && hidden.every((side) => session.seats[opponent(side)].kind === 'person');
  return { ...state, lineUp: { ...masked, ...(showsAnswered && { answered }) } };
}

/** The holiday that each side has now or next, as the milliseconds until it begins (0: it has begun) and ends. */
function sentHolidays({ holidays = {} }: Session, at: number): Pick<SessionState, 'holidays'> {
  const all = SIDES.flatMap((side) => {
    const next = holidays[side]?.find(({ from, until }) => until > Math.max(at, from));
    return next ? [[side, { inMs: Math.max(0, next.from - at), endsInMs: next.until - at }] as const] : [];
  });
  return all.length > 0 ? { holidays: Object.fromEntries(all) } : {};
}

/** A seat as everybody sees it. An open seat has an empty name. */
function seatOf(sitter: Sitter, names: Names): ShownSeat {
  switch (sitter.kind) {
    case 'person':
      return { name: names.get(sitter.player) ?? '', ...(names.get(sitter.player) && { player: sitter.player }) };
    case 'computer':
      return shownComputerSeat(sitter.level);
    case 'open':
      return { name: '' };
  }
}

/** The seats of a table as everybody sees them. Whoever has deleted all data has no rating any more. */
export function seatsOf({ sitters }: TableState, names: Names, ratings: SeatRatings): ShownSeats {
  const withRating = (side: Side): ShownSeat => {
    const seat = seatOf(sitters[side], names);
    return seat.player === undefined ? seat : { ...seat, ...ratings[side] };
  };
  return { w: withRating('w'), b: withRating('b') };
}

/** The seats of a table as everybody sees them. */
export type ShownSeats = Readonly<Record<Side, ShownSeat>>;

/** The state of a table without a session. */
const stateWithoutSession = ({ calledOff }: TableState): SessionState =>
  calledOff === undefined || calledOff === 'expired' ? {} : { aborted: calledOff };

/** The fields that `sync` and `ev` share. */
const sharedFields = (state: TableState, seats: ShownSeats, viewer: Viewer, at: number) => ({
  state: state.session ? stateFor(state.session, viewer, at) : stateWithoutSession(state),
  seats,
  ...(unratedCauseOf(state) && { unrated: unratedCauseOf(state) }),
  rematch: {
    ...(state.rematch.by && { by: state.rematch.by }),
    ...(state.rematch.table && { table: state.rematch.table }),
  },
  ...(isDone(state) && { secret: state.fortune.secret }),
});

/** The match so far as PGN, without the seed, from which the starts of further rounds could be known. */
export const recordOf = ({ session }: TableState): string | undefined =>
  session && writeRecord(withoutSeed(session.match));

/**
 * A game as everybody may download it, before its end without the seed. Its players' names are not in it, because they may
 * change or vanish: `fillTags` puts them in.
 */
export const publicRecord = (session: Session): string =>
  writeRecord(isOver(session) ? session.match : withoutSeed(session.match), {
    Event: 'Kickmate',
    Date: dateTag(session.beganAt),
  });

/** PGN's tag for the day on which a game began. */
const dateTag = (beganAt: number | undefined): string =>
  beganAt === undefined ? '????.??.??' : new Date(beganAt).toISOString().slice(0, 10).replaceAll('-', '.');

/** All of a table for a viewer. `record`: {@link recordOf} of it, which is the same for all; `seats`: {@link seatsOf} of it. */
export function syncFor(
  state: TableState,
  record: string | undefined,
  seats: ShownSeats,
  viewer: Viewer,
  at: number,
): ServerMessageOf<'sync'> {
  const { id, v, terms, session, fortune, seals } = state;
  const status = statusOf(state);
  return {
    type: 'sync',
    table: id,
    v,
    terms,
    ...(viewer !== 'watchers' && { you: viewer }),
    // On the wire a game that was called off is `over`, too: `state.aborted` and `expired` tell them apart.
    status: status === 'aborted' ? 'over' : status,
    ...(state.calledOff === 'expired' && { expired: true }),
    ...(session?.beganAt !== undefined && { begun: session.beganAt }),
    commit: sha256Hex(fortune.secret),
    seals,
    nonces: fortune.nonces,
    ...(record !== undefined && { record }),
    ...sharedFields(state, seats, viewer, at),
  };
}

/** One change of a table for a viewer. */
export const eventFor = (
  state: TableState,
  steps: readonly Step[],
  seats: ShownSeats,
  viewer: Viewer,
  at: number,
): ServerMessageOf<'ev'> => ({
  type: 'ev',
  table: state.id,
  v: state.v,
  steps: [...steps],
  ...sharedFields(state, seats, viewer, at),
});
