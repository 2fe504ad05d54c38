import { fail, ok, opponent, type Result, SIDES, type Side, squareCount } from '@kickmate/board';
import { type AnyVariant, type Formation, type Level, Match } from '@kickmate/game';
import {
  advance,
  afterRunning,
  apply,
  beginSession,
  computerSeat,
  correspondence,
  dueAt,
  type Holiday,
  isOver,
  momentAfter,
  ONLINE,
  PERSON,
  type RandomSource,
  type SeatCommand,
  type Session,
  sidesLiningUp,
  sideToAct,
  withTimeBack,
} from '@kickmate/play';
import {
  type Fortune,
  GOALS_BY_CORRESPONDENCE,
  isAtOneSitting,
  LOST_NONCE,
  type Pace,
  type Refusal,
  randomSourceOf,
  type Seals,
  seedOf,
  type Terms,
  type UnratedCause,
} from '@kickmate/protocol';
import type { GameStatus } from '../db/commits.ts';

/** The player of a side: a person, by the player's id, the computer, or nobody yet. */
export type Sitter =
  | { readonly kind: 'person'; readonly player: string }
  | { readonly kind: 'computer'; readonly level: Level }
  | { readonly kind: 'open' };

/** The unfinished formations of a line-up, in text form. They are not events of their own. */
export interface Drafts {
  readonly w?: string | undefined;
  readonly b?: string | undefined;
  /** The other side's formation that the computer had seen when it chose its own. */
  readonly answered?: string | undefined;
}

/** The fields that an event of a running game may have. */
interface Circumstances {
  /**
   * Milliseconds of the turn that were given back before the event: a command was on its way, the server was busy or away. The
   * name is the stored one.
   */
  readonly back?: number | undefined;
  /** The drafts of the line-up that was under way: they count when its time is over. */
  readonly drafts?: Drafts | undefined;
}

/** An event of a table as it is stored: plain data from which, with its play time, the next state follows. */
export type TableEvent =
  /** A player takes the open seat. */
  | { readonly kind: 'take'; readonly side: Side; readonly player: string }
  /** A player sends the hash of a nonce, its seal. The last seal before somebody shows a nonce counts. */
  | { readonly kind: 'seal'; readonly side: Side; readonly seal: string }
  /** A player shows the sealed nonce; without one, it is lost. */
  | { readonly kind: 'nonce'; readonly side: Side; readonly nonce?: string | undefined }
  /** The game begins. `begun`: milliseconds since 1970. */
  | { readonly kind: 'begin'; readonly begun: number }
  /**
   * The game is called off before it began: by the player of a side or, if the side's seat is open, by the person who declines
   * the challenge.
   */
  | { readonly kind: 'cancel'; readonly side: Side }
  /** Somebody has not come in time. */
  | { readonly kind: 'expire' }
  | ({ readonly kind: 'play'; readonly command: SeatCommand } & Circumstances)
  /** Time alone has caused something: a flag, a whistle, a turn played by chance, the end of a line-up. */
  | ({ readonly kind: 'time' } & Circumstances)
  /** The player of `side` has left, and the opponent decides how the game goes on. */
  | ({
      readonly kind: 'step in';
      readonly side: Side;
      readonly choice: 'win' | 'draw' | 'computer';
      readonly level?: number | undefined;
    } & Circumstances)
  /** The player of a side has a holiday, in play time. It replaces the side's holiday that begins at the same moment. */
  | ({ readonly kind: 'holiday'; readonly side: Side } & Holiday)
  /** The game has as many actions as a game may have, and ends. */
  | { readonly kind: 'end' }
  /** The rated game does not count, because its players are of one network. */
  | { readonly kind: 'unrate'; readonly why: 'network' }
  /** A rematch is offered by a side, or agreed upon and played at a table, or (neither) not offered any more. */
  | { readonly kind: 'rematch'; readonly by?: Side | undefined; readonly table?: string | undefined };

/** Everything that is decided at a table: its events lead to the same state whenever they are replayed. */
export interface TableState {
  readonly id: string;
  readonly variant: AnyVariant;
  readonly terms: Terms;
  readonly isPublic: boolean;
  readonly fortune: Fortune;
  readonly seals: Seals;
  readonly random: RandomSource;
  readonly sitters: Readonly<Record<Side, Sitter>>;
  /** The number of events so far. */
  readonly v: number;
  /** The version in which the match came into its present state. */
  readonly matchVersion: number;
  /** The number of offers and answers so far. */
  readonly offerEventCount: number;
  /** The version in which an action was last taken back; 0 if none was. */
  readonly takebackVersion: number;
  /** Play time of the last event, or of the creation. */
  readonly lastEventAt: number;
  /** Play time since which the table waits for its players: that of the last event that was no holiday. */
  readonly waitsSince: number;
  readonly holidays: NonNullable<Session['holidays']>;
  /** Absent until the game begins. */
  readonly session?: Session | undefined;
  /** The side of the `cancel` that called the game off before it had a session; `expired`: somebody did not come in time. */
  readonly calledOff?: Side | 'expired' | undefined;
  /** The reason for which a game on rated terms does not count, if something has happened for which it cannot. */
  readonly unrated?: UnratedCause | undefined;
  readonly rematch: { readonly by?: Side | undefined; readonly table?: string | undefined };
}

