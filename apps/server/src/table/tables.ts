import { randomBytes } from 'node:crypto';
import { fail, ok, opponent, type Result, type Side } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import type { AnyVariant } from '@kickmate/game';
import { isOver, setTimer as realTimer, type SetTimer } from '@kickmate/play';
import {
  type ClientMessageOf,
  lotOf,
  type Refusal,
  type Restriction,
  type Running,
  ratedRefusal,
  refusalKind,
  restrictionRefusal,
  type Terms,
} from '@kickmate/protocol';
import type { Commits } from '../db/commits.ts';
import type { ConductRows } from '../db/conduct-rows.ts';
import { DatabaseAway, type Log } from '../db/database.ts';
import type { HolidayRows } from '../db/holiday-rows.ts';
import type { PlayClock } from '../db/play-clock.ts';
import type { ReplyRows } from '../db/reply-rows.ts';
import type { Fence, Game, NewGame, Store, StoredEvent } from '../db/store.ts';
import type { Searches } from '../engine-seat/searches.ts';
import { type Member, type Requester, refuse } from '../member.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { CalledOffGames } from './called-off.ts';
import { columnsOf } from './columns.ts';
import {
  fullTerms,
  isDone,
  matchOf,
  mostActions,
  newState,
  playersOf,
  type Sitter,
  type TableState,
  tableDueAt,
} from './events.ts';
import { publicRecord } from './messages.ts';
import { remindersOf } from './notices.ts';
import { Replays } from './replays.ts';
import { ratingsAt, Table, type TableHost } from './table.ts';

/** The settings of all tables, and what they need. */
export interface TablesOptions {
  /** This server's id in the database. */
  readonly node: string;
  /** The hash of the rules that this server runs. Tables of servers with other rules cannot be reached from here. */
  readonly rulesHash?: string | undefined;
  readonly store: Pick<
    Store,
    | 'createGame'
    | 'game'
    | 'events'
    | 'claimGame'
    | 'releaseGames'
    | 'names'
    | 'dueGames'
    | 'orphanedGames'
    | 'ownersOf'
    | 'setFault'
    | 'openGames'
    | 'ratedWithComputer'
    | 'record'
    | 'keepRecord'
    | 'keepNetwork'
  >;
  /** The ratings of players; absent where no game is rated. */
  readonly ratings?: Pick<Ratings, 'atTable' | 'rateResults'> | undefined;
  /** The restrictions of players; absent where nobody has any. */
  readonly conduct?: Pick<ConductRows, 'restrictions'> | undefined;
  /** The holidays of players; absent where nobody has any. */
  readonly holidays?: Pick<HolidayRows, 'of'> | undefined;
  /** The replies that players have planned; absent where nobody has any. */
  readonly replies?: Pick<ReplyRows, 'of'> | undefined;
  readonly commits: Pick<Commits, 'append'>;
  readonly clock: Pick<PlayClock, 'now' | 'checkDatabase' | 'awaySince' | 'onBack'>;
  readonly searches: Searches;
  readonly log: Log;
  /** Tests have a timer of their own. */
  readonly setTimer?: SetTimer | undefined;
  /** Milliseconds for which the computer waits at least before it acts; 400 by default. */
  readonly computerMs?: number | undefined;
  /** The same where only computers play; 2500 by default. */
  readonly exhibitionMs?: number | undefined;
  /** Milliseconds after which a table that nobody needs is dropped from memory; 60,000 by default. */
  readonly idleMs?: number | undefined;
  /** The most actions that a game may have; tests give fewer than {@link mostActions}. */
  readonly mostActions?: ((variant: AnyVariant) => number) | undefined;
  /** Replays of stored games; tests give some with a clock of their own. */
  readonly replays?: Replays | undefined;
  /** Random bytes; tests give their own. */
  readonly random?: ((count: number) => Uint8Array) | undefined;
  /**
   * The play time since which a player with these connections cannot reach this server; `undefined` if the player can. It
   * is asked again after {@link Tables.reachChanged}. By default everybody can.
   */
  readonly cutOffSince?: ((members: readonly Member[], player?: string) => number | undefined) | undefined;
  /** Called after each change of a table, and when somebody has come or gone. */
  readonly onChange?: ((change: TableChange) => void) | undefined;
  /** Called when somebody has called off a game here, so that other servers hear of it. */
  readonly onCalledOff?: ((by: Requester) => void) | undefined;
  /** Called when another server has a table that this one had. */
  readonly onLost?: ((table: string) => void) | undefined;
}

