import type { Side } from '@kickmate/board';
import { elapsedAt } from '@kickmate/play';
import type { Refusal, ServerMessage } from '@kickmate/protocol';
import { type Member, refuse } from '../member.ts';
import type { SeatRatings } from '../ratings/ratings.ts';
import { isDone, sideOf, type TableState } from './events.ts';
import type { Author, Journal, JournalHost } from './journal.ts';
import { eventFor, type Names, recordOf, type ShownSeats, seatsOf, syncFor, type Viewer } from './messages.ts';
import { type Departure, Presence, type Reachability } from './presence.ts';

/** The shortest time between two messages about who is there, in milliseconds. */
const PRESENCE_MS = 1000;

/** Everybody who follows a table, and the messages that they get. */
export class Audience {
  readonly presence: Presence;
  readonly #host: Pick<JournalHost, 'clock' | 'setTimer'> & Reachability;
  readonly #journal: Journal;
  readonly #names: Map<string, string>;
  #ratings: SeatRatings;
  /** The record of a version. It is the same for everybody. */
  #record: { readonly v: number; readonly text: string | undefined } | undefined;
  /** Cancels the presence message that comes after {@link PRESENCE_MS}. */
  #cancelPresence: (() => void) | undefined;
  /** Cancels the presence message that is sent when the opponent of an absent player may decide. */
  #cancelNextPresence: (() => void) | undefined;
  #shownAbsentKey = '';
  #isClosed = false;

  constructor(
    host: Pick<JournalHost, 'clock' | 'setTimer'> & Reachability,
    journal: Journal,
    names: Names,
    ratings: SeatRatings,
  ) {
    this.#host = host;
    this.#journal = journal;
    this.#names = new Map(names);
    this.#ratings = ratings;
    this.presence = new Presence(journal.state.terms.pace, host.clock.now(), host);
  }

  /** The names of the players. */
  get names(): Names {
    return this.#names;
  }

  /** Notes the name of a player; empty for one whose data are deleted. */
  setName(player: string, name: string): void {
    this.#names.set(player, name);
  }

