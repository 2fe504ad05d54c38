import { randomUUID } from 'node:crypto';
import { must, type Side } from '@kickmate/board';
import { entries, loadVariant } from '@kickmate/catalogue';
import { positionLine, startUciEngine, type UciEngine, UsageError } from '@kickmate/command';
import { type AnyVariant, Match } from '@kickmate/game';
import { BotClient, RefusedRequest } from './bot-client.ts';

/** The settings of a bot. */
export interface BotOptions {
  /** The server's address. */
  readonly server: string;
  readonly token: string;
  /** The engine's program and its arguments. */
  readonly engine: readonly string[];
  /** The engine's options that are set before its first game, by name. */
  readonly engineOptions?: Readonly<Record<string, string>> | undefined;
  /** The most nodes of each search; absent: as many as the time allows. */
  readonly nodes?: number | undefined;
  /** The ids of the games that it plays; absent: all that the engine can play. */
  readonly games?: readonly string[] | undefined;
  /** The most games at a time for which challenges are accepted. */
  readonly concurrency: number;
  /** Ends the bot, once every move under way has its answer. The games go on at the server. */
  readonly signal: AbortSignal;
  say(text: string): void;
  /** Called when the bot can be challenged, at first and after each interruption. @param id its player's id */
  onReady?(id: string): void;
  /** Called when a game has begun. */
  onBegin?(game: string): void;
  /** Called when the server has answered a move. @param refusal why it was not played; absent if it was */
  onMove?(game: string, move: string, refusal?: string): void;
  /** Called when a game has ended. @param status as lichess names it */
  onEnd?(game: string, status: string): void;
}

/** The state of a game in its stream. Times are in milliseconds. */
interface GameState {
  readonly type: 'gameState';
  readonly moves: string;
  readonly wtime: number;
  readonly btime: number;
  readonly winc: number;
  readonly binc: number;
  /** The rest of the turn, in a live match. */
  readonly turntime?: number;
  readonly wtakeback: boolean;
  readonly btakeback: boolean;
  readonly status: string;
  readonly v: number;
  readonly round: number;
  readonly initialFen: string;
}

interface GameFull {
  readonly type: 'gameFull';
  readonly variant: { readonly key: string };
  readonly clock?: object;
  readonly white: { readonly id?: string };
  readonly state: GameState;
}

type Event =
  | { readonly type: 'gameStart' | 'gameFinish'; readonly game: { readonly id: string } }
  | {
      readonly type: 'challenge' | 'challengeCanceled' | 'challengeDeclined';
      readonly challenge: { readonly id: string; readonly variant: { readonly key: string } };
    };

/** What stays the same in a game. */
interface Seat {
  readonly id: string;
  readonly variant: AnyVariant;
  readonly side: Side;
  readonly hasClock: boolean;
}

/** The time for a move without a clock, and the most for one action of a live match, in milliseconds. */
const MOVE_MS = { slow: 5000, live: 3000 } as const;
/** The part of the clock that the way to the server takes, in milliseconds. */
const WAY_MS = 100;
/** An engine that has not answered so long after its time is restarted, in milliseconds. */
const GRACE_MS = 10_000;
/** Milliseconds for which an accepted challenge has a place until its game begins. */
const BEGIN_MS = 60_000;
/** An engine that fails so often in one game in a row resigns it. */
const MOST_FAILURES = 3;

/** Chess has another name at lichess than here: its records need no tag. */
const gameOfKey = (key: string): string =>
  key === 'standard' ? (entries.find(({ isUntagged }) => isUntagged)?.id ?? key) : key;

/**
 * Brings an engine that speaks UCI to a server: accepts challenges, and plays its games until the signal comes. Whatever
 * breaks is tried again: every move has an id, by which the server knows it again, so none is played twice.
 * @throws UsageError if the engine does not start or plays none of the games
 * @throws RefusedRequest if the server does not take the token, or the player cannot become a bot
 */