/** A change of a table, for lobby and inboxes. */
export interface TableChange {
  readonly table: string;
  /** The ids of the people who play. */
  readonly players: readonly string[];
  /** True if the game itself has changed, and not only who is there. */
  readonly isGameChanged: boolean;
  readonly isPublic: boolean;
  readonly isDone: boolean;
}

/** The players of a new table. */
export interface Seating {
  /** The player who proposes it. The side is that of the terms; by lot, it follows from the table's secret. */
  readonly proposer: Exclude<Sitter, { readonly kind: 'open' }>;
  /** The opponent; absent: the seat is open. */
  readonly opponent?: Exclude<Sitter, { readonly kind: 'open' }> | undefined;
  /** True if everybody may find the game in the list of running ones. */
  readonly isPublic: boolean;
  /** The only player who may take the open seat, and hears of it; absent: whoever has the address. */
  readonly invited?: string | undefined;
  /** The network of the proposer, as in {@link Requester}. */
  readonly network?: string | undefined;
  /** The players who are told that their game has an opponent now. */
  readonly notified?: readonly string[] | undefined;
  /** The players who are told that a round of their tournament begins with this game. */
  readonly roundBegins?: readonly string[] | undefined;
}

/** The location of a table: this server, another one that is alive, or none, with the cause. */
export type TableLocation =
  | { readonly kind: 'here' }
  | { readonly kind: 'elsewhere'; readonly node: string }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/** The reason for which a table cannot be loaded, with the server that has it. */
type LoadRefusal = Refusal & { readonly node?: string | undefined };

/** The milliseconds between two looks for tables that are due, idle, or whose players' lag may have changed. */
const TICK_MS = 5000;
/** The most tables that are loaded at once because they are due. */
const DUE_AT_ONCE = 50;
/** The most tables of servers that have died that are loaded at once. */
const ADOPTED_AT_ONCE = 100;
/** The most events that are read at once. */
const EVENTS_AT_ONCE = 200;
/** The most variants that are kept loaded. Each map of somebody's own is one. */
const MOST_VARIANTS = 100;

const NO_GAME: Refusal = { why: 'noGame' };
const DATABASE_AWAY: Refusal = { why: 'databaseAway' };
const OTHER_RULES: Refusal = { why: 'otherRules' };
const OTHER_VERSION: Refusal = { why: 'otherVersion' };
const OTHER_SERVER: Refusal = { why: 'otherServer' };

/** The games that a player may have at a time, and those among them against the computer, which costs the server more. */
export const MOST_GAMES = 100;
export const MOST_WITH_COMPUTER = 10;
/** The rated games against the computer that one player, and all people of a network, may begin within a day. */
export const MOST_RATED_WITH_COMPUTER = { player: 20, network: 200 } as const;

