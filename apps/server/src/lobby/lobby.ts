import { randomBytes } from 'node:crypto';
import { entries } from '@kickmate/catalogue';
import type { Level } from '@kickmate/game';
import {
  type ClientMessageOf,
  hasOwnMap,
  isAtOneSitting,
  isBotName,
  type Pace,
  type Refusal,
  type Running,
  refusalWords,
  type Seek,
  type ServerMessageOf,
  type ShownRating,
  type Terms,
} from '@kickmate/protocol';
import type { Log } from '../db/database.ts';
import { type Member, type Requester, refuse } from '../member.ts';
import type { Tables } from '../table/tables.ts';
import { distanceOf, isWithinWindows, type RatedSeeker } from './rating-window.ts';

/** The seeks that one player may have at a time. */
const MOST_SEEKS = 5;
/** The seeks that all people of one network may have at a time: enough for a school, whose equal seeks are paired. */
const MOST_SEEKS_OF_NETWORK = 30;
/** The seeks of others that the lobby shows. */
const MOST_SHOWN = 100;
/** The running games that the lobby shows. */
const MOST_RUNNING = 50;
/** The players whose last table is remembered, and the seeks whose table is, for messages that come late. */
const MOST_REMEMBERED = 1000;
/** Milliseconds between two comparisons of the lobby with what was sent last. */
const TICK_MS = 500;
/** The ticks after which numbers alone (people, watchers, games played) are sent again. */
const NUMBERS_TICKS = 10;
/** The ticks after which the lobby is sent again although it is the same: messages between servers may be lost. */
const REFRESH_TICKS = 60;
/** The ticks after which the database is asked again: for the number of games played, and games in no server's memory. */
const PLAYED_TICKS = 60;
/** The ticks between two attempts to begin an exhibition game. */
const EXHIBITION_TICKS = 10;

/** The exhibition games: the games of the catalogue with a headline, in turn. */
const EXHIBITED = entries.filter(({ page }) => page.headline !== undefined).map(({ id }) => id);
const EXHIBITION_LEVEL: Level = 5;
const EXHIBITION_PACE: Pace = { kind: 'clock', ms: 180_000, incrementMs: 2000 };

/** The parts of the server that the lobby needs. */
export interface LobbyOptions {
  readonly games: Pick<Tables, 'create' | 'running' | 'completeTerms' | 'join' | 'leave'>;
  /** The number of people who are connected. */
  people(): number;
  /** The number of games that were played to an end. */
  played(): Promise<number>;
  /** The latest running games of the database, also those that are in no server's memory. */
  stored(limit: number): Promise<readonly Running[]>;
  isBlocked(one: string, other: string): Promise<boolean>;
  /** The reason for which a player may not have one more game; `undefined` if there is none. */
  newGameRefusal(player: string): Promise<Refusal | undefined>;
  /** The reason for which somebody has to wait before the next game; `undefined` if there is none. */
  pause(requester: Requester): Refusal | undefined;
  /** The table that has just been made for a player who has not come there yet; `undefined` if there is none. */
  justMade(player: string): Promise<{ readonly table: string; readonly terms: Terms } | undefined>;
  /** A player's rating in games on these terms; `undefined` if none like them are rated. */
  ratingOf(player: string, terms: Terms): Promise<RatedSeeker['rating'] | undefined>;
  /** Milliseconds of a clock that never goes back; tests give their own. */
  now?(): number;
  /** Called with the ids of seeks that have ended with a game. */
  found?(seeks: readonly string[]): void;
  readonly log: Log;
}

/** A seek while its connection lives. */
interface OpenSeek {
  readonly id: string;
  readonly member: Member;
  readonly player: NonNullable<Member['player']>;
  readonly terms: Terms;
  readonly rating?: RatedSeeker['rating'] | undefined;
  /** When it came, by the lobby's clock. */
  readonly since: number;
}

/**
 * The lobby: games that people look for, games that run, and how many people there are. A seek lives as long as its
 * connection. Two seeks with equal terms are paired at once; of rated games, as soon as the ratings are near enough. Whoever has
 * found a game for one sitting looks for no other one of these; seeks of games that may take days go on beside each other.
 */