  /** The seats as everybody sees them. */
  get seats(): ShownSeats {
    return seatsOf(this.#journal.state, this.#names, this.#ratings);
  }

  /** Notes the ratings of the players, which have changed. */
  setRatings(ratings: SeatRatings): void {
    this.#ratings = ratings;
  }

  /** Sends the whole table to everybody. */
  sendSyncToAll(): void {
    this.toAll((viewer) => this.#sync(viewer));
  }

  // ---- people come and go ----

  /** Shows the table to a member from now on. `seenVersion`: the version that the member has. */
  add(member: Member, seenVersion: number | undefined): void {
    const { state } = this.#journal;
    const side = sideOf(state, member.player?.id);
    if (side && member.player) this.#names.set(member.player.id, member.player.name);
    this.presence.add(member, side);
    // The drafts of a line-up have no version.
    const isUpToDate = seenVersion === state.v && !state.session?.lineUp;
    if (!isUpToDate) member.send(this.#sync(this.#viewerOf(member)));
    member.send(this.#presenceMessage());
    this.presenceChanged();
  }

  /** Ends what {@link add} began. Returns whether the member was here. */
  remove(member: Member, departure: Departure): boolean {
    const wasHere = this.presence.remove(member, this.#journal.state, departure, this.#host.clock.now());
    if (wasHere) this.presenceChanged();
    return wasHere;
  }

  // ---- the game ----

  /** Shows the last event. It is written as JSON once for each class of viewers. `by`: the player whose command caused it. */
  show(before: TableState, by: Author | undefined): void {
    // Before the game begins there are no steps that a client could follow.
    const sendsWhole = before.session === undefined;
    const shared = new Map<Viewer, string>();
    for (const member of this.presence.members) {
      if (member.id === by?.member.id) continue;
      const viewer = this.#viewerOf(member);
      if (viewer !== viewerIn(before, member)) {
        member.send(this.#sync(viewer));
        continue;
      }
      const text = shared.get(viewer) ?? JSON.stringify(sendsWhole ? this.#sync(viewer) : this.#event(viewer));
      shared.set(viewer, text);
      member.sendText(text);
    }
    if (by) this.acknowledge(by.member, by.commandId, sendsWhole ? undefined : this.#journal.state.v);
    this.presenceChanged();
  }

  /**
   * Acknowledges a command: with its event, if that has led to the present version and its steps are known, otherwise with
   * the whole table.
   * @param v the version to which the command led; `undefined` if it was no event
   */
  acknowledge(member: Member, id: string, v?: number): void {
    const { state, steps } = this.#journal;
    const viewer = this.#viewerOf(member);
    if (v === state.v && state.session && steps) member.send({ ...this.#event(viewer), id });
    else member.send({ ...this.#sync(viewer), id });
  }

  /** Tells a member why a message, with this id if it has one, changed nothing. */
  refuse(member: Member, id: string | undefined, refusal: Refusal): void {
    const { id: table, v } = this.#journal.state;
    refuse(member, refusal, { table, id, v });
  }

  /** Sends a message to everybody, written once for each class of viewers; `undefined`: nothing for them. */
  toAll(messageFor: (viewer: Viewer) => ServerMessage | undefined): void {
    const shared = new Map<Viewer, string>();
    for (const member of this.presence.members) {
      const viewer = this.#viewerOf(member);
      const text = shared.get(viewer) ?? textOf(messageFor(viewer));
      shared.set(viewer, text);
      if (text) member.sendText(text);
    }
  }

  /** The lags of a side's connections, in milliseconds. */
  lagsOf(side: Side): readonly number[] {
    return this.presence.of(this.#journal.state, side).map(({ lagMs }) => lagMs);
  }

  #viewerOf(member: Member): Viewer {
    return viewerIn(this.#journal.state, member);
  }

  #sync(viewer: Viewer): ServerMessage & { type: 'sync' } {
    const { state } = this.#journal;
    if (this.#record?.v !== state.v) this.#record = { v: state.v, text: recordOf(state) };
    return syncFor(state, this.#record.text, this.seats, viewer, this.#journal.now());
  }

  #event(viewer: Viewer): ServerMessage & { type: 'ev' } {
    const { state, steps } = this.#journal;
    return eventFor(state, steps ?? [], this.seats, viewer, this.#journal.now());
  }

  // ---- who is there ----

  /** Sends everybody the presence message after a short while, or at once if a player who has to act has gone or come back. */
  presenceChanged(): void {
    if (this.#isClosed) return;
    if (this.#absentKey() !== this.#shownAbsentKey) this.#sendChangedPresence();
    else this.#cancelPresence ??= this.#host.setTimer(() => this.#sendChangedPresence(), PRESENCE_MS);
  }

  /** Sends everybody the message about who is there, with the players' lag. */
  sendPresence(): void {
    if (this.presence.isEmpty) return;
    const message = this.#presenceMessage();
    this.toAll(() => message);
  }

  /** Sends nothing about who is there any more. */
  close(): void {
    this.#isClosed = true;
    this.#cancelPresence?.();
    this.#cancelNextPresence?.();
  }

  /** Sends the presence message at once, and again at the moment from which the opponent of an absent player may decide. */
  #sendChangedPresence(): void {
    this.#cancelPresence?.();
    this.#cancelNextPresence?.();
    this.#cancelPresence = undefined;
    this.#cancelNextPresence = undefined;
    if (this.#isClosed) return;
    this.#shownAbsentKey = this.#absentKey();
    this.sendPresence();
    const absent = this.presence.absent(this.#journal.state);
    const ms = absent ? Math.ceil(absent.opponentDecidesAt - this.#host.clock.now()) : 0;
    if (ms > 0) this.#cancelNextPresence = this.#host.setTimer(() => this.#sendChangedPresence(), ms);
  }

  #absentKey(): string {
    const absent = this.presence.absent(this.#journal.state);
    return absent ? `${absent.side} ${absent.opponentDecidesAt}` : '';
  }

  #presenceMessage(): ServerMessage {
    const { state } = this.#journal;
    const { session } = state;
    const elapsed = session && !isDone(state) ? Math.round(elapsedAt(session, this.#journal.now())) : undefined;
    const absent = this.presence.absent(state);
    const inMs = absent ? Math.max(0, Math.ceil(absent.opponentDecidesAt - this.#host.clock.now())) : 0;
    return {
      type: 'presence',
      table: state.id,
      v: state.v,
      watchers: this.presence.watcherCount(state),
      ...(elapsed !== undefined && { elapsed: Math.max(0, elapsed) }),
      lag: this.presence.lag(state),
      ...(absent && { gone: { side: absent.side, inMs } }),
    };
  }
}

/** A message as JSON; an empty text for none. */
const textOf = (message: ServerMessage | undefined): string => (message ? JSON.stringify(message) : '');

const viewerIn = (state: TableState, member: Member): Viewer => sideOf(state, member.player?.id) ?? 'watchers';
