import { setTimeout as pause } from 'node:timers/promises';
import { loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, isOneRound, pickFrom, seededRandom } from '@kickmate/game';
import {
  type FollowedTable,
  type NewTournament,
  type ServerMessage,
  type Tournament,
  type TournamentGameInfo,
  type TournamentInfo,
  tableAfter,
  tableOf,
} from '@kickmate/protocol';
import { HeadlessPlayer } from './player.ts';
import { breaches, wrongLines } from './tournament-rules.ts';

/** The settings of a tournament of players without a screen. */
export interface TournamentOptions {
  /** The addresses of the servers, among which players are spread. */
  readonly urls: readonly string[];
  /** A game that begins without a line-up. Games are drawn only in games of one round. */
  readonly variant: string;
  readonly players: number;
  readonly system: 'roundRobin' | 'swiss';
  /** The rounds of a Swiss tournament. */
  readonly rounds?: number | undefined;
  /** The round in whose game the last player to come withdraws. Absent: nobody does. */
  readonly withdrawIn?: number | undefined;
  /** Called when the games of a round are there; play goes on meanwhile. */
  readonly onRound?: ((round: number) => Promise<void>) | undefined;
}

/** The settings of a weekly hour, an arena of players without a screen. */
export interface HourOptions extends Pick<TournamentOptions, 'urls' | 'variant' | 'players'> {
  /** The games that everybody has played, or is playing, when the hour ends. */
  readonly games: number;
  /** Called each time everybody has begun another game; play goes on meanwhile. */
  readonly onGame?: (() => Promise<void>) | undefined;
  /** Lets the hour pass. */
  letPass(ms: number): Promise<void>;
}

/** The result of a tournament. */
export interface TournamentReport {
  readonly tournament: Tournament;
  /** Games with another result than the one to which its players played. */
  readonly wrongResults: readonly string[];
  /** As {@link wrongLines} has them. */
  readonly wrongLines: readonly string[];
  /** As {@link breaches} has them, at each look at the tournament. */
  readonly breaches: readonly string[];
}

type Result = '1-0' | '0-1' | '1/2-1/2';

type Pace = NewTournament['terms']['pace'];
/** An hour that passes ends no game. */
const CLOCK: Pace = { kind: 'clock', ms: 10_800_000, incrementMs: 0 };
/** On a busy machine, too, nobody is too late for a game. By correspondence a round robin would have all its games at once. */
const paceOf = (system: NewTournament['system']): Pace => (system === 'swiss' ? { kind: 'days', days: 1 } : CLOCK);
/** The actions of a game before its end is made. */
const ACTIONS = 2;
/** The pause between two looks at the tournament, in milliseconds. */
const LOOK_MS = 300;
/** The longest wait for an answer, which a server that stands still never gives, in milliseconds. */
const ANSWER_MS = 2000;
/** The longest wait for something to happen, in milliseconds. */
const PATIENCE_MS = 240_000;
/** Players are made in groups of this size. */
const GROUP = 10;
const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * 24 * HOUR_MS;

/** Plays each game of the tournament to a given result: a few actions, and then a resignation or an agreed draw. */
class Contestant {
  readonly player: HeadlessPlayer;
  readonly #variant: AnyVariant;
  #id: string | undefined;
  #wanted: Result = '1-0';
  #table: FollowedTable | undefined;
  #isHolding = false;

  constructor(player: HeadlessPlayer, variant: AnyVariant) {
    this.player = player;
    this.#variant = variant;
    player.onMessage = (message) => this.#receive(message);
    player.onWelcome = () => this.#join();
    player.connect();
  }

