import type { ClientMessageOf } from '@kickmate/protocol';
import type { Log } from '../db/database.ts';
import type { Fence, Holder, Store } from '../db/store.ts';
import type { Lobby } from '../lobby/lobby.ts';
import { type Member, refuse } from '../member.ts';
import type { Forwarded } from './bus.ts';

/** A message for the lobby. */
export type LobbyMessage = Extract<Forwarded, { readonly type: 'lobby' | 'seek' | 'unseek' | 'take' }>;

/** The parts of the server that the way to the lobby needs. */
export interface LobbyRouteOptions {
  /** This node. */
  readonly node: string;
  /** Whether there may be other nodes. */
  readonly isShared: boolean;
  readonly lobby: Pick<Lobby, 'follow' | 'seek' | 'unseek' | 'take' | 'disconnected' | 'empty'>;
  readonly store: Pick<Store, 'holderOf'>;
  readonly log: Log;
  /** Sends a member's message to another node. Returns whether it was sent. */
  forward(node: string, member: Member, message: LobbyMessage): boolean;
}

/** What a connection of this node wants of the lobby, to be sent again to the next holder. */
interface Wishes {
  readonly member: Member;
  isFollowing: boolean;
  readonly seeks: Map<string, ClientMessageOf<'seek'>>;
}

/** The name of the lobby's lease. */
const LEASE = 'lobby';
/** An epoch that no lease ever has. */
const NEVER = -1;

/**
 * The way from the connections of this node to the lobby, which one node holds for the whole cluster. The holder is found
 * in the database; when it is gone, the first node that looks takes its place. Each node tells a new holder again what its
 * connections want: to follow the lobby, and the games for which they look.
 */
export class LobbyRoute {
  readonly #options: LobbyRouteOptions;
  readonly #wishes = new Map<string, Wishes>();
  #holder: Holder | undefined;

  constructor(options: LobbyRouteOptions) {
    this.#options = options;
    if (!options.isShared) this.#holder = { node: options.node, epoch: 0 };
  }

  /** Whether this node holds the lobby. */
  get isHere(): boolean {
    return this.holder === this.#options.node;
  }

  /** The node that holds the lobby; `undefined` until it is known. */
  get holder(): string | undefined {
    return this.#holder?.node;
  }

  /**
   * The condition that this node still holds the lobby, for the statements of what the lobby does; `undefined` without other
   * nodes. While the lobby is elsewhere it is never true.
   */
  get fence(): Fence | undefined {
    const { isShared, node } = this.#options;
    return isShared ? { lease: LEASE, node, epoch: this.isHere ? this.#holder!.epoch : NEVER } : undefined;
  }

  /** Carries out a message of a connection of this node, here or at the lobby's holder. */
  async handle(member: Member, message: LobbyMessage): Promise<void> {
    this.#note(member, message);
    if (this.#holder === undefined) {
      // The first look tells the new holder everything that was noted, also this.
      await this.check();
      if (message.type === 'lobby' || message.type === 'seek') return;
    }
    await this.#send(member, message);
  }

  /** Carries out a message of another node's connection, if the lobby is here. */
  carryOut(member: Member, message: LobbyMessage): Promise<void> | void {
    return carryOut(this.#options.lobby, member, message);
  }

  /** A connection, of this node or another one, is closed. */
  disconnected(member: Member): void {
    this.#wishes.delete(member.id);
    this.#options.lobby.disconnected(member);
  }

  /** Seeks have ended with a game. @param ended their ids */
  found(ended: readonly string[]): void {
    for (const { seeks } of this.#wishes.values()) for (const id of ended) seeks.delete(id);
  }

  /** Looks who holds the lobby, and takes it if nobody does. @throws DatabaseAway */
  async check(): Promise<void> {
    const { isShared, node, store, lobby, log } = this.#options;
    if (!isShared) return;
    const holder = await store.holderOf(LEASE, node);
    if (holder.node === this.#holder?.node && holder.epoch === this.#holder.epoch) return;
    if (this.isHere) lobby.empty();
    this.#holder = holder;
    if (this.isHere) log.info({}, 'this server keeps the lobby');
    await this.resend();
  }

  /** The one that seemed to be the holder is not: the next look finds out who is, and tells it everything. */
  forget(): void {
    this.#holder = undefined;
  }

  /** Tells the holder everything again: it is new, or messages to it may be lost. */
  async resend(): Promise<void> {
    for (const { member, isFollowing, seeks } of [...this.#wishes.values()]) {
      if (isFollowing) await this.#send(member, { type: 'lobby', on: true });
      for (const seek of [...seeks.values()]) await this.#send(member, seek);
    }
  }

  async #send(member: Member, message: LobbyMessage): Promise<void> {
    const { lobby, forward } = this.#options;
    if (this.isHere) await carryOut(lobby, member, message);
    else if (!this.holder || !forward(this.holder, member, message)) refuseLobby(member, message);
  }

  /** Notes what has to be sent again to the next holder. Without other nodes there is none. */
  #note(member: Member, message: LobbyMessage): void {
    if (!this.#options.isShared) return;
    const wishes = this.#wishes.get(member.id) ?? { member, isFollowing: false, seeks: new Map() };
    if (message.type === 'lobby') wishes.isFollowing = message.on;
    else if (message.type === 'unseek') wishes.seeks.delete(message.id);
    else if (message.type === 'seek' && wishes.seeks.size < MOST_NOTED) wishes.seeks.set(message.id, message);
    if (wishes.isFollowing || wishes.seeks.size > 0) this.#wishes.set(member.id, wishes);
    else this.#wishes.delete(member.id);
  }
}

/** The seeks of a connection that are noted: the lobby itself allows fewer. */
const MOST_NOTED = 10;

function carryOut(lobby: LobbyRouteOptions['lobby'], member: Member, message: LobbyMessage): Promise<void> | void {
  switch (message.type) {
    case 'lobby':
      return lobby.follow(member, message);
    case 'seek':
      return lobby.seek(member, message);
    case 'unseek':
      return lobby.unseek(member, message);
    case 'take':
      return lobby.take(member, message);
  }
}

/** Tells a member that the lobby cannot be reached now. Following needs no answer: it is sent again as soon as possible. */
export function refuseLobby(member: Member, message: LobbyMessage): void {
  const id = message.type === 'seek' ? message.id : message.type === 'take' ? message.seek : undefined;
  if (id !== undefined) refuse(member, { why: 'lobbyAway' }, { id });
}