/** All tables of this server. A table is loaded from the database when somebody touches it or when it is due. */
export class Tables {
  readonly #options: TablesOptions;
  readonly #host: TableHost;
  readonly #tables = new Map<string, Table>();
  readonly #loading = new Map<string, Promise<Result<Table, LoadRefusal>>>();
  readonly #replays: Replays;
  readonly #calledOffGames = new CalledOffGames();
  /** The records that are being made. */
  readonly #records = new Map<string, Promise<Result<string, Refusal>>>();
  /** The number of outages so far: after each of them other servers may have tables of this one. */
  #outageCount = 0;
  /** The play time at which an outage began that ended while tables were being loaded: these hear of it once they are here. */
  #outageSince: number | undefined;
  /** The tables that each connection follows. */
  readonly #followed = new Map<string, Set<string>>();
  readonly #variants = new Map<string, Promise<AnyVariant>>();
  readonly #setTimer: SetTimer;
  #cancelTick: () => void;
  readonly #endListening: () => void;
  /** Tables that are not here any more and that the database may still count as this server's. */
  readonly #unreleased = new Set<string>();
  /** The release of such tables in the database that is under way, or the last one. */
  #releasing: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: TablesOptions) {
    const { commits, clock, log, searches, setTimer = realTimer, computerMs = 400, exhibitionMs = 2500 } = options;
    this.#options = options;
    this.#setTimer = setTimer;
    this.#replays = options.replays ?? new Replays();
    this.#host = {
      commits,
      clock,
      log,
      searches,
      setTimer,
      computerMs,
      exhibitionMs,
      ratings: options.ratings,
      cutOffSince: (members, player) => options.cutOffSince?.(members, player),
      wallClock: () => Date.now(),
      mostActions: options.mostActions ?? mostActions,
      newId: () => this.#newId(),
      makeRematch: (state, id) => this.#makeRematch(state, id),
      names: (players) => options.store.names(players),
      holidaysOf: async (players, after) => (await options.holidays?.of(players, after)) ?? [],
      repliesOf: async (table, player) => options.replies?.of(table, player),
      keepNetwork: (table, side, network) => options.store.keepNetwork(table, side, network),
      newGameRefusal: (by, computerGame) => this.newGameRefusal(by, computerGame),
      onChanged: (table, what) => this.#changed(table, what === 'game'),
      onCalledOff: (by) => {
        this.noteCalledOff(by);
        options.onCalledOff?.(by);
      },
      onLost: (table) => {
        this.#drop(table);
        options.onLost?.(table.id);
      },
    };
    this.#endListening = clock.onBack((since) => {
      for (const table of this.#tables.values()) table.noteOutage(since);
      if (this.#loading.size > 0) this.#outageSince = Math.min(since, this.#outageSince ?? since);
      void this.#goOnAfterOutage();
    });
    this.#cancelTick = setTimer(() => void this.#tick(), TICK_MS);
  }

  // ---- making tables ----

  /**
   * The reason for which somebody may not have one more game; `undefined` if there is none.
   * @param computerGame whether a game against the computer is casual or rated; absent: it is between people
   * @throws DatabaseAway
   */
  async newGameRefusal(by: Requester, computerGame?: 'casual' | 'rated'): Promise<Refusal | undefined> {
    const { store } = this.#options;
    const banned = await this.#restrictionRefusal(by.player, 'ban');
    if (banned) return banned;
    const open = await store.openGames(by.player);
    if (open.all >= MOST_GAMES) return { why: 'manyGames', values: { most: MOST_GAMES } };
    if (computerGame && open.withComputer >= MOST_WITH_COMPUTER)
      return { why: 'manyWithComputer', values: { most: MOST_WITH_COMPUTER } };
    if (computerGame !== 'rated') return undefined;
    const { ofPlayer, ofNetwork } = await store.ratedWithComputer(by);
    const { player, network } = MOST_RATED_WITH_COMPUTER;
    if (ofPlayer >= player) return { why: 'manyRatedWithComputer', values: { most: player } };
    return ofNetwork >= network ? { why: 'manyRatedWithComputerHere', values: { most: network } } : undefined;
  }

  /** The refusal of a player with a restriction of a kind; `undefined` for others. @throws DatabaseAway */
  async #restrictionRefusal(player: string, kind: Restriction['kind']): Promise<Refusal | undefined> {
    const all = await this.#options.conduct?.restrictions(player);
    const found = all?.find((one) => one.kind === kind);
    return found && restrictionRefusal(found);
  }

  /** The penalty: somebody has to wait before the next game (`pause` on the wire). `undefined` if there is none. */
  penaltyRefusal(requester: Requester): Refusal | undefined {
    const seconds = Math.ceil(this.#calledOffGames.penaltyMs(requester, this.#options.clock.now()) / 1000);
    return seconds > 0 ? { why: 'pause', values: { seconds } } : undefined;
  }

  /** Notes that somebody has called off a game, at whatever server. */
  noteCalledOff(by: Requester): void {
    this.#calledOffGames.note(by, this.#options.clock.now());
  }

  /** The terms with everything that their game fixes, or what is wrong with them. */
  async completeTerms(terms: Terms): Promise<Result<Terms, Refusal>> {
    const unrated = terms.rated ? ratedRefusal(terms) : undefined;
    if (unrated) return fail(unrated);
    try {
      const variant = await this.#variant(terms.variant);
      const full = fullTerms(terms, variant);
      // Throws if the game does not allow the terms.
      matchOf(variant, full, 0);
      return ok(full);
    } catch (error) {
      return fail({ why: 'terms', values: { fault: error instanceof Error ? error.message : String(error) } });
    }
  }

  /** A new game, to be stored by the caller; {@link create} does both. The error says what is wrong with the terms. */
  async newGame(terms: Terms, seating: Seating): Promise<Result<NewGame, Refusal>> {
    const full = await this.completeTerms(terms);
    return full.ok ? ok(await this.#newGameOf(this.#newId(), full.value, seating)) : full;
  }

  /**
   * Makes a table, and returns its id.
   * @param fence the lease that allows it
   * @throws DatabaseAway also if the lease has another holder by now
   */
  async create(terms: Terms, seating: Seating, fence?: Fence): Promise<Result<string, Refusal>> {
    const game = await this.newGame(terms, seating);
    if (!game.ok) return game;
    const isMade = await this.#options.store.createGame(game.value, fence);
    if (!isMade) throw new DatabaseAway(`another server holds the lease '${fence?.lease}' now`);
    // A game with a computer may begin at once. People load it when they come, perhaps at another server.
    if (seating.opponent && [seating.proposer, seating.opponent].some(({ kind }) => kind === 'computer'))
      void this.#load(game.value.id);
    return ok(game.value.id);
  }

  /** Gives the open seat of a table to a player; a player who has a seat already keeps it. */
  async sit(id: string, player: string): Promise<Result<Side, Refusal>> {
    const table = await this.#load(id);
    return table.ok ? table.value.sit(player) : table;
  }

  /** Resigns a game, or calls it off, for a player who will not come back. A game with a fault has ended already. */
  async abandon(id: string, player: string): Promise<Result<void, Refusal>> {
    const table = await this.#load(id);
    if (table.ok) return table.value.abandon(player);
    return refusalKind(table.error.why) === 'unavailable' ? table : ok(undefined);
  }

  /** Lets a table take over the holidays and planned replies that players have changed by the HTTP API. */
  async applyHolidaysAndReplies(id: string): Promise<Result<void, Refusal>> {
    const table = await this.#load(id);
    return table.ok ? table.value.applyHolidaysAndReplies() : table;
  }

  /** Calls off a challenge for the player who does not accept it. A game whose seats are taken stays as it is. */
  async declineChallenge(id: string): Promise<Result<void, Refusal>> {
    const table = await this.#load(id);
    return table.ok ? table.value.declineChallenge() : table;
  }

  /** A player has another name now; `undefined`: the player's data are deleted. */
  renamed(player: string, name: string | undefined): void {
    for (const table of this.#tables.values()) table.renamed(player, name);
  }

  /** The set of players who can reach this server has changed. */
  reachChanged(): void {
    for (const table of this.#tables.values()) table.reachChanged();
  }

  // ---- where tables are ----

  /** Tells whether a table is loaded here. */
  has(id: string): boolean {
    return this.#tables.has(id);
  }

  /** Loads running games whose server has died, although nobody here has asked for them. @throws DatabaseAway */
  async adopt(): Promise<void> {
    const ids = await this.#options.store.orphanedGames(ADOPTED_AT_ONCE);
    await Promise.all(ids.map((id) => this.#load(id)));
  }

  /** The location of a table. One that no living server has is loaded here. */
  async loadOrLocate(id: string): Promise<TableLocation> {
    const loaded = await this.#load(id);
    if (loaded.ok) return { kind: 'here' };
    const { node, ...refusal } = loaded.error;
    return node === undefined ? { kind: 'refused', refusal } : { kind: 'elsewhere', node };
  }

  /**
   * Goes on after the database was away, or after this process stood still. Other servers may have taken tables meanwhile:
   * those are given up.
   */
  async #goOnAfterOutage(): Promise<void> {
    this.#outageCount++;
    try {
      const owners = await this.#options.store.ownersOf([...this.#tables.keys()]);
      for (const table of [...this.#tables.values()]) if (owners.get(table.id)?.epoch !== table.epoch) table.giveUp();
    } catch (error) {
      if (!(error instanceof DatabaseAway))
        this.#options.log.error({ error: String(error) }, 'the owners of the tables could not be read');
    }
    for (const table of this.#tables.values()) table.resume();
  }

  // ---- the messages of members ----

  async join(member: Member, message: ClientMessageOf<'join'>): Promise<void> {
    const followed = this.#followed.get(member.id) ?? new Set();
    this.#followed.set(member.id, followed.add(message.table));
    const table = await this.#load(message.table);
    // The member may have left in the meantime.
    if (!this.#followed.get(member.id)?.has(message.table)) return;
    if (table.ok) return table.value.join(member, message);
    followed.delete(message.table);
    refuse(member, table.error, { table: message.table });
  }

  /** The member says good-bye to a table. */
  leave(member: Member, id: string): void {
    this.#followed.get(member.id)?.delete(id);
    this.#tables.get(id)?.leave(member, 'left');
  }

  /** The member's connection has ended. */
  disconnected(member: Member): void {
    for (const id of this.#followed.get(member.id) ?? []) this.#tables.get(id)?.leave(member, 'lost');
    this.#followed.delete(member.id);
  }

  /** Carries out a command. @param arrivedAt the play time at which it came in */
  async do(member: Member, message: ClientMessageOf<'do'>, arrivedAt: number): Promise<void> {
    const loaded = this.#tables.get(message.table);
    if (loaded) return loaded.do(member, message, arrivedAt);
    const table = await this.#load(message.table);
    if (table.ok) table.value.do(member, message, arrivedAt);
    else refuse(member, table.error, { table: message.table, id: message.id });
  }

  draft(member: Member, message: ClientMessageOf<'draft'>): void {
    this.#tables.get(message.table)?.draft(member, message);
  }

  /** Shows a phrase of a player, unless the operator has muted the player. @throws DatabaseAway */
  async say(member: Member, { table, phrase }: ClientMessageOf<'say'>): Promise<void> {
    const muted = member.player && (await this.#restrictionRefusal(member.player.id, 'mute'));
    if (muted) refuse(member, muted, { table });
    else this.#tables.get(table)?.say(member, phrase);
  }

  // ---- looking ----

  /** The public games that are played on this server now. */
  running(): readonly Running[] {
    return [...this.#tables.values()].flatMap(({ listing }) => listing ?? []);
  }

  /** A table as it stands, also one that another server has. The error says why it cannot be seen. @throws DatabaseAway */
  async stateOf(id: string): Promise<Result<TableState, Refusal>> {
    const { store } = this.#options;
    const table = this.#tables.get(id);
    if (table) return ok(table.state);
    const game = await store.game(id);
    if (!game) return fail(NO_GAME);
    const events = await this.#eventsOf(id);
    try {
      return ok(await this.#replays.replay(game, await this.#variant(game.variant), events));
    } catch {
      return fail(OTHER_RULES);
    }
  }

  /**
   * The record of a game that has begun, at whatever server, without the players' names. That of a finished game is made
   * once and kept. The error says why there is none. @throws DatabaseAway
   */
  async record(id: string): Promise<Result<string, Refusal>> {
    const table = this.#tables.get(id);
    const kept = table && !isDone(table.state) ? undefined : await this.#options.store.record(id);
    if (kept !== undefined) return ok(kept);
    const making = this.#records.get(id) ?? this.#makeRecord(id).finally(() => this.#records.delete(id));
    this.#records.set(id, making);
    return making;
  }

  async #makeRecord(id: string): Promise<Result<string, Refusal>> {
    const found = await this.stateOf(id);
    if (!found.ok) return found;
    const { session } = found.value;
    if (!session) return fail(NO_GAME);
    const record = publicRecord(session);
    if (isOver(session)) await this.#options.store.keepRecord(id, record);
    return ok(record);
  }

  /** The number of tables in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Resolves when all messages so far have been dealt with. */
  async whenCaughtUp(): Promise<void> {
    await Promise.all(this.#loading.values());
    await Promise.all([...this.#tables.values()].map((table) => table.whenCaughtUp()));
  }

  /** Loads no further table, waits until the loaded ones have finished all commands, and closes them. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancelTick();
    this.#endListening();
    await this.whenCaughtUp();
    for (const table of this.#tables.values()) table.close();
    this.#tables.clear();
    await this.#options.searches.close();
  }

  // ---- loading and dropping ----

  async #load(id: string): Promise<Result<Table, LoadRefusal>> {
    const table = this.#tables.get(id);
    if (table) return ok(table);
    if (this.#isClosed) return fail({ why: 'closing' });
    const loading = this.#loading.get(id) ?? this.#claimAndReplay(id).finally(() => this.#loadingEnded(id));
    this.#loading.set(id, loading);
    return loading;
  }

  #loadingEnded(id: string): void {
    this.#loading.delete(id);
    if (this.#loading.size === 0) this.#outageSince = undefined;
  }

  async #claimAndReplay(id: string): Promise<Result<Table, LoadRefusal>> {
    const { store, node, log, rulesHash = '' } = this.#options;
    const outageCount = this.#outageCount;
    try {
      // A release that is under way could otherwise give the table up after it was claimed here.
      await this.#releasing.catch(() => undefined);
      const claim = await store.claimGame(id, node);
      if (claim.kind === 'unknown') return fail(NO_GAME);
      if (claim.kind === 'owned')
        return fail(claim.rulesHash === rulesHash ? { ...OTHER_SERVER, node: claim.node } : OTHER_VERSION);
      const { game } = claim;
      const events = await this.#eventsOf(id);
      let state: TableState;
      try {
        state = await this.#replays.replay(game, await this.#variant(game.variant), events);
      } catch (error) {
        return await this.#markFaulty(game, String(error));
      }
      if (game.fault !== undefined) await store.setFault(id, undefined);
      const names = await store.names(playersOf(state));
      const ratings = await ratingsAt(state, this.#options.ratings, this.#options.clock.now());
      if (state.rematch.table) await this.#makeRematch(state, state.rematch.table);
      // Meanwhile this process may have stood still, and another one may have taken the game.
      if (outageCount !== this.#outageCount && (await store.ownersOf([id])).get(id)?.epoch !== game.epoch)
        return fail(OTHER_SERVER);
      const commands = events.flatMap(({ command, version }) => (command ? [[command, version] as const] : []));
      const { epoch, networks } = game;
      const { deadSince } = claim;
      const table = new Table(this.#host, { state, epoch, names, ratings, networks, commands, deadSince });
      if (this.#outageSince !== undefined) table.noteOutage(this.#outageSince);
      this.#tables.set(id, table);
      return ok(table);
    } catch (error) {
      // The game may have been claimed. It is released: other servers do not load a game that a living server owns.
      this.#unreleased.add(id);
      if (error instanceof DatabaseAway) return fail(DATABASE_AWAY);
      log.error({ table: id, error: String(error) }, 'a table could not be loaded');
      return fail({ why: 'tableFails' });
    }
  }

  /** All events of a game, read in parts, so that other statements do not wait long for their turn. @throws DatabaseAway */
  async #eventsOf(id: string): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = [];
    for (;;) {
      const part = await this.#options.store.events(id, events.length, EVENTS_AT_ONCE);
      events.push(...part);
      if (part.length < EVENTS_AT_ONCE) return events;
    }
  }

  /** Notes that a game cannot be loaded, once, and tells its players. It is tried again only when somebody opens it. */
  async #markFaulty({ id, fault, white, black, visibility }: Game, error: string): Promise<Result<never, Refusal>> {
    const { store, node, log, onChange } = this.#options;
    if (fault === undefined) {
      log.error({ table: id, error }, 'a game cannot be loaded: it was stored by other rules');
      await store.setFault(id, error);
      const players = [white, black].filter((one) => one !== undefined);
      onChange?.({ table: id, players, isGameChanged: true, isPublic: visibility === 'public', isDone: true });
    }
    await store.releaseGames(node, [id]);
    return fail(OTHER_RULES);
  }

  #drop(table: Table): void {
    if (this.#tables.get(table.id) === table) this.#tables.delete(table.id);
  }

  /** Drops idle tables, loads those that are due, and tells everybody the players' lag. */
  async #tick(): Promise<void> {
    const { store, clock, idleMs = 60_000, log } = this.#options;
    try {
      const idle = [...this.#tables.values()].filter((table) => table.isIdle(idleMs));
      for (const table of idle) {
        table.close();
        this.#drop(table);
        this.#unreleased.add(table.id);
      }
      for (const table of this.#tables.values()) table.tick();
      await this.#release();
      // A long game must not keep the others waiting.
      await Promise.all((await store.dueGames(Math.floor(clock.now()), DUE_AT_ONCE)).map((id) => this.#load(id)));
    } catch (error) {
      if (!(error instanceof DatabaseAway))
        log.error({ error: String(error) }, 'the regular check of the tables failed');
    }
    // A server may have died between the end of a game and its rating. The next check does not wait until games are rated.
    this.#options.ratings?.rateResults().catch((error) => {
      if (!(error instanceof DatabaseAway)) log.error({ error: String(error) }, 'games could not be rated');
    });
    if (!this.#isClosed) this.#cancelTick = this.#setTimer(() => void this.#tick(), TICK_MS);
  }

  /** Tells the database of the tables that are not here any more, also of those for which that failed before. @throws DatabaseAway */
  async #release(): Promise<void> {
    const { store, node } = this.#options;
    for (const id of this.#tables.keys()) this.#unreleased.delete(id);
    const ids = [...this.#unreleased].filter((id) => !this.#loading.has(id));
    if (ids.length === 0) return;
    this.#releasing = store.releaseGames(node, ids);
    await this.#releasing;
    for (const id of ids) this.#unreleased.delete(id);
  }

  #changed({ id, state }: Table, isGameChanged: boolean): void {
    const { isPublic } = state;
    this.#options.onChange?.({ table: id, players: playersOf(state), isGameChanged, isPublic, isDone: isDone(state) });
  }

  // ---- games ----

  async #newGameOf(id: string, terms: Terms, seating: Seating): Promise<NewGame> {
    const { proposer, opponent: other = OPEN, isPublic } = seating;
    const secret = this.#random(32);
    const hex = Buffer.from(secret).toString('hex');
    const side = terms.colour === 'lot' ? lotOf(hex) : terms.colour;
    const sitters = { [side]: proposer, [opponent(side)]: other } as Record<Side, Sitter>;
    const at = Math.floor(this.#options.clock.now());
    const variant = await this.#variant(terms.variant);
    const state = newState({ id, variant, terms, isPublic, sitters, lastEventAt: at, secret: hex });
    return {
      id,
      variant: terms.variant,
      terms,
      ...(sitters.w.kind === 'person' && { white: sitters.w.player }),
      ...(sitters.b.kind === 'person' && { black: sitters.b.player }),
      seats: sitters,
      visibility: isPublic ? 'public' : 'private',
      status: 'waiting',
      secret,
      nonces: {},
      at,
      dueAt: tableDueAt(state),
      summary: columnsOf(state).summary,
      ...(terms.rated && seating.network !== undefined && { networks: { [side]: seating.network } }),
      invited: seating.invited,
      notices: [
        ...(seating.notified ?? []).map((player) => ({ player, kind: 'taken' as const, due: at })),
        ...(seating.invited === undefined ? [] : [{ player: seating.invited, kind: 'challenge' as const, due: at }]),
        ...(seating.roundBegins ?? []).map((player) => ({ player, kind: 'round' as const, due: at })),
        ...remindersOf(undefined, state),
      ],
    };
  }

  /** Makes the table of a rematch: the same terms with exchanged colours. Does nothing if it is there already. */
  async #makeRematch({ id: former, terms, sitters, isPublic, rematch }: TableState, id: string): Promise<void> {
    const { store } = this.#options;
    if (await store.game(id)) return;
    const { networks } = (await store.game(former))!;
    const [white, black] = [sitters.b, sitters.w];
    if (white.kind === 'open' || black.kind === 'open') return;
    const offerer = rematch.by && sitters[rematch.by];
    const notified = offerer?.kind === 'person' ? [offerer.player] : [];
    const seating = { proposer: white, opponent: black, isPublic, notified };
    const { tournament: _, ...rematchTerms } = terms;
    const game = await this.#newGameOf(id, { ...rematchTerms, colour: 'w' }, seating);
    await store.createGame({ ...game, networks: networks && { w: networks.b, b: networks.w } });
  }

  #variant(id: string): Promise<AnyVariant> {
    const known = this.#variants.get(id);
    const variant = known ?? loadVariant(id);
    // Set again, so that the first key is the one that was used longest ago.
    this.#variants.delete(id);
    this.#variants.set(id, variant);
    if (!known) variant.catch(() => this.#variants.delete(id));
    const [oldest] = this.#variants.keys();
    if (this.#variants.size > MOST_VARIANTS) this.#variants.delete(oldest!);
    return variant;
  }

  #random(count: number): Uint8Array {
    return (this.#options.random ?? randomBytes)(count);
  }

  #newId(): string {
    return Buffer.from(this.#random(9)).toString('base64url');
  }
}

const OPEN: Sitter = { kind: 'open' };
