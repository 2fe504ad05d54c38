import { setTimeout as pause } from 'node:timers/promises';
import { loadVariant } from '@kickmate/catalogue';
import type { Hello, PlayerPage, Terms } from '@kickmate/protocol';
import { Devices } from './devices.ts';
import { type PlannedAction, plannedGame } from './plan.ts';
import { HeadlessPlayer } from './player.ts';
import type { PushReceiver } from './push-receiver.ts';

/** The settings of a load test. */
export interface LoadOptions {
  /** The server's address. */
  readonly url: string;
  readonly variant: string;
  readonly games: number;
  /** People who watch the first game. */
  readonly watchers: number;
  /** Actions a second in each game. */
  readonly rate: number;
  readonly seconds: number;
  /** Subscriptions to notices, of the players and of others who do not play; the games are by correspondence then. */
  readonly subscriptions?: number | undefined;
  /** The push service of the subscriptions. */
  readonly push?: PushReceiver | undefined;
  /** Further rated games, played to their ends meanwhile: those that end in a second, about. */
  readonly ends?: number | undefined;
  /** Called when all games have begun. */
  readonly onBegin?: (() => void | Promise<void>) | undefined;
}

/** Delays in milliseconds: the median, the 99th percentile and the longest; `NaN` without any. */
export interface Delays {
  readonly count: number;
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** The result of a load test: from the sending of an action to its arrival. */
export interface LoadResult {
  readonly toOpponent: Delays;
  readonly toWatchers: Delays;
  /** The longest time that the server has counted as a player's although the player had acted, in milliseconds. */
  readonly chargedMs: number;
  /** Actions that the server refused. */
  readonly refused: number;
  /** Actions a second, all games together. */
  readonly perSecond: number;
  /** The first notice of each device. */
  readonly toDevices: Delays;
  /** Devices that did not hear of a turn that went on, messages that came twice, and messages to devices that had left. */
  readonly unheard: number;
  readonly twice: number;
  readonly toLeft: number;
  /** The rated games that have ended, and those of them that count for both players. */
  readonly ended: number;
  readonly rated: number;
}

const CLOCK: Terms['pace'] = { kind: 'clock', ms: 3_600_000, incrementMs: 0 };
const DAYS: Terms['pace'] = { kind: 'days', days: 2 };
/** The number of games of which one has a player whose device leaves before play begins. */
const LEAVES = 50;
/** The longest wait for notices and ratings after the last action, in milliseconds. */
const PATIENCE_MS = 60_000;
/** The seconds from the beginning of a pair's rated game to that of the next one. */
const PAIR_S = 4;
/** The pause before a server that was late is asked again, in milliseconds. */
const LATE_MS = 500;
/** The actions of a game that is resigned, enough that it counts. */
const RESIGNED_AFTER = 8;

/** Players are made in groups of this size. */
const GROUP = 25;

/** A game of two headless players who follow a plan. */
class PlannedTable {
  readonly #plan: readonly PlannedAction[];
  readonly #players: Readonly<Record<'w' | 'b', HeadlessPlayer>>;
  readonly #delays: Record<'toOpponent' | 'toWatchers', number[]>;
  readonly #table: string;
  #v = 0;
  #played = 0;
  #sentAt: number | undefined;
  /** When each side last heard of an action, and how long it then took to send the next one. */
  readonly #heardAt: Partial<Record<'w' | 'b', number>> = {};
  #tookMs: number | undefined;
  /** Called when an action of a side is sent, with the side that has to act next. */
  onSent: (side: 'w' | 'b', next: 'w' | 'b' | undefined) => void = () => {};
  refused = 0;
  chargedMs = 0;