export class Lobby {
  readonly #options: LobbyOptions;
  readonly #seeks = new Map<string, OpenSeek>();
  readonly #followers = new Set<Member>();
  /**
   * The games that are being made, by the {@link keysOf} their seeks and players, with the seeks that came meanwhile and end with
   * them.
   */
  readonly #pairing = new Map<string, { readonly latecomers: OpenSeek[] }>();
  /** The table for one sitting that was made last for each player, of the latest {@link MOST_REMEMBERED} players. */
  readonly #made = new Map<string, string>();
  /** The latest {@link MOST_REMEMBERED} seeks that have ended with a table, by id. */
  readonly #ended = new Map<string, { readonly player: string; readonly table: string }>();
  /** Connections that were closed, for requests of theirs that are still under way. */
  readonly #disconnected = new WeakSet<Member>();
  /** The lobby as one that watches. */
  readonly #watcher: Member = {
    id: `lobby-${randomBytes(9).toString('base64url')}`,
    player: undefined,
    lagMs: 0,
    send: () => {},
    sendText: () => {},
  };
  readonly #timer: NodeJS.Timeout;
  /** The look for rated seeks that fit by now, while it is under way. */
  #pairingByRating: Promise<void> | undefined;
  #played = 0;
  /** The running games of the database that no server has had in memory since they were asked for. */
  #stored: readonly Running[] = [];
  #ticks = 0;
  #sent = { shape: '', numbers: '', tick: 0 };
  #exhibited = 0;
  /** The number of times that another server has taken the lobby over. */
  #losses = 0;
  /** The table of the exhibition, and whether this lobby watches it. Computers pause while nobody watches. */
  #exhibition: { readonly table: string; isWatched: boolean } | undefined;

  constructor(options: LobbyOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.tick(), TICK_MS);
    this.#timer.unref();
  }

  /** Begins or ends to send the lobby to a connection. */
  follow(member: Member, { on }: ClientMessageOf<'lobby'>): void {
    if (!on) {
      this.#followers.delete(member);
      return;
    }
    if (this.#followers.size === 0) void this.#askDatabase();
    this.#followers.add(member);
    this.#send([member]);
  }

  /** Takes a fitting seek of somebody else, or opens a new one. */
  async seek(member: Member, { id, terms }: ClientMessageOf<'seek'>): Promise<void> {
    const { player } = member;
    if (!player) return refuse(member, { why: 'nameToSeek' }, { id });
    if (isBotName(player.name)) return refuse(member, { why: 'botSeeks' }, { id });
    const known = this.#seeks.get(id);
    if (known && known.player.id !== player.id) return refuse(member, { why: 'idTaken' }, { id });
    const ended = this.#ended.get(id);
    if (ended && ended.player !== player.id) return refuse(member, { why: 'idTaken' }, { id });
    if (ended) return member.send({ type: 'paired', table: ended.table, seek: id });
    // The same seek again, perhaps by a new connection of a player whose old one is not known to be dead yet.
    if (known) {
      this.#seeks.set(id, { ...known, member });
      return;
    }
    const answerIfMade = this.#answererSince(member, player.id, terms, id);
    if (await this.#answerIfJustMade(member, player.id, terms, id)) return;
    const pause = this.#options.pause({ player: player.id, network: member.network });
    if (pause) return refuse(member, pause, { id });
    const manySeeks = this.#manySeeksRefusal(member, player.id);
    if (manySeeks) return refuse(member, manySeeks, { id });
    if (hasOwnMap(terms)) return refuse(member, { why: 'ownMap' }, { id });
    const read = await this.#options.games.completeTerms(terms);
    if (!read.ok) return refuse(member, read.error, { id });
    const rating = await this.#options.ratingOf(player.id, terms);
    const manyGames = await this.#options.newGameRefusal(player.id);
    if (manyGames) return refuse(member, manyGames, { id });
    const seek: OpenSeek = { id, member, player, terms: read.value, rating, since: this.#now() };
    for (const other of nearestFirst(seek, [...this.#seeks.values()])) {
      const pair = pairOf(other, seek, this.#now());
      if (!pair || (await this.#options.isBlocked(player.id, other.player.id)) || !(await this.#hasRoom(other)))
        continue;
      // Nobody is paired with a connection that was closed meanwhile.
      if (this.#disconnected.has(member) || this.#joinPairing(seek) || answerIfMade()) return;
      // Somebody else may have taken it meanwhile.
      if (this.#seeks.get(other.id) === other) return this.#pair(other, seek, pair);
    }
    // The connection may have been closed meanwhile, and the id may have been taken.
    if (this.#disconnected.has(member) || this.#joinPairing(seek) || answerIfMade() || this.#seeks.has(id)) return;
    // Counted again: several seeks that were sent at once have come this far together.
    const manySeeksNow = this.#manySeeksRefusal(member, player.id);
    if (manySeeksNow) return refuse(member, manySeeksNow, { id });
    this.#seeks.set(id, seek);
  }

  /** Ends a seek of this connection. If it has ended with a table already, the player is told so again. */
  unseek(member: Member, { id }: ClientMessageOf<'unseek'>): void {
    if (this.#seeks.get(id)?.member === member) this.#seeks.delete(id);
    const ended = this.#ended.get(id);
    if (ended && ended.player === member.player?.id) member.send({ type: 'paired', table: ended.table, seek: id });
  }

  /** Takes somebody's seek. */
  async take(member: Member, { seek: id }: ClientMessageOf<'take'>): Promise<void> {
    const { player } = member;
    if (!player) return refuse(member, { why: 'nameToPlay' }, { id });
    if (isBotName(player.name)) return refuse(member, { why: 'botSeeks' }, { id });
    const seek = this.#seeks.get(id);
    const answerIfMade = this.#answererSince(member, player.id, seek?.terms);
    // A game that may take days is none of several: if its seek is still there, this was not carried out before.
    const mayBeDone = !seek || isAtOneSitting(seek.terms.pace);
    if (mayBeDone && (await this.#answerIfJustMade(member, player.id, seek?.terms))) return;
    if (!seek) return refuse(member, { why: 'nobodySeeks' }, { id });
    if (seek.player.id === player.id) return refuse(member, { why: 'ownGame' }, { id });
    if (isUnratedPair(seek, member)) return refuse(member, { why: 'oneNetwork' }, { id });
    const pause = this.#options.pause({ player: player.id, network: member.network });
    if (pause) return refuse(member, pause, { id });
    if (await this.#options.isBlocked(player.id, seek.player.id)) return refuse(member, { why: 'notTogether' }, { id });
    const manyGames = await this.#options.newGameRefusal(player.id);
    if (manyGames) return refuse(member, manyGames, { id });
    if (!(await this.#hasRoom(seek))) return refuse(member, { why: 'nobodySeeks' }, { id });
    if (answerIfMade()) return;
    if (this.#seeks.get(id) !== seek) return refuse(member, { why: 'somebodyFaster' }, { id });
    if (keysOf(seek.terms, [], [player.id]).some((key) => this.#pairing.has(key)))
      return refuse(member, { why: 'foundAnother' }, { id });
    await this.#pair(seek, { id, member }, { terms: seek.terms, proposer: seek.player.id, opponent: player.id });
  }

  /** A connection is closed: its seeks end. */
  disconnected(member: Member): void {
    this.#disconnected.add(member);
    this.#followers.delete(member);
    for (const seek of [...this.#seeks.values()]) if (seek.member === member) this.#seeks.delete(seek.id);
  }

  /** A player has another name now; `undefined`: the player's data are deleted, so the player's seeks end. */
  renamed(player: string, name: string | undefined): void {
    for (const seek of this.#seeksOf(player)) {
      if (name === undefined) this.#seeks.delete(seek.id);
      else this.#seeks.set(seek.id, { ...seek, player: { ...seek.player, name } });
    }
  }

  /** Forgets all connections, because another server keeps the lobby now. */
  empty(): void {
    this.#losses++;
    this.#seeks.clear();
    this.#followers.clear();
    if (this.#exhibition?.isWatched) this.#options.games.leave(this.#watcher, this.#exhibition.table);
    this.#exhibition = undefined;
  }

  close(): void {
    clearInterval(this.#timer);
    this.empty();
  }

  /** Sends the lobby if it has changed, and begins an exhibition game if no game runs. Called by a timer. */
  tick(): void {
    this.#ticks++;
    this.#pairingByRating ??= this.#pairByRating().finally(() => {
      this.#pairingByRating = undefined;
    });
    this.#watchExhibition();
    if (this.#followers.size === 0) return;
    if (this.#ticks % PLAYED_TICKS === 0) void this.#askDatabase();
    const running = this.#running();
    // A game in no memory is not being played just now.
    const isQuiet = this.#options.games.running().length === 0;
    if (this.#ticks % EXHIBITION_TICKS === 0 && isQuiet) void this.#exhibit();
    const seeks = [...this.#seeks.values()].map(({ id, player }) => `${id} ${player.name}`);
    const shape = JSON.stringify([seeks, running.map(({ table, seats }) => [table, seats])]);
    const numbers = JSON.stringify([this.#options.people(), this.#played, running.map(({ watchers }) => watchers)]);
    const isDue = this.#ticks - this.#sent.tick >= NUMBERS_TICKS && numbers !== this.#sent.numbers;
    const isStale = this.#ticks - this.#sent.tick >= REFRESH_TICKS;
    if (shape === this.#sent.shape && !isDue && !isStale) return;
    this.#sent = { shape, numbers, tick: this.#ticks };
    this.#send([...this.#followers], running);
  }

  #now(): number {
    return this.#options.now?.() ?? performance.now();
  }

  /** Pairs those who look for the same rated game and whose windows have become wide enough, the oldest seeks first. */
  async #pairByRating(): Promise<void> {
    const rated = new Map<string, OpenSeek[]>();
    for (const seek of this.#seeks.values())
      if (seek.terms.rated) rated.set(gameKey(seek.terms), [...(rated.get(gameKey(seek.terms)) ?? []), seek]);
    try {
      for (const same of rated.values()) await this.#pairInGame(same);
    } catch (error) {
      this.#options.log.warn({ error: (error as Error).message }, 'players could not be paired by rating');
    }
  }

  /** Pairs those of some seeks for the same game who fit, the oldest first. */
  async #pairInGame(rated: readonly OpenSeek[]): Promise<void> {
    for (const [index, older] of rated.entries())
      for (const newer of nearestFirst(older, rated.slice(index + 1))) {
        const pair = pairOf(older, newer, this.#now());
        const areFree = () => [older, newer].every((one) => this.#seeks.get(one.id) === one);
        if (!pair || !areFree() || (await this.#options.isBlocked(older.player.id, newer.player.id))) continue;
        const haveRoom = (await this.#hasRoom(older)) && (await this.#hasRoom(newer));
        if (haveRoom && areFree()) await this.#pair(older, newer, pair);
      }
  }

  /**
   * Makes a table for two people. Whoever has found a game for one sitting looks for no other of these, at none of the player's
   * connections: all such seeks of both end, and each is answered with the table. If no table can be made, the seeks go on.
   *
   * @param newer the seek that has found the older one, or the connection that takes the older one, with its id
   */
  async #pair(older: OpenSeek, newer: OpenSeek | Pick<OpenSeek, 'id' | 'member'>, pair: Pair): Promise<void> {
    const { terms, proposer, opponent } = pair;
    const players = [proposer, opponent];
    const isSitting = isAtOneSitting(terms.pace);
    const ended = [...this.#seeks.values()].filter(
      (one) =>
        one === older ||
        one.id === newer.id ||
        (isSitting && isAtOneSitting(one.terms.pace) && players.includes(one.player.id)),
    );
    const pairing: { readonly latecomers: OpenSeek[] } = { latecomers: [] };
    const keys = keysOf(terms, [older.id, newer.id], players);
    for (const { id } of ended) this.#seeks.delete(id);
    for (const key of keys) this.#pairing.set(key, pairing);
    const losses = this.#losses;
    const resume = () => {
      // Another server has been told all seeks again if it keeps the lobby now.
      if (losses === this.#losses)
        for (const seek of ended) if (!this.#disconnected.has(seek.member)) this.#seeks.set(seek.id, seek);
      for (const { member, id } of pairing.latecomers) refuse(member, { why: 'notMade' }, { id });
    };
    try {
      const made = await this.#options.games.create(terms, {
        proposer: { kind: 'person', player: proposer },
        opponent: { kind: 'person', player: opponent },
        isPublic: true,
        notified: [older.player.id],
      });
      if (!made.ok) {
        resume();
        for (const { id } of [older, newer]) this.#seeks.delete(id);
        return refuse(newer.member, made.error, { id: newer.id });
      }
      const table = made.value;
      if (isSitting) for (const player of players) remember(this.#made, player, table);
      const isSeek = 'terms' in newer;
      newer.member.send({ type: 'paired', table, ...(isSeek && { seek: newer.id }) });
      const seeks = [...ended, ...pairing.latecomers, ...(isSeek ? [newer] : [])];
      for (const { member, id, player } of seeks) {
        remember(this.#ended, id, { player: player.id, table });
        if (id !== newer.id || member !== newer.member) member.send({ type: 'paired', table, seek: id });
      }
      this.#options.found?.(seeks.map(({ id }) => id));
    } catch (error) {
      resume();
      throw error;
    } finally {
      for (const key of keys) this.#pairing.delete(key);
    }
  }

  /**
   * Answers with the table that has just been made for a player who has not come there yet: word of it was lost, and the
   * client has sent its wish again. Returns whether there is one that may be the answer to a wish for these terms.
   * @param terms `undefined` if nobody knows them any more
   */
  async #answerIfJustMade(member: Member, player: string, terms?: Terms, seek?: string): Promise<boolean> {
    const keys = terms ? keysOf(terms, seek === undefined ? [] : [seek], [player]) : [playerKey(player)];
    const made = keys.some((key) => this.#pairing.has(key)) ? undefined : await this.#options.justMade(player);
    if (!made) return false;
    const mayHaveEnded = terms && isAtOneSitting(terms.pace) && isAtOneSitting(made.terms.pace);
    if (terms && !mayHaveEnded && wishKey(terms) !== wishKey(made.terms)) return false;
    member.send({ type: 'paired', table: made.table, ...(seek !== undefined && { seek }) });
    return true;
  }

  /**
   * Returns a function that answers a wish with the table that was made for it, or for one sitting for its player, since now,
   * and tells whether there is one.
   */
  #answererSince(member: Member, player: string, terms?: Terms, seek?: string): () => boolean {
    const before = this.#made.get(player);
    return () => {
      const made = terms && isAtOneSitting(terms.pace) ? this.#made.get(player) : undefined;
      const ended = seek === undefined ? undefined : this.#ended.get(seek)?.table;
      const table = ended ?? (made === before ? undefined : made);
      if (table === undefined) return false;
      member.send({ type: 'paired', table, ...(seek !== undefined && { seek }) });
      return true;
    };
  }

  /** Lets a new seek end with the game that is being made for its player. Returns whether there is one. */
  #joinPairing(seek: OpenSeek): boolean {
    const keys = keysOf(seek.terms, [seek.id], [seek.player.id]);
    const pairing = keys.map((key) => this.#pairing.get(key)).find((one) => one !== undefined);
    pairing?.latecomers.push(seek);
    return pairing !== undefined;
  }

  /** Watches the exhibition as long as people follow the lobby and nobody else does, so that it goes on. */
  #watchExhibition(): void {
    this.#exhibition ??= this.#exhibitionOfOthers();
    const exhibition = this.#exhibition;
    if (!exhibition) return;
    const { table, isWatched } = exhibition;
    const running = this.#options.games.running().find((one) => one.table === table);
    const people = (running?.watchers ?? 0) - Number(isWatched);
    const isNeeded = this.#followers.size > 0 && running !== undefined && people <= 0;
    if (isNeeded === isWatched) return;
    exhibition.isWatched = isNeeded;
    if (isNeeded) void this.#options.games.join(this.#watcher, { type: 'join', table });
    else this.#options.games.leave(this.#watcher, table);
  }

  /** A game of two computers that the lobby has not begun itself: another server kept the lobby before. */
  #exhibitionOfOthers(): { readonly table: string; isWatched: boolean } | undefined {
    if (this.#followers.size === 0) return undefined;
    const running = this.#options.games.running();
    const found = running.find(({ seats }) => seats.w.level !== undefined && seats.b.level !== undefined);
    return found && { table: found.table, isWatched: false };
  }

  /** Begins a game of two computers. */
  async #exhibit(): Promise<void> {
    const variant = EXHIBITED[this.#exhibited++ % EXHIBITED.length]!;
    const terms: Terms = { variant, pace: EXHIBITION_PACE, colour: 'lot' };
    try {
      const computer = { kind: 'computer', level: EXHIBITION_LEVEL } as const;
      const made = await this.#options.games.create(terms, { proposer: computer, opponent: computer, isPublic: true });
      if (made.ok) this.#exhibition = { table: made.value, isWatched: false };
      else this.#options.log.warn({ variant, error: refusalWords(made.error) }, 'no exhibition game');
    } catch (error) {
      this.#options.log.warn({ variant, error: (error as Error).message }, 'no exhibition game');
    }
  }

  /** Asks the database for the number of games played, and for the running games. */
  async #askDatabase(): Promise<void> {
    try {
      this.#played = await this.#options.played();
      this.#stored = await this.#options.stored(MOST_RUNNING);
    } catch (error) {
      this.#options.log.warn({ error: (error as Error).message }, 'the games of the database could not be listed');
    }
  }

  /** The running games that are shown: those of people first, then those that most people watch. */
  #running(): readonly Running[] {
    const people = ({ seats }: Running) => Number(seats.w.level === undefined) + Number(seats.b.level === undefined);
    const own = this.#exhibition?.isWatched ? this.#exhibition.table : undefined;
    const inMemory = this.#options.games.running();
    const known = new Set(inMemory.map(({ table }) => table));
    // A game that has come into memory may end there at any moment.
    this.#stored = this.#stored.filter(({ table }) => !known.has(table));
    const all = [...inMemory, ...this.#stored].map((one) =>
      one.table === own ? { ...one, watchers: Math.max(0, one.watchers - 1) } : one,
    );
    return all.sort((a, b) => people(b) - people(a) || b.watchers - a.watchers).slice(0, MOST_RUNNING);
  }

  /** Sends the lobby to members. Those without seeks of their own get one and the same text. */
  #send(members: readonly Member[], running = this.#running()): void {
    const all = [...this.#seeks.values()];
    const latest = new Set(latestOf(all));
    const seekers = new Set(all.map(({ player }) => player.id));
    const people = Math.max(1, this.#options.people());
    const messageFor = (player: string | undefined): string => {
      const shown = all.filter((seek) => latest.has(seek) || seek.player.id === player);
      const seeks = shown.map(
        (seek): Seek => ({
          id: seek.id,
          by: seek.player.name,
          ...(seek.rating && { rating: shownOf(seek.rating) }),
          terms: seek.terms,
          isOwn: seek.player.id === player,
        }),
      );
      const played = this.#played;
      const message: ServerMessageOf<'lobby'> = { type: 'lobby', seeks, running: [...running], people, played };
      return JSON.stringify(message);
    };
    let shared: string | undefined;
    for (const member of members) {
      const isSeeker = member.player !== undefined && seekers.has(member.player.id);
      if (isSeeker) member.sendText(messageFor(member.player?.id));
      else {
        shared ??= messageFor(undefined);
        member.sendText(shared);
      }
    }
  }

  /** Tells whether the player of a seek may have one more game. If not, the seek ends. */
  async #hasRoom(seek: OpenSeek): Promise<boolean> {
    const manyGames = await this.#options.newGameRefusal(seek.player.id);
    if (!manyGames) return true;
    if (this.#seeks.get(seek.id) === seek) this.#seeks.delete(seek.id);
    refuse(seek.member, manyGames, { id: seek.id });
    return false;
  }

  /** The reason for which a member may not look for one more game; `undefined` if there is none. */
  #manySeeksRefusal({ network }: Member, player: string): Refusal | undefined {
    if (this.#seeksOf(player).length >= MOST_SEEKS) return { why: 'manySeeks', values: { most: MOST_SEEKS } };
    const ofNetwork = [...this.#seeks.values()].filter(({ member }) => member.network === network);
    const isFull = network !== undefined && ofNetwork.length >= MOST_SEEKS_OF_NETWORK;
    return isFull ? { why: 'manySeeksHere', values: { most: MOST_SEEKS_OF_NETWORK } } : undefined;
  }

  #seeksOf(player: string): readonly OpenSeek[] {
    return [...this.#seeks.values()].filter((seek) => seek.player.id === player);
  }
}

const playerKey = (player: string): string => `player ${player}`;

/** The keys of a game that is being made: those of its seeks and, if it is for one sitting, of its players. */
const keysOf = ({ pace }: Terms, seeks: readonly string[], players: readonly string[]): readonly string[] => [
  ...seeks.map((id) => `seek ${id}`),
  ...(isAtOneSitting(pace) ? players.map(playerKey) : []),
];

/** The network of a seek; where it is not known, its player. */
const networkOf = ({ member, player }: OpenSeek): string => member.network ?? player.id;

/** The latest {@link MOST_SHOWN} of these seeks, the oldest first. Networks get equal shares: the latest of each come first. */
function latestOf(seeks: readonly OpenSeek[]): readonly OpenSeek[] {
  const counts = new Map<string, number>();
  const ranked = seeks.toReversed().map((seek) => {
    const network = networkOf(seek);
    const rank = counts.get(network) ?? 0;
    counts.set(network, rank + 1);
    return { seek, rank };
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST_SHOWN)
    .map(({ seek }) => seek);
}

/** Notes a value as the latest one, and forgets the oldest one if there are more than {@link MOST_REMEMBERED}. */
function remember<T>(latest: Map<string, T>, key: string, value: T): void {
  latest.delete(key);
  latest.set(key, value);
  const [oldest] = latest.keys();
  if (latest.size > MOST_REMEMBERED) latest.delete(oldest!);
}

/** Two people who are to play, with the terms of the one whose choice of colour counts. */
interface Pair {
  readonly terms: Terms;
  readonly proposer: string;
  readonly opponent: string;
}

/** A rating without what only pairing needs. */
const shownOf = ({ points, isProvisional }: ShownRating): ShownRating => ({
  points,
  ...(isProvisional && { isProvisional }),
});

/** The seek with its rating, if it is one for a rated game. */
const ratedSeeker = ({ terms, rating, since }: OpenSeek): RatedSeeker | undefined =>
  terms.rated && rating ? { rating, since } : undefined;

/** Tells whether two people of one network want a rated game: none counts between them. */
const isUnratedPair = ({ terms, member }: OpenSeek, other: Member): boolean =>
  terms.rated === true && member.network !== undefined && member.network === other.network;

/** Seeks in the order in which a seek is compared with them: by age, and those for rated games by the difference of ratings. */
function nearestFirst(seek: OpenSeek, others: readonly OpenSeek[]): readonly OpenSeek[] {
  const own = ratedSeeker(seek);
  if (!own) return others;
  const distance = (other: OpenSeek) => {
    const rated = ratedSeeker(other);
    return rated ? distanceOf(own, rated) : Number.POSITIVE_INFINITY;
  };
  return others
    .map((other) => ({ other, by: distance(other) }))
    .sort((a, b) => a.by - b.by || 0)
    .map(({ other }) => other);
}

/** The game of two seeks at a moment; `undefined` if their terms or ratings do not fit, or they are of one person. */
function pairOf(older: OpenSeek, newer: OpenSeek, now: number): Pair | undefined {
  const [one, other] = [older.terms, newer.terms];
  if (older.player.id === newer.player.id) return undefined;
  if (gameKey(one) !== gameKey(other) || (one.colour !== 'lot' && one.colour === other.colour)) return undefined;
  const [first, second] = [ratedSeeker(older), ratedSeeker(newer)];
  if (isUnratedPair(older, newer.member) || (first && second && !isWithinWindows(first, second, now))) return undefined;
  // The colour of the one who wants a certain one counts.
  const [proposer, opponent] = one.colour === 'lot' && other.colour !== 'lot' ? [newer, older] : [older, newer];
  return { terms: proposer.terms, proposer: proposer.player.id, opponent: opponent.player.id };
}

/** A text that is the same for terms of the same game. */
function gameKey({ variant, array, goals, pace, rated = false }: Terms): string {
  const parts = Object.entries(pace).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([variant, array, goals, parts, rated]);
}

/** The same, also for terms that do not say yet how many goals win. */
const wishKey = (terms: Terms): string => gameKey({ ...terms, goals: undefined });
