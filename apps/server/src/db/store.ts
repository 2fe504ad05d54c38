import type { Result } from '@kickmate/board';
import type { Terms } from '@kickmate/protocol';
import type { Requester } from '../member.ts';
import type { GameStatus } from './commits.ts';
import { again, type Database, json, type Query, transact } from './database.ts';
import { KEPT_DAYS } from './holiday-rows.ts';
import { claimKeys, withName } from './names.ts';
import { insertNotices, type NewNotice } from './notice-rows.ts';

/** A player. Moments are milliseconds since 1970 by the database's clock. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
}

/** The visibility of a game: in the list of running games for everybody, or only for people who have its address. */
export type Visibility = 'public' | 'private';

/** The network from which the player of each side last came: a keyed hash (`Identity.networkOf`). A side may have none. */
export interface PlayerNetworks {
  readonly w?: string | undefined;
  readonly b?: string | undefined;
}

/** A game that is about to begin, at version 0 and without an owner. */
export interface NewGame {
  /** The id, made by the caller: short, random, safe in an address. */
  readonly id: string;
  /** The variant's id, with the map where the game has maps. */
  readonly variant: string;
  /** Terms of play as JSON data of the caller. */
  readonly terms: unknown;
  /** Player ids; a side without one is open, or the computer's. */
  readonly white?: string | undefined;
  readonly black?: string | undefined;
  /** Further data of the seats as JSON. Names belong into `player` only, so that they can be erased. */
  readonly seats: unknown;
  readonly visibility: Visibility;
  readonly status: GameStatus;
  /** The server's secret of the game's luck. */
  readonly secret: Uint8Array;
  /** The players' nonces as JSON. */
  readonly nonces: unknown;
  /** The play time now. */
  readonly at: number;
  /** The only side that has to do something. A running game without one waits for both sides to line up. */
  readonly toAct?: 'w' | 'b' | undefined;
  readonly dueAt?: number | undefined;
  /** Facts for lists that have no columns (score, last move), as JSON. */
  readonly summary?: unknown;
  /** The only player who may take the open seat; absent: whoever has the address. */
  readonly invited?: string | undefined;
  /** Those of a rated game. */
  readonly networks?: PlayerNetworks | undefined;
  readonly notices?: readonly NewNotice[] | undefined;
}

/** A game as its row says. */
export interface Game extends Omit<NewGame, 'at' | 'notices'> {
  /** The number of its events. */
  readonly version: number;
  readonly epoch: number;
  /** The id of the server that owns it, perhaps no longer alive. */
  readonly owner?: string | undefined;
  /** The fault for which the game could not be loaded: it was stored by other rules. */
  readonly fault?: string | undefined;
  readonly result?: string | undefined;
  /** Play time of the last event, or of the creation. */
  readonly movedAt: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A game in a list: without secret, nonces and networks, with the players' names (empty for a deleted player). */
export interface ListedGame extends Omit<Game, 'secret' | 'nonces' | 'networks' | 'epoch'> {
  readonly whiteName?: string | undefined;
  readonly blackName?: string | undefined;
  readonly invitedName?: string | undefined;
}

/** A passkey that a player has just made. */
export interface NewPasskey {
  readonly id: string;
  readonly player: string;
  /** The public key: COSE, base64url. */
  readonly key: string;
  /** The browser and the system with which it was made: "Chrome on Android"; absent or empty if they are not known. */
  readonly device?: string | undefined;
}

/** A player, and the session by which a browser is signed in as this player. */
export interface SignedIn extends Player {
  readonly session: string;
}

/** A browser that is signed in as a player. */
export interface Session {
  readonly id: string;
  /** The browser and its system: "Chrome on Android"; empty if they are not known. */
  readonly device: string;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly seenAt: number;
}

/** A committed event. */
export interface StoredEvent {
  readonly version: number;
  readonly command?: string | undefined;
  /** Play time. */
  readonly at: number;
  readonly body: unknown;
}

/**
 * The result of claiming a game: it is ours with a new epoch (`deadSince`: the play time at which its last owner was alive for
 * the last time, if that one did not end by itself); or another living server, with rules of this hash, has it; or there is
 * no such game.
 */
export type Claim =
  | { readonly kind: 'claimed'; readonly game: Game; readonly deadSince?: number | undefined }
  | { readonly kind: 'owned'; readonly node: string; readonly rulesHash: string }
  | { readonly kind: 'unknown' };

/** The holder of a lease. The epoch grows with each holder, also if the same server takes the lease again. */
export interface Holder {
  readonly node: string;
  readonly epoch: number;
}

/** The condition that a lease still has a certain holder, as a part of the statement that must not happen otherwise. */
export interface Fence extends Holder {
  readonly lease: string;
}

/** A page of a list, from the newest to the oldest. */
export interface Page {
  /** The largest number of games, 1 to 200. */
  readonly limit: number;
  /** The last game of the page before; absent for the first page. */
  readonly after?: { readonly movedAt: number; readonly id: string } | undefined;
  /** Whether games are left out that only people with their addresses may see. */
  readonly isPublic?: boolean | undefined;
}

/** The typed queries of tables, lobby and HTTP. All reject with `DatabaseAway` while the database cannot be reached. */
export interface Store {
  /**
   * Makes a player.
   * @param keys those of the name, which nobody else may have; by default others may have the same name
   * @returns the player, or the name of another one who has such a key
   */
  createPlayer(
    player: { readonly id: string; readonly name: string },
    keys?: readonly string[],
  ): Promise<Result<Player, string>>;
  /** A player; `undefined` if there is none or their data have been deleted. */
  player(id: string): Promise<Player | undefined>;
  /** The names of players by id; deleted players have an empty one. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Gives a player another name, if there is such a player. Keys and error are those of {@link createPlayer}. */
  renamePlayer(id: string, name: string, keys?: readonly string[]): Promise<Result<void, string>>;
  /**
   * Deletes a player's data: the name, sessions, device links, tokens, blocks, ratings, schedules of tasks, reports, holidays, planned replies. Games,
   * and published works that others see, stay, with an empty name.
   * Returns the games that are not over: the caller resigns or aborts them.
   */
  deletePlayer(id: string): Promise<readonly string[]>;

