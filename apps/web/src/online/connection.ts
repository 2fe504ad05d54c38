import { backOff, type SetTimer } from '@kickmate/play';
import {
  type ClientMessage,
  type Farewell,
  type LuckShare,
  type Op,
  PROTOCOL,
  type ReceivedRefusal,
  readServerMessage,
  refusalKind,
  refusalWords,
  type ServerMessage,
  type ServerMessageOf,
  type Terms,
} from '@kickmate/protocol';
import { texts } from './texts.ts';
import { Wishes } from './wishes.ts';

/** A socket that is open or opens. */
export interface Socket {
  send(text: string): void;
  close(): void;
}

/** The events of a socket. `closed` comes at the end, also if it never opened. */
export interface SocketEvents {
  opened(): void;
  received(text: string): void;
  closed(): void;
}

/** Everything outside of a {@link Connection} on which it depends. */
export interface ConnectionHost {
  /** Opens a socket to the server. */
  connect(events: SocketEvents): Socket;
  readonly setTimer: SetTimer;
  /** A random number from 0 to below 1. */
  random(): number;
  /** An id that was never used before. */
  newId(): string;
}

/**
 * The state of a connection. `waiting`: it was lost and is tried again soon. `outdated`: the server runs other rules than
 * this app, which has to be loaded again. `refused`: the server does not want it, for this cause.
 */
export type ConnectionState =
  | { readonly kind: 'off' | 'connecting' | 'open' | 'waiting' | 'outdated' }
  | { readonly kind: 'refused'; readonly why: Farewell };

/** The messages about one table. */
export type TableMessage = ServerMessageOf<'sync' | 'ev' | 'draft' | 'said' | 'presence'>;

/** A client of one table. */
export interface Follower {
  /** The version that the client has, with nothing missing; `undefined` before the first `sync`. */
  version(): number | undefined;
  /** Takes a message. `outOfStep`: something is missing or does not fit, and the whole table has to be sent again. */
  receive(message: TableMessage): 'ok' | 'outOfStep';
  /** Something about the table was not done, such as saying a phrase; the table can be shown all the same: a sentence for people. */
  refused(message: string): void;
  /** The server refuses the table, or what it sends of it cannot be understood: a sentence for people. */
  failed(message: string): void;
  /** What the player has to bring to the luck of a table that has not begun, as the last `sync` leaves it; empty: nothing. */
  readonly share: LuckShare;
}

/** What a connection does for the follower of a table: sends its commands, and ends the following. */
export interface TableHandle {
  /** Sends a command. Resolves when it was carried out, or to the reason for which it was not. */
  do(op: Op): Promise<ReceivedRefusal | undefined>;
  draft(formation: string): void;
  say(phrase: number): void;
  /** Asks for the whole table, because what was received turned out not to fit. */
  resync(): void;
  /** Ends the following. Commands under way are still sent until they are answered. */
  stop(): void;
}

/** The first wait before a lost connection is tried again, in milliseconds. All waits grow by {@link backOff}. */
const FIRST_RETRY_MS = 500;
/** A connection that lasted this long was a good one: the next waits begin from the shortest again. In milliseconds. */
const GOOD_MS = 5000;
/** The time for an answer to `hello`, in milliseconds. */
const WELCOME_MS = 10_000;
/**
 * After so much silence the client asks the server for something, in milliseconds. The server tells a client that follows
 * a table every five seconds who is there. A server that stands still sends nothing at all.
 */
const QUIET_MS = 12_000;
/** The time for the answer then, in milliseconds. */
const ANSWER_MS = 8000;
/**
 * After so much silence about the tables that it follows the client asks for them, whatever else the server sends, in milliseconds: the
 * server may have lost it as a follower.
 */
