import { setTimeout as pause } from 'node:timers/promises';
import type { Side } from '@kickmate/board';
import { loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, type PickNumber, pickFrom, seededRandom } from '@kickmate/game';
import {
  type FollowedTable,
  type PlayerPage,
  type ServerMessage,
  type ServerMessageOf,
  type Terms,
  tableAfter,
  tableOf,
} from '@kickmate/protocol';
import { HeadlessPlayer } from './player.ts';

/** The settings of a fault test. */
export interface FaultOptions {
  /** The addresses of the servers, among which players are spread. They stay the same when a server is started again. */
  readonly urls: readonly string[];
  /** The games, one variant after the other. */
  readonly variants: readonly string[];
  readonly games: number;
  readonly faults: number;
  /**
   * Makes a fault (ends the server, or its database), mends it, and returns when play can go on. The function that it
   * returns is called when play has gone on.
   */
  readonly fault: () => Promise<void | (() => Promise<void>)>;
  /** Whether time passes on the clocks during a fault, because another server goes on. */
  readonly isTimed?: boolean | undefined;
}

/** The result of a fault test. */
export interface FaultResult {
  /** Actions that the server acknowledged. */
  readonly acknowledged: number;
  /** Acknowledged actions that are not in the record, or are another action there. */
  readonly lost: number;
  /** Actions in the records that nobody was told of, such as those that were played twice. */
  readonly twice: number;
  /** Clients that did not end where the server is. */
  readonly astray: number;
  /** Players whose rated game, which has ended, does not count exactly once for the rating. */
  readonly misrated: number;
  /** For each fault, the milliseconds from its end until the next action was acknowledged. */
  readonly backMs: readonly number[];
  /** The same until an action was acknowledged in half of the games that are still played. */
  readonly halfBackMs: readonly number[];
  /** The most milliseconds of a fault that were counted as a player's time. */
  readonly chargedMs: number;
}

/** A time in which the server could not work, in milliseconds of `performance.now()`. */
interface Outage {
  readonly from: number;
  to: number;
}

const CLOCK: Terms['pace'] = { kind: 'clock', ms: 3_600_000, incrementMs: 0 };
/** The longest pause of a player before an action, in milliseconds. */
const THINK_MS = 600;
/** The pause between two faults, in milliseconds. */
const CALM_MS = 4000;
/** The longest wait for an action after a fault, in milliseconds. */
const PATIENCE_MS = 120_000;

/** A player who follows the game by the rules and plays at random. */
class Follower {
  readonly player: HeadlessPlayer;
  table: FollowedTable | undefined;
  /** The actions that were acknowledged, by an event or by the whole state of the table: their texts by command, in order. */
  readonly acknowledged = new Map<string, string>();
  /** The texts of all actions that were sent, by command. */
  readonly #sent = new Map<string, string>();
  readonly #variant: AnyVariant;
  readonly #id: string;
  readonly #pick: PickNumber;
  readonly #outages: readonly Outage[];
  #isThinking = false;
  /** The id of the command by which the player resigns. */
  #resignation: string | undefined;
  /** When the last event came, in milliseconds of `performance.now()`; absent if it came with the whole state. */
  #lastEventAt: number | undefined;
  /** When the last action was acknowledged. */
  acknowledgedAt = 0;
  /** The most milliseconds of an outage that were counted as the time of an action. */
  chargedMs = 0;
  isStopped = false;

  constructor(player: HeadlessPlayer, id: string, variant: AnyVariant, pick: PickNumber, outages: readonly Outage[]) {
    this.player = player;
    this.#id = id;
    this.#variant = variant;
    this.#pick = pick;
    this.#outages = outages;
    player.onMessage = (message) => this.#receive(message);
    player.onWelcome = () => this.#join();
    player.connect();
  }

  #join(): void {
    this.player.join(this.#id, this.table?.v);
  }

  #receive(message: ServerMessage): void {
    if ((message.type === 'sync' || message.type === 'ev') && message.id !== undefined) this.#acknowledge(message.id);
    if (message.type === 'sync') {
      const read = tableOf(message, this.#variant);
      if (!read.ok) throw new Error(read.error.message);
      this.table = read.value;
      this.#lastEventAt = undefined;
    } else if (message.type === 'ev' && this.table) {
      const isNew = message.v === this.table.v + 1;
      const next = tableAfter(this.table, message);
      if (next.ok) {
        this.table = next.value;
        if (isNew) this.#charge(message);
      } else {
        this.table = undefined;
        this.#join();
      }
    } else if (message.type === 'no' && message.why === 'stale') {
      this.table = undefined;
      this.#join();
    }
    void this.#think();
  }

