import { randomBytes } from 'node:crypto';
import { fail, ok, type Result, type Side } from '@kickmate/board';
import { type Refusal, type Running, refusalKind } from '@kickmate/protocol';
import { DatabaseAway, type Log } from '../db/database.ts';
import type { PlayClock } from '../db/play-clock.ts';
import type { Fence, Store } from '../db/store.ts';
import type { Lobby } from '../lobby/lobby.ts';
import type { Member, Requester } from '../member.ts';
import type { TableChange, Tables } from '../table/tables.ts';
import { COME_BACK_MS } from '../table/timekeeper.ts';
import type { Asked, AskedAnswer, Bus, Figures, Forwarded, MemberInfo, NodeMessage } from './bus.ts';
import { type LobbyMessage, LobbyRoute, refuseLobby } from './lobby-route.ts';
import { Outbox, RemoteMember } from './remote-member.ts';
import { answer, refuseAtTable, TableRoutes } from './table-routes.ts';

/** The connections of this node, as the cluster needs them. */
export interface LocalPeople {
  /** All connections of a player. */
  of(player: string): Iterable<Member>;
  /** Tells a player's connections their new name; `undefined`: the player's data are deleted. */
  rename(player: string, name: string | undefined): void;
  /** Ends the connections of sessions, and of tokens, that have ended. */
  signOut(ended: readonly string[]): void;
  /** The ids of the players who are connected. */
  readonly players: readonly string[];
  /** The number of connections without a name. */
  readonly nameless: number;
}

/** The parts of the server that the cluster joins. */
export interface ClusterOptions {
  /** This server's id in the database. */
  readonly node: string;
  readonly bus: Bus;
  readonly store: Pick<Store, 'ownersOf' | 'holderOf' | 'aliveNodes'>;
  readonly clock: Pick<PlayClock, 'now' | 'onBack' | 'isLate'>;
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly localPeople: () => LocalPeople | undefined;
  readonly log: Log;
}

/** The time between two looks at the other nodes, in milliseconds. */
const TICK_MS = 1000;
/** The ticks between two times at which the lists of connections, people and games are sent. */
const LIST_TICKS = 3;
/** A node of which nothing was heard for so long is asked who is there, in milliseconds. */
const QUIET_MS = 4000;
/** A node that has answered nothing for so long, although it is alive, cannot be reached, in milliseconds. */
const CUT_OFF_MS = 7000;
/** Figures of a node that are older count no more, in milliseconds. */
const FIGURES_MS = 15_000;
/** The longest wait for the answer of another node, in milliseconds. */
const ASK_MS = 5000;

const UNREACHABLE: Refusal = {
  why: 'tableAway',
};
const NO_ANSWER: AskedAnswer = fail(UNREACHABLE);

/**
 * All server processes on one database, as the connections and requests of this one see them: a message reaches its table
 * and the lobby wherever they are. A connection stays at the node that took it. Tables know the connections of other nodes
 * as members like their own.
 */
export class Cluster {
  readonly #options: ClusterOptions;
  readonly #routes: TableRoutes;
  readonly #lobby: LobbyRoute;
  /** The connections of other nodes that tables or lobby here know, by node and id. */
  readonly #remote = new Map<string, Map<string, RemoteMember>>();
  /** The play time at which each node was last heard. */
  readonly #heard = new Map<string, number>();
  /** The nodes with connections known here that cannot be reached now, and the play time since which that is so. */
  readonly #cutOff = new Map<string, number>();
  /** The players whose node has gone, and the play time since which: they come back at another one. */
  readonly #orphans = new Map<string, number>();
  /** The play time since which the bus is away. */
  #awaySince: number | undefined;
  /** Whether other nodes are alive, as the database says. */
  #hasOthers = false;
  /** The nodes that know a connection of this node. */
  readonly #known = new Map<string, { readonly member: Member; readonly nodes: Set<string> }>();
  /** All nodes that ever knew a connection of this node. */
  readonly #told = new Set<string>();
  readonly #asked = new Map<string, (answer: AskedAnswer) => void>();
  readonly #figures = new Map<string, { readonly figures: Figures; readonly at: number }>();
  readonly #outbox: Outbox;
  readonly #endBack: () => void;
  #timer: NodeJS.Timeout | undefined;
  #ticks = 0;
  #isEnding = false;
  /** The players who were connected when this node began to end. */
  #leaving: readonly string[] = [];
  #isClosed = false;

