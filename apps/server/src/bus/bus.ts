import type { Result, Side } from '@kickmate/board';
import type { ClientMessage, Refusal, Running } from '@kickmate/protocol';
import type { Requester } from '../member.ts';

/** A message of a client that another node carries out: everything except `hello`. */
export type Forwarded = Exclude<ClientMessage, { readonly type: 'hello' }>;

/** A connection as another node knows it. */
export interface MemberInfo {
  /** The id of the connection. It is unique among all nodes. */
  readonly id: string;
  readonly player?: { readonly id: string; readonly name: string } | undefined;
  /** As in `Member`: never the address itself. */
  readonly network?: string | undefined;
  /** The round trip in milliseconds, measured by the node that has the connection. */
  readonly lagMs: number;
}

/** A change at a table that a request of the HTTP API asks for. */
export interface Asked {
  readonly what: 'sit' | 'decline' | 'abandon' | 'heed';
  readonly table: string;
  /** The player who asks; empty for `heed`. */
  readonly player: string;
}

/** The answer to {@link Asked}: done, with the side that was taken, or the refusal. */
export type AskedAnswer = Result<Side | undefined, Refusal>;

/** The people and games of one node, for the lobby. */
export interface Figures {
  /** The ids of the players who are connected, each once. */
  readonly players: readonly string[];
  /** The number of connections without a name. */
  readonly nameless: number;
  /** The public games that this node has in memory. */
  readonly running: readonly Running[];
}

/** A message from one node to others. All nodes of a cluster run the same version, so it is not checked by a schema. */
export type NodeMessage =
  /** A client's message for a table or the lobby of the receiver. `arrivedAt`: the play time at which it came in. */
  | {
      readonly kind: 'forward';
      readonly member: MemberInfo;
      readonly message: Forwarded;
      readonly arrivedAt: number;
    }
  /** A connection that the receiver knows is closed. */
  | { readonly kind: 'gone'; readonly member: string }
  /** All connections of the sender that the receiver should know, with their lag. Others of this sender are gone. */
  | { readonly kind: 'here'; readonly members: readonly (readonly [id: string, lagMs: number])[] }
  /** A message to clients, as JSON. */
  | { readonly kind: 'text'; readonly to: readonly string[]; readonly text: string }
  /** Seeks have ended with a game. */
  | { readonly kind: 'found'; readonly seeks: readonly string[] }
  /** The sender does not have this table: the receiver has to look for its owner again. */
  | { readonly kind: 'moved'; readonly table: string }
  /** The sender does not hold the lobby: the receiver has to look for its holder again. */
  | { readonly kind: 'lobby moved' }
  /** The sender has given up its tables and the lobby, and ends. Its players come back at other nodes. */
  | { readonly kind: 'ended'; readonly players: readonly string[] }
  /** The sender was cut off, or has just started: messages from it and to it may be lost. It is answered by `here`. */
  | { readonly kind: 'again' }
  /** The sender has heard nothing of the receiver for a while: it is answered by `here`. */
  | { readonly kind: 'who' }
  | { readonly kind: 'ask'; readonly id: string; readonly asked: Asked }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: AskedAnswer }
  /** A game has changed: the inboxes of its players are different now. */
  | {
      readonly kind: 'inbox';
      readonly table: string;
      readonly players: readonly string[];
      readonly isOver: boolean;
    }
  /** A player has a new name; without one, the player's data were deleted. */
  | { readonly kind: 'renamed'; readonly player: string; readonly name?: string | undefined }
  /** Somebody has called off a game: the next one has to wait, at whatever node. */
  | { readonly kind: 'called off'; readonly by: Requester }
  /** Sessions have ended: their connections end, too. */
  | { readonly kind: 'signed out'; readonly sessions: readonly string[] }
  | { readonly kind: 'figures'; readonly figures: Figures };

/** The side of a bus that receives. */
export interface BusListener {
  /** Takes a message of another node. Messages of one node come in the order in which it sent them. */
  received(from: string, message: NodeMessage): void;
  /** The bus is away: no other node can be reached. */
  away(): void;
  /** The bus is there, at first or again. Messages in between are lost. */
  back(): void;
}

/** The connection of one server process (a node) to the others of its cluster. */
export interface Bus {
  /** Whether there may be other nodes at all. */
  readonly isShared: boolean;
  /** Whether messages can be sent now. */
  readonly isUp: boolean;
  /** Sends a message to one node. Returns whether it was sent, which does not mean that it arrives. Never throws. */
  publish(to: string, message: NodeMessage): boolean;
  /** Sends a message to all other nodes, like {@link publish}. */
  broadcast(message: NodeMessage): boolean;
  /** Sets the listener; messages that come before are dropped. */
  listen(listener: BusListener): void;
  /** Sends what is waiting, and ends the connection. */
  close(): Promise<void>;
}

/** The bus of a server that has no others beside it. */
export const loneBus = (): Bus => new LocalBus(new Map(), 'alone', false);

/** Makes buses of several nodes in one process: messages are handed over as they are, in the next turn of the event loop. */
export class Hub {
  readonly #nodes = new Map<string, LocalBus>();

  /** The bus of a node. */
  join(node: string): LocalBus {
    const bus = new LocalBus(this.#nodes, node, true);
    this.#nodes.set(node, bus);
    return bus;
  }
}

/** A bus within one process. */
export class LocalBus implements Bus {
  readonly isShared: boolean;
  readonly #nodes: Map<string, LocalBus>;
  readonly #node: string;
  #listener: BusListener | undefined;
  #isUp = true;

  constructor(nodes: Map<string, LocalBus>, node: string, isShared: boolean) {
    this.#nodes = nodes;
    this.#node = node;
    this.isShared = isShared;
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Cuts the node off from the others, or connects it again. */
  set isUp(isUp: boolean) {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    if (isUp) this.#listener?.back();
    else this.#listener?.away();
  }

  publish(to: string, message: NodeMessage): boolean {
    if (!this.#isUp) return false;
    const bus = this.#nodes.get(to);
    if (bus) setImmediate(() => bus.#receive(this.#node, message));
    return true;
  }

  broadcast(message: NodeMessage): boolean {
    for (const node of this.#nodes.keys()) if (node !== this.#node) this.publish(node, message);
    return this.#isUp;
  }

  listen(listener: BusListener): void {
    this.#listener = listener;
  }

  async close(): Promise<void> {
    this.#nodes.delete(this.#node);
  }

  #receive(from: string, message: NodeMessage): void {
    if (this.#isUp) this.#listener?.received(from, message);
  }
}