export async function runBot(options: BotOptions): Promise<void> {
  const { server, token, signal, say } = options;
  const client = new BotClient(server, token, signal);
  const engines = new Engines(options.engine, options.engineOptions);
  const games = await engines.playable(options.games);
  const playing = new Map<string, Promise<void>>();
  const accepted = new Set<string>();
  try {
    await client.insist('POST', 'api/bot/account/upgrade');
    const { id: own } = (await client.insist('GET', 'api/account')) as { readonly id: string };
    say(`plays ${games.join(', ')} as ${own}`);

    const begin = (id: string) => {
      accepted.delete(id);
      if (playing.has(id)) return;
      options.onBegin?.(id);
      const game = new Game(id, own, { ...options, client, engines });
      playing.set(
        id,
        game
          .play()
          .catch((error: Error) => say(`${id}: ${error.message}`))
          .finally(() => playing.delete(id)),
      );
    };
    const answer = async (id: string, key: string) => {
      const reason = !games.includes(gameOfKey(key))
        ? 'variant'
        : playing.size + accepted.size >= options.concurrency
          ? 'later'
          : undefined;
      if (reason !== undefined) return client.insist('POST', `api/challenge/${id}/decline`, { reason });
      accepted.add(id);
      setTimeout(() => accepted.delete(id), BEGIN_MS).unref();
      return client.insist('POST', `api/challenge/${id}/accept`);
    };

    for (let attempt = 0; !signal.aborted; attempt++) {
      try {
        let isReady = false;
        for await (const event of client.lines('api/stream/event') as AsyncGenerator<Event | undefined>) {
          if (!isReady) options.onReady?.(own);
          isReady = true;
          attempt = 0;
          if (!event) continue;
          if (event.type === 'gameStart') begin(event.game.id);
          else if (event.type === 'challenge')
            // It may be gone by now.
            await answer(event.challenge.id, event.challenge.variant.key).catch((error: Error) => say(error.message));
          else if (event.type === 'challengeCanceled') accepted.delete(event.challenge.id);
        }
      } catch (error) {
        if (error instanceof RefusedRequest && !error.isForNow) throw error;
        if (!signal.aborted) say(`the server cannot be reached: ${(error as Error).message}`);
      }
      await client.rest(attempt);
    }
  } finally {
    await Promise.all(playing.values());
    engines.close();
  }
}

/** A game of the bot. */
class Game {
  readonly #id: string;
  readonly #own: string;
  readonly #options: BotOptions & { readonly client: BotClient; readonly engines: Engines };
  /** The position for which the server has answered the bot's move. */
  #answered = '';
  /** The move that the engine has found, and for which position. */
  #found: { readonly position: string; readonly move: string } | undefined;
  #failures = 0;

  constructor(
    id: string,
    own: string,
    options: BotOptions & { readonly client: BotClient; readonly engines: Engines },
  ) {
    this.#id = id;
    this.#own = own;
    this.#options = options;
  }