  /** Resigns the game, which ends it. Returns whether it goes on until then. */
  resign(): boolean {
    if (!this.table || !this.isPlaying) return false;
    this.isStopped = true;
    this.#resignation = this.player.command(this.#id, this.table.v, { kind: 'resign' });
    return true;
  }

  #acknowledge(id: string): void {
    if (id === this.#resignation) return;
    this.acknowledged.set(id, this.#sent.get(id) ?? 'an action that was not sent');
    this.acknowledgedAt = performance.now();
  }

  /** Compares the time of an action during which the server was away with the time that has really passed. */
  #charge({ steps: [step] }: ServerMessageOf<'ev'>): void {
    const from = this.#lastEventAt;
    const to = performance.now();
    this.#lastEventAt = to;
    if (from === undefined || step?.do !== 'play' || step.spent === undefined) return;
    const overlaps = this.#outages.map((one) => Math.max(0, Math.min(to, one.to) - Math.max(from, one.from)));
    const away = overlaps.reduce((sum, ms) => sum + ms, 0);
    if (away > 0) this.chargedMs = Math.max(this.chargedMs, step.spent - (to - from - away));
  }

  /** Whether the game goes on. */
  get isPlaying(): boolean {
    return this.table?.status === 'running' && this.table.match?.end === undefined;
  }