/** The parts of a table that its creation fixes. */
export type NewTable = Pick<TableState, 'id' | 'variant' | 'terms' | 'isPublic' | 'sitters' | 'lastEventAt'> & {
  readonly secret: string;
};

/**
 * The milliseconds, since its last event, for which a public game at one sitting waits once both seats are taken: for
 * a seal, for a nonce, or for both players to be here.
 */
export const GRACE_MS = 60_000;

/** The milliseconds for which any other game waits for its players: a week, and by correspondence or without clocks 30 days. */
const expiryMs = (pace: Pace): number => (isAtOneSitting(pace) ? 7 : 30) * DAY_MS;
const DAY_MS = 86_400_000;

/** The terms with everything that the game fixes itself, so that both players see it. */
export function fullTerms(terms: Terms, variant: AnyVariant): Terms {
  const needsFewGoals = terms.pace.kind === 'days' && variant.liveTime !== undefined && terms.goals === undefined;
  return needsFewGoals ? { ...terms, goals: GOALS_BY_CORRESPONDENCE } : terms;
}

/** The match of these terms at its first kick-off, which is White's. @throws RangeError for terms that the game does not allow */
export function matchOf(variant: AnyVariant, { array, goals, pace }: Terms, seed: number): Match<unknown> {
  const time = pace.kind === 'clock' ? { ms: pace.ms, incrementMs: pace.incrementMs } : undefined;
  const live = pace.kind === 'live' ? { halfMs: pace.halfMs, turnMs: pace.turnMs } : undefined;
  return Match.start<unknown>(variant, { seed, array, goals, time, live });
}

/** A table at version 0. */
export function newState({ secret, ...table }: NewTable): TableState {
  const fortune: Fortune = { secret, nonces: {} };
  return {
    ...table,
    fortune,
    seals: {},
    random: randomSourceOf(fortune),
    v: 0,
    matchVersion: 0,
    offerEventCount: 0,
    takebackVersion: 0,
    waitsSince: table.lastEventAt,
    holidays: {},
    rematch: {},
  };
}

/** Tells whether nothing more can happen at a table, except a rematch. */
export const isDone = ({ session, calledOff }: TableState): boolean =>
  calledOff !== undefined || (session !== undefined && isOver(session));

/** The number of actions of the game so far, in all rounds together. */
export const actionCount = ({ session }: TableState): number =>
  session?.match.rounds.reduce((sum, { plies }) => sum + plies.length, 0) ?? 0;

/**
 * The most actions that a game may have. A server replays and sends all of them, and each costs more on a larger board: 1562 on
 * 16 x 16 squares take as long as 5000 on a chess board.
 */
export const mostActions = ({ board }: AnyVariant): number => Math.min(5000, Math.floor(400_000 / squareCount(board)));

/** Tells whether both seats are taken. */
export const isFull = ({ sitters }: TableState): boolean => sitters.w.kind !== 'open' && sitters.b.kind !== 'open';

/** The sides that people have, not the computer. */
export const sidesOfPeople = ({ sitters }: TableState): readonly Side[] =>
  SIDES.filter((side) => sitters[side].kind === 'person');

/** Tells whether every seat is taken and all people have sealed a nonce, so that they may show it. */
export const isSealed = (state: TableState): boolean =>
  isFull(state) &&
  sidesOfPeople(state).every((side) => (state.seals[side] ?? state.fortune.nonces[side]) !== undefined);

/** The sides of people whose nonces are missing. */
const sidesWithoutNonce = (state: TableState): readonly Side[] =>
  sidesOfPeople(state).filter((side) => state.fortune.nonces[side] === undefined);

/** The sides of people for whom a game with both seats taken waits before it begins: to seal a nonce, then to show it. */
export function sidesToCome(state: TableState): readonly Side[] {
  const { session, seals, fortune } = state;
  if (session || isDone(state) || !isFull(state)) return [];
  const withoutSeal = sidesOfPeople(state).filter((side) => (seals[side] ?? fortune.nonces[side]) === undefined);
  return withoutSeal.length > 0 ? withoutSeal : sidesWithoutNonce(state);
}

/** Tells whether everything is decided on which the luck of a game depends. */
export const isLuckFixed = (state: TableState): boolean => isFull(state) && sidesWithoutNonce(state).length === 0;