  /** Plays it to its end, or until the bot is ended. @throws RefusedRequest if the server does not show the game */
  async play(): Promise<void> {
    const { client, signal, engines, onEnd, say } = this.#options;
    let engine: UciEngine | undefined;
    let seat: Seat | undefined;
    try {
      for (let attempt = 0; !signal.aborted; attempt++) {
        try {
          const stream = client.lines(`api/bot/game/stream/${this.#id}`) as AsyncGenerator<
            GameFull | GameState | undefined
          >;
          for await (const event of stream) {
            attempt = 0;
            if (event?.type === 'gameFull') seat ??= await this.#seatOf(event);
            const state = event?.type === 'gameFull' ? event.state : event?.type === 'gameState' ? event : undefined;
            if (!state || !seat) continue;
            if (state.status !== 'started') {
              say(`${this.#id}: ${state.status}`);
              onEnd?.(this.#id, state.status);
              return;
            }
            if (signal.aborted) return;
            if (engine?.isOver) engine = undefined;
            engine ??= await engines.take(seat.variant);
            await this.#act(engine, seat, state);
          }
        } catch (error) {
          if (error instanceof RefusedRequest && !error.isForNow) throw error;
          if (!signal.aborted) say(`${this.#id}: ${(error as Error).message}`);
        }
        await client.rest(attempt);
      }
    } finally {
      if (engine) engines.giveBack(engine);
    }
  }

  async #seatOf({ variant: { key }, white, clock }: GameFull): Promise<Seat> {
    const variant = await loadVariant(gameOfKey(key));
    return { id: this.#id, variant, side: white.id === this.#own ? 'w' : 'b', hasClock: clock !== undefined };
  }

  /** Does what a state asks of the bot. */
  async #act(engine: UciEngine, seat: Seat, state: GameState): Promise<void> {
    const { client } = this.#options;
    if (seat.side === 'w' ? state.btakeback : state.wtakeback)
      await client.ask('POST', `api/bot/game/${this.#id}/takeback/no`).catch(() => undefined);
    const position = `${state.round} ${state.moves}`;
    const match = matchOf(seat.variant, state);
    if (position === this.#answered || match.side !== seat.side || match.actions.length === 0) return;
    let move = this.#found?.position === position ? this.#found.move : undefined;
    try {
      move ??= await bestMove(engine, match, seat, state, this.#options.nodes);
      this.#failures = 0;
    } catch (error) {
      engine.close();
      if (++this.#failures < MOST_FAILURES) throw error;
      await client.insist('POST', `api/bot/game/${this.#id}/resign`);
      return;
    }
    this.#found = { position, move };
    await this.#send(move, state.v);
    this.#answered = position;
  }

  /** Sends a move until the server answers. By its id the server knows it again, so that it is never played twice. */
  async #send(move: string, v: number): Promise<void> {
    const { client, onMove, say } = this.#options;
    const path = `api/bot/game/${this.#id}/move/${encodeURIComponent(move)}?v=${v}&id=${randomUUID()}`;
    try {
      await client.insist('POST', path);
      onMove?.(this.#id, move);
    } catch (error) {
      if (!(error instanceof RefusedRequest) || error.isForNow) throw error;
      say(`${this.#id}: ${move}: ${error.message}`);
      onMove?.(this.#id, move, error.message);
    }
  }
}

/** The match of a round, as its stream tells it. */
function matchOf(variant: AnyVariant, { initialFen, moves }: GameState): Match<unknown> {
  const from = initialFen === 'startpos' ? undefined : must(variant.text.parse(initialFen));
  const begun = Match.start<unknown>(variant, { seed: 0, from });
  return moves
    .split(' ')
    .filter(Boolean)
    .reduce((match, move) => must(match.playText(move)), begun);
}

/**
 * The engine's move.
 * @throws UciFailure if it does not answer
 * @throws Error if the rules do not allow its move
 */
async function bestMove(
  engine: UciEngine,
  match: Match<unknown>,
  seat: Seat,
  state: GameState,
  nodes: number | undefined,
): Promise<string> {
  const { wtime, btime, winc, binc, turntime } = state;
  const left = (side: Side, ms: number) => (side === seat.side ? Math.max(1, ms - WAY_MS) : ms);
  const fixed = turntime === undefined ? MOVE_MS.slow : Math.max(50, Math.min(MOVE_MS.live, turntime / 4));
  const go = seat.hasClock
    ? `go wtime ${left('w', wtime)} btime ${left('b', btime)} winc ${winc} binc ${binc}`
    : `go movetime ${Math.round(fixed)}`;
  let best = '';
  engine.send(positionLine(match), nodes === undefined ? go : `${go} nodes ${nodes}`);
  await engine.until(
    (line) => {
      [, best = ''] = /^bestmove\s+(\S+)/.exec(line) ?? [];
      return line.startsWith('bestmove');
    },
    (seat.hasClock ? (seat.side === 'w' ? wtime : btime) : fixed) + GRACE_MS,
  );
  const isLegal = match.actions.some((action) => seat.variant.text.formatAction({ action }) === best);
  if (!isLegal) throw new Error(`the engine plays '${best}', which is not legal after '${state.moves}'`);
  return best;
}

/** Running engines of one program. One that has ended its game waits for the next. */
class Engines {
  readonly #command: readonly string[];
  readonly #options: BotOptions['engineOptions'];
  readonly #free: UciEngine[] = [];

  constructor(command: readonly string[], options: BotOptions['engineOptions']) {
    this.#command = command;
    this.#options = options;
  }

  /** Those of the named games that the engine can play; of all, if none are named. @throws UsageError if there are none */
  async playable(named: readonly string[] | undefined): Promise<readonly string[]> {
    const engine = await startUciEngine(this.#command, this.#options && { options: this.#options }).catch(
      (error: Error) => {
        throw new UsageError(`--engine: ${error.message}`);
      },
    );
    this.#free.push(engine);
    const asked = entries.filter(({ id }) => named?.includes(id) ?? true);
    const variants = await Promise.all(asked.map(({ id }) => loadVariant(id)));
    const able = asked.filter((_, index) => engine.optionsFor(variants[index]!)).map(({ id }) => id);
    if (able.length > 0) return able;
    engine.close();
    throw new UsageError(`--engine: it plays none of ${asked.map(({ id }) => id).join(', ')}`);
  }

  /** An engine that plays a variant. */
  async take(variant: AnyVariant): Promise<UciEngine> {
    for (let engine = this.#free.pop(); engine; engine = this.#free.pop()) {
      if (engine.isOver) continue;
      engine.play(variant);
      await engine.renew();
      return engine;
    }
    return startUciEngine(this.#command, { variant, ...(this.#options && { options: this.#options }) });
  }

  giveBack(engine: UciEngine): void {
    if (!engine.isOver) this.#free.push(engine);
  }

  close(): void {
    for (const engine of this.#free) engine.close();
  }
}
