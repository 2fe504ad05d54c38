import { poolOf } from '@kickmate/protocol';
import { Bots } from './bots/bots.ts';
import type { Bus } from './bus/bus.ts';
import { Cluster, type ClusterOptions, type LocalPeople } from './bus/cluster.ts';
import type { Commits } from './db/commits.ts';
import type { ConductRows } from './db/conduct-rows.ts';
import type { Log } from './db/database.ts';
import type { Storage } from './db/storage.ts';
import type { Store } from './db/store.ts';
import type { Searches } from './engine-seat/searches.ts';
import { runningInfo } from './http/api.ts';
import { addressOf } from './http/origin.ts';
import { Lobby } from './lobby/lobby.ts';
import type { Metrics } from './operations.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { Settings } from './settings.ts';
import { Tables, type TablesOptions } from './table/tables.ts';
import { type SocketOptions, Sockets } from './ws/sockets.ts';

/** The parts of a server's play between people. */
export interface Play {
  readonly tables: Tables;
  readonly lobby: Lobby;
  readonly cluster: Cluster;
  readonly sockets: Sockets;
  readonly bots: Bots;
}

/** The queries of play between people. */
export type PlayStore = TablesOptions['store'] &
  ClusterOptions['store'] &
  Pick<Store, 'gamesPlayed' | 'running' | 'isBlocked' | 'justMade' | 'inbox' | 'invitations'>;

/** The parts of which play between people is made. */
export interface PlayOptions {
  readonly storage: Pick<Storage, 'node' | 'commits' | 'clock'> & { readonly store: PlayStore };
  /** The ratings of players; absent where no game is rated. */
  readonly ratings?: Ratings | undefined;
  /** The restrictions of players; absent where nobody has any. */
  readonly conduct?: Pick<ConductRows, 'restrictions'> | undefined;
  /** The holidays of players; absent where nobody has any. */
  readonly holidays?: TablesOptions['holidays'];
  /** The replies that players have planned; absent where nobody has any. */
  readonly replies?: TablesOptions['replies'];
  readonly bus: Bus;
  readonly searches: Searches;
  /** Returns the player of a request's header `Cookie`. */
  readonly playerOf: SocketOptions['playerOf'];
  /** Returns the network of an address: see `Member.network`. */
  readonly networkOf: SocketOptions['networkOf'];
  /** The hash of the rules that the server runs. */
  readonly rules: string;
  readonly settings: Pick<Settings, 'origins' | 'proxies' | 'sockets' | 'hasLimits'>;
  readonly metrics: Metrics;
  readonly log: Log;
}

/** The most connections of one address at a time: enough for a school, too few to keep everybody else away. */
const MOST_OF_ADDRESS = 200;

/** Joins the parts of a server's play between people: tables, lobby, the other nodes, and the sockets. */
export function openPlay({
  storage,
  ratings,
  conduct,
  holidays,
  replies,
  bus,
  searches,
  playerOf,
  networkOf,
  ...rest
}: PlayOptions): Play {
  const { rules, settings, metrics, log } = rest;
  const { node, store, clock } = storage;
  const tables = new Tables({
    ...{ node, rulesHash: rules, store, ratings, conduct, holidays, replies, clock, searches, log },
    commits: measured(storage.commits, metrics),
    cutOffSince: (members, player) => cluster.cutOffSince(members, player),
    onChange: (change) => cluster.tell(change),
    onCalledOff: (by) => cluster.calledOff(by),
    onLost: (table) => {
      metrics.lost.inc();
      cluster.lost(table);
    },
  });
  const lobby = new Lobby({
    games: {
      // A lobby that stood still must not pair people whom the next one has paired.
      create: (terms, seating) => tables.create(terms, seating, cluster.lobbyFence),
      completeTerms: (terms) => tables.completeTerms(terms),
      running: () => cluster.running(),
      join: (member, message) => cluster.handle(member, message, 0),
      leave: (member, table) => void cluster.handle(member, { type: 'leave', table }, 0),
    },
    people: () => cluster.people,
    found: (seeks) => cluster.found(seeks),
    played: () => store.gamesPlayed(),
    stored: async (limit) => (await store.running(limit)).map(runningInfo),
    isBlocked: (one, other) => store.isBlocked(one, other),
    newGameRefusal: (player) => tables.newGameRefusal({ player }),
    pause: (requester) => tables.penaltyRefusal(requester),
    justMade: (player) => store.justMade(player),
    ratingOf: async (player, terms) => {
      const pool = ratings && poolOf(terms);
      return pool && (await ratings.of(pool, [player], clock.now())).get(player);
    },
    log,
  });
  const cluster: Cluster = new Cluster({
    ...{ node, bus, tables, lobby, store, clock, log },
    localPeople: () => people,
  });
  const sockets: Sockets = new Sockets({
    origins: settings.origins,
    most: settings.sockets,
    mostOfAddress: MOST_OF_ADDRESS,
    addressOf: ({ socket, headers }) => {
      const forwarded = headers['x-forwarded-for'];
      return settings.hasLimits ? addressOf(socket.remoteAddress, forwarded?.toString(), settings.proxies) : undefined;
    },
    networkOf,
    playerOf,
    handlers: {
      ...{ rules, metrics, log },
      hasLimits: settings.hasLimits,
      now: () => Math.floor(clock.now()),
      closed: (member) => cluster.disconnected(member),
      handle: (member, message, arrivedAt) => cluster.handle(member, message, arrivedAt),
    },
    log,
  });
  const bots = new Bots({
    handle: (member, message, arrivedAt) => cluster.handle(member, message, arrivedAt),
    disconnected: (member) => cluster.disconnected(member),
    now: () => Math.floor(clock.now()),
    addressOfTable: (table) => `${settings.origins[0] ?? ''}/#/online/table/${table}`,
    store,
    log,
  });
  const people: LocalPeople = {
    of: (player) => [...sockets.of(player), ...bots.of(player)],
    rename: (player, name) => {
      sockets.rename(player, name);
      bots.rename(player, name);
    },
    signOut: (ended) => {
      sockets.signOut(ended);
      bots.signOut(ended);
    },
    get players() {
      return [...new Set([...sockets.players, ...bots.players])];
    },
    get nameless() {
      return sockets.nameless;
    },
  };
  return { tables, lobby, cluster, sockets, bots };
}

const measured = (commits: Commits, metrics: Metrics): Pick<Commits, 'append'> => ({
  append: async (event) => {
    const end = metrics.commits.startTimer();
    try {
      const committed = await commits.append(event);
      if (committed === 'taken') metrics.refusedEvents.inc();
      return committed;
    } finally {
      end();
    }
  },
});
