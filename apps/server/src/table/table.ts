import { ok, opponent, type Result, SIDES, type Side } from '@kickmate/board';
import {
  apply,
  autoMove,
  type ComputerTask,
  dueAt,
  isLiningUp,
  type SeatCommand,
  toAct,
  visibleFormation,
} from '@kickmate/play';
import {
  type ClientMessageOf,
  type Running,
  type ServerMessage,
  type Step,
  stepsBetween,
  type Why,
} from '@kickmate/protocol';
import type { Commits, NewEvent } from '../db/commits.ts';
import { DatabaseAway } from '../db/database.ts';
import type { PlayClock } from '../db/play-clock.ts';
import type { Member } from '../member.ts';
import { type ComputerOptions, ComputerPlayer } from './computer-player.ts';
import {
  afterEvent,
  draftsOf,
  isDone,
  isFull,
  rowAfter,
  sideOf,
  statusOf,
  type TableEvent,
  type TableState,
  tableDueAt,
} from './events.ts';
import { LagQuota } from './lag.ts';
import { eventFor, type Names, recordOf, seatsOf, syncFor, type Viewer } from './messages.ts';
import { eventOf, NEW_TABLE, type Refused, refusedBy } from './ops.ts';
import { type Departure, Presence } from './presence.ts';

/** The parts of the program that tables need. */
export interface TableHost extends ComputerOptions {
  readonly commits: Pick<Commits, 'append'>;
  readonly clock: Pick<PlayClock, 'now'>;
  /** Milliseconds since 1970. */
  today(): number;
  /** A new id for a table. */
  newId(): string;
  /** Makes the table of a rematch if there is none with this id yet. @throws DatabaseAway */
  makeRematch(state: TableState, id: string): Promise<void>;
  /** The names of players. @throws DatabaseAway */
  names(players: readonly string[]): Promise<Names>;
  /** Called after each change, and when somebody has come or gone. */
  changed(table: Table, isEvent: boolean): void;
  /** Called when another process has this table, so that it must be dropped. */
  lost(table: Table): void;
}

/** The longest timer, in milliseconds: Node counts in 31 bits. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;
/** The shortest time between two messages about who is there, in milliseconds. */
const PRESENCE_MS = 1000;
/** The milliseconds after which an event that could not be stored is stored again. */
const RETRY_MS = 1000;
/** The shortest time until a timer that was too early runs again, in milliseconds. Play time may stand still. */
const EARLY_MS = 20;
/** The number of refusals that a table remembers, so that a repeated command gets the same answer. */
const REFUSALS = 100;
/** An event whose commit is not certain: the database went away while it was written. */
interface Pending {
  readonly event: NewEvent;
  readonly next: TableState;
  /** The member whose command it is, and the id that the client gave it. */
  readonly from?: { readonly member: Member; readonly id: string } | undefined;
}

/** The answer to a command: the version of its event, or the refusal. */
type Answer = { readonly v: number } | Refused;

const AWAY: Refused = { why: 'unavailable', message: 'the server cannot store anything now; send it again soon' };

/**
 * One game between two sides with everybody who follows it. All commands and all that time causes pass through one queue:
 * judged, committed, and only then shown to anybody.
 */
export class Table {
  readonly #host: TableHost;
  readonly #epoch: number;
  readonly #presence: Presence;
  readonly #quota: Readonly<Record<Side, LagQuota>>;
  /** The answers that have been given, by side and id of the command. */
  readonly #answers = new Map<string, Answer>();
  readonly #refusals: string[] = [];
  /** The sides whose players have come before the game began. */
  readonly #prepared = new Set<Side>();
  readonly #computer: ComputerPlayer;
  /** The number of the last draft of each connection. */
  readonly #draftNumbers = new Map<string, number>();
  #names: Map<string, string>;
  #state: TableState;
  /** The steps of the last event; absent after the table was loaded, when nobody knows them any more. */
  #steps: readonly Step[] | undefined;
  #record: { readonly v: number; readonly text: string | undefined } | undefined;
  #queue: Promise<void> = Promise.resolve();
  #waiting = 0;
  #pending: Pending | undefined;
  #cancelTimer: (() => void) | undefined;
  #cancelRetry: (() => void) | undefined;
  #cancelPresence: (() => void) | undefined;
  #cancelCountdown: (() => void) | undefined;
  #shownGone = '';
  #isClosed = false;
  /** Play time at which something last happened here. */
  #usedAt: number;