const TABLE_QUIET_MS = 16_000;
/** The time after which a whole table is asked for again, in milliseconds. */
const SYNC_MS = 6000;
/** The client gives up after this many whole tables that it cannot understand. */
const MOST_BAD_SYNCS = 3;
/** The time after which a command without an answer is sent again, in milliseconds. */
const RESEND_MS = 5000;
/** The time after which a command is sent again that the server could not take, in milliseconds. */
const UNAVAILABLE_MS = 1000;
/** After this time without news of the lobby the client asks for it again, in milliseconds: the server repeats it every 30 seconds. */
const LOBBY_MS = 40_000;
/** The time for which a connection stays open that nobody needs any more, in milliseconds. */
const LINGER_MS = 3000;

/** A command without an answer. */
interface Pending {
  readonly message: Extract<ClientMessage, { readonly type: 'do' }>;
  readonly settle: (refusal: ReceivedRefusal | undefined) => void;
  tries: number;
  cancelTimer?: (() => void) | undefined;
}

/** The state of a table that is followed. */
interface Subscription {
  readonly follower: Follower;
  /** Whether the whole table was asked for and has not come yet. */
  isSyncing: boolean;
  /** The number of attempts to get the whole table. */
  tries: number;
  /** The number of whole tables in a row that the follower did not understand. */
  badSyncs: number;
  isLeaving: boolean;
  /** Whether the server refused the table, or it could not be understood. It is tried again after a new welcome. */
  isFailed: boolean;
  /** The number of the last draft. */
  draftNumber: number;
  cancelTimer?: (() => void) | undefined;
}

/**
 * The connection to the server. All decisions about losing it and coming back are made here: when to try again, which
 * messages to send again, when to ask for a whole table. It knows neither browser nor games.
 */
export class Connection {
  readonly #host: ConnectionHost;
  readonly #rules: string;
  readonly #listeners = new Set<(message: ServerMessage) => void>();
  readonly #stateListeners = new Set<() => void>();
  readonly #tables = new Map<string, Subscription>();
  readonly #pending = new Map<string, Pending>();
  readonly #wishes: Wishes;
  /** The `paired` messages since the last wish: each may come again, as the answer to a wish that was sent twice. */
  readonly #paired = new Set<string>();
  #state: ConnectionState = { kind: 'off' };
  #socket: Socket | undefined;
  /** The number of the present socket. Events of an earlier one are dropped. */
  #socketNumber = 0;
  #holders = 0;
  /** The number of those who follow the lobby. */
  #lobbyFollowers = 0;
  #attempts = 0;
  /** The timer of the present state: the welcome, the next attempt. */
  #cancelTimer: (() => void) | undefined;
  #cancelQuiet: (() => void) | undefined;
  #cancelTableQuiet: (() => void) | undefined;
  #cancelLobby: (() => void) | undefined;
  #cancelGood: (() => void) | undefined;
  #cancelLinger: (() => void) | undefined;
  #player: { readonly id: string; readonly name: string } | undefined;
  #lagMs: number | undefined;