  constructor(options: ClusterOptions) {
    const { bus, tables, lobby, store, node, log, clock } = options;
    this.#options = options;
    this.#outbox = new Outbox(bus);
    const forward = (to: string, member: Member, message: Forwarded, arrivedAt = 0) =>
      this.#forward(to, member, message, arrivedAt);
    this.#routes = new TableRoutes({ tables, store, log, forward });
    this.#lobby = new LobbyRoute({ node, isShared: bus.isShared, lobby, store, log, forward });
    bus.listen({
      received: (from, message) => this.#received(from, message),
      away: () => this.#busAway(),
      back: () => this.#busReturned(),
    });
    this.#endBack = clock.onBack(() => this.#processWoke());
    if (bus.isShared) this.#next(0);
  }

  // ---- what happens at this node ----

  /** Carries out a message of a connection of this node. @param arrivedAt the play time at which it came in */
  async handle(member: Member, message: Forwarded, arrivedAt: number): Promise<void> {
    if (this.#isStale(member, message)) return;
    if (message.type === 'join' && member.player) this.#orphans.delete(member.player.id);
    if (isForLobby(message)) await this.#lobby.handle(member, message);
    else await this.#routes.handle(member, message, arrivedAt);
  }

  /** A connection of this node is closed. */
  disconnected(member: Member): void {
    this.#routes.disconnected(member);
    this.#lobby.disconnected(member);
    for (const node of this.#known.get(member.id)?.nodes ?? [])
      this.#options.bus.publish(node, { kind: 'gone', member: member.id });
    this.#known.delete(member.id);
  }

  /** This node has a table no more: another one has it, or will have it. */
  lost(table: string): void {
    if (!this.#isEnding) this.#routes.reroute(table);
  }

  /** Tells the players of a changed game, at all nodes, that their inbox is different. */
  tell({ table, players, isGameChanged, isDone }: TableChange): void {
    if (!isGameChanged) return;
    this.#tellHere(table, players, isDone);
    this.#options.bus.broadcast({ kind: 'inbox', table, players, isOver: isDone });
  }

  /** Tells the other nodes that somebody has called off a game here. */
  calledOff(by: Requester): void {
    this.#options.bus.broadcast({ kind: 'called off', by });
  }

  /** Tells a player's connections at all nodes their new name; `undefined`: the player's data are deleted. */
  renamed(player: string, name: string | undefined): void {
    this.#renameHere(player, name);
    this.#options.bus.broadcast({ kind: 'renamed', player, ...(name !== undefined && { name }) });
  }

  /** Sessions have ended: their connections end, at all nodes. */
  signedOut(sessions: readonly string[]): void {
    this.#options.localPeople()?.signOut(sessions);
    this.#options.bus.broadcast({ kind: 'signed out', sessions });
  }

  // ---- what requests ask of tables ----

  /** Gives the open seat of a table to a player, wherever the table is. */
  async sit(table: string, player: string): Promise<Result<Side, Refusal>> {
    const given = await this.#ask({ what: 'sit', table, player });
    return given.ok ? ok(given.value!) : given;
  }

  /** Calls off a challenge for the player who does not accept it, wherever the table is. */
  async decline(table: string, player: string): Promise<Result<void, Refusal>> {
    const given = await this.#ask({ what: 'decline', table, player });
    return given.ok ? ok(undefined) : given;
  }

  /** Resigns a game, or calls it off, for a player who will not come back, wherever the table is. */
  async abandon(table: string, player: string): Promise<Result<void, Refusal>> {
    const given = await this.#ask({ what: 'abandon', table, player });
    return given.ok || refusalKind(given.error.why) !== 'unavailable' ? ok(undefined) : given;
  }

  /** Lets a table take over new holidays and planned replies, wherever it is. */
  async applyHolidaysAndReplies(table: string): Promise<Result<void, Refusal>> {
    const heeded = await this.#ask({ what: 'heed', table, player: '' });
    return heeded.ok ? ok(undefined) : heeded;
  }

  // ---- what tables ask ----

  /**
   * The play time since which a player with these connections cannot reach this node, because the bus is away or a node is
   * cut off from it; `undefined` if the player can. A player without any may be at a node that cannot say so.
   */
  cutOffSince(members: readonly Member[], player?: string): number | undefined {
    if (members.length === 0) return this.#awaySinceFor(player);
    const since = members.map((member) => (member instanceof RemoteMember ? this.#cutOff.get(member.node) : undefined));
    return since.includes(undefined) ? undefined : Math.max(...(since as number[]));
  }

  #awaySinceFor(player: string | undefined): number | undefined {
    const since = player === undefined ? undefined : this.#orphans.get(player);
    const mayComeBack = since !== undefined && this.#options.clock.now() < since + COME_BACK_MS;
    return mayComeBack ? since : this.#hasOthers ? this.#awaySince : undefined;
  }

  // ---- what the lobby asks ----

  /** The number of people who are connected to all nodes. Connections without a name count one by one. */
  get people(): number {
    const nameless = this.#others().reduce(
      (sum, one) => sum + one.nameless,
      this.#options.localPeople()?.nameless ?? 0,
    );
    return this.connected.size + nameless;
  }

  /** The ids of the players who are connected, to any node. */
  get connected(): ReadonlySet<string> {
    return new Set([
      ...(this.#options.localPeople()?.players ?? []),
      ...this.#others().flatMap(({ players }) => players),
    ]);
  }

  /** The public games that are played at all nodes. */
  running(): readonly Running[] {
    const all = [...this.#options.tables.running(), ...this.#others().flatMap(({ running }) => running)];
    return [...new Map(all.map((one) => [one.table, one])).values()];
  }

  /** The condition that this node still holds the lobby, for each statement of the lobby; `undefined` without other nodes. */
  get lobbyFence(): Fence | undefined {
    return this.#lobby.fence;
  }

  /** Seeks have ended with a game in the lobby here: they are told to no next holder, by whatever node. */
  found(seeks: readonly string[]): void {
    this.#lobby.found(seeks);
    this.#options.bus.broadcast({ kind: 'found', seeks });
  }

  /** The number of connections of other nodes that are known here. */
  get remoteMembers(): number {
    return [...this.#remote.values()].reduce((sum, members) => sum + members.size, 0);
  }

  /** Stops looking at other nodes. Messages still come, to be refused, and go out. */
  stop(): void {
    if (!this.#isEnding) this.#leaving = this.#options.localPeople()?.players ?? [];
    this.#isEnding = true;
    clearTimeout(this.#timer);
    this.#endBack();
  }

  /** Tells the others that this node has given up everything, and leaves the bus. */
  async close(): Promise<void> {
    this.stop();
    this.#isClosed = true;
    this.#outbox.flush();
    this.#options.bus.broadcast({ kind: 'ended', players: this.#leaving });
    await this.#options.bus.close();
  }

  // ---- looking at the other nodes ----

  #next(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isEnding) return;
    this.#timer = setTimeout(() => void this.#tick().finally(() => this.#next(TICK_MS)), ms);
    this.#timer.unref();
  }

  async #tick(): Promise<void> {
    const { store, log, node } = this.#options;
    this.#ticks++;
    try {
      const alive = await store.aliveNodes();
      this.#hasOthers = [...alive].some((one) => one !== node);
      for (const one of [...this.#remote.keys(), ...this.#figures.keys()]) if (!alive.has(one)) this.#dropNode(one);
      this.#lookForSilence();
      await this.#routes.check();
      await this.#lobby.check();
      if (this.#ticks % LIST_TICKS === 0) this.#sendLists();
      await this.#options.tables.adopt();
    } catch (error) {
      if (!(error instanceof DatabaseAway))
        log.error({ error: (error as Error).message }, 'the look at other nodes failed');
    }
  }

  /** Sends each node the list of connections that it should know, and all nodes the people and games here. */
  #sendLists(): void {
    const { bus, tables, localPeople } = this.#options;
    for (const node of this.#told) this.#sendMembers(node);
    const own = localPeople();
    if (!own) return;
    const figures = { players: own.players, nameless: own.nameless, running: tables.running() };
    bus.broadcast({ kind: 'figures', figures });
  }

  /** Sends a node the list of connections that it should know. It may be empty, if word of the last one's end was lost. */
  #sendMembers(node: string): void {
    const members = [...this.#known.values()].flatMap(({ member, nodes }) =>
      nodes.has(node) ? [[member.id, member.lagMs] as const] : [],
    );
    this.#options.bus.publish(node, { kind: 'here', members });
  }

  /** Asks nodes that are silent who is there, and notes those that do not answer. */
  #lookForSilence(): void {
    const { bus, clock, tables } = this.#options;
    let isChanged = false;
    for (const node of this.#remote.keys()) {
      const silentMs = clock.now() - (this.#heard.get(node) ?? 0);
      if (silentMs > QUIET_MS) bus.publish(node, { kind: 'who' });
      if (silentMs > CUT_OFF_MS) isChanged = this.#cut(node) || isChanged;
    }
    if (isChanged) tables.reachChanged();
  }

  /** Notes that a node cannot be reached since it was last heard. Returns whether that is new. */
  #cut(node: string): boolean {
    if (this.#cutOff.has(node)) return false;
    this.#cutOff.set(node, this.#heard.get(node) ?? this.#options.clock.now());
    return true;
  }

  /** A node is heard, so that it can be reached. */
  #hear(node: string): void {
    const { clock, tables } = this.#options;
    this.#heard.set(node, clock.now());
    if (this.#cutOff.delete(node)) tables.reachChanged();
  }

  /** Nobody at another node can reach the tables here. */
  #busAway(): void {
    this.#awaySince = this.#options.clock.now();
    for (const node of this.#remote.keys()) this.#cut(node);
    this.#options.tables.reachChanged();
  }

  /** The bus was away: whatever was sent in between is lost. Each node counts as cut off until it is heard. */
  #busReturned(): void {
    this.#awaySince = undefined;
    if (this.#isEnding) return;
    this.#options.tables.reachChanged();
    this.#options.bus.broadcast({ kind: 'again' });
    for (const node of this.#told) this.#sendMembers(node);
    this.#resynchronise();
  }

  /** This process stood still, or its database was away: others may have taken its tables and the lobby. */
  #processWoke(): void {
    if (this.#isEnding || !this.#options.bus.isShared) return;
    this.#resynchronise();
    this.#next(0);
  }

  #resynchronise(node?: string): void {
    this.#routes.rerouteFrom(node);
    if (node === undefined || node === this.#lobby.holder) this.#run(this.#lobby.resend());
  }

  /** A node is gone with all its connections. Its tables are looked for by those who need them. */
  #dropNode(node: string): void {
    const now = this.#options.clock.now();
    const since = this.#cutOff.get(node) ?? this.#heard.get(node) ?? now;
    for (const [player, at] of this.#orphans) if (at + COME_BACK_MS < now) this.#orphans.delete(player);
    for (const { player } of this.#remote.get(node)?.values() ?? []) if (player) this.#orphans.set(player.id, since);
    for (const member of this.#remote.get(node)?.values() ?? []) this.#dropRemote(member);
    this.#figures.delete(node);
    this.#heard.delete(node);
    this.#cutOff.delete(node);
    this.#options.tables.reachChanged();
  }

  #others(): readonly Figures[] {
    const since = performance.now() - FIGURES_MS;
    return [...this.#figures.values()].flatMap(({ figures, at }) => (at >= since ? [figures] : []));
  }

  // ---- messages of other nodes ----

  #received(from: string, message: NodeMessage): void {
    if (this.#isClosed) return;
    this.#hear(from);
    switch (message.kind) {
      case 'forward':
        this.#run(this.#carryOut(from, message.member, message.message, message.arrivedAt));
        break;
      case 'gone':
        this.#dropRemote(this.#remote.get(from)?.get(message.member));
        break;
      case 'here':
        this.#compare(from, message.members);
        break;
      case 'text':
        for (const id of message.to) this.#known.get(id)?.member.sendText(message.text);
        break;
      case 'found':
        this.#lobby.found(message.seeks);
        break;
      case 'moved':
        this.#routes.reroute(message.table);
        break;
      case 'lobby moved':
        this.#lobby.forget();
        this.#next(0);
        break;
      case 'ended':
        for (const player of message.players) this.#orphans.set(player, this.#options.clock.now());
        this.#dropNode(from);
        this.#routes.rerouteFrom(from);
        this.#next(0);
        break;
      case 'again':
        this.#sendMembers(from);
        this.#resynchronise(from);
        break;
      case 'who':
        this.#sendMembers(from);
        break;
      case 'ask':
        this.#run(this.#answer(from, message.id, message.asked));
        break;
      case 'answer':
        this.#asked.get(message.id)?.(message.answer);
        break;
      case 'inbox':
        this.#tellHere(message.table, message.players, message.isOver);
        break;
      case 'renamed':
        this.#renameHere(message.player, message.name);
        break;
      case 'called off':
        this.#options.tables.noteCalledOff(message.by);
        break;
      case 'signed out':
        this.#options.localPeople()?.signOut(message.sessions);
        break;
      case 'figures':
        this.#figures.set(from, { figures: message.figures, at: performance.now() });
        break;
    }
  }

  /** Carries out a message of another node's connection. */
  async #carryOut(from: string, info: MemberInfo, message: Forwarded, arrivedAt: number): Promise<void> {
    const { tables, bus } = this.#options;
    const member = this.#remoteMember(from, info);
    if (this.#isStale(member, message)) return;
    if (message.type === 'join' && member.player) this.#orphans.delete(member.player.id);
    try {
      if (isForLobby(message)) {
        // This node may have become the holder without having looked.
        if (!this.#lobby.isHere) await this.#lobby.check();
        if (member.isGone) return;
        if (!this.#lobby.isHere) bus.publish(from, { kind: 'lobby moved' });
        else await this.#lobby.carryOut(member, message);
        return;
      }
      const place = tables.has(message.table) ? ({ kind: 'here' } as const) : await tables.loadOrLocate(message.table);
      if (member.isGone) return;
      if (place.kind !== 'elsewhere') {
        // The other node's clock may stand ahead of this one, which is the clock of the table.
        const at = Math.min(arrivedAt, this.#options.clock.now());
        return await answer(place, tables, member, message, at);
      }
      bus.publish(from, { kind: 'moved', table: message.table });
      if (message.type === 'do') refuseAtTable(member, message, UNREACHABLE);
    } catch (error) {
      if (isForLobby(message)) refuseLobby(member, message);
      else refuseAtTable(member, message, UNREACHABLE);
      if (!(error instanceof DatabaseAway)) throw error;
    }
  }

  /**
   * Refuses to show a table, and what is for the lobby, when this process has just stood still: others may have taken both.
   * A moment later it knows. Commands need no such care, because the database refuses what they would write.
   */
  #isStale(member: Member, message: Forwarded): boolean {
    const { bus, clock } = this.#options;
    const isForThis = message.type === 'join' || message.type === 'seek' || message.type === 'take';
    if (!bus.isShared || !isForThis || !clock.isLate) return false;
    if (message.type === 'join') refuseAtTable(member, message, UNREACHABLE);
    else refuseLobby(member, message);
    return true;
  }

  #forward(to: string, member: Member, message: Forwarded, arrivedAt: number): boolean {
    const { id, player, network, lagMs } = member;
    const info: MemberInfo = { id, ...(player && { player }), ...(network && { network }), lagMs };
    if (!this.#options.bus.publish(to, { kind: 'forward', member: info, message, arrivedAt })) return false;
    const known = this.#known.get(id) ?? { member, nodes: new Set() };
    known.nodes.add(to);
    this.#told.add(to);
    this.#known.set(id, known);
    return true;
  }

  #remoteMember(node: string, { id, player, network, lagMs }: MemberInfo): RemoteMember {
    const members = this.#remote.get(node) ?? new Map<string, RemoteMember>();
    this.#remote.set(node, members);
    const member = members.get(id) ?? new RemoteMember(id, node, this.#outbox);
    members.set(id, member);
    member.player = player;
    member.network = network;
    member.lagMs = lagMs;
    return member;
  }

  #dropRemote(member: RemoteMember | undefined): void {
    if (!member) return;
    member.isGone = true;
    const members = this.#remote.get(member.node);
    members?.delete(member.id);
    if (members?.size === 0) this.#remote.delete(member.node);
    this.#options.tables.disconnected(member);
    this.#lobby.disconnected(member);
  }

  /** Drops the connections of a node that it does not list, because its word about their end was lost. */
  #compare(from: string, list: readonly (readonly [string, number])[]): void {
    const lags = new Map(list);
    for (const member of [...(this.#remote.get(from)?.values() ?? [])]) {
      const lag = lags.get(member.id);
      if (lag === undefined) this.#dropRemote(member);
      else member.lagMs = lag;
    }
  }

  #tellHere(table: string, players: readonly string[], isOver: boolean): void {
    for (const player of players)
      for (const member of this.#options.localPeople()?.of(player) ?? [])
        if (isOver || !this.#routes.isFollowing(member, table)) member.send({ type: 'inbox' });
  }

  #renameHere(player: string, name: string | undefined): void {
    for (const members of this.#remote.values())
      for (const member of members.values())
        if (member.player?.id === player) member.player = name === undefined ? undefined : { id: player, name };
    this.#options.tables.renamed(player, name);
    this.#options.lobby.renamed(player, name);
    this.#options.localPeople()?.rename(player, name);
  }

  // ---- questions to other nodes ----

  async #ask(asked: Asked): Promise<AskedAnswer> {
    const place = await this.#options.tables.loadOrLocate(asked.table);
    if (place.kind === 'refused') return fail(place.refusal);
    if (place.kind === 'here') return this.#do(asked);
    const id = randomBytes(9).toString('base64url');
    return new Promise((resolve) => {
      const end = (given: AskedAnswer) => {
        clearTimeout(timer);
        this.#asked.delete(id);
        resolve(given);
      };
      const timer = setTimeout(() => end(NO_ANSWER), ASK_MS);
      this.#asked.set(id, end);
      if (!this.#options.bus.publish(place.node, { kind: 'ask', id, asked })) end(NO_ANSWER);
    });
  }

  async #answer(from: string, id: string, asked: Asked): Promise<void> {
    this.#options.bus.publish(from, { kind: 'answer', id, answer: await this.#do(asked) });
  }

  /** Does at this node's table what was asked. A table that has moved meanwhile is refused as unavailable. */
  async #do({ what, table, player }: Asked): Promise<AskedAnswer> {
    const { tables } = this.#options;
    if (what === 'sit') return tables.sit(table, player);
    const done = await {
      decline: () => tables.declineChallenge(table),
      abandon: () => tables.abandon(table, player),
      heed: () => tables.applyHolidaysAndReplies(table),
    }[what]();
    return done.ok ? ok(undefined) : done;
  }

  #run(work: Promise<void>): void {
    work.catch((error: Error) => this.#options.log.error({ error: error.message }, 'a message of another node failed'));
  }
}

const isForLobby = (message: Forwarded): message is LobbyMessage =>
  message.type === 'lobby' || message.type === 'seek' || message.type === 'unseek' || message.type === 'take';
