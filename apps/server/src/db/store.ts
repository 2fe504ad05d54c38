import type { GameStatus } from './commits.ts';

/** A player. Moments are milliseconds since 1970 by the database's clock. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
}

/** Who may find a game: everybody in the list of running games, or only those who have its address. */
export type Visibility = 'public' | 'private';

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
  readonly toAct?: 'w' | 'b' | undefined;
  readonly dueAt?: number | undefined;
  /** What lists show besides the columns (score, last move), as JSON. */
  readonly summary?: unknown;
}

/** A game as its row says. */
export interface Game extends Omit<NewGame, 'at'> {
  /** The number of its events. */
  readonly version: number;
  readonly epoch: number;
  /** The id of the server that owns it, perhaps no longer alive. */
  readonly owner?: string | undefined;
  readonly result?: string | undefined;
  /** Play time of the last event, or of the creation. */
  readonly movedAt: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A game in a list: without secret and nonces, with the players' names (empty for a deleted player). */
export interface ListedGame extends Omit<Game, 'secret' | 'nonces' | 'epoch'> {
  readonly whiteName?: string | undefined;
  readonly blackName?: string | undefined;
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
 * The result of claiming a game: it is ours with a new epoch; or another living server has it, at this address; or there is
 * no such game.
 */
export type Claim =
  | { readonly kind: 'claimed'; readonly game: Game }
  | { readonly kind: 'owned'; readonly node: string; readonly address: string }
  | { readonly kind: 'unknown' };

/** A challenge to be made. */
export interface NewChallenge {
  readonly id: string;
  /** Hash of the secret in the challenge's link; the secret itself is not stored. */
  readonly tokenHash: string;
  /** The player who challenges. */
  readonly by: string;
  readonly terms: unknown;
  /** The player who is challenged; absent if anybody with the link may accept. */
  readonly to?: string | undefined;
  readonly expiresInMs: number;
}

/** A challenge. */
export interface Challenge extends Omit<NewChallenge, 'expiresInMs'> {
  /** The game that began when it was accepted. */
  readonly game?: string | undefined;
  readonly createdAt: number;
  readonly expiresAt: number;
}

/** A page of a list, from the newest to the oldest. */
export interface Page {
  /** At most so many, 1 to 200. */
  readonly limit: number;
  /** The last game of the page before; absent for the first page. */
  readonly after?: { readonly movedAt: number; readonly id: string } | undefined;
}

/** The typed queries of tables, lobby and HTTP. All reject with `DatabaseAway` while the database cannot be reached. */
export interface Store {
  createPlayer(player: { readonly id: string; readonly name: string }): Promise<Player>;
  /** A player; `undefined` if there is none or their data have been deleted. */
  player(id: string): Promise<Player | undefined>;
  /** The names of players by id; deleted players have an empty one. */
  names(ids: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Returns whether there is such a player. */
  renamePlayer(id: string, name: string): Promise<boolean>;
  /** Notes that a player was here. */
  seePlayer(id: string): Promise<void>;
  /**
   * Deletes a player's data: the name, device links, open challenges, blocks. Games stay, with an empty name.
   * Returns the games that are not over: the caller resigns or aborts them.
   */
  deletePlayer(id: string): Promise<readonly string[]>;

  addDeviceLink(link: {
    readonly tokenHash: string;
    readonly player: string;
    readonly expiresInMs: number;
  }): Promise<void>;
  /** Uses up a device link; returns its player, or `undefined` if it was used, has expired or never existed. */
  useDeviceLink(tokenHash: string): Promise<string | undefined>;

  createGame(game: NewGame): Promise<void>;
  game(id: string): Promise<Game | undefined>;
  /** A game with its players' names, without its secret. */
  listedGame(id: string): Promise<ListedGame | undefined>;
  /** A game's events with versions above `since` (0: all), in order. */
  events(game: string, since: number): Promise<readonly StoredEvent[]>;
  /** Makes a server the owner of a game, with the next epoch, unless another server that is alive owns it. */
  claimGame(id: string, node: string): Promise<Claim>;
  /** Gives up games that a server owns (all of them if none are named), so that others may claim them at once. */
  releaseGames(node: string, games?: readonly string[]): Promise<void>;
  /** The living server that owns a game. */
  ownerOf(game: string): Promise<{ readonly node: string; readonly address: string } | undefined>;
  /** A player's games that wait or run: the player's turn first, then the earliest deadline, then the latest move. */
  inbox(player: string): Promise<readonly ListedGame[]>;
  /** A player's finished games. */
  history(player: string, page: Page): Promise<readonly ListedGame[]>;
  /** Running public games, the latest move first. */
  publicGames(limit: number): Promise<readonly ListedGame[]>;
  /** Ids of games without a living owner that are due at a play time, the earliest first. */
  dueGames(at: number, limit: number): Promise<readonly string[]>;
  /** How many games have been played to the end. */
  gamesPlayed(): Promise<number>;

  createChallenge(challenge: NewChallenge): Promise<void>;
  /** An open or accepted challenge by its token; `undefined` if it has expired. */
  challengeByToken(tokenHash: string): Promise<Challenge | undefined>;
  /** Open challenges to a player, and those that the player made. */
  challengesOf(player: string): Promise<readonly Challenge[]>;
  /** Accepts a challenge with a new game, in one transaction. Returns false if it is no longer open. */
  acceptChallenge(id: string, game: NewGame): Promise<boolean>;
  /** Withdraws or declines a challenge: `player` made it or is challenged. Returns false if it was not open. */
  removeChallenge(id: string, player: string): Promise<boolean>;

  block(player: string, blocked: string): Promise<void>;
  unblock(player: string, blocked: string): Promise<void>;
  /** The players whom a player blocks. */
  blocks(player: string): Promise<ReadonlySet<string>>;
  /** Whether one of two players blocks the other. */
  isBlocked(one: string, other: string): Promise<boolean>;

  /** The value of a setting, stored as `initial` if it has none yet. All servers get the same one. */
  setting(name: string, initial: string): Promise<string>;
  /** Deletes expired challenges and device links. */
  tidy(): Promise<void>;
}