  async #think(): Promise<void> {
    if (this.#isThinking) return;
    this.#isThinking = true;
    await pause(this.#pick(THINK_MS));
    this.#isThinking = false;
    const { table, player } = this;
    const match = table?.match;
    if (this.isStopped || !match || table.status !== 'running' || player.waiting > 0) return;
    if (match.end || match.side !== table.you) return;
    // Only actions without chance: what they bring is known.
    const { variant, position, actions } = match;
    const sure = actions.filter((one) => variant.chance(position, one).length === 0);
    const action = (sure.length > 0 ? sure : actions)[this.#pick((sure.length > 0 ? sure : actions).length)]!;
    const text = variant.text.formatAction({ action, outcome: undefined });
    this.#sent.set(player.command(this.#id, table.v, { kind: 'act', text }), text);
  }
}

/** The texts of all plies of a table's match. */
const pliesOf = ({ match }: FollowedTable): readonly string[] =>
  (match?.rounds ?? []).flatMap(({ plies }) => plies.map((ply) => match!.variant.text.formatAction(ply)));

/** The texts of a side's actions in a table's match, without what chance made of them: as the side has sent them. */
const actionsOf = ({ match }: FollowedTable, side: Side | undefined): readonly string[] =>
  (match?.rounds ?? []).flatMap(({ plies }) =>
    plies
      .filter(({ before }) => match!.variant.side(before) === side)
      .map(({ action }) => match!.variant.text.formatAction({ action, outcome: undefined })),
  );

/**
 * Compares the actions that were acknowledged to a player with those in the record, which must be the same in the same order.
 * `lost`: acknowledged and not in the record; `twice`: in the record and not acknowledged.
 */
export function compareActions(
  acknowledged: readonly string[],
  recorded: readonly string[],
): { readonly lost: number; readonly twice: number } {
  let found = 0;
  let at = 0;
  for (const text of acknowledged) {
    const place = recorded.indexOf(text, at);
    if (place < 0) continue;
    found++;
    at = place + 1;
  }
  return { lost: acknowledged.length - found, twice: recorded.length - found };
}

/** Plays many games while the server is hurt again and again, and counts what is lost, doubled, or differs at the end. */
export async function runFaults(options: FaultOptions, say: (text: string) => void): Promise<FaultResult> {
  const { urls, games, faults, variants, isTimed = false } = options;
  const outages: Outage[] = [];
  const tables: { readonly id: string; readonly variant: AnyVariant; readonly followers: readonly Follower[] }[] = [];
  for (let index = 0; index < games; index++) {
    const variant = await loadVariant(variants[index % variants.length]!);
    const [white, black] = await Promise.all([
      playerAt(urls, index, `White ${index}`),
      playerAt(urls, index + 1, `Black ${index}`),
    ]);
    const id = await white.challenge({ variant: variant.id, pace: CLOCK, colour: 'w', rated: true });
    await black.sit(id);
    const pick = pickFrom(seededRandom(index));
    tables.push({ id, variant, followers: [white, black].map((one) => new Follower(one, id, variant, pick, outages)) });
  }
  say(`${games} games have begun`);

  const backMs: number[] = [];
  const halfBackMs: number[] = [];
  for (let fault = 1; fault <= faults; fault++) {
    await pause(CALM_MS);
    const outage = { from: performance.now(), to: Number.POSITIVE_INFINITY };
    if (!isTimed) outages.push(outage);
    // A game ends while the fault is made, so that its rating may be missing then. The others go on.
    const playing = tables.filter(({ followers: [white] }) => white!.isPlaying);
    if (playing.length > faults) playing[0]!.followers[0]!.resign();
    const whenBack = await options.fault();
    outage.to = performance.now();
    /** Waits until an action is acknowledged in a share of the games; returns the milliseconds since the fault's end. */
    const untilShare = async (share: number): Promise<number> => {
      const since = () => performance.now() - outage.to;
      for (;;) {
        const playing = tables.filter(({ followers }) => followers.some(({ isPlaying }) => isPlaying));
        const back = playing.filter(({ followers }) => followers.some((one) => one.acknowledgedAt > outage.to));
        if (back.length > 0 && back.length >= share * playing.length) return since();
        if (playing.length === 0) throw new Error('all games are over: ask for more games or fewer faults');
        if (since() > PATIENCE_MS)
          throw new Error(`only ${back.length} of ${playing.length} games have gone on since the fault`);
        await pause(5);
      }
    };
    backMs.push(await untilShare(0));
    halfBackMs.push(await untilShare(0.5));
    const [first, half] = [backMs, halfBackMs].map((all) => Math.round(all.at(-1)!));
    say(
      `fault ${fault} of ${faults}: an action is acknowledged after ${first} ms, in half of the games after ${half} ms`,
    );
    await whenBack?.();
  }
  await pause(CALM_MS);
  for (const { followers } of tables) {
    for (const follower of followers) follower.isStopped = true;
    followers[0]!.resign();
  }
  while (tables.some(({ followers }) => followers.some(({ player }) => player.waiting > 0))) await pause(100);
  await pause(CALM_MS);

  const sums = { acknowledged: 0, lost: 0, twice: 0, astray: 0, misrated: 0 };
  for (const { id, variant, followers } of tables) {
    const actual = await currentState(urls[0]!, id, variant);
    const plies = pliesOf(actual);
    const rated = Number(actual.status === 'over' && actual.unrated === undefined);
    for (const { player = '' } of Object.values(actual.seats))
      if (!(await isRated(urls[0]!, player, rated))) sums.misrated++;
    for (const { acknowledged, table } of followers) {
      const { lost, twice } = compareActions([...acknowledged.values()], actionsOf(actual, table?.you));
      sums.acknowledged += acknowledged.size;
      sums.lost += lost;
      sums.twice += twice;
    }
    for (const { table } of followers) if (!table || pliesOf(table).join() !== plies.join()) sums.astray++;
    for (const { player } of followers) player.close();
  }
  const chargedMs = Math.max(...tables.flatMap(({ followers }) => followers.map((one) => one.chargedMs)));
  return { ...sums, backMs, halfBackMs, chargedMs };
}

/** A new player at one of the servers. */
const playerAt = (urls: readonly string[], index: number, name: string): Promise<HeadlessPlayer> => {
  const first = index % urls.length;
  return HeadlessPlayer.named(urls[first]!, name, [...urls.slice(first + 1), ...urls.slice(0, first)]);
};

/** Whether a player comes to have so many rated games, by the server's page of the player: a server may have to notice first. */
async function isRated(url: string, player: string, games: number): Promise<boolean> {
  for (const begin = performance.now(); performance.now() - begin < PATIENCE_MS; await pause(500)) {
    const { ratings } = (await (await fetch(`${url}/api/players/${player}`)).json()) as PlayerPage;
    if (ratings.reduce((sum, one) => sum + one.games, 0) === games) return true;
  }
  return false;
}

/** A table as somebody sees it who comes now. */
async function currentState(url: string, id: string, variant: AnyVariant): Promise<FollowedTable> {
  const watcher = await HeadlessPlayer.watcher(url);
  try {
    return await new Promise<FollowedTable>((resolve, reject) => {
      watcher.onMessage = (message) => {
        if (message.type !== 'sync') return;
        const read = tableOf(message, variant);
        if (read.ok) resolve(read.value);
        else reject(new Error(read.error.message));
      };
      watcher.onWelcome = () => watcher.join(id);
      watcher.connect();
    });
  } finally {
    watcher.close();
  }
}