  /** @param rules the hash of the rules that this app runs */
  constructor(host: ConnectionHost, rules: string) {
    this.#host = host;
    this.#wishes = new Wishes({ setTimer: host.setTimer, send: (message) => this.#send(message) });
    this.#rules = rules;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** The player as the server knows it; `undefined` for somebody without a name, and before the first welcome. */
  get player(): { readonly id: string; readonly name: string } | undefined {
    return this.#player;
  }

  /** The client's own lag, in milliseconds; `undefined` before the server has measured it. */
  get lagMs(): number | undefined {
    return this.#lagMs;
  }

  /** Calls a function with each message that is not about a table. Returns a function that ends that. */
  listen(listener: (message: ServerMessage) => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Calls a function after each change of state, player or lag. Returns a function that ends that. */
  watch(listener: () => void): () => void {
    this.#stateListeners.add(listener);
    return () => void this.#stateListeners.delete(listener);
  }

  /** Keeps the connection open until the function that it returns is called. */
  hold(): () => void {
    this.#holders++;
    this.#cancelLinger?.();
    if (this.#state.kind === 'off') this.#open();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#holders--;
      this.#closeIfIdle();
    };
  }

  // ---- what the host reports ----

  /** The browser has a network again, or the page is seen again: tries at once, or asks whether the server is there. */
  wake(): void {
    if (this.#state.kind === 'waiting') this.#open();
    else if (this.#state.kind === 'open') this.#probe();
  }

  /** Tries again after the server has refused the connection, or sooner than planned. */
  retry(): void {
    if (this.#state.kind === 'waiting' || this.#state.kind === 'refused') this.#open();
  }

  /** Begins a new connection, because this browser belongs to another player now, or the player has another name. */
  renew(): void {
    if (this.#state.kind === 'off' || this.#state.kind === 'outdated') return;
    this.#drop();
    this.#open();
  }

  // ---- the lobby ----

  /** Follows the lobby until the function that it returns is called. */
  followLobby(): () => void {
    if (this.#lobbyFollowers++ === 0) this.#askForLobby();
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      if (--this.#lobbyFollowers > 0) return;
      this.#cancelLobby?.();
      this.#send({ type: 'lobby', on: false });
    };
  }

  /** Asks for the lobby, and again if nothing comes. */
  #askForLobby(): void {
    this.#send({ type: 'lobby', on: true });
    this.#restartLobbyTimer();
  }

  #restartLobbyTimer(): void {
    this.#cancelLobby?.();
    if (this.#lobbyFollowers > 0) this.#cancelLobby = this.#host.setTimer(() => this.#askForLobby(), LOBBY_MS);
  }

  /** Looks for an opponent, also after the connection was lost in between. Returns the seek's id. */
  seek(terms: Terms): string {
    const id = this.#host.newId();
    this.#paired.clear();
    this.#wishes.add(id, { type: 'seek', id, terms });
    return id;
  }

  /** Ends an own seek. */
  unseek(id: string): void {
    this.#wishes.withdraw(id);
  }

  /** Takes somebody's seek, as soon as there is a connection. The answer is `paired` or `no`. */
  take(seek: string): void {
    this.#paired.clear();
    this.#wishes.dropTakes();
    this.#wishes.add(seek, { type: 'take', seek });
  }

  // ---- tables ----

  /** Follows a table. Only one follower can follow it at a time. */
  follow(table: string, follower: Follower): TableHandle {
    const flags = { isSyncing: true, isLeaving: false, isFailed: false };
    const entry: Subscription = { follower, ...flags, tries: 0, badSyncs: 0, draftNumber: 0 };
    this.#tables.get(table)?.cancelTimer?.();
    this.#tables.set(table, entry);
    this.#join(table, entry);
    const isFollowed = () => this.#tables.get(table) === entry && !entry.isLeaving;
    return {
      do: (op) => this.#do(table, entry, op),
      draft: (formation) => {
        if (isFollowed()) this.#send({ type: 'draft', table, formation, n: ++entry.draftNumber });
      },
      say: (phrase) => {
        if (!isFollowed()) return;
        if (this.#state.kind === 'open') this.#send({ type: 'say', table, phrase });
        else follower.refused(texts.table.phraseUnsent);
      },
      resync: () => {
        if (isFollowed()) this.#resync(table, entry);
      },
      stop: () => {
        if (!isFollowed()) return;
        entry.isLeaving = true;
        entry.cancelTimer?.();
        this.#leaveIfDone(table, entry);
      },
    };
  }

  #do(table: string, { follower }: Subscription, op: Op): Promise<ReceivedRefusal | undefined> {
    return new Promise((resolve) => {
      const id = this.#host.newId();
      const message = { type: 'do', table, id, v: follower.version() ?? 0, op } as const;
      const pending: Pending = { message, settle: resolve, tries: 0 };
      this.#pending.set(id, pending);
      this.#sendCommand(pending);
    });
  }

  /** Sends a command, and again until it is answered. The server carries out an id only once. */
  #sendCommand(pending: Pending, waitMs = RESEND_MS): void {
    pending.cancelTimer?.();
    this.#send(pending.message);
    this.#sendLater(pending, waitMs);
  }

  #sendLater(pending: Pending, waitMs: number): void {
    pending.cancelTimer?.();
    const ms = backOff(waitMs, pending.tries++);
    pending.cancelTimer = this.#host.setTimer(() => this.#sendCommand(pending), ms);
  }

  #settle(id: string | undefined, refusal?: ReceivedRefusal): void {
    const pending = id === undefined ? undefined : this.#pending.get(id);
    if (!pending) return;
    pending.cancelTimer?.();
    this.#pending.delete(pending.message.id);
    pending.settle(refusal);
    const { table } = pending.message;
    const entry = this.#tables.get(table);
    if (entry?.isLeaving) this.#leaveIfDone(table, entry);
    this.#closeIfIdle();
  }

  #leaveIfDone(table: string, entry: Subscription): void {
    if ([...this.#pending.values()].some(({ message }) => message.table === table)) return;
    if (this.#tables.get(table) !== entry) return;
    this.#tables.delete(table);
    this.#send({ type: 'leave', table });
  }

  /** Asks for a table: for what has happened since the client's version, or for all of it while that is needed. */
  #join(table: string, entry: Subscription): void {
    const { follower } = entry;
    const since = entry.isSyncing ? undefined : follower.version();
    entry.cancelTimer?.();
    this.#send({ type: 'join', table, ...(since !== undefined && { since }), ...follower.share });
    if (!entry.isSyncing) return;
    const ms = backOff(SYNC_MS, entry.tries++);
    entry.cancelTimer = this.#host.setTimer(() => this.#join(table, entry), ms);
  }

  #toTable(message: TableMessage): void {
    const { table } = message;
    this.#restartTableQuietTimer();
    if (message.type === 'ev' || message.type === 'sync') this.#settle(message.id);
    const entry = this.#tables.get(table);
    if (!entry || entry.isLeaving || entry.isFailed) return;
    if (message.type === 'ev' && entry.isSyncing) return;
    if (message.type === 'sync') {
      entry.cancelTimer?.();
      Object.assign(entry, { isSyncing: false, tries: 0 });
    }
    const isUnderstood = entry.follower.receive(message) === 'ok';
    const version = entry.follower.version();
    if (message.type === 'sync') this.#synced(table, entry, isUnderstood);
    else if (message.type === 'ev' && !isUnderstood) this.#resync(table, entry);
    // The table is ahead, and what led there was lost.
    else if (message.type === 'presence' && !entry.isSyncing && (message.v ?? 0) > (version ?? 0))
      this.#join(table, entry);
  }

  /** After a whole table: brings the player's share, or asks again if the follower did not understand it. */
  #synced(table: string, entry: Subscription, isUnderstood: boolean): void {
    entry.badSyncs = isUnderstood ? 0 : entry.badSyncs + 1;
    if (isUnderstood) this.#bringShare(table, entry);
    else if (entry.badSyncs < MOST_BAD_SYNCS) this.#resync(table, entry);
    else {
      entry.isFailed = true;
      entry.follower.failed(texts.table.notUnderstood);
    }
  }

  /** Brings the player's share to a table that waits for it, again and again until a whole table says that it has arrived. */
  #bringShare(table: string, entry: Subscription): void {
    if (Object.keys(entry.follower.share).length === 0) return;
    this.#join(table, entry);
    entry.cancelTimer = this.#host.setTimer(() => this.#bringShare(table, entry), SYNC_MS);
  }

  /** Asks for the whole table, because something is missing or does not fit. */
  #resync(table: string, entry: Subscription): void {
    entry.isSyncing = true;
    this.#join(table, entry);
  }

