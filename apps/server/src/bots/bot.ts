import { randomBytes } from 'node:crypto';
import { fail, ok, type Result } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { isLiningUp, sidesLiningUp } from '@kickmate/play';
import {
  type ClientMessageOf,
  type FollowedTable,
  type Op,
  PHRASES,
  type Refusal,
  type ServerMessage,
  type ServerMessageOf,
  sessionOf,
  shareFor,
  tableAfter,
  tableOf,
} from '@kickmate/protocol';
import type { Log } from '../db/database.ts';
import type { ListedGame, Store } from '../db/store.ts';
import type { Member } from '../member.ts';
import { type BegunTable, shownChallenge, shownGame, shownGameOf, shownPlayer, shownState } from './lichess.ts';
import { LineStream } from './line-stream.ts';

/** The parts of the server that a bot needs. */
export interface BotHost {
  /** Carries out a message of a member, at whatever server its table is. */
  handle(member: Member, message: ClientMessageOf<'join' | 'leave' | 'do' | 'say'>, arrivedAt: number): Promise<void>;
  /** The member is gone. */
  disconnected(member: Member): void;
  /** The play time now. */
  now(): number;
  /** The address of a table in the app. */
  addressOfTable(table: string): string;
  readonly store: Pick<Store, 'inbox' | 'invitations'>;
  readonly log: Log;
}

/** A stream of a bot, with the token that opened it. */
interface OpenStream {
  readonly token: string;
  readonly lines: LineStream;
}

/** A stream of a game: the state that was sent last, without its clocks. */
interface GameStream extends OpenStream {
  sent?: string;
  isOtherGone?: boolean;
}

/** A table of the bot's own, and the moment at which it was so, by `performance.now()`. */
interface OwnTable {
  readonly table: FollowedTable;
  readonly at: number;
}

/** The longest wait for a table's answer, in milliseconds. */
const ANSWER_MS = 5000;
/** Milliseconds between two looks for challenges and games: word of one may be lost between servers. */
const LOOK_MS = 10_000;
/** The most streams of games that a bot may have open. */
export const MOST_STREAMS = 50;

const AWAY: Refusal = { why: 'tableAway' };

/**
 * A bot at this server: a member like a person's connection, which translates between a table's messages and lichess's
 * streams. While a stream of events is open, it comes to all of its games, brings its share in their luck, and lines up as usual.
 */
export class Bot implements Member {
  readonly id = `bot-${randomBytes(9).toString('base64url')}`;
  readonly network: string | undefined;
  /** Nothing is measured: a program loses the time of its requests. */
  readonly lagMs = 0;
  readonly #host: BotHost;
  readonly #tables = new Map<string, OwnTable>();
  readonly #nonces = new Map<string, string>();
  /** Those who wait for the first word of a table. */
  readonly #comers = new Map<string, ((found: Result<OwnTable, Refusal>) => void)[]>();
  /** Those who wait for the answer to a command, by its id. */
  readonly #commands = new Map<string, (done: Result<void, Refusal>) => void>();
  readonly #games = new Map<string, Set<GameStream>>();
  #events: OpenStream | undefined;
  /** The games and challenges of which the stream of events has told. */
  #told = { begun: new Set<string>(), received: new Map<string, ListedGame>(), sent: new Map<string, ListedGame>() };
  #player: { readonly id: string; readonly name: string };
  #queue: Promise<void> = Promise.resolve();
  #looking: Promise<void> | undefined;
  #mustLookAgain = false;
  #timer: NodeJS.Timeout | undefined;
  #usedAt = performance.now();
  #isClosed = false;

  constructor(player: NonNullable<Member['player']>, network: string | undefined, host: BotHost) {
    this.#player = player;
    this.network = network;
    this.#host = host;
  }

  get player(): NonNullable<Member['player']> {
    return this.#player;
  }

  set name(name: string) {
    this.#player = { ...this.#player, name };
  }

  /** Notes that the bot is used. */
  use(): void {
    this.#usedAt = performance.now();
  }

  /** Whether nobody listens, and nobody has asked for anything for so many milliseconds. */
  isIdle(ms: number): boolean {
    return !this.#events && this.#games.size === 0 && performance.now() - this.#usedAt >= ms;
  }

  // ---- what requests ask ----

