import { ok, type Result, type Side } from '@kickmate/board';
import type { Session, SetTimer } from '@kickmate/play';
import { type Refusal, type Step, stepsBetween } from '@kickmate/protocol';
import type { Commits, NewEvent } from '../db/commits.ts';
import { DatabaseAway, type Log } from '../db/database.ts';
import type { PlayClock } from '../db/play-clock.ts';
import type { Member } from '../member.ts';
import { columnsOf } from './columns.ts';
import { afterEvent, type TableEvent, type TableState } from './events.ts';
import { noticesOf } from './notices.ts';

/** The parts of the program that a journal needs. */
export interface JournalHost {
  readonly commits: Pick<Commits, 'append'>;
  readonly clock: Pick<PlayClock, 'now' | 'checkDatabase' | 'awaySince'>;
  readonly setTimer: SetTimer;
  readonly log: Log;
  /** Makes the table of a rematch if there is none with this id yet. @throws DatabaseAway */
  makeRematch(state: TableState, id: string): Promise<void>;
}

/** The player whose command causes an event. */
export interface Author {
  readonly member: Member;
  readonly commandId: string;
  readonly side: Side;
}

/** The functions that a journal calls. */
export interface JournalListener {
  /** An event is stored. `before`: the state before it. */
  committed(before: TableState, by: Author | undefined): void;
  /** Another process has the table. */
  lost(): void;
  /** The database may be back: the event whose commit was not certain should be tried again. */
  retry(): void;
}

/** An event whose commit is not certain: the database went away while it was written. */
interface Pending {
  readonly event: NewEvent;
  readonly next: TableState;
  readonly by?: Author | undefined;
}

/** The milliseconds after which an event that could not be stored is stored again. */
const RETRY_MS = 1000;

/** The refusal of a command that cannot be stored now. */
export const CANNOT_STORE: Refusal = { why: 'cannotStore' };

/** The key under which a command is stored and known again. Ids are made by clients, so each side has its own. */
export const commandKey = ({ side, commandId }: Pick<Author, 'side' | 'commandId'>): string => `${side} ${commandId}`;

/** The state of one table. It changes by events only, and each event is stored before it counts. */
export class Journal {
  readonly #host: JournalHost;
  /** The epoch with which this process owns the table. The database refuses events of an earlier epoch. */
  readonly epoch: number;
  readonly #listener: JournalListener;
  #state: TableState;
  #steps: readonly Step[] | undefined;
  #pending: Pending | undefined;
  #cancelRetry: (() => void) | undefined;
  #isClosed = false;

  constructor(host: JournalHost, state: TableState, epoch: number, listener: JournalListener) {
    this.#host = host;
    this.#state = state;
    this.epoch = epoch;
    this.#listener = listener;
  }

  get state(): TableState {
    return this.#state;
  }

  /**
   * The changes of the match by the last event, as clients replay them; absent while there was no event since the table was loaded.
   */
  get steps(): readonly Step[] | undefined {
    return this.#steps;
  }

  /** True while nobody knows whether the last event was stored. Until then nothing else may happen. */
  get isUncertain(): boolean {
    return this.#pending !== undefined;
  }

  /** The present play time, not before the last event. */
  now(): number {
    return Math.max(Math.floor(this.#host.clock.now()), this.#state.lastEventAt);
  }

  /** Replaces the session by one in which only drafts differ, which are no events. */
  setDrafts(session: Session): void {
    this.#state = { ...this.#state, session };
  }

  /** Stores an event. The error says why it did not happen. */
  async commit(event: TableEvent, at: number, by?: Author): Promise<Result<void, Refusal>> {
    if (!(await this.makeCertain())) return { ok: false, error: CANNOT_STORE };
    const next = afterEvent(this.#state, at, event);
    if (!next.ok) return { ok: false, error: next.error };
    return this.#append({
      event: {
        game: this.#state.id,
        epoch: this.epoch,
        version: next.value.v,
        ...(by && { command: commandKey(by) }),
        at,
        body: event,
        after: columnsOf(next.value),
        notices: noticesOf(this.#state, next.value, by?.side),
      },
      next: next.value,
      by,
    });
  }

  /** Stores an event whose commit was not certain, if there is one. Returns whether the state is certain now. */
  async makeCertain(): Promise<boolean> {
    if (this.#isClosed) return false;
    return this.#pending === undefined || (await this.#append(this.#pending)).ok;
  }

  /** Cancels the retry that waits, because the database is back, or may be. */
  cancelRetry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = undefined;
  }

  /** Nothing is stored from now on. */
  close(): void {
    this.#isClosed = true;
    this.cancelRetry();
  }

  async #append(pending: Pending): Promise<Result<void, Refusal>> {
    try {
      const committed = await this.#host.commits.append(pending.event);
      // The database has events of this table that this process does not know, so the state here is outdated.
      if (committed !== 'done') {
        this.#listener.lost();
        return { ok: false, error: CANNOT_STORE };
      }
      const { rematch } = pending.next;
      // If this server dies here, the server that loads this table next makes the rematch's table.
      if (rematch.table && rematch.table !== this.#state.rematch.table)
        await this.#host.makeRematch(this.#state, rematch.table);
    } catch (error) {
      if (error instanceof DatabaseAway) {
        this.#pending = pending;
        this.#cancelRetry ??= this.#host.setTimer(() => this.#listener.retry(), RETRY_MS);
      } else {
        // The event is not tried again, because that would block all later ones. If it was stored after all, the database refuses the
        // next event, and the table is loaded again.
        this.#pending = undefined;
        this.#host.log.error({ table: this.#state.id, error: String(error) }, 'an event could not be stored');
      }
      return { ok: false, error: CANNOT_STORE };
    }
    this.#pending = undefined;
    const before = this.#state;
    this.#state = pending.next;
    const [from, to] = [before.session, pending.next.session];
    this.#steps = from && to ? stepsBetween(from.match, to.match) : [];
    this.#listener.committed(before, pending.by);
    return ok(undefined);
  }
}