  /** Begins a session of a player. */
  addSession(session: { readonly id: string; readonly player: string; readonly device: string }): Promise<void>;
  /** The player of a session; `undefined` if it has ended or never was. */
  session(id: string): Promise<SignedIn | undefined>;
  /** Notes that a session is used now. */
  sessionSeen(id: string): Promise<void>;
  /** A player's sessions, the one that was used last first. */
  sessions(player: string): Promise<readonly Session[]>;
  /** Ends sessions of a player: the one of this id, or all except it. Returns the ids of those that have ended. */
  endSessions(player: string, which: 'this' | 'others', id: string): Promise<readonly string[]>;

  addDeviceLink(link: {
    readonly tokenHash: string;
    readonly player: string;
    readonly expiresInMs: number;
  }): Promise<void>;
  /** Uses up a device link; returns its player, or `undefined` if it was used, has expired or never existed. */
  useDeviceLink(tokenHash: string): Promise<string | undefined>;

  /** Keeps a player's passkey; returns false if its id is known already. */
  addPasskey(passkey: NewPasskey): Promise<boolean>;
  /** A passkey's player and public key. */
  passkey(id: string): Promise<{ readonly player: string; readonly key: string } | undefined>;
  /** Notes that a passkey has signed a challenge of this moment; returns false if it has signed it or a later one before. */
  passkeySigned(id: string, at: number): Promise<boolean>;
  /** A player's passkeys, the oldest first. `madeAt` is in milliseconds since 1970; `device` as in {@link NewPasskey}. */
  passkeys(
    player: string,
  ): Promise<readonly { readonly id: string; readonly madeAt: number; readonly device: string }[]>;
  deletePasskey(player: string, id: string): Promise<void>;