  /** Comes to a game of the tournament. */
  sit(table: string, wanted: Result): void {
    if (this.#id === table) return;
    if (this.#id !== undefined) this.player.send({ type: 'leave', table: this.#id });
    [this.#id, this.#wanted, this.#table] = [table, wanted, undefined];
    this.#join();
  }

  /** Whether the games go on after their first actions, without an end. */
  set isHolding(isHolding: boolean) {
    this.#isHolding = isHolding;
    this.#play();
  }

  /** Whether the game at a table has had its first actions. */
  hasBegun(table: string): boolean {
    return this.#id === table && this.#count >= ACTIONS;
  }

  /** The actions of the game. */
  get #count(): number {
    return (this.#table?.match?.rounds ?? []).reduce((sum, { plies }) => sum + plies.length, 0);
  }

  #join(): void {
    if (this.#id !== undefined) this.player.join(this.#id, this.#table?.v);
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'no' && message.why === 'stale') {
      this.#table = undefined;
      this.#join();
    }
    if ((message.type !== 'sync' && message.type !== 'ev') || message.table !== this.#id) return;
    if (message.type === 'sync') {
      const read = tableOf(message, this.#variant);
      if (!read.ok) throw new Error(read.error.message);
      this.#table = read.value;
    } else if (this.#table) {
      const next = tableAfter(this.#table, message);
      this.#table = next.ok ? next.value : undefined;
      if (!next.ok) this.#join();
    }
    this.#play();
  }

  #play(): void {
    const { match, you, state, v, status } = this.#table ?? {};
    const id = this.#id;
    if (id === undefined || !match || v === undefined || status !== 'running' || match.end) return;
    if (this.player.waiting > 0) return;
    if (this.#count < ACTIONS) {
      if (match.side !== you) return;
      const { variant, position, actions } = match;
      const action = actions.find((one) => variant.chance(position, one).length === 0) ?? actions[0]!;
      this.player.command(id, v, { kind: 'act', text: variant.text.formatAction({ action, outcome: undefined }) });
    } else if (this.#isHolding) return;
    else if (this.#wanted === '1/2-1/2') {
      const offer = state?.offers?.draw;
      if (you === 'w' && !offer) this.player.command(id, v, { kind: 'offer', what: 'draw' });
      if (you === 'b' && offer) this.player.command(id, v, { kind: 'accept', what: 'draw' });
    } else if (you === (this.#wanted === '1-0' ? 'b' : 'w')) this.player.command(id, v, { kind: 'resign' });
  }
}

/** A tournament that has begun, and everybody in it. */
class Club {
  readonly organiser: HeadlessPlayer;
  readonly contestants = new Map<string, Contestant>();
  readonly #variant: AnyVariant;
  readonly #path: string;
  readonly #withdrawIn: number | undefined;
  readonly #wanted = new Map<string, Result>();
  readonly #breaches = new Set<string>();
  #tournament: Tournament | undefined;
  /** The moment at which all games were seen to be over. */
  #playedAt: number | undefined;

  private constructor(organiser: HeadlessPlayer, variant: AnyVariant, path: string, withdrawIn: number | undefined) {
    this.organiser = organiser;
    this.#variant = variant;
    this.#path = path;
    this.#withdrawIn = withdrawIn;
  }

  /** Makes the players and the tournament, and begins it. @param withdrawIn the round in which the last one to come loses */
  static async open(
    { urls, players, variant }: Pick<TournamentOptions, 'urls' | 'players' | 'variant'>,
    plan: Pick<NewTournament, 'name' | 'startsAt' | 'system' | 'rounds' | 'minutes' | 'isWeekly'>,
    withdrawIn?: number,
  ): Promise<Club> {
    const people: HeadlessPlayer[] = [];
    for (let at = 0; at < players; at += GROUP)
      people.push(
        ...(await Promise.all(
          Array.from({ length: Math.min(GROUP, players - at) }, (_, index) => {
            const own = (at + index) % urls.length;
            const others = [...urls.slice(own + 1), ...urls.slice(0, own)];
            return HeadlessPlayer.named(urls[own]!, `Contestant ${at + index + 1}`, others);
          }),
        )),
      );
    const [organiser] = people;
    const made = await organiser!.ask('POST', 'api/tournaments', {
      ...plan,
      terms: { variant, pace: paceOf(plan.system) },
    });
    const path = `api/tournaments/${((await made.json()) as { tournament: string }).tournament}`;
    const club = new Club(organiser!, await loadVariant(variant), path, withdrawIn);
    for (const person of people) {
      await person.ask('PUT', `${path}/entry`);
      const { standings } = await club.#ask();
      const own = standings.find(({ player }) => !club.contestants.has(player.id))!;
      club.contestants.set(own.player.id, new Contestant(person, club.#variant));
    }
    await organiser!.ask('POST', `${path}/begin`);
    return club;
  }

  /** Lets the last one to come leave, who loses the game that goes on. */
  async withdrawLast(): Promise<void> {
    await this.last.player.ask('DELETE', `${this.#path}/entry`);
  }

  /** The last one to come. */
  get last(): Contestant {
    return [...this.contestants.values()].at(-1)!;
  }

  /**
   * Looks at the tournament and sends its players to their games, again and again, until something is so.
   * @param what what is waited for, in words
   */
  async until(what: string, isSo: (tournament: Tournament) => boolean): Promise<Tournament> {
    for (const begin = performance.now(); ; await pause(LOOK_MS)) {
      // The server may be away.
      const seen = await Promise.race([this.#ask(), pause(ANSWER_MS, undefined)]).catch(() => undefined);
      if (seen) {
        this.#tournament = seen;
        if (seen.games.every(({ result }) => result !== undefined)) this.#playedAt ??= performance.now();
        for (const breach of breaches(seen)) this.#breaches.add(breach);
        for (const game of seen.games) if (game.result === undefined) this.#send(game);
        if (isSo(seen)) return seen;
      }
      if (performance.now() - begin > PATIENCE_MS) throw new Error(`${what}: it does not happen`);
    }
  }

  /** The milliseconds since all games were seen to be over, of which the next call knows nothing; 0 if they were not seen so. */
  takeWait(): number {
    const wait = this.#playedAt === undefined ? 0 : performance.now() - this.#playedAt;
    this.#playedAt = undefined;
    return wait;
  }

  report(): TournamentReport {
    const tournament = this.#tournament!;
    return {
      tournament,
      wrongResults: tournament.games
        .filter(({ table, result }) => this.#wanted.get(table) !== result)
        .map(({ table, result }) => `${table}: ${result} in place of ${this.#wanted.get(table)}`),
      wrongLines: wrongLines(tournament),
      breaches: [...this.#breaches],
    };
  }

  close(): void {
    for (const { player } of this.contestants.values()) player.close();
  }

  async #ask(): Promise<Tournament> {
    return (await (await this.organiser.ask('GET', this.#path)).json()) as Tournament;
  }

  #send(game: TournamentGameInfo): void {
    const { table, w, b } = game;
    if (!this.#wanted.has(table)) this.#wanted.set(table, this.#resultOf(game));
    for (const id of [w, b]) this.contestants.get(id)!.sit(table, this.#wanted.get(table)!);
  }

  /** The result to which two play. It does not depend on who has White, which is by lot in the first round. */
  #resultOf({ round, w, b }: TournamentGameInfo): Result {
    const ids = [...this.contestants.keys()];
    const [first, second] = [w, b].map((id) => ids.indexOf(id)).sort((one, other) => one - other) as [number, number];
    const pick = pickFrom(seededRandom(round, first, second));
    const isLeaving = round === this.#withdrawIn && second === ids.length - 1;
    const drawn = isLeaving ? 0 : pick(isOneRound(this.#variant) ? 4 : 2);
    if (drawn === 2) return '1/2-1/2';
    return (drawn === 1 ? second : first) === ids.indexOf(w) ? '1-0' : '0-1';
  }
}

/**
 * Plays a whole tournament by requests and messages, as people do, and compares it with the rules.
 * @returns what was found, and for each round the milliseconds from its last result to the next round, or to the tournament's end
 */
export async function runTournament(
  options: TournamentOptions,
  say: (text: string) => void,
): Promise<TournamentReport & { readonly pairedMs: readonly number[] }> {
  const { players, system, rounds, withdrawIn, onRound } = options;
  const name = `${players} players without a screen`;
  const club = await Club.open(options, { name, system, rounds, startsAt: Date.now() + HOUR_MS }, withdrawIn);
  const pairedMs: number[] = [];
  let round = 0;
  let work: Promise<void> | undefined;
  try {
    for (;;) {
      const { status, games, ...now } = await club.until(
        `round ${round} ends`,
        ({ status, round: next }) => status === 'over' || next > round,
      );
      const wait = club.takeWait();
      if (round > 0) pairedMs.push(wait);
      club.last.isHolding = now.round === withdrawIn;
      await work;
      if (status === 'over') return { ...club.report(), pairedMs };
      round = now.round;
      const own = games.filter((game) => game.round === round);
      say(`round ${round}: ${own.length} games`);
      work = onRound?.(round);
      if (round !== withdrawIn) continue;
      await club.until('the last player plays', () => own.some(({ table }) => club.last.hasBegun(table)));
      await work;
      await club.withdrawLast();
    }
  } finally {
    club.close();
  }
}

/**
 * Plays an hour of a weekly arena. At its end all play, and their games end after it.
 * @returns what was found, and the arenas of the next week
 */
export async function runHour(
  options: HourOptions,
  say: (text: string) => void,
): Promise<TournamentReport & { readonly next: number }> {
  const { players, games, onGame, letPass } = options;
  const name = `${players} players without a screen`;
  const startsAt = Date.now() + HOUR_MS;
  const club = await Club.open(options, { name, system: 'arena', minutes: 60, isWeekly: true, startsAt });
  const all = [...club.contestants];
  let work: Promise<void> | undefined;
  try {
    for (let count = 1; count <= games; count++) {
      const { games: made } = await club.until(`everybody has ${count} games`, ({ games: made }) =>
        all.every(([id]) => made.filter(({ w, b }) => w === id || b === id).length >= count),
      );
      say(`everybody has ${count} games: ${made.length}`);
      await work;
      work = onGame?.();
    }
    await work;
    for (const [, contestant] of all) contestant.isHolding = true;
    await club.until('everybody plays', ({ games: made }) => {
      const running = made.filter(({ result }) => result === undefined);
      const begun = (id: string) =>
        running.some((game) => [game.w, game.b].includes(id) && club.contestants.get(id)!.hasBegun(game.table));
      return all.filter(([id]) => begun(id)).length >= players - (players % 2);
    });
    await letPass(HOUR_MS);
    for (const [, contestant] of all) contestant.isHolding = false;
    await club.until('the hour ends', ({ status }) => status === 'over');
    const listed = (await (await club.organiser.ask('GET', 'api/tournaments')).json()) as {
      readonly tournaments: readonly TournamentInfo[];
    };
    const next = listed.tournaments.filter((one) => one.status === 'open' && one.startsAt === startsAt + WEEK_MS);
    return { ...club.report(), next: next.length };
  } finally {
    club.close();
  }
}
