import type { ClientMessageOf, LuckShare, Refusal } from '@kickmate/protocol';
import { DatabaseAway, type Log } from '../db/database.ts';
import type { Store } from '../db/store.ts';
import { type Member, refuse } from '../member.ts';
import type { TableLocation, Tables } from '../table/tables.ts';
import type { Forwarded } from './bus.ts';

/** A message about one table. */
export type TableMessage = Extract<Forwarded, { readonly type: 'join' | 'leave' | 'do' | 'draft' | 'say' }>;

/** The parts of the server that routes need. */
export interface TableRoutesOptions {
  readonly tables: Pick<Tables, 'has' | 'loadOrLocate' | 'join' | 'leave' | 'disconnected' | 'do' | 'draft' | 'say'>;
  readonly store: Pick<Store, 'ownersOf'>;
  readonly log: Log;
  /** Sends a member's message to another node. Returns whether it was sent. */
  forward(node: string, member: Member, message: TableMessage, arrivedAt: number): boolean;
}

/** A connection of this node, and the tables that it follows, each with the share in its luck that it has brought. */
interface Following {
  readonly member: Member;
  readonly tables: Map<string, LuckShare>;
  /** The first command for each table that could not be sent on, because the bus was away; kept until the next one. */
  readonly held: Map<string, Held>;
}

/** A command that waits for the bus. It counts with the time at which it came, and cannot be changed any more. */
interface Held {
  readonly message: ClientMessageOf<'do'>;
  /** Play time. */
  readonly arrivedAt: number;
}

const UNREACHABLE: Refusal = {
  why: 'tableAway',
};
/** The number of tables that one connection may follow at a time: each stays in memory as long as somebody follows it. */
export const MOST_FOLLOWED = 50;
const TOO_MANY: Refusal = {
  why: 'manyTables',
  values: { most: MOST_FOLLOWED },
};

/**
 * The ways from the connections of this node to the tables that they follow: here, or at another node that is alive. When
 * a table moves, all its followers here get a route to the new place, and a fresh `sync` from there.
 */
export class TableRoutes {
  readonly #options: TableRoutesOptions;
  readonly #followed = new Map<string, Following>();
  /** The nodes of tables that followers here have elsewhere. */
  readonly #routes = new Map<string, string>();
  readonly #rerouting = new Set<string>();

  constructor(options: TableRoutesOptions) {
    this.#options = options;
  }

  /** Whether a connection of this node follows a table. */
  isFollowing(member: Member, table: string): boolean {
    return this.#followed.get(member.id)?.tables.has(table) ?? false;
  }

  /** Carries out a message of a connection of this node, here or at the table's node. */
  async handle(member: Member, message: TableMessage, arrivedAt: number): Promise<void> {
    const { table } = message;
    if (message.type === 'join' && !this.#follow(member, message)) return refuseAtTable(member, message, TOO_MANY);
    const held = this.#followed.get(member.id)?.held.get(table);
    if (held && message.type === 'do' && message.id === held.message.id)
      return this.#pass(member, held.message, held.arrivedAt);
    return this.#pass(member, message, arrivedAt);
  }

  async #pass(member: Member, message: TableMessage, arrivedAt: number): Promise<void> {
    const { tables } = this.#options;
    const { table } = message;
    const route = this.#routes.get(table);
    if (message.type === 'leave') this.#unfollow(member, table);
    if (route !== undefined) return this.#forward(route, member, message, arrivedAt);
    if (tables.has(table) || message.type === 'leave') return carryOut(tables, member, message, arrivedAt);
    // A draft or a phrase is only for a table at which one sits: none is loaded for it.
    if ((message.type === 'draft' || message.type === 'say') && !this.isFollowing(member, table)) return undefined;
    const place = await tables.loadOrLocate(table);
    if (message.type === 'join' && !this.isFollowing(member, table)) return undefined;
    if (place.kind === 'elsewhere') {
      if (this.isFollowing(member, table)) this.#routes.set(table, place.node);
      return this.#forward(place.node, member, message, arrivedAt);
    }
    if (place.kind === 'refused' && message.type === 'join') this.#unfollow(member, table);
    return answer(place, tables, member, message, arrivedAt);
  }

  /** A connection of this node is closed. */
  disconnected(member: Member): void {
    const { tables } = this.#followed.get(member.id) ?? {};
    this.#followed.delete(member.id);
    for (const table of tables?.keys() ?? []) this.#dropUnused(table);
    this.#options.tables.disconnected(member);
  }