  /** Stores a new game; returns false, and stores nothing, if the lease of `fence` has another holder by now. */
  createGame(game: NewGame, fence?: Fence): Promise<boolean>;
  game(id: string): Promise<Game | undefined>;
  /** A game with its players' names, without its secret. */
  listedGame(id: string): Promise<ListedGame | undefined>;
  /** A game's events with versions above `since` (0: all), in order, at most `limit` of them. */
  events(game: string, since: number, limit?: number): Promise<readonly StoredEvent[]>;
  /** Makes a server the owner of a game, with the next epoch, unless another server that is alive owns it. */
  claimGame(id: string, node: string): Promise<Claim>;
  /**
   * Gives up the games and leases that a server with this id had before it was killed, before its first heartbeat. Whoever
   * claims the games learns since when it was dead.
   */
  leaveFormerLife(node: string): Promise<void>;
  /** Gives up games that a server owns (all of them if none are named), so that others may claim them at once. */
  releaseGames(node: string, games?: readonly string[]): Promise<void>;
  /** The epochs of games, and the living servers that own them. Games that do not exist are absent. */
  ownersOf(
    games: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly epoch: number; readonly node?: string | undefined }>>;
  /** The ids of the servers that are alive. */
  aliveNodes(): Promise<ReadonlySet<string>>;
  /** The living server that holds a lease, such as that of the lobby. If there is none, `node` becomes the holder. */
  holderOf(lease: string, node: string): Promise<Holder>;
  /** Gives up all leases of a server. */
  releaseLeases(node: string): Promise<void>;
  /** The living server that owns a game. */
  ownerOf(game: string): Promise<{ readonly node: string; readonly rulesHash: string } | undefined>;
  /** A player's games that wait or run: the player's turn first, then the earliest deadline, then the latest move. */
  inbox(player: string): Promise<readonly ListedGame[]>;
  /** The challenges that wait for a player's answer, the latest first. */
  invitations(player: string): Promise<readonly ListedGame[]>;
  /** The latest public games of people that run, also those in no server's memory. */
  running(limit: number): Promise<readonly ListedGame[]>;
  /** A player's finished games. */
  history(player: string, page: Page): Promise<readonly ListedGame[]>;
  /**
   * Ids of games without a living owner and without a fault that are due at a play time, the earliest first. Running games
   * whose owner has died belong to them {@link ORPHANED_MS} before.
   */
  dueGames(at: number, limit: number): Promise<readonly string[]>;
  /** Ids of running games on clocks whose owner has died, so that a living server should have them. */
  orphanedGames(limit: number): Promise<readonly string[]>;
  /** The number of a player's games that wait or run, and of those among them in which the computer plays. */
  openGames(player: string): Promise<{ readonly all: number; readonly withComputer: number }>;
  /** The number of rated games against the computer that a player, and all people of a network, have begun within a day. */
  ratedWithComputer(by: Requester): Promise<{ readonly ofPlayer: number; readonly ofNetwork: number }>;
  /**
   * The newest public game of two people that was made for a player within the last {@link JUST_MADE_MS}, goes on, and has
   * not got the player's nonce: nobody has told the player, or the app has not come there yet.
   */
  justMade(player: string): Promise<{ readonly table: string; readonly terms: Terms } | undefined>;
  /** The number of games that have been played to the end. */
  gamesPlayed(): Promise<number>;
  /** The record of a finished game, if it was kept. */
  record(game: string): Promise<string | undefined>;
  /** Keeps the record of a finished game. */
  keepRecord(game: string, record: string): Promise<void>;
  /** Keeps the network from which the player of a side of a game last came. */
  keepNetwork(game: string, side: 'w' | 'b', network: string): Promise<void>;
  /** Notes the fault for which a game cannot be loaded; `undefined`: it can be loaded now. */
  setFault(game: string, fault: string | undefined): Promise<void>;
  /** The number of games that have a fault. */
  faultyGames(): Promise<number>;

  block(player: string, blocked: string): Promise<void>;
  unblock(player: string, blocked: string): Promise<void>;
  /** The players whom a player blocks, by name. */
  blocks(player: string): Promise<readonly Pick<Player, 'id' | 'name'>[]>;
  /** Tells whether one of two players blocks the other. */
  isBlocked(one: string, other: string): Promise<boolean>;