  constructor(
    table: string,
    plan: readonly PlannedAction[],
    players: Readonly<Record<'w' | 'b', HeadlessPlayer>>,
    delays: Record<'toOpponent' | 'toWatchers', number[]>,
  ) {
    this.#table = table;
    this.#plan = plan;
    this.#players = players;
    this.#delays = delays;
    for (const side of ['w', 'b'] as const)
      players[side].onMessage = (message) => {
        if (message.type === 'sync') this.#v = Math.max(this.#v, message.v);
        if (message.type === 'no') {
          this.refused++;
          this.#sentAt = undefined;
        }
        if (message.type !== 'ev') return;
        this.#v = Math.max(this.#v, message.v);
        const played = message.steps.find((step) => step.do === 'play');
        const isPlayed = played !== undefined;
        // Only the opponent's arrival is measured; the player's own one lets the game go on.
        if (!isPlayed) return;
        if (message.id === undefined) {
          if (this.#sentAt !== undefined) delays.toOpponent.push(performance.now() - this.#sentAt);
        } else {
          this.#played++;
          this.#isAcknowledged = true;
          if (this.#tookMs !== undefined && played.spent !== undefined)
            this.chargedMs = Math.max(this.chargedMs, played.spent - this.#tookMs);
        }
        this.#heardAt[side] = performance.now();
      };
  }

  #isAcknowledged = true;

  /** Sends the next action of the plan, unless the one before is still under way. */
  play(): void {
    const next = this.#plan[this.#played];
    if (!next || !this.#isAcknowledged) return;
    this.#isAcknowledged = false;
    this.#sentAt = performance.now();
    const heardAt = this.#heardAt[next.side];
    this.#tookMs = heardAt === undefined ? undefined : this.#sentAt - heardAt;
    this.onSent(next.side, this.#plan[this.#played + 1]?.side);
    this.#players[next.side].command(this.#table, this.#v, { kind: 'act', text: next.text });
  }

  /** Plays some actions, one after the other, and resigns for White. */
  async playToEnd(actions: number): Promise<void> {
    while (this.#played < actions) {
      this.play();
      await pause(20);
    }
    const { w } = this.#players;
    w.command(this.#table, this.#v, { kind: 'resign' });
    while (w.waiting > 0) await pause(20);
    for (const player of Object.values(this.#players)) player.send({ type: 'leave', table: this.#table });
  }

  /** Measures what somebody who watches receives. */
  watch(watcher: HeadlessPlayer): void {
    watcher.onMessage = (message) => {
      if (message.type === 'ev' && message.steps.some((step) => step.do === 'play') && this.#sentAt !== undefined)
        this.#delays.toWatchers.push(performance.now() - this.#sentAt);
    };
  }
}

/** Plays many games at once on a server, and measures how long actions take to arrive. */
export async function runLoad(options: LoadOptions, say: (text: string) => void): Promise<LoadResult> {
  const { url, games, watchers, rate, seconds, subscriptions = 0, push, ends = 0 } = options;
  const variant = await loadVariant(options.variant);
  const terms: Terms = { variant: options.variant, pace: push ? DAYS : CLOCK, colour: 'w', rated: true };
  const devices = push && new Devices(push);
  const delays = { toOpponent: [] as number[], toWatchers: [] as number[] };
  const tables: PlannedTable[] = [];
  const people: HeadlessPlayer[] = [];
  const plans = Array.from({ length: 8 }, (_, seed) => plannedGame(variant, seed, Math.ceil(rate * seconds) + 1));

  const begin = async (index: number): Promise<void> => {
    const [white, black] = await Promise.all([
      HeadlessPlayer.named(url, `White ${index}`),
      HeadlessPlayer.named(url, `Black ${index}`),
    ]);
    const table = await white.challenge(terms);
    await black.sit(table);
    const players = { w: white, b: black };
    const planned = new PlannedTable(table, plans[index % plans.length]!, players, delays);
    tables.push(planned);
    people.push(white, black);
    await Promise.all([white, black].map((player) => joined(player, table)));
    if (devices) {
      for (const side of ['w', 'b'] as const)
        if (2 * index + Number(side === 'b') < subscriptions) await devices.add(players[side], `${side}${index}`);
      if (index % LEAVES === 0) await devices.leave(black, `b${index}`);
      planned.onSent = (side, next) => {
        if (next === side) return;
        devices.end(`${side}${index}`);
        if (next !== undefined) devices.begin(`${next}${index}`);
      };
    }
    if (index > 0) return;
    for (let at = 0; at < watchers; at += GROUP)
      await Promise.all(
        Array.from({ length: Math.min(GROUP, watchers - at) }, async () => {
          const watcher = await HeadlessPlayer.watcher(url);
          people.push(watcher);
          await joined(watcher, table);
          tables[0]!.watch(watcher);
        }),
      );
  };
  for (let at = 0; at < games; at += GROUP) {
    await Promise.all(Array.from({ length: Math.min(GROUP, games - at) }, (_, index) => begin(at + index)));
    say(`${Math.min(at + GROUP, games)} of ${games} games have begun`);
  }
  const others = devices ? Math.max(0, subscriptions - 2 * games) : 0;
  for (let at = 0; at < others; at += GROUP)
    await Promise.all(
      Array.from({ length: Math.min(GROUP, others - at) }, async (_, index) =>
        devices!.add(await HeadlessPlayer.named(url, `Other ${at + index}`), `other${at + index}`),
      ),
    );
  if (devices) say(`${subscriptions} subscriptions are stored`);

  await options.onBegin?.();
  const ending = new RatedGames(url, { ...terms, pace: CLOCK }, plannedGame(variant, 0, RESIGNED_AFTER + 1));
  const ended = ending.play(ends, seconds);
  // Each game has its own moment in the second.
  const period = 1000 / rate;
  const end = performance.now() + seconds * 1000;
  await Promise.all(
    tables.map(async (table, index) => {
      await pause((period * index) / tables.length);
      for (let next = performance.now() + period; performance.now() < end; next += period) {
        table.play();
        await pause(Math.max(0, next - performance.now()));
      }
    }),
  );
  await pause(2000);
  await ended;
  const rated = () => ending.rated();
  const patience = performance.now() + PATIENCE_MS;
  while (performance.now() < patience && ((devices?.unheard ?? 0) > 0 || (await rated()) < ending.ended))
    await pause(500);
  for (const person of people) person.close();
  return {
    toOpponent: delaysOf(delays.toOpponent),
    toWatchers: delaysOf(delays.toWatchers),
    chargedMs: Math.max(...tables.map(({ chargedMs }) => chargedMs)),
    refused: tables.reduce((sum, table) => sum + table.refused, 0),
    perSecond: delays.toOpponent.length / seconds,
    toDevices: delaysOf(devices?.delays ?? []),
    unheard: devices?.unheard ?? 0,
    twice: devices?.twice ?? 0,
    toLeft: devices?.toLeft ?? 0,
    ended: ending.ended,
    rated: await rated(),
  };
}

/** Rated games of few actions, which pairs of players play to their ends, one after the other. */
class RatedGames {
  readonly #url: string;
  readonly #terms: Terms;
  readonly #plan: readonly PlannedAction[];
  readonly #winners: HeadlessPlayer[] = [];
  ended = 0;

  constructor(url: string, terms: Terms, plan: readonly PlannedAction[]) {
    this.#url = url;
    this.#terms = terms;
    this.#plan = plan;
  }

  /** Begins games at a rate, by pairs in turn that need not hurry. */
  async play(perSecond: number, seconds: number): Promise<void> {
    const end = performance.now() + seconds * 1000;
    await Promise.all(
      Array.from({ length: perSecond * PAIR_S }, async (_, pair) => {
        const [w, b] = await Promise.all([
          HeadlessPlayer.named(this.#url, `Loser ${pair}`),
          HeadlessPlayer.named(this.#url, `Winner ${pair}`),
        ]);
        this.#winners.push(b);
        for (let next = performance.now() + (1000 * pair) / perSecond; next < end; next += 1000 * PAIR_S) {
          await pause(Math.max(0, next - performance.now()));
          // A server that is late refuses.
          let table: string | undefined;
          while (table === undefined) table = await w.challenge(this.#terms).catch(() => pause(LATE_MS, undefined));
          await b.sit(table);
          const game = new PlannedTable(table, this.#plan, { w, b }, { toOpponent: [], toWatchers: [] });
          await Promise.all([w, b].map((player) => joined(player, table)));
          await game.playToEnd(RESIGNED_AFTER);
          this.ended++;
        }
        w.close();
        b.close();
      }),
    );
  }

  /** The number of games that count for those who won them. */
  async rated(): Promise<number> {
    const counts = await Promise.all(
      this.#winners.map(async (player) => {
        const { you } = (await (await player.ask('GET', 'api/hello')).json()) as Hello;
        const page = (await (await player.ask('GET', `api/players/${you!.id}`)).json()) as PlayerPage;
        return page.ratings[0]?.games ?? 0;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }
}

/** Connects a player, if need be, and comes to a table; resolves when the game has begun. */
export function joined(player: HeadlessPlayer, table: string): Promise<void> {
  return new Promise((resolve) => {
    const listener = player.onMessage;
    player.onMessage = (message) => {
      listener(message);
      if (message.type !== 'sync' || message.status !== 'running') return;
      player.onMessage = listener;
      resolve();
    };
    player.onWelcome = () => player.join(table);
    if (player.isOpen) player.join(table);
    else player.connect();
  });
}

function delaysOf(all: readonly number[]): Delays {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: all.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