  /**
   * @param commands the ids of the commands that were committed before, with their versions
   */
  constructor(
    host: TableHost,
    state: TableState,
    epoch: number,
    names: Names,
    commands: readonly (readonly [string, number])[] = [],
  ) {
    this.#host = host;
    this.#state = state;
    this.#epoch = epoch;
    this.#names = new Map(names);
    this.#usedAt = host.clock.now();
    this.#presence = new Presence(state.terms.pace, this.#usedAt);
    this.#quota = { w: new LagQuota(state.terms.pace), b: new LagQuota(state.terms.pace) };
    this.#computer = new ComputerPlayer(
      {
        id: state.id,
        session: () => this.#state.session,
        now: () => this.#now(),
        enqueue: (job) => this.#enqueue(job),
        play: (match, command) => this.#playAlone(match, command),
      },
      host,
    );
    for (const [command, v] of commands) this.#answers.set(command, { v });
    this.#goOn();
  }

  get id(): string {
    return this.#state.id;
  }

  get state(): TableState {
    return this.#state;
  }

  /** Whether everybody has gone and nothing is about to happen, so that the table need not be kept in memory. */
  isIdle(idleMs: number): boolean {
    const now = this.#host.clock.now();
    const due = this.#dueAt();
    const isBusy = this.#waiting > 0 || this.#pending !== undefined || this.#computer.isThinking;
    return (
      !isBusy && this.#presence.isEmpty && now - this.#usedAt >= idleMs && (due === undefined || due - now > idleMs)
    );
  }

  /** The table in the list of games to watch; `undefined` if it is not shown there. */
  get running(): Running | undefined {
    const { id, terms, isPublic } = this.#state;
    if (!isPublic || statusOf(this.#state) !== 'running') return undefined;
    const seats = seatsOf(this.#state, this.#names);
    const watchers = this.#presence.watchers(this.#state);
    return { table: id, variant: terms.variant, seats, pace: terms.pace, watchers };
  }

  // ---- people come and go ----

  /** Lets a member follow the table. */
  join(member: Member, { since, nonce }: Pick<ClientMessageOf<'join'>, 'since' | 'nonce'> = {}): void {
    if (this.#isClosed) {
      this.#unavailable(member);
      return;
    }
    const side = sideOf(this.#state, member.player?.id);
    if (side && member.player) this.#names.set(member.player.id, member.player.name);
    this.#presence.add(member, side);
    this.#usedAt = this.#host.clock.now();
    // While sides line up, drafts have come that have no version.
    const isUpToDate = since === this.#state.v && this.#state.session !== undefined && !this.#state.session.lineUp;
    if (!isUpToDate) member.send(this.#sync(member));
    member.send(this.#presenceMessage());
    this.#showPresence();
    if (side && !this.#state.session) this.#enqueue(() => this.#prepare(side, nonce));
    this.#think();
    this.#host.changed(this, false);
  }

  /** Ends what {@link join} began. */
  leave(member: Member, departure: Departure): void {
    const wasHere = this.#presence.remove(member, this.#state, departure, this.#host.clock.now());
    if (!wasHere) return;
    this.#draftNumbers.delete(member.id);
    this.#usedAt = this.#host.clock.now();
    this.#showPresence();
    this.#think();
    this.#host.changed(this, false);
  }

  /** A player takes the open seat. The error says why not. */
  take(player: string): Promise<Result<Side, Refused>> {
    return new Promise((resolve) =>
      this.#enqueue(async () => {
        const { sitters } = this.#state;
        const own = sideOf(this.#state, player);
        if (own) return resolve(ok(own));
        const side = SIDES.find((one) => sitters[one].kind === 'open');
        const why = { why: 'over' as const, message: 'somebody else has taken the seat, or the game was called off' };
        if (!side || isDone(this.#state)) return resolve({ ok: false, error: why });
        try {
          for (const [id, name] of await this.#host.names([player])) this.#names.set(id, name);
        } catch (error) {
          if (!(error instanceof DatabaseAway)) throw error;
          return resolve({ ok: false, error: AWAY });
        }
        const taken = await this.#commit({ kind: 'take', side, player }, this.#now());
        resolve(taken.ok ? ok(side) : taken);
      }),
    );
  }

  /** Ends a game for a player who will not come back: it is resigned, or called off if it has hardly begun. */
  abandon(player: string): Promise<void> {
    return new Promise((resolve) =>
      this.#enqueue(async () => {
        const side = sideOf(this.#state, player);
        if (side && !isDone(this.#state)) {
          const cancelled = this.#state.session
            ? await this.#commit({ kind: 'play', command: { kind: 'abort', side } }, this.#now())
            : await this.#commit({ kind: 'cancel', side }, this.#now());
          if (!cancelled.ok) await this.#commit({ kind: 'play', command: { kind: 'resign', side } }, this.#now());
        }
        resolve();
      }),
    );
  }

  /** Shows a fixed phrase of a player to everybody. */
  say(member: Member, phrase: number): void {
    const side = sideOf(this.#state, member.player?.id);
    if (side && this.#presence.has(member)) this.#toAll(() => ({ type: 'said', table: this.id, side, phrase }));
    else this.#refuse(member, undefined, NO_SEAT);
  }

  // ---- commands ----

  /** Carries out a player's command. @param arrivedAt the play time at which it came, taken before any queue */
  do(member: Member, message: ClientMessageOf<'do'>, arrivedAt: number): void {
    if (this.#isClosed) this.#refuse(member, message.id, AWAY);
    else this.#enqueue(() => this.#command(member, message, arrivedAt));
  }

  /** Takes a player's unfinished formation. */
  draft(member: Member, { formation, n }: ClientMessageOf<'draft'>): void {
    this.#enqueue(async () => {
      const side = sideOf(this.#state, member.player?.id);
      if (!side) return this.#refuse(member, undefined, NO_SEAT);
      if (n <= (this.#draftNumbers.get(member.id) ?? -1)) return;
      this.#draftNumbers.set(member.id, n);
      const refused = this.#drafted({ kind: 'draft', side, formation });
      if (refused?.why === 'illegal') this.#refuse(member, undefined, refused);
    });
  }

  /** Puts a draft into the session, and shows it to those who may see it. It has no version: only the last one counts. */
  #drafted(command: Extract<SeatCommand, { readonly kind: 'draft' }>): Refused | undefined {
    const { session } = this.#state;
    const at = this.#now();
    const due = session && dueAt(session);
    if (!session?.lineUp || this.#pending || (due !== undefined && due <= at))
      return { why: 'late', message: 'the time for it is over' };
    const applied = apply(session, command, at, this.#state.luck);
    if (!applied.ok) return refusedBy(applied.error);
    const { side } = command;
    this.#state = { ...this.#state, session: applied.value };
    const seen = visibleFormation(applied.value, side);
    const formation = seen && applied.value.match.variant.formations!.format(seen);
    this.#toAll((viewer) =>
      formation === undefined || viewer === side ? undefined : { type: 'draft', table: this.id, side, formation },
    );
    this.#think();
    return undefined;
  }

  async #command(member: Member, { id, v, op }: ClientMessageOf<'do'>, arrivedAt: number): Promise<void> {
    const side = sideOf(this.#state, member.player?.id);
    if (!side) return this.#refuse(member, id, NO_SEAT);
    const key = `${side} ${id}`;
    if (!(await this.#isCertain())) return this.#refuse(member, id, AWAY);
    const answered = this.#answers.get(key);
    if (answered) return this.#answerAgain(member, id, answered);
    const refused = await this.#carryOut(member, { side, id, v, op }, arrivedAt);
    if (!refused) return;
    if (refused.why !== 'unavailable') this.#remember(key, refused);
    this.#refuse(member, id, refused);
  }

  async #carryOut(
    member: Member,
    { side, id, v, op }: Pick<ClientMessageOf<'do'>, 'id' | 'v' | 'op'> & { readonly side: Side },
    arrivedAt: number,
  ): Promise<Refused | undefined> {
    const { session } = this.#state;
    const isOwnTurn = op.kind === 'act' && session !== undefined && !isLiningUp(session) && toAct(session) === side;
    const back = isOwnTurn ? this.#quota[side].allowance(member.lagMs) : 0;
    let at = Math.max(Math.floor(arrivedAt), this.#state.at);
    const due = session && dueAt(session);
    if (due !== undefined && due <= at) {
      const allowed = isOwnTurn ? back : this.#allowance();
      if (at >= due + allowed) {
        const committed = await this.#timeIsOver(at, allowed);
        if (!committed.ok) return committed.error;
        const isOver = isDone(this.#state);
        if (op.kind === 'act' || op.kind === 'ready' || op.kind === 'claim')
          return isOver ? OVER : { why: 'late', message: 'the time for it is over' };
      } else if (!isOwnTurn) at = Math.max(this.#state.at, due - 1);
    }
    const gone = this.#presence.gone(this.#state);
    const isGone = gone !== undefined && gone.until <= this.#host.clock.now();
    const event = eventOf(this.#state, { side, op, v, back, gone: isGone ? gone.side : undefined });
    if (!event.ok) return event.error;
    if (event.value === 'wait') {
      this.#presence.wait(opponent(side), this.#host.clock.now());
      this.#answer(member, id);
      this.#showPresence();
      return undefined;
    }
    const committed = await this.#commit(event.value, at, { member, id, side });
    if (!committed.ok) return committed.error;
    if (isOwnTurn) this.#quota[side].spend(member.lagMs, back);
    return undefined;
  }

  /** Answers a command that has been carried out already, or refused. */
  #answerAgain(member: Member, id: string, answer: Answer): void {
    if ('why' in answer) this.#refuse(member, id, answer);
    else this.#answer(member, id, answer.v);
  }

  /** Acknowledges a command. An event that is not the last one any more, or was stored earlier, is in the whole state. */
  #answer(member: Member, id: string, v?: number): void {
    const { session } = this.#state;
    if (v === this.#state.v && session && this.#steps) member.send({ ...this.#event(this.#viewerOf(member)), id });
    else member.send({ ...this.#sync(member), id });
  }

  #remember(key: string, refused: Refused): void {
    this.#answers.set(key, refused);
    this.#refusals.push(key);
    if (this.#refusals.length > REFUSALS) this.#answers.delete(this.#refusals.shift()!);
  }

  // ---- events ----

  /** Takes a player's share in the luck, and begins the game when nobody is missing any more. */
  async #prepare(side: Side, nonce: string | undefined): Promise<void> {
    const { nonces } = this.#state.fortune;
    if (this.#state.session || isDone(this.#state) || !(await this.#isCertain())) return;
    if (nonce !== undefined && nonces[side] === undefined)
      await this.#commit({ kind: 'nonce', side, nonce }, this.#now());
    this.#prepared.add(side);
    await this.#beginWhenReady(false);
  }

  async #beginWhenReady(isGraceOver: boolean): Promise<void> {
    const { session, sitters } = this.#state;
    if (session || isDone(this.#state) || !isFull(this.#state)) return;
    const isReady = (side: Side) => sitters[side].kind === 'computer' || this.#prepared.has(side);
    if (isGraceOver || SIDES.every(isReady))
      await this.#commit({ kind: 'begin', begun: this.#host.today() }, this.#now());
  }

  /** Commits an event, and shows what has come of it. */
  async #commit(
    event: TableEvent,
    at: number,
    by?: { readonly member: Member; readonly id: string; readonly side: Side },
  ): Promise<Result<void, Refused>> {
    if (!(await this.#isCertain())) return { ok: false, error: AWAY };
    const body =
      event.kind === 'rematch' && event.table === NEW_TABLE ? { ...event, table: this.#host.newId() } : event;
    const next = afterEvent(this.#state, at, body);
    if (!next.ok) return { ok: false, error: refusedBy(next.error) };
    const { v } = next.value;
    return this.#append({
      event: {
        game: this.id,
        epoch: this.#epoch,
        version: v,
        ...(by && { command: `${by.side} ${by.id}` }),
        at,
        body,
        after: rowAfter(next.value),
      },
      next: next.value,
      ...(by && { from: by }),
    });
  }

  async #append(pending: Pending): Promise<Result<void, Refused>> {
    try {
      const committed = await this.#host.commits.append(pending.event);
      if (committed !== 'done') {
        this.#giveUp();
        return { ok: false, error: AWAY };
      }
      const { rematch } = pending.next;
      // A server that died here makes the table when it loads this one again.
      if (rematch.table && rematch.table !== this.#state.rematch.table)
        await this.#host.makeRematch(pending.next, rematch.table);
    } catch (error) {
      if (error instanceof DatabaseAway) {
        this.#pending = pending;
        this.#cancelRetry ??= this.#host.timers.set(() => this.goOn(), RETRY_MS);
      } else {
        // It is not tried again, or nothing would ever be stored here. If it was stored all the same, the next one is `taken`.
        this.#pending = undefined;
        this.#host.log.error({ table: this.id, error: String(error) }, 'an event could not be stored');
      }
      return { ok: false, error: AWAY };
    }
    this.#pending = undefined;
    this.#become(pending);
    return ok(undefined);
  }

  /** Whether nothing is uncertain. An event whose commit was not certain is committed now if possible. */
  async #isCertain(): Promise<boolean> {
    if (this.#isClosed) return false;
    return this.#pending === undefined || (await this.#append(this.#pending)).ok;
  }

  /** Goes on after the database was away, or tries to. */
  goOn(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
    this.#enqueue(async () => {
      if (await this.#isCertain()) this.#goOn();
    });
  }

  /** The table belongs to another process: everybody here has to join it again. */
  #giveUp(): void {
    this.close();
    for (const member of this.#presence.members) this.#unavailable(member);
    this.#host.lost(this);
  }

  #become({ event, next, from }: Pending): void {
    const before = this.#state;
    this.#state = next;
    this.#usedAt = this.#host.clock.now();
    this.#steps = before.session && next.session ? stepsBetween(before.session.match, next.session.match) : [];
    if (event.command !== undefined) this.#answers.set(event.command, { v: next.v });
    this.#publish(before, from);
    this.#goOn();
    this.#host.changed(this, true);
  }

  /** Shows the last event. It is written as JSON once for each class of viewers. */
  #publish(before: TableState, from: Pending['from']): void {
    const isWhole = before.session === undefined;
    const shared = new Map<Viewer, string>();
    for (const member of this.#presence.members) {
      if (member.id === from?.member.id) continue;
      const viewer = this.#viewerOf(member);
      if (viewer !== viewerIn(before, member)) {
        member.send(this.#sync(member));
        continue;
      }
      const text = shared.get(viewer) ?? JSON.stringify(isWhole ? this.#sync(member) : this.#event(viewer));
      shared.set(viewer, text);
      member.sendText(text);
    }
    if (from) this.#answer(from.member, from.id, isWhole ? undefined : this.#state.v);
    this.#showPresence();
  }

  #viewerOf(member: Member): Viewer {
    return viewerIn(this.#state, member);
  }

  #sync(member: Member): ServerMessage & { type: 'sync' } {
    if (this.#record?.v !== this.#state.v) this.#record = { v: this.#state.v, text: recordOf(this.#state) };
    return syncFor(this.#state, this.#record.text, this.#names, this.#viewerOf(member), this.#now());
  }

  #event(viewer: Viewer): ServerMessage & { type: 'ev' } {
    return eventFor(this.#state, this.#steps ?? [], this.#names, viewer, this.#now());
  }

  #toAll(messageFor: (viewer: Viewer) => ServerMessage | undefined): void {
    const shared = new Map<Viewer, string>();
    for (const member of this.#presence.members) {
      const viewer = this.#viewerOf(member);
      const text = shared.get(viewer) ?? textOf(messageFor(viewer));
      shared.set(viewer, text);
      if (text) member.sendText(text);
    }
  }

  #refuse(member: Member, id: string | undefined, { why, message }: Refused): void {
    member.send({ type: 'no', table: this.id, ...(id !== undefined && { id }), why, message, v: this.#state.v });
  }

  #unavailable(member: Member): void {
    this.#refuse(member, undefined, { why: 'unavailable', message: 'this table has moved: join it again' });
  }

  // ---- time ----

  /** The present play time, not before the last event. */
  #now(): number {
    return Math.max(Math.floor(this.#host.clock.now()), this.#state.at);
  }

  /** The time that the side to act may still get back, in milliseconds. */
  #allowance(): number {
    const { session } = this.#state;
    const side = session && !session.lineUp ? toAct(session) : undefined;
    if (!side) return 0;
    const lags = this.#presence.of(this.#state, side).map(({ lagMs }) => lagMs);
    return lags.length > 0 ? this.#quota[side].allowance(Math.max(...lags)) : 0;
  }

  #dueAt(): number | undefined {
    const due = tableDueAt(this.#state);
    return due === undefined ? undefined : due + this.#allowance();
  }

  #timeIsOver(at: number, back: number): Promise<Result<void, Refused>> {
    const drafts = this.#state.session && draftsOf(this.#state.session);
    return this.#commit({ kind: 'time', ...(back > 0 && { back }), ...(drafts && { drafts }) }, at);
  }

  #setTimer(least = 0): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    const due = this.#dueAt();
    if (due === undefined || this.#isClosed) return;
    const ms = Math.ceil(due - this.#host.clock.now());
    const run = () => this.#enqueue(() => this.#whenDue());
    this.#cancelTimer = this.#host.timers.set(run, Math.min(Math.max(least, ms), LONGEST_TIMER_MS));
  }

  async #whenDue(): Promise<void> {
    const due = this.#dueAt();
    // A timer may be a little early, or something else has happened in the meantime.
    if (due === undefined || this.#host.clock.now() < due) this.#setTimer(EARLY_MS);
    else if (!(await this.#isCertain())) return;
    else if (!this.#state.session) await this.#beginWhenReady(true);
    else await this.#timeIsOver(this.#now(), this.#allowance());
  }

  #goOn(): void {
    if (this.#isClosed) return;
    this.#setTimer();
    this.#think();
  }

  // ---- the computer ----

  /** Plays what needs no decision, and lets the computer think if it is its turn. */
  #think(): void {
    const { session } = this.#state;
    if (this.#isClosed) return;
    const auto = session && autoMove(session);
    if (auto) {
      this.#enqueue(async () => {
        await this.#playAlone(session.match, auto);
      });
    }
    this.#computer.goOn(!this.#presence.isEmpty);
  }

  /** Commits a command that no client sent, if the match is still the one for which it was meant. */
  async #playAlone(match: ComputerTask['match'], command: SeatCommand): Promise<Refused | undefined> {
    const { session } = this.#state;
    if (command.kind === 'draft') return this.#drafted(command);
    if (!session || session.match !== match || !(await this.#isCertain()) || this.#state.session !== session)
      return undefined;
    const at = this.#now();
    const due = dueAt(session);
    if (due !== undefined && due <= at) {
      await this.#timeIsOver(at, 0);
      return undefined;
    }
    const drafts = draftsOf(session);
    const committed = await this.#commit({ kind: 'play', command, ...(drafts && { drafts }) }, at);
    return committed.ok ? undefined : committed.error;
  }

  // ---- presence ----

  #presenceMessage(): ServerMessage {
    const now = this.#host.clock.now();
    const gone = this.#presence.gone(this.#state);
    return {
      type: 'presence',
      table: this.id,
      watchers: this.#presence.watchers(this.#state),
      lag: this.#presence.lag(this.#state),
      ...(gone && { gone: { side: gone.side, inMs: Math.max(0, Math.ceil(gone.until - now)) } }),
    };
  }

  /** Tells everybody who is there: at once when a player has gone or come back, otherwise soon. */
  #showPresence(): void {
    if (this.#isClosed) return;
    if (this.#goneKey() !== this.#shownGone) this.#sendPresence();
    else this.#cancelPresence ??= this.#host.timers.set(() => this.#sendPresence(), PRESENCE_MS);
  }

  /** Tells everybody who is there, and once more when the opponent of an absent player may decide. */
  #sendPresence(): void {
    this.#cancelPresence?.();
    this.#cancelCountdown?.();
    this.#cancelPresence = undefined;
    this.#cancelCountdown = undefined;
    if (this.#isClosed) return;
    this.#shownGone = this.#goneKey();
    this.refreshPresence();
    const gone = this.#presence.gone(this.#state);
    const ms = gone ? Math.ceil(gone.until - this.#host.clock.now()) : 0;
    if (ms > 0) this.#cancelCountdown = this.#host.timers.set(() => this.#sendPresence(), ms);
  }

  #goneKey(): string {
    const gone = this.#presence.gone(this.#state);
    return gone ? `${gone.side} ${gone.until}` : '';
  }

  /** Tells everybody who is there, and the players' lag. */
  refreshPresence(): void {
    if (this.#presence.isEmpty) return;
    const message = this.#presenceMessage();
    this.#toAll(() => message);
  }

  // ---- the queue ----

  #enqueue(job: () => void | Promise<void>): void {
    this.#waiting++;
    const run = async () => {
      try {
        await job();
      } catch (error) {
        this.#host.log.error({ table: this.id, error: String(error) }, 'a command failed');
      } finally {
        this.#waiting--;
      }
    };
    this.#queue = this.#queue.then(run);
  }

  /** Resolves when everything that waits has been done. */
  async settled(): Promise<void> {
    while (this.#waiting > 0) await this.#queue;
  }

  /** Stops timers and searches. What waits is answered `unavailable`. */
  close(): void {
    this.#isClosed = true;
    this.#cancelTimer?.();
    this.#cancelRetry?.();
    this.#cancelPresence?.();
    this.#cancelCountdown?.();
    this.#computer.stop();
  }
}

/** A message as JSON; an empty text for none. */
const textOf = (message: ServerMessage | undefined): string => (message ? JSON.stringify(message) : '');

const viewerIn = (state: TableState, member: Member): Viewer => sideOf(state, member.player?.id) ?? 'watchers';

const NO_SEAT: Refused = { why: 'identity' satisfies Why, message: 'only a player of this table may do that' };
const OVER: Refused = { why: 'over', message: 'the match is over; begin another one' };