  /** Opens the stream of events, in place of the one before. @param onEnd called when it has ended */
  openEvents(token: string, onEnd: () => void): LineStream {
    this.#events?.lines.close();
    const lines = new LineStream(() => {
      onEnd();
      if (this.#events?.lines !== lines) return;
      this.#events = undefined;
      clearInterval(this.#timer);
      this.use();
    });
    this.#events = { token, lines };
    this.#told = { begun: new Set(), received: new Map(), sent: new Map() };
    // The answer's head is sent with the first line.
    lines.write();
    for (const own of this.#tables.values()) this.#tellOfGame(own);
    this.#timer = setInterval(() => this.look(), LOOK_MS);
    this.#timer.unref();
    this.look();
    return lines;
  }

  /** Opens a stream of one of the bot's games. It ends with the game. @param onEnd called when it has ended */
  async openGame(id: string, token: string, onEnd: () => void): Promise<Result<LineStream, Refusal>> {
    const found = await this.at(id);
    const open = [...this.#games.values()].reduce((sum, streams) => sum + streams.size, 0);
    if (!found.ok || open >= MOST_STREAMS) {
      onEnd();
      return found.ok ? fail({ why: 'manyTables', values: { most: MOST_STREAMS } }) : found;
    }
    const lines = new LineStream(() => {
      onEnd();
      const streams = this.#games.get(id);
      streams?.delete(stream);
      if (streams?.size === 0) this.#games.delete(id);
      this.use();
    });
    const stream: GameStream = { token, lines };
    this.#games.set(id, (this.#games.get(id) ?? new Set()).add(stream));
    // It may have changed meanwhile.
    this.#tellOfState(stream, this.#tables.get(id) ?? found.value);
    return ok(lines);
  }

  /** Comes to a table at which the bot has a seat. */
  async at(id: string): Promise<Result<OwnTable, Refusal>> {
    this.use();
    const known = this.#tables.get(id);
    if (known) return ok(known);
    const first = await new Promise<Result<OwnTable, Refusal>>((resolve) => {
      const comers = this.#comers.get(id) ?? [];
      this.#comers.set(id, [...comers, withinTime(resolve)]);
      if (comers.length === 0) this.#say({ type: 'join', table: id });
    });
    // After a loss on the way to another server the next one asks again.
    if (!first.ok) this.#comers.delete(id);
    return first.ok && first.value.table.you === undefined ? fail({ why: 'noSeat' }) : first;
  }

  /**
   * Carries out a command at a table.
   * @param sent the version that the bot saw (absent: the present one), and the command's id, if it may come again
   */
  async do(
    id: string,
    op: Op,
    sent: { readonly v?: number | undefined; readonly command?: string | undefined } = {},
  ): Promise<Result<void, Refusal>> {
    const arrivedAt = this.#host.now();
    const found = await this.at(id);
    if (!found.ok) return found;
    const { v, command = randomBytes(9).toString('base64url') } = sent;
    const done = await new Promise<Result<void, Refusal>>((resolve) => {
      this.#commands.set(command, withinTime(resolve));
      this.#say({ type: 'do', table: id, id: command, v: v ?? found.value.table.v, op }, arrivedAt);
    });
    this.#commands.delete(command);
    return done;
  }

  /** Says a text at a table, if it is one of the phrases. */
  async say(id: string, text: string): Promise<Result<void, Refusal>> {
    const found = await this.at(id);
    const phrase = PHRASES.findIndex((one) => one.toLowerCase() === text.trim().toLowerCase());
    if (found.ok && phrase >= 0) this.#say({ type: 'say', table: id, phrase });
    return found.ok ? ok(undefined) : found;
  }

  /** The games that the bot plays now, in the form of lichess's lists. */
  async playing(): Promise<readonly object[]> {
    const games = await this.#host.store.inbox(this.player.id);
    const running = games.filter(({ status, fault }) => status === 'running' && fault === undefined);
    const found = await Promise.all(running.slice(0, MOST_STREAMS).map(({ id }) => this.at(id)));
    return found.flatMap((one) => {
      const begun = one.ok ? begunOf(one.value) : undefined;
      return begun ? [shownGameOf(begun, begun.table.you!, performance.now())] : [];
    });
  }

  /** Follows a challenge that was just made for the bot. */
  challenged(game: ListedGame): void {
    this.#told.sent.set(game.id, game);
    void this.at(game.id);
  }

  /** Looks for challenges and games, if somebody listens to events. */
  look(): void {
    if (!this.#events) return;
    if (this.#looking) {
      this.#mustLookAgain = true;
      return;
    }
    this.#mustLookAgain = false;
    this.#looking = this.#look()
      .catch((error: Error) => this.#host.log.warn({ error: error.message }, "a bot's games could not be listed"))
      .finally(() => {
        this.#looking = undefined;
        if (this.#mustLookAgain) this.look();
      });
  }

  /** Ends the streams that a token has opened. */
  signOut(tokens: readonly string[]): void {
    for (const { token, lines } of this.#streams) if (tokens.includes(token)) lines.close();
  }

  /** Ends all streams, and leaves all tables. */
  close(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    for (const { lines } of this.#streams) lines.close();
    for (const resolve of [...this.#commands.values(), ...[...this.#comers.values()].flat()]) resolve(fail(AWAY));
    this.#host.disconnected(this);
  }

  get #streams(): readonly OpenStream[] {
    return [...(this.#events ? [this.#events] : []), ...[...this.#games.values()].flatMap((all) => [...all])];
  }

  // ---- messages of tables ----

  send(message: ServerMessage): void {
    if (message.type === 'inbox') {
      this.look();
      return;
    }
    // In their order, although the rules of a game may have to be loaded first.
    this.#queue = this.#queue
      .then(() => (this.#isClosed ? undefined : this.#take(message)))
      .catch((error: Error) => this.#host.log.error({ error: error.message, type: message.type }, 'a bot failed'));
  }

  sendText(text: string): void {
    this.send(JSON.parse(text) as ServerMessage);
  }

  #say(message: Parameters<BotHost['handle']>[1], arrivedAt = this.#host.now()): void {
    this.#host.handle(this, message, arrivedAt).catch((error: Error) => {
      this.#host.log.warn({ error: error.message, type: message.type }, "a bot's message failed");
      if (message.type === 'do') this.#commands.get(message.id)?.(fail(AWAY));
      if (message.type === 'join') this.#answerComers(message.table, fail(AWAY));
    });
  }

  async #take(message: ServerMessage): Promise<void> {
    switch (message.type) {
      case 'sync': {
        const read = tableOf(message, await loadVariant(message.terms.variant));
        if (!read.ok) throw new Error(read.error.message);
        this.#bringShare(message);
        this.#changed(read.value);
        break;
      }
      case 'ev': {
        const own = this.#tables.get(message.table);
        const next = own && tableAfter(own.table, message);
        if (next?.ok) this.#changed(next.value);
        else if (own) this.#say({ type: 'join', table: message.table });
        break;
      }
      case 'no':
        if (message.table !== undefined && message.id === undefined)
          this.#answerComers(message.table, fail(refusalIn(message)));
        break;
      case 'presence':
        return this.#otherGone(message);
      case 'said':
        return this.#heard(message);
    }
    if ('id' in message && message.id !== undefined)
      this.#commands.get(message.id)?.(message.type === 'no' ? fail(refusalIn(message)) : ok(undefined));
  }

  #answerComers(table: string, found: Result<OwnTable, Refusal>): void {
    for (const resolve of this.#comers.get(table) ?? []) resolve(found);
    this.#comers.delete(table);
  }

  /** Brings the bot's share in the luck of a game that has not begun. */
  #bringShare(sync: ServerMessageOf<'sync'>): void {
    const { table, v, you, status } = sync;
    if (!you || status !== 'waiting') return void this.#nonces.delete(table);
    const nonce = this.#nonces.get(table) ?? randomBytes(16).toString('hex');
    this.#nonces.set(table, nonce);
    const share = shareFor(sync, nonce);
    if (Object.keys(share).length > 0) this.#say({ type: 'join', table, since: v, ...share });
  }

  #changed(table: FollowedTable): void {
    const { table: id, you, status } = table;
    const own: OwnTable = { table, at: performance.now() };
    this.#tables.set(id, own);
    this.#answerComers(id, ok(own));
    const begun = begunOf(own);
    if (you && begun && isLiningUp(begun.session) && sidesLiningUp(begun.session).includes(you))
      void this.do(id, { kind: 'ready' });
    this.#tellOfGame(own);
    for (const stream of this.#games.get(id) ?? []) this.#tellOfState(stream, own);
    // Nothing of it is shown here any more.
    if (you === undefined || status === 'over') {
      this.#tables.delete(id);
      this.#say({ type: 'leave', table: id });
    }
  }

  // ---- what the streams tell ----

  async #look(): Promise<void> {
    const { store } = this.#host;
    const { id } = this.player;
    const invitations = await store.invitations(id);
    const own = (await store.inbox(id)).filter(({ fault }) => fault === undefined);
    const { received, sent } = this.#told;
    for (const game of invitations)
      if (!received.has(game.id)) {
        received.set(game.id, game);
        this.#tellOfChallenge('challenge', game, 'created');
      }
    for (const game of [...received.values()].filter((one) => invitations.every((other) => other.id !== one.id))) {
      received.delete(game.id);
      if (own.every((one) => one.id !== game.id)) this.#tellOfChallenge('challengeCanceled', game, 'canceled');
    }
    for (const game of own) {
      if (game.invited !== undefined && game.status === 'waiting') sent.set(game.id, game);
    }
    // Also challenges that have ended meanwhile: their tables say how.
    for (const table of new Set([...own.map((game) => game.id), ...sent.keys()]))
      if (!this.#tables.has(table)) void this.at(table);
  }

  #tellOfChallenge(
    type: 'challenge' | 'challengeCanceled' | 'challengeDeclined',
    game: ListedGame,
    status: Parameters<typeof shownChallenge>[1],
  ): void {
    const challenge = shownChallenge(game, status, this.#host.addressOfTable(game.id));
    this.#events?.lines.write({ type, challenge });
  }

  #tellOfGame(own: OwnTable): void {
    const { you, status, table: id, state } = own.table;
    const { begun, sent } = this.#told;
    const game = begunOf(own);
    if (!you) return;
    const tell = (type: 'gameStart' | 'gameFinish', one: BegunTable) =>
      this.#events?.lines.write({ type, game: shownGameOf(one, you, performance.now()) });
    if (game && status === 'running' && !begun.has(id) && !isLiningUp(game.session)) {
      begun.add(id);
      tell('gameStart', game);
    }
    if (status !== 'over') return;
    const challenge = sent.get(id);
    if (game && begun.delete(id)) tell('gameFinish', game);
    else if (!game && challenge) {
      const isDeclined = state.aborted !== undefined && state.aborted !== you;
      if (isDeclined) this.#tellOfChallenge('challengeDeclined', challenge, 'declined');
      else this.#tellOfChallenge('challengeCanceled', challenge, 'canceled');
    }
    sent.delete(id);
  }

  /** Tells a stream of a game what has changed. While sides line up, it is not known yet where the round begins. */
  #tellOfState(stream: GameStream, own: OwnTable): void {
    const begun = begunOf(own);
    const isOver = own.table.status === 'over';
    if (begun && !isLiningUp(begun.session)) {
      const state = shownState(begun, performance.now());
      const { wtime: _w, btime: _b, v: _v, ...rest } = state;
      const content = JSON.stringify({ ...rest, turntime: undefined });
      if (stream.sent === undefined) stream.lines.write(shownGame(begun, performance.now()));
      else if (stream.sent !== content) stream.lines.write(state);
      stream.sent = content;
    }
    if (isOver) stream.lines.close();
  }

  #otherGone({ table, gone }: ServerMessageOf<'presence'>): void {
    const you = this.#tables.get(table)?.table.you;
    const isGone = gone !== undefined && gone.side !== you;
    for (const stream of this.#games.get(table) ?? []) {
      if (stream.sent === undefined || isGone === (stream.isOtherGone ?? false)) continue;
      stream.isOtherGone = isGone;
      const claimWinInSeconds = Math.ceil((gone?.inMs ?? 0) / 1000);
      stream.lines.write({ type: 'opponentGone', gone: isGone, ...(isGone && { claimWinInSeconds }) });
    }
  }

  #heard({ table, side, phrase }: ServerMessageOf<'said'>): void {
    const seat = this.#tables.get(table)?.table.seats[side];
    const { username } = shownPlayer({ id: seat?.player ?? '?', name: seat?.name ?? '' });
    for (const { lines, sent } of this.#games.get(table) ?? [])
      if (sent !== undefined) lines.write({ type: 'chatLine', room: 'player', username, text: PHRASES[phrase]! });
  }
}

/** A table's game, if it has begun. */
export function begunOf({ table, at }: OwnTable): BegunTable | undefined {
  const { match } = table;
  return match && { table, session: sessionOf({ ...table, match }, at) };
}

const refusalIn = ({ why, values }: ServerMessageOf<'no'>) => ({ why, values }) as Refusal;

/** Hands an answer on, or after a time says that none has come. */
function withinTime<T>(resolve: (answer: Result<T, Refusal>) => void): (answer: Result<T, Refusal>) => void {
  const timer = setTimeout(() => resolve(fail(AWAY)), ANSWER_MS);
  return (answer) => {
    clearTimeout(timer);
    resolve(answer);
  };
}