/** The ids of the people at a table. */
export const playersOf = ({ sitters }: TableState): readonly string[] =>
  SIDES.flatMap((side) => (sitters[side].kind === 'person' ? [sitters[side].player] : []));

/** The side that a player has; `undefined` for somebody who watches. */
export function sideOf({ sitters }: TableState, player: string | undefined): Side | undefined {
  if (player === undefined) return undefined;
  const has = (side: Side) => sitters[side].kind === 'person' && sitters[side].player === player;
  return has('w') ? 'w' : has('b') ? 'b' : undefined;
}

/** The state after an event at play time `at`, or the reason for which the event is not possible. */
export function afterEvent(state: TableState, at: number, event: TableEvent): Result<TableState, Refusal> {
  const after = changedBy(state, at, event);
  if (!after.ok) return after;
  const v = state.v + 1;
  const isMatchChanged = after.value.session?.match !== state.session?.match;
  const offerEventCount = state.offerEventCount + Number(isAboutOffer(event));
  const takebackVersion = isMatchChanged && actionCount(after.value) < actionCount(state) ? v : state.takebackVersion;
  const waitsSince = event.kind === 'holiday' ? state.waitsSince : at;
  return ok({
    ...after.value,
    v,
    lastEventAt: at,
    offerEventCount,
    takebackVersion,
    waitsSince,
    ...(isMatchChanged && { matchVersion: v }),
  });
}

/** Tells whether an event is an offer, or an answer to one. */
const isAboutOffer = (event: TableEvent): boolean =>
  event.kind === 'rematch' || (event.kind === 'play' && 'what' in event.command);

function changedBy(state: TableState, at: number, event: TableEvent): Result<TableState, Refusal> {
  const { sitters, fortune } = state;
  switch (event.kind) {
    case 'take':
      return ok({ ...state, sitters: { ...sitters, [event.side]: { kind: 'person', player: event.player } } });
    case 'seal':
      return ok({ ...state, seals: { ...state.seals, [event.side]: event.seal } });
    case 'nonce': {
      const changed = { ...fortune, nonces: { ...fortune.nonces, [event.side]: event.nonce ?? LOST_NONCE } };
      return ok({ ...state, fortune: changed, random: randomSourceOf(changed) });
    }
    case 'begin':
      return ok({ ...state, session: begin(state, at, event.begun) });
    case 'cancel':
      return ok({ ...state, calledOff: event.side });
    case 'expire':
      return ok({ ...state, calledOff: 'expired' });
    case 'holiday':
      return ok(withHoliday(state, event));
    case 'unrate':
      return ok({ ...state, unrated: state.unrated ?? event.why });
    case 'rematch':
      return ok({ ...state, rematch: { by: event.by, table: event.table } });
    case 'play':
    case 'time':
    case 'step in':
    case 'end':
      return afterSessionEvent(state, at, event);
  }
}

function begin(state: TableState, at: number, begun: number): Session {
  const { variant, terms, fortune, sitters } = state;
  const seatOf = (side: Side) => {
    const sitter = sitters[side];
    return sitter.kind === 'computer' ? computerSeat(sitter.level) : PERSON;
  };
  const match = matchOf(variant, terms, seedOf(fortune));
  const sessionTerms = terms.pace.kind === 'days' ? correspondence(terms.pace.days) : ONLINE;
  const seats = { w: seatOf('w'), b: seatOf('b') };
  return { ...beginSession(match, { seats, terms: sessionTerms, beganAt: begun }, at), holidays: state.holidays };
}

function withHoliday(state: TableState, { side, from, until }: { readonly side: Side } & Holiday): TableState {
  const others = (state.holidays[side] ?? []).filter((one) => one.from !== from);
  const holidays = { ...state.holidays, [side]: [...others, { from, until }] };
  return { ...state, holidays, ...(state.session && { session: { ...state.session, holidays } }) };
}

type SessionEvent = Extract<TableEvent, { readonly kind: 'play' | 'time' | 'step in' | 'end' }>;

function afterSessionEvent(state: TableState, at: number, event: SessionEvent): Result<TableState, Refusal> {
  const { random, sitters } = state;
  if (!state.session) return fail({ why: 'notBegun' });
  if (event.kind === 'end') return withSession(state, apply(state.session, { kind: 'end as too long' }, at, random));
  const drafted = withDrafts(state.session, event.drafts);
  const session = event.back ? withTimeBack(drafted, event.back, at) : drafted;
  if (event.kind === 'time') return ok({ ...state, session: advance(session, at, random) });
  if (event.kind === 'play') return withSession(state, apply(session, event.command, at, random));
  const { side, choice } = event;
  if (choice === 'win') return withSession(state, apply(session, { kind: 'resign', side }, at, random));
  if (choice === 'draw') {
    // An earlier offer, of either side, does not count any more.
    const withoutOffer = { ...session, offers: { ...session.offers, draw: undefined } };
    const offered = apply(withoutOffer, { kind: 'offer', side: opponent(side), what: 'draw' }, at, random);
    if (!offered.ok) return offered;
    return withSession(state, apply(offered.value, { kind: 'accept', side, what: 'draw' }, at, random));
  }
  const level = (event.level ?? DEFAULT_LEVEL) as Level;
  const seated = apply(session, { kind: 'seat', side, seat: computerSeat(level) }, at, random);
  const unrated = state.unrated ?? 'computer';
  return withSession({ ...state, unrated, sitters: { ...sitters, [side]: { kind: 'computer', level } } }, seated);
}

