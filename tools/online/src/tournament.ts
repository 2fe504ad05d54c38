import { setTimeout as pause } from 'node:timers/promises';
import { loadVariant } from '@kickmate/catalogue';
import { type AnyVariant, isOneRound, pickFrom, seededRandom } from '@kickmate/game';
import {
  type FollowedTable,
  type NewTournament,
  type ServerMessage,
  type Tournament,
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
  /** The round in which the last player to come withdraws. Absent: nobody does. */
  readonly withdrawIn?: number | undefined;
  /** Called when the games of a round are there; play goes on meanwhile. */
  readonly onRound?: ((round: number) => Promise<void>) | undefined;
}

/** The result of a tournament. */
export interface TournamentReport {
  readonly tournament: Tournament;
  /** Games with another result than the one to which its players played. */
  readonly wrongResults: readonly string[];
  /** As {@link wrongLines} has them. */
  readonly wrongLines: readonly string[];
  /** As {@link breaches} has them. */
  readonly breaches: readonly string[];
  /** For each round, the milliseconds from its last result to the next round, or to the tournament's end. */
  readonly pairedMs: readonly number[];
}

type Result = '1-0' | '0-1' | '1/2-1/2';

const CLOCK: NewTournament['terms']['pace'] = { kind: 'clock', ms: 1_800_000, incrementMs: 0 };
/** The actions of a game before its end is made. */
const ACTIONS = 2;
/** The pause between two looks at the tournament, in milliseconds. */
const LOOK_MS = 300;
/** The longest wait for an answer, which a server that stands still never gives, in milliseconds. */
const ANSWER_MS = 2000;
/** The longest wait for a round's end, in milliseconds. */
const PATIENCE_MS = 240_000;
/** Players are made in groups of this size. */
const GROUP = 10;

/** Plays each game of the tournament to a given result: a few actions, and then a resignation or an agreed draw. */
class Contestant {
  readonly player: HeadlessPlayer;
  readonly #variant: AnyVariant;
  #id: string | undefined;
  #wanted: Result = '1-0';
  #table: FollowedTable | undefined;

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
    if (match.rounds.reduce((sum, { plies }) => sum + plies.length, 0) < ACTIONS) {
      if (match.side !== you) return;
      const { variant, position, actions } = match;
      const action = actions.find((one) => variant.chance(position, one).length === 0) ?? actions[0]!;
      this.player.command(id, v, { kind: 'act', text: variant.text.formatAction({ action, outcome: undefined }) });
    } else if (this.#wanted === '1/2-1/2') {
      const offer = state?.offers?.draw;
      if (you === 'w' && !offer) this.player.command(id, v, { kind: 'offer', what: 'draw' });
      if (you === 'b' && offer) this.player.command(id, v, { kind: 'accept', what: 'draw' });
    } else if (you === (this.#wanted === '1-0' ? 'b' : 'w')) this.player.command(id, v, { kind: 'resign' });
  }
}

/** Plays a whole tournament by requests and messages, as people do, and compares it with the rules. */
export async function runTournament(
  options: TournamentOptions,
  say: (text: string) => void,
): Promise<TournamentReport> {
  const { urls, players, system, rounds, withdrawIn, onRound } = options;
  const variant = await loadVariant(options.variant);
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
    name: `${players} players without a screen`,
    ...{ system, rounds, startsAt: Date.now() + 3_600_000 },
    terms: { variant: options.variant, pace: CLOCK },
  });
  const path = `api/tournaments/${((await made.json()) as { tournament: string }).tournament}`;
  const look = async () => (await (await organiser!.ask('GET', path)).json()) as Tournament;
  const contestants = new Map<string, Contestant>();
  for (const person of people) {
    await person.ask('PUT', `${path}/entry`);
    const { standings } = await look();
    const own = standings.find(({ player }) => !contestants.has(player.id))!;
    contestants.set(own.player.id, new Contestant(person, variant));
  }
  await organiser!.ask('POST', `${path}/begin`);

  const wanted = new Map<string, Result>();
  const pairedMs: number[] = [];
  let playedAt: number | undefined;
  let round = 0;
  let work: Promise<void> | undefined;
  let progressAt = performance.now();
  let tournament: Tournament | undefined;
  try {
    for (;;) {
      await pause(LOOK_MS);
      // The server may be away.
      tournament = await Promise.race([look(), pause(ANSWER_MS, tournament)]).catch(() => tournament);
      if (!tournament) continue;
      if (round > 0 && (tournament.round > round || tournament.status === 'over')) {
        pairedMs.push(playedAt === undefined ? 0 : performance.now() - playedAt);
        playedAt = undefined;
      } else if (tournament.games.every(({ result }) => result !== undefined)) playedAt ??= performance.now();
      if (tournament.status === 'over') break;
      for (const { table, round, w, b, result } of tournament.games) {
        if (result !== undefined) continue;
        const pick = pickFrom(seededRandom(round, ...[w, b].map((id) => [...contestants.keys()].indexOf(id))));
        if (!wanted.has(table))
          wanted.set(table, (['1-0', '0-1', '1/2-1/2', '1-0'] as const)[pick(isOneRound(variant) ? 4 : 2)]!);
        for (const id of [w, b]) contestants.get(id)!.sit(table, wanted.get(table)!);
      }
      if (tournament.round > round) {
        round = tournament.round;
        progressAt = performance.now();
        say(`round ${round}: ${tournament.games.filter((game) => game.round === round).length} games`);
        await work;
        if (round === withdrawIn) await people.at(-1)!.ask('DELETE', `${path}/entry`);
        work = onRound?.(round);
      }
      if (performance.now() - progressAt > PATIENCE_MS)
        throw new Error(
          `round ${round} does not end: ${tournament.games.filter(({ result }) => !result).length} games`,
        );
    }
    await work;
  } finally {
    for (const person of people) person.close();
  }
  const last = [...contestants.keys()].at(-1);
  return {
    tournament,
    wrongResults: tournament.games
      .filter(({ table, w, b, result }) => {
        const mayResign = withdrawIn !== undefined && (w === last || b === last);
        return wanted.get(table) !== result && !mayResign;
      })
      .map(({ table, result }) => `${table}: ${result} in place of ${wanted.get(table)}`),
    wrongLines: wrongLines(tournament),
    breaches: breaches(tournament),
    pairedMs,
  };
}