  /** A table is not where it was: looks for its new place, and lets its followers here join it there. */
  reroute(table: string): void {
    if (this.#rerouting.has(table)) return;
    this.#rerouting.add(table);
    this.#routeAgain(table)
      .catch((error: Error) => {
        // While the database is away the routes stay unknown; the next message of a follower looks for the table again.
        if (!(error instanceof DatabaseAway))
          this.#options.log.error({ table, error: error.message }, 'a table that has moved could not be joined again');
      })
      .finally(() => this.#rerouting.delete(table));
  }

  async #routeAgain(table: string): Promise<void> {
    this.#routes.delete(table);
    const { tables } = this.#options;
    if (this.#followersOf(table).length === 0) return;
    const place = await tables.loadOrLocate(table);
    if (place.kind === 'elsewhere') this.#routes.set(table, place.node);
    for (const { member, tables: followed } of this.#followersOf(table)) {
      const join: TableMessage = { type: 'join', table, ...followed.get(table) };
      if (place.kind === 'elsewhere') this.#forward(place.node, member, join, 0);
      else await answer(place, tables, member, join, 0);
    }
    for (const { member, held } of this.#followersOf(table)) {
      const waiting = held.get(table);
      // It is kept, because the table's node may not hear it yet. A command that comes twice is carried out once.
      if (waiting) await this.#pass(member, waiting.message, waiting.arrivedAt);
    }
  }

  /** Looks again for all tables that a node had, or for all tables elsewhere. */
  rerouteFrom(node?: string): void {
    for (const [table, owner] of [...this.#routes]) if (node === undefined || owner === node) this.reroute(table);
  }

  /** Compares the routes with the owners in the database, and looks for those again that differ. @throws DatabaseAway */
  async check(): Promise<void> {
    if (this.#routes.size === 0) return;
    const owners = await this.#options.store.ownersOf([...this.#routes.keys()]);
    for (const [table, node] of [...this.#routes]) if (owners.get(table)?.node !== node) this.reroute(table);
  }

  #forward(node: string, member: Member, message: TableMessage, arrivedAt: number): void {
    const { held } = this.#followed.get(member.id) ?? {};
    const isSent = this.#options.forward(node, member, message, arrivedAt);
    if (!isSent) refuseAtTable(member, message, UNREACHABLE);
    if (message.type !== 'do' || !held) return;
    const waiting = held.get(message.table);
    if (!isSent && !waiting) held.set(message.table, { message, arrivedAt });
    // The client has had its answer and sends the next command.
    else if (isSent && waiting?.message.id !== message.id) held.delete(message.table);
  }

  /** Notes that a connection follows a table; `false` if it follows too many. */
  #follow(member: Member, { table, seal, nonce }: ClientMessageOf<'join'>): boolean {
    const following = this.#followed.get(member.id) ?? { member, tables: new Map(), held: new Map() };
    if (!following.tables.has(table) && following.tables.size >= MOST_FOLLOWED) return false;
    const share = { ...(seal !== undefined && { seal }), ...(nonce !== undefined && { nonce }) };
    following.tables.set(table, { ...following.tables.get(table), ...share });
    this.#followed.set(member.id, following);
    return true;
  }

  #unfollow(member: Member, table: string): void {
    const following = this.#followed.get(member.id);
    following?.tables.delete(table);
    following?.held.delete(table);
    if (following?.tables.size === 0) this.#followed.delete(member.id);
    this.#dropUnused(table);
  }

  #dropUnused(table: string): void {
    if (this.#routes.has(table) && this.#followersOf(table).length === 0) this.#routes.delete(table);
  }

  #followersOf(table: string): readonly Following[] {
    return [...this.#followed.values()].filter(({ tables }) => tables.has(table));
  }
}

/** Lets the tables of this node carry out a message. */
export function carryOut(
  tables: Pick<Tables, 'join' | 'leave' | 'do' | 'draft' | 'say'>,
  member: Member,
  message: TableMessage,
  arrivedAt: number,
): Promise<void> | void {
  switch (message.type) {
    case 'join':
      return tables.join(member, message);
    case 'leave':
      return tables.leave(member, message.table);
    case 'do':
      return tables.do(member, message, arrivedAt);
    case 'draft':
      return tables.draft(member, message);
    case 'say':
      return tables.say(member, message);
  }
}

/** Answers a message for a table that is here, or that cannot be had. */
export function answer(
  place: Exclude<TableLocation, { readonly kind: 'elsewhere' }>,
  tables: TableRoutesOptions['tables'],
  member: Member,
  message: TableMessage,
  arrivedAt: number,
): Promise<void> | void {
  if (place.kind === 'here') return carryOut(tables, member, message, arrivedAt);
  refuseAtTable(member, message, place.refusal);
}

/** Tells a member that its message changed nothing. What needs no answer (a draft, a phrase) gets none. */
export function refuseAtTable(member: Member, message: TableMessage, refusal: Refusal): void {
  const { type, table } = message;
  if (type === 'join' || type === 'do') refuse(member, refusal, { table, id: type === 'do' ? message.id : undefined });
}
