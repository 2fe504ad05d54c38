import { setTimeout as pause } from 'node:timers/promises';
import { loadVariant } from '@kickmate/catalogue';
import type { Terms } from '@kickmate/protocol';
import { type PlannedAction, plannedGame } from './plan.ts';
import { HeadlessPlayer } from './player.ts';

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
  /** Called when all games have begun. */
  readonly onBegin?: (() => void) | undefined;
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
}

const CLOCK: Terms['pace'] = { kind: 'clock', ms: 3_600_000, incrementMs: 0 };

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
    this.#players[next.side].command(this.#table, this.#v, { kind: 'act', text: next.text });
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
  const { url, games, watchers, rate, seconds } = options;
  const variant = await loadVariant(options.variant);
  const terms: Terms = { variant: options.variant, pace: CLOCK, colour: 'w', rated: true };
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
    tables.push(new PlannedTable(table, plans[index % plans.length]!, { w: white, b: black }, delays));
    people.push(white, black);
    await Promise.all([white, black].map((player) => joined(player, table)));
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

  options.onBegin?.();
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
  for (const person of people) person.close();
  return {
    toOpponent: delaysOf(delays.toOpponent),
    toWatchers: delaysOf(delays.toWatchers),
    chargedMs: Math.max(...tables.map(({ chargedMs }) => chargedMs)),
    refused: tables.reduce((sum, table) => sum + table.refused, 0),
    perSecond: delays.toOpponent.length / seconds,
  };
}

/** Connects a player and comes to a table; resolves when the game has begun. */
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
    player.connect();
  });
}

function delaysOf(all: readonly number[]): Delays {
  const sorted = all.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { count: all.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
}