/** The level at which the computer goes on if nobody chooses one. */
const DEFAULT_LEVEL: Level = 4;

const withSession = (state: TableState, applied: Result<Session, Refusal>): Result<TableState, Refusal> =>
  applied.ok ? ok({ ...state, session: applied.value }) : applied;

// ---- drafts ----

/** The drafts of a line-up as text; `undefined` while nobody lines up. */
export function draftsOf({ match, lineUp }: Session): Drafts | undefined {
  const { formations } = match.variant;
  if (!lineUp || !formations) return undefined;
  const text = (formation: Formation | undefined) => formation && formations.format(formation);
  const [w, b, answered] = [text(lineUp.drafts.w), text(lineUp.drafts.b), text(lineUp.answeredFormation)];
  return { ...(w && { w }), ...(b && { b }), ...(answered && { answered }) };
}

function withDrafts(session: Session, drafts: Drafts | undefined): Session {
  const { formations } = session.match.variant;
  if (!session.lineUp || !formations || !drafts) return session;
  const read = (text: string | undefined) => {
    const formation = text === undefined ? undefined : formations.parse(text);
    return formation?.ok ? formation.value : undefined;
  };
  const [w, b, answered] = [read(drafts.w), read(drafts.b), read(drafts.answered)];
  const lineUp = { ready: session.lineUp.ready, drafts: { ...(w && { w }), ...(b && { b }) } };
  return { ...session, lineUp: { ...lineUp, ...(answered && { answeredFormation: answered }) } };
}

// ---- what the database lists ----

/** The status of a game. */
export function statusOf({ session, calledOff }: TableState): GameStatus {
  if (calledOff || session?.calledOff) return 'aborted';
  if (!session) return 'waiting';
  return isOver(session) ? 'over' : 'running';
}

/** The result in the words of PGN; `undefined` before the end and without one. */
export function resultOf(state: TableState): string | undefined {
  const end = state.session?.match.end;
  if (statusOf(state) !== 'over' || !end) return undefined;
  return end.winner === undefined ? '1/2-1/2' : end.winner === 'w' ? '1-0' : '0-1';
}

/** The sides that have to act, or to line up; none before the game begins and after its end. */
export function awaitedSides(state: TableState): readonly Side[] {
  const { session } = state;
  if (!session || isDone(state)) return [];
  return session.lineUp ? sidesLiningUp(session) : [sideToAct(session)!];
}

/**
 * The side to act, to line up, or to come before the game begins; `undefined` if there is no such side or both are.
 */
export function sideWaitedFor(state: TableState): Side | undefined {
  const { session } = state;
  if (session && !session.lineUp) return sideToAct(session);
  const awaited = session ? sidesLiningUp(session) : sidesToCome(state);
  return awaited.length === 1 ? awaited[0] : undefined;
}

/** The play time at which the table changes without a command; `undefined` if it does not. */
export function tableDueAt(state: TableState): number | undefined {
  const { session, waitsSince } = state;
  if (session) return dueAt(session);
  if (isDone(state)) return undefined;
  // Two computers begin at once.
  if (isFull(state) && sidesOfPeople(state).length === 0) return waitsSince;
  const { pace, tournament } = state.terms;
  if (tournament && pace.kind === 'days') return turnMoment(state, pace.days * DAY_MS);
  return waitsSince + (isFull(state) && state.isPublic && isAtOneSitting(pace) ? GRACE_MS : expiryMs(pace));
}

/**
 * Returns the play time at which a turn by correspondence will have taken so many milliseconds. In a game of a tournament that has not
 * begun the time to come runs instead: whoever does not come in it loses. `undefined` while no time runs.
 */
export function turnMoment(state: TableState, ms: number): number | undefined {
  const { session, terms, waitsSince } = state;
  if (isDone(state) || terms.pace.kind !== 'days') return undefined;
  if (session) return momentAfter(session, ms);
  if (!terms.tournament) return undefined;
  const holidays = sidesWithoutNonce(state).flatMap((side) => state.holidays[side] ?? []);
  return afterRunning(holidays, waitsSince, ms);
}