  /** The value of a setting, stored as `initial` if it has none yet. All servers get the same one. */
  setting(name: string, initial: string): Promise<string>;
  /** Deletes expired device links, tokens and sessions, notices and networks of finished games, and games that were called off or had expired {@link CALLED_OFF_DAYS} days ago. */
  tidy(): Promise<void>;
}

/** Key of the advisory lock under which one server changes ratings while others wait: any number that nobody else uses. */
export const RATINGS_LOCK = 7_310_816;

/** A session ends that was not used for so many days, because browsers have then deleted its cookie. */
const SESSION_DAYS = 400;

/** A game that was called off can be opened for so many days. */
const CALLED_OFF_DAYS = 30;
/** A server is alive as long as its last heartbeat is no further behind the newest of all, in milliseconds. Then its games may be claimed. */
export const NODE_ALIVE_MS = 6000;

/**
 * A running game whose owner has died gets another one as long before it is due, in milliseconds: so games on clocks go on
 * being shown and timed even if nobody asks for them, and those by correspondence need not be loaded.
 */
export const ORPHANED_MS = 900_000;

/** The time for which a player who looks for a game is led to one that was made, in milliseconds. */
export const JUST_MADE_MS = 60_000;

/**
 * SQL: the newest heartbeat of all servers. Servers are compared with it and not with the database's clock: after a step of that
 * clock all of them would seem to be dead. Heartbeats in the future are from before a step back.
 */
const NEWEST = 'coalesce((select max(alive_at) from node where alive_at <= clock_timestamp()), clock_timestamp())';

/** SQL: the node in this alias is alive. */
const ALIVE = `(not node.stopped and node.alive_at > ${NEWEST} - ${NODE_ALIVE_MS} * interval '1 ms')`;
/** SQL: the play time at which a server was alive for the last time. */
const LAST_ALIVE = 'floor(extract(epoch from alive_at) * 1000)::bigint - (select outage_ms from clock)';

/** SQL: the moment that is a parameter's milliseconds from now. */
const inMs = (parameter: string) => `now() + ${parameter}::float8 * interval '1 ms'`;

/** SQL: the player `$1` plays in a game, and the computer has not stepped in for them. */
const PLAYS = `((white = $1 and summary #> '{computer,w}' is null) or (black = $1 and summary #> '{computer,b}' is null))`;

/** A row of `game` as the database gives it. */
interface GameRow {
  readonly id: string;
  readonly variant: string;
  readonly terms: unknown;
  readonly white: string | null;
  readonly black: string | null;
  readonly white_name?: string | null;
  readonly black_name?: string | null;
  readonly invited: string | null;
  readonly invited_name?: string | null;
  readonly seats: unknown;
  readonly version: number;
  readonly epoch: number;
  readonly owner: string | null;
  readonly fault: string | null;
  readonly status: GameStatus;
  readonly result: string | null;
  readonly to_act: 'w' | 'b' | null;
  readonly due_at: number | null;
  readonly moved_at: number;
  readonly visibility: Visibility;
  readonly secret: Uint8Array;
  readonly nonces: unknown;
  readonly summary: unknown;
  readonly networks: PlayerNetworks | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The fields that a game and a listed game share. */
const sharedOf = (row: GameRow) => ({
  id: row.id,
  variant: row.variant,
  terms: row.terms,
  white: row.white ?? undefined,
  black: row.black ?? undefined,
  invited: row.invited ?? undefined,
  seats: row.seats,
  version: row.version,
  owner: row.owner ?? undefined,
  fault: row.fault ?? undefined,
  status: row.status,
  result: row.result ?? undefined,
  toAct: row.to_act ?? undefined,
  dueAt: row.due_at ?? undefined,
  movedAt: row.moved_at,
  visibility: row.visibility,
  summary: row.summary ?? undefined,
  createdAt: row.created_at.getTime(),
  updatedAt: row.updated_at.getTime(),
});

const gameOf = (row: GameRow): Game => ({
  ...sharedOf(row),
  epoch: row.epoch,
  // A plain array of bytes: `pg` gives a Buffer, whose methods differ.
  secret: new Uint8Array(row.secret),
  nonces: row.nonces,
  networks: row.networks ?? undefined,
});

const listedOf = (row: GameRow): ListedGame => ({
  ...sharedOf(row),
  whiteName: row.white_name ?? undefined,
  blackName: row.black_name ?? undefined,
  invitedName: row.invited_name ?? undefined,
});

/** The columns of a listed game, and its players. */
const LISTED = `
  select game.id, variant, terms, white, black, w.name as white_name, b.name as black_name, invited, i.name as invited_name, seats, version, owner, fault, status,
    result, to_act, due_at, moved_at, visibility, summary, game.created_at, updated_at
  from game left join player w on w.id = game.white left join player b on b.id = game.black
    left join player i on i.id = game.invited`;

interface PlayerRow {
  readonly id: string;
  readonly name: string;
  readonly created_at: Date;
}

const playerOf = ({ id, name, created_at }: PlayerRow): Player => ({
  id,
  name,
  createdAt: created_at.getTime(),
});

/** Stores a new game, as {@link Store.createGame} says. */
export async function insertGame(query: Query, game: NewGame, fence?: Fence): Promise<boolean> {
  const values = [
    game.id,
    game.variant,
    json(game.terms),
    game.white ?? null,
    game.black ?? null,
    json(game.seats),
    game.visibility,
    game.status,
    game.secret,
    json(game.nonces),
    game.at,
    game.toAct ?? null,
    game.dueAt ?? null,
    json(game.summary),
    json(game.notices),
    json(game.networks),
    game.invited ?? null,
  ];
  // The lease is locked, so that nobody takes it between this look and the insert.
  const condition = 'from lease where name = $18 and owner = $19 and epoch = $20 for share';
  const rows = await query(
    `with made as (
       insert into game (id, variant, terms, white, black, seats, visibility, status, secret, nonces, moved_at, to_act, due_at,
         summary, networks, invited)
       select $1, $2, $3::jsonb, $4, $5, $6::jsonb, $7, $8, $9::bytea, $10::jsonb, $11::bigint, $12, $13::bigint, $14::jsonb, $16::jsonb, $17
       ${fence ? condition : ''}
       returning id as game, 0 as version, $15::jsonb as notices
     ), noticed as (${insertNotices('made')})
     select from made`,
    fence ? [...values, fence.lease, fence.node, fence.epoch] : values,
  );
  return rows.length > 0;
}

/** The queries about players, their devices and blocks. */
function playerQueries(database: Database) {
  const { query } = database;
  return {
    createPlayer: ({ id, name }, keys = []) =>
      withName(database, async (within) => {
        const [row] = await within<PlayerRow>('insert into player (id, name) values ($1, $2) returning *', [id, name]);
        await claimKeys(within, id, keys);
        return playerOf(row!);
      }),
    async player(id) {
      const [row] = await query<PlayerRow>('select * from player where id = $1 and deleted_at is null', [id]);
      return row && playerOf(row);
    },
    async names(ids) {
      const rows = await query<PlayerRow>(
        'select id, name from player where id in (select json_array_elements_text($1::json))',
        [json(ids)],
      );
      return new Map(rows.map(({ id, name }) => [id, name]));
    },
    renamePlayer: (id, name, keys = []) =>
      withName(database, async (within) => {
        const rows = await within('update player set name = $2 where id = $1 and deleted_at is null returning id', [
          id,
          name,
        ]);
        if (rows.length > 0) await claimKeys(within, id, keys);
      }),
    deletePlayer: (id) =>
      transact(database, async (within) => {
        // No rating comes meanwhile.
        await within('select pg_advisory_xact_lock($1)', [RATINGS_LOCK]);
        await within("update player set name = '', deleted_at = now() where id = $1", [id]);
        await within('delete from name_key where player = $1', [id]);
        await within('delete from session where player = $1', [id]);
        await within('delete from device_link where player = $1', [id]);
        await within('delete from passkey where player = $1', [id]);
        await within('delete from block where player = $1 or blocked = $1', [id]);
        await within('delete from rating where holder = $1', [id]);
        await within('delete from puzzle_attempt where player = $1', [id]);
        await within("delete from puzzle_rating where kind = 'solver' and id = $1", [id]);
        await within('delete from practice where player = $1', [id]);
        await within('delete from follow where player = $1 or followed = $1', [id]);
        await within('delete from holiday where player = $1', [id]);
        await within('delete from reply where player = $1', [id]);
        await within('update tournament set organiser = null where organiser = $1', [id]);
        await within('delete from token where player = $1', [id]);
        await within('update report set reporter = null where reporter = $1', [id]);
        await within('delete from restriction where player = $1', [id]);
        await within('delete from work_mark where player = $1', [id]);
        await within("delete from work where author = $1 and visibility = 'private'", [id]);
        // Reports of what others still see stay: the operator may have to hide a work, or to rename a tournament.
        await within('update report set player = null where player = $1 and tournament is not null', [id]);
        await within(
          'delete from report where player = $1 and not exists (select from work where work.id = report.work)',
          [id],
        );
        await within("update audit set before = before - 'name', after = after - 'name' where player = $1", [id]);
        const games = await within<{ id: string }>(
          "select id from game where (white = $1 or black = $1) and status in ('waiting', 'running') order by id",
          [id],
        );
        return games.map((game) => game.id);
      }),
    async addSession({ id, player, device }) {
      await query('insert into session (id, player, device) values ($1, $2, $3)', [id, player, device]);
    },
    async session(id) {
      const [row] = await query<PlayerRow>(
        'select player.* from session join player on player.id = session.player where session.id = $1 and deleted_at is null',
        [id],
      );
      return row && { ...playerOf(row), session: id };
    },
    async sessionSeen(id) {
      await query("update session set seen_at = now() where id = $1 and seen_at < now() - interval '1 minute'", [id]);
    },
    async sessions(player) {
      const rows = await query<{ id: string; device: string; made_at: Date; seen_at: Date }>(
        'select id, device, made_at, seen_at from session where player = $1 order by seen_at desc, id',
        [player],
      );
      return rows.map(({ id, device, made_at, seen_at }) => ({
        id,
        device,
        madeAt: made_at.getTime(),
        seenAt: seen_at.getTime(),
      }));
    },
    async endSessions(player, which, id) {
      const ended = await query<{ id: string }>(
        `delete from session where player = $1 and id ${which === 'this' ? '=' : '<>'} $2 returning id`,
        [player, id],
      );
      return ended.map((one) => one.id);
    },
    async addDeviceLink({ tokenHash, player, expiresInMs }) {
      await query(`insert into device_link (token_hash, player, expires_at) values ($1, $2, ${inMs('$3')})`, [
        tokenHash,
        player,
        expiresInMs,
      ]);
    },
    async useDeviceLink(tokenHash) {
      const [link] = await query<{ player: string }>(
        'delete from device_link where token_hash = $1 and expires_at > now() returning player',
        [tokenHash],
      );
      return link?.player;
    },
    async addPasskey({ id, player, key, device = '' }) {
      const rows = await query(
        'insert into passkey (id, player, key, device) values ($1, $2, $3, $4) on conflict do nothing returning id',
        [id, player, key, device],
      );
      return rows.length > 0;
    },
    async passkey(id) {
      const [row] = await query<{ player: string; key: string }>('select player, key from passkey where id = $1', [id]);
      return row;
    },
    async passkeySigned(id, at) {
      const rows = await query(
        'update passkey set signed_at = $2 where id = $1 and signed_at < $2::bigint returning id',
        [id, at],
      );
      return rows.length > 0;
    },
    async passkeys(player) {
      const rows = await query<{ id: string; made_at: Date; device: string }>(
        'select id, made_at, device from passkey where player = $1 order by made_at, id',
        [player],
      );
      return rows.map(({ id, made_at, device }) => ({ id, madeAt: made_at.getTime(), device }));
    },
    async deletePasskey(player, id) {
      await query('delete from passkey where player = $1 and id = $2', [player, id]);
    },
    async block(player, blocked) {
      await query('insert into block (player, blocked) values ($1, $2) on conflict do nothing', [player, blocked]);
    },
    async unblock(player, blocked) {
      await query('delete from block where player = $1 and blocked = $2', [player, blocked]);
    },
    blocks: (player) =>
      query<{ id: string; name: string }>(
        'select player.id, name from block join player on player.id = blocked where block.player = $1 order by name, player.id',
        [player],
      ),
    async isBlocked(one, other) {
      const rows = await query(
        'select from block where (player = $1 and blocked = $2) or (player = $2 and blocked = $1)',
        [one, other],
      );
      return rows.length > 0;
    },
  } satisfies Partial<Store>;
}

/** The queries about games and who owns them. */
function gameQueries({ query }: Database) {
  const listed = async (sql: string, values: readonly unknown[]) =>
    (await query<GameRow>(`${LISTED} ${sql}`, values)).map(listedOf);

  async function ownerOf(game: string) {
    const [row] = await query<{ id: string; version: string }>(
      `select node.id, node.version from game join node on node.id = game.owner where game.id = $1 and ${ALIVE}`,
      [game],
    );
    return row && { node: row.id, rulesHash: row.version };
  }

  async function game(id: string) {
    const [row] = await query<GameRow>('select * from game where id = $1', [id]);
    return row && gameOf(row);
  }

  return {
    ownerOf,
    game,
    createGame: (game, fence) => again(() => insertGame(query, game, fence)),
    async listedGame(id) {
      return (await listed('where game.id = $1', [id]))[0];
    },
    async events(game, since, limit) {
      const rows = await query<{ version: number; command: string | null; at: number; body: unknown }>(
        'select version, command, at, body from event where game = $1 and version > $2 order by version limit $3',
        [game, since, limit ?? null],
      );
      return rows.map(({ version, command, at, body }) => ({ version, command: command ?? undefined, at, body }));
    },
    async claimGame(id, node) {
      for (;;) {
        const [row] = await query<GameRow & { readonly last_alive: number | null }>(
          `with last as (
             select dead_since, (select ${LAST_ALIVE} from node where id = owner and id <> $2 and not stopped) as owner_dead_since
             from game where id = $1
           )
           update game set owner = $2, epoch = epoch + 1, dead_since = null
           where id = $1 and not exists (select from node where node.id = game.owner and node.id <> $2 and ${ALIVE})
           returning game.*, (select coalesce(owner_dead_since, dead_since) from last) as last_alive`,
          [id, node],
        );
        if (row) return { kind: 'claimed', game: gameOf(row), deadSince: row.last_alive ?? undefined };
        const owner = await ownerOf(id);
        if (owner && owner.node !== node) return { kind: 'owned', ...owner };
        if (!(await game(id))) return { kind: 'unknown' };
        // The owner has just given the game up.
      }
    },
    async ownersOf(games) {
      const rows = await query<{ id: string; epoch: number; node: string | null }>(
        `select game.id, game.epoch, node.id as node from game left join node on node.id = game.owner and ${ALIVE}
         where game.id in (select json_array_elements_text($1::json))`,
        [json(games)],
      );
      return new Map(rows.map(({ id, epoch, node }) => [id, { epoch, ...(node !== null && { node }) }]));
    },
    async aliveNodes() {
      const rows = await query<{ id: string }>(`select id from node where ${ALIVE}`);
      return new Set(rows.map(({ id }) => id));
    },
    async holderOf(lease, node) {
      for (;;) {
        const [held] = await query<Holder>(
          `select owner as node, epoch from lease join node on node.id = lease.owner where name = $1 and ${ALIVE}`,
          [lease],
        );
        if (held) return held;
        const [taken] = await query<Holder>(
          `insert into lease (name, owner) values ($1, $2)
           on conflict (name) do update set owner = excluded.owner, epoch = lease.epoch + 1
             where not exists (select from node where node.id = lease.owner and ${ALIVE})
           returning owner as node, epoch`,
          [lease, node],
        );
        if (taken) return taken;
        // Another server was faster.
      }
    },
    async releaseLeases(node) {
      await query('update lease set owner = null where owner = $1', [node]);
    },
    async leaveFormerLife(node) {
      await query(
        `update game set owner = null, dead_since = (select ${LAST_ALIVE} from node where id = $1 and not stopped)
         where owner = $1`,
        [node],
      );
      await query('update lease set owner = null where owner = $1', [node]);
    },
    async releaseGames(node, games) {
      await query(
        `update game set owner = null where owner = $1
           and ($2::json is null or id in (select json_array_elements_text($2::json)))`,
        [node, json(games)],
      );
    },
    inbox: (player) =>
      listed(
        `where ${PLAYS} and status in ('waiting', 'running')
         order by fault is not null, coalesce(
             case to_act when 'w' then white when 'b' then black end = $1, to_act is null and status = 'running') desc,
           due_at nulls last, moved_at desc, game.id`,
        [player],
      ),
    invitations: (player) =>
      listed(
        "where invited = $1 and (white is null or black is null) and status = 'waiting' and fault is null order by moved_at desc, game.id",
        [player],
      ),
    running: (limit) =>
      listed(
        `where status = 'running' and visibility = 'public' and fault is null and (white is not null or black is not null)
         order by moved_at desc, game.id limit $1`,
        [limit],
      ),
    history: (player, { limit, after, isPublic = false }) =>
      listed(
        `where (white = $1 or black = $1) and status = 'over' and ($3::bigint is null or (moved_at, game.id) < ($3, $4))
           and (not $5::boolean or visibility = 'public')
         order by moved_at desc, game.id desc limit $2`,
        [player, limit, after?.movedAt ?? null, after?.id ?? null, isPublic],
      ),
    async dueGames(at, limit) {
      const rows = await query<{ id: string }>(
        `select game.id from game left join node on node.id = game.owner and ${ALIVE}
         where fault is null and node.id is null
           and due_at <= $1::bigint + case when game.owner is not null and status = 'running' then ${ORPHANED_MS} else 0 end
         order by due_at, game.id limit $2`,
        [at, limit],
      );
      return rows.map(({ id }) => id);
    },
    async orphanedGames(limit) {
      const rows = await query<{ id: string }>(
        `select game.id from game left join node on node.id = game.owner and ${ALIVE}
         where game.owner is not null and node.id is null and status = 'running' and fault is null
           and terms -> 'pace' ->> 'kind' in ('clock', 'live') limit $1`,
        [limit],
      );
      return rows.map(({ id }) => id);
    },
    async openGames(player) {
      const [row] = await query<{ all: number; with_computer: number }>(
        `select count(*) as all, count(*) filter (where summary -> 'computer' is not null) as with_computer from game
         where ${PLAYS} and status in ('waiting', 'running') and fault is null`,
        [player],
      );
      return { all: row!.all, withComputer: row!.with_computer };
    },
    async ratedWithComputer({ player, network }) {
      const [row] = await query<{ of_player: number; of_network: number }>(
        `select count(*) filter (where coalesce(white, black) = $1) as of_player,
           count(*) filter (where $2 in (networks ->> 'w', networks ->> 'b')) as of_network
         from game where terms @> '{"rated": true}' and created_at > now() - interval '1 day' and status <> 'aborted'
           and (white is null or black is null) and summary -> 'computer' is not null`,
        [player, network ?? null],
      );
      return { ofPlayer: row!.of_player, ofNetwork: row!.of_network };
    },
    async justMade(player) {
      const [row] = await query<{ table: string; terms: Terms }>(
        `select id as table, terms from game
         where (white = $1 or black = $1) and white is not null and black is not null and visibility = 'public'
           and status in ('waiting', 'running') and fault is null
           and nonces -> case white when $1 then 'w' else 'b' end is null
           and created_at > now() - ${JUST_MADE_MS} * interval '1 ms'
         order by created_at desc limit 1`,
        [player],
      );
      return row;
    },
    async gamesPlayed() {
      const [row] = await query<{ count: number }>("select count(*) as count from game where status = 'over'");
      return row!.count;
    },
    async record(id) {
      const [row] = await query<{ record: string }>('select record from record where game = $1', [id]);
      return row?.record;
    },
    async keepRecord(id, record) {
      await query('insert into record (game, record) values ($1, $2) on conflict do nothing', [id, record]);
    },
    async keepNetwork(id, side, network) {
      await query(
        "update game set networks = coalesce(networks, '{}') || jsonb_build_object($2::text, $3::text) where id = $1",
        [id, side, network],
      );
    },
    async setFault(id, fault) {
      await query('update game set fault = $2 where id = $1', [id, fault ?? null]);
    },
    async faultyGames() {
      const [row] = await query<{ count: number }>('select count(*) as count from game where fault is not null');
      return row!.count;
    },
  } satisfies Partial<Store>;
}

/** Makes the store of a database whose tables are migrated. */
export function openStore(database: Database): Store {
  const { query } = database;
  return {
    ...playerQueries(database),
    ...gameQueries(database),
    async setting(name, initial) {
      await query('insert into setting (name, value) values ($1, $2) on conflict do nothing', [name, initial]);
      const [row] = await query<{ value: string }>('select value from setting where name = $1', [name]);
      return row!.value;
    },
    async tidy() {
      await query('delete from device_link where expires_at < now()');
      await query('delete from token where ends_at < now()');
      await query(
        `delete from holiday
         where until_at < extract(epoch from now()) * 1000 - (select outage_ms from clock) - $1::bigint * 86400000`,
        [KEPT_DAYS],
      );
      await query("delete from reply using game where game.id = reply.game and status in ('over', 'aborted')");
      await query("delete from session where seen_at < now() - $1 * interval '1 day'", [SESSION_DAYS]);
      await query(
        `delete from notice using game
         where due is null and game.id = notice.game and status in ('over', 'aborted') and updated_at < now() - interval '1 day'`,
      );
      await query(
        `update game set networks = null
         where networks is not null and status in ('over', 'aborted') and updated_at < now() - interval '1 day'`,
      );
      await query(
        `with old as (
           select id from game where status = 'aborted' and not terms ? 'tournament' and updated_at < now() - $1 * interval '1 day' limit 1000
         ), gone as (
           delete from event using old where game = old.id
         )
         delete from game using old where game.id = old.id`,
        [CALLED_OFF_DAYS],
      );
    },
  };
}