  #refused(message: ServerMessageOf<'no'>): void {
    const { id, table, why } = message;
    const kind = refusalKind(why);
    const pending = id === undefined ? undefined : this.#pending.get(id);
    const isTemporary = kind === 'unavailable' || kind === 'rate';
    if (pending && isTemporary) {
      this.#sendLater(pending, UNAVAILABLE_MS);
      return;
    }
    const entry = table === undefined ? undefined : this.#tables.get(table);
    if (pending) {
      this.#settle(id, message);
      const version = entry?.follower.version();
      if (table && entry && message.v !== undefined && version !== undefined && message.v > version)
        this.#join(table, entry);
      return;
    }
    if (id !== undefined && kind === 'unavailable') this.#wishes.postpone(id);
    else if (id !== undefined) this.#wishes.end(id);
    if (table && entry && id === undefined && kind === 'unavailable') {
      // The table moves to another server.
      entry.cancelTimer?.();
      entry.cancelTimer = this.#host.setTimer(() => this.#join(table, entry), UNAVAILABLE_MS);
      return;
    }
    if (entry?.isSyncing && id === undefined && !isTemporary) {
      entry.cancelTimer?.();
      entry.isFailed = true;
      entry.follower.failed(refusalWords(message));
      return;
    }
    if (table === undefined) this.#tell(message);
    else if (id === undefined) entry?.follower.refused(refusalWords(message));
  }

  // ---- the socket ----

  #become(state: ConnectionState): void {
    this.#state = state;
    for (const listener of [...this.#stateListeners]) listener();
  }

  #tell(message: ServerMessage): void {
    for (const listener of [...this.#listeners]) listener(message);
  }

  #send(message: ClientMessage): void {
    if (this.#state.kind === 'open') this.#socket?.send(JSON.stringify(message));
  }

  #open(): void {
    this.#cancelTimer?.();
    const number = ++this.#socketNumber;
    const isOurs = () => number === this.#socketNumber;
    this.#become({ kind: 'connecting' });
    this.#cancelTimer = this.#host.setTimer(() => isOurs() && this.#lost(), WELCOME_MS);
    this.#socket = this.#host.connect({
      opened: () => {
        const hello: ClientMessage = { type: 'hello', proto: PROTOCOL, rules: this.#rules };
        if (isOurs()) this.#socket?.send(JSON.stringify(hello));
      },
      received: (text) => isOurs() && this.#received(text),
      closed: () => isOurs() && this.#lost(),
    });
  }

  /** Gives the socket up, whatever it still brings. */
  #drop(): void {
    this.#socketNumber++;
    this.#cancelTimer?.();
    this.#cancelQuiet?.();
    this.#cancelTableQuiet?.();
    this.#cancelGood?.();
    this.#cancelLobby?.();
    this.#socket?.close();
    this.#socket = undefined;
  }

  /** The connection is gone: tries again after a while. */
  #lost(waitMs?: number): void {
    const ms = waitMs ?? retryDelay(this.#attempts++, this.#host.random());
    this.#drop();
    this.#become({ kind: 'waiting' });
    this.#cancelTimer = this.#host.setTimer(() => this.#open(), ms);
  }

  #closeIfIdle(): void {
    if (this.#holders > 0 || this.#pending.size > 0) return;
    this.#cancelLinger?.();
    this.#cancelLinger = this.#host.setTimer(() => {
      if (this.#holders > 0 || this.#pending.size > 0) return;
      this.#drop();
      this.#wishes.dropTakes();
      this.#become({ kind: 'off' });
    }, LINGER_MS);
  }

  #received(text: string): void {
    const read = readServerMessage(text);
    this.#restartQuietTimer();
    // A message that cannot be read is left out: if it was about a table, the gap in its versions shows it.
    if (!read.ok) return;
    const message = read.value;
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'bye':
        this.#bye(message);
        break;
      case 'no':
        this.#refused(message);
        break;
      case 'lag':
        this.#lagMs = message.ms;
        // The state is the same; its listeners hear of the new lag.
        this.#become(this.#state);
        break;
      case 'sync':
      case 'ev':
      case 'draft':
      case 'said':
      case 'presence':
        this.#toTable(message);
        break;
      case 'paired':
        // Each seek that has ended with a game gets its own message.
        if (message.seek === undefined) this.#wishes.dropTakes();
        else this.#wishes.drop(message.seek);
        if (!this.#paired.has(`${message.table} ${message.seek}`)) this.#tell(message);
        this.#paired.add(`${message.table} ${message.seek}`);
        break;
      case 'lobby':
        // It seems not to have heard that nobody follows the lobby any more, or that a seek was withdrawn.
        if (this.#lobbyFollowers === 0) this.#send({ type: 'lobby', on: false });
        this.#wishes.withdrawAgain(message);
        this.#restartLobbyTimer();
        this.#tell(message);
        break;
      case 'inbox':
        this.#tell(message);
        break;
    }
  }

  #welcome({ proto, rules, you }: ServerMessageOf<'welcome'>): void {
    if (this.#state.kind !== 'connecting') return;
    this.#cancelTimer?.();
    if (proto !== PROTOCOL || rules !== this.#rules) {
      this.#drop();
      this.#become({ kind: 'outdated' });
      return;
    }
    this.#player = you;
    this.#cancelGood = this.#host.setTimer(() => {
      this.#attempts = 0;
    }, GOOD_MS);
    this.#become({ kind: 'open' });
    if (this.#lobbyFollowers > 0) this.#askForLobby();
    this.#wishes.sendAll();
    for (const [table, entry] of this.#tables) {
      Object.assign(entry, { tries: 0, badSyncs: 0, isFailed: false });
      this.#join(table, entry);
    }
    for (const pending of this.#pending.values()) {
      pending.tries = 0;
      this.#sendCommand(pending);
    }
  }

  #bye({ why, retryMs }: ServerMessageOf<'bye'>): void {
    // All clients of a server that stops get the same wait, and should not come back at the same moment.
    if (retryMs !== undefined) this.#lost(retryMs * (1 + this.#host.random() / 2));
    else {
      this.#drop();
      this.#become({ kind: 'refused', why });
    }
  }

  /** Waits for the next message. A connection that has died may say nothing at all, not even that it is closed. */
  #restartQuietTimer(): void {
    this.#cancelQuiet?.();
    this.#cancelQuiet = this.#host.setTimer(() => this.#probe(), QUIET_MS);
  }

  /** Waits for the next message about a table. */
  #restartTableQuietTimer(): void {
    this.#cancelTableQuiet?.();
    this.#cancelTableQuiet = this.#host.setTimer(() => this.#joinAll(), TABLE_QUIET_MS);
  }

  /** Asks for all tables that are followed. Returns their number. */
  #joinAll(): number {
    const tables = [...this.#tables].filter(([, { isLeaving, isFailed }]) => !isLeaving && !isFailed);
    for (const [table, entry] of tables) this.#join(table, entry);
    if (tables.length > 0) this.#restartTableQuietTimer();
    return tables.length;
  }

  /** Asks for something that the server answers, and takes the connection for lost if no answer comes. */
  #probe(): void {
    if (this.#state.kind !== 'open') return;
    this.#cancelQuiet?.();
    const tables = this.#joinAll();
    // A seek gets no answer before a game is found: then the lobby is asked for once.
    const asksLobby = this.#lobbyFollowers > 0 || !this.#wishes.isEmpty;
    if (asksLobby) this.#send({ type: 'lobby', on: true });
    // Who follows nothing has nothing to ask for: then only the end of the socket shows the loss.
    if (tables > 0 || asksLobby) this.#cancelQuiet = this.#host.setTimer(() => this.#lost(), ANSWER_MS);
  }
}

/** The wait before an attempt, in milliseconds: it doubles each time, and a part of it is random. */
export function retryDelay(attempt: number, random: number): number {
  return backOff(FIRST_RETRY_MS, attempt) * (0.5 + random / 2);
}
