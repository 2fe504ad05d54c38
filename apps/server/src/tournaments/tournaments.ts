import { randomBytes, randomInt } from 'node:crypto';
import { fail, ok, type Result } from '@kickmate/board';
import { setTimer as realTimer, type SetTimer } from '@kickmate/play';
import {
  hasOwnMap,
  isBotName,
  LEAST_ENTRANTS,
  MOST_ENTRANTS,
  type NewTournament,
  poolOf,
  type Refusal,
  type Terms,
} from '@kickmate/protocol';
import { type Pairing, pairArena, pairRoundRobin, pairSwiss } from '@kickmate/tournament';
import { type Database, DatabaseAway, type Log, type Query, transact } from '../db/database.ts';
import { insertGame } from '../db/store.ts';
import {
  cancelTournamentsOf,
  countTournaments,
  deleteEntrant,
  dueTournaments,
  insertBye,
  insertTournament,
  isBanned,
  keepEntrant,
  listTournaments,
  lockPlayer,
  lockTournament,
  playersAtBoards,
  readByes,
  readEntrants,
  readGames,
  readTournament,
  type StoredTournament,
  type TournamentPlan,
  tournamentsOf,
  updateTournament,
  withdrawEntrant,
} from '../db/tournament-rows.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { Tables } from '../table/tables.ts';
import { weeksAfter } from '../time-zones.ts';
import {
  arenaLines,
  gamesOfRounds,
  isPaused,
  type Parts,
  planOf,
  roundsOf,
  seeded,
  type WholeTournament,
} from './whole.ts';

/** The parts of the server that tournaments need. */
export interface TournamentsOptions {
  readonly database: Database;
  readonly tables: Pick<Tables, 'newGame' | 'completeTerms' | 'newGameRefusal'>;
  readonly ratings: Pick<Ratings, 'of'>;
  /** The play time now. */
  now(): number;
  /** The ids of the players who are connected, to any server. */
  connected(): ReadonlySet<string>;
  /** Resigns a game, or calls it off, for a player who will not come back. */
  abandon(table: string, player: string): Promise<Result<void, Refusal>>;
  /** Tells players that they have a new game. */
  tell(table: string, players: readonly string[]): void;
  readonly log: Log;
  readonly setTimer?: SetTimer | undefined;
}

/** The tournaments of one player that go on at a time: those which the player has made, and those with the player in them. */
export const MOST_ORGANISED = 3;
export const MOST_ENTERED = 10;
/** The ended tournaments that the list has, and those that are open or running. */
const MOST_OVER = 20;
const MOST_GOING_ON = 100;
/** The milliseconds between two looks at what is to be done. */
const LOOK_MS = 1000;
/** The longest time from now until a tournament begins, in milliseconds. */
const MOST_AHEAD_MS = 60 * 86_400_000;
/** Key of the advisory lock under which arenas are paired: any number that nobody else uses. */
const ARENA_LOCK = 7_310_818;
/** The seed of somebody without a rating (Glicko-2's beginning). */
const FIRST_RATING = 1500;

const UNKNOWN: Refusal = { why: 'unknown', values: { fault: 'there is no such tournament' } };
const NO_PLAYER: Refusal = { why: 'unknown', values: { fault: 'there is no such player' } };
const NOT_ORGANISER: Refusal = { why: 'forbidden', values: { fault: 'only its organiser may do this' } };

/** A new pairing, with its round. */
interface RoundPairing extends Pairing {
  readonly round: number;
}

/**
 * All tournaments. Everything about one is in the database, and whatever changes it locks its row first: so each server looks
 * after all of them, each round is paired once, and nothing is lost when a server dies. A round's games are stored together
 * with the round.
 */
export class Tournaments {
  readonly #options: TournamentsOptions;
  readonly #setTimer: SetTimer;
  #cancel: () => void;
  #looking: Promise<void> = Promise.resolve();
  #isClosed = false;

  constructor(options: TournamentsOptions) {
    this.#options = options;
    this.#setTimer = options.setTimer ?? realTimer;
    this.#cancel = this.#setTimer(() => this.#tick(), LOOK_MS);
  }

  /** Ends: resolves when what is under way is done. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    await this.#looking;
  }

  // ---- what people ask for ----

  /** Makes a tournament, and returns its id. @throws DatabaseAway */
  async create(
    organiser: string,
    { name, terms, startsAt, ...asked }: NewTournament,
  ): Promise<Result<string, Refusal>> {
    const refused = await this.#refusalFor(organiser);
    if (refused) return fail(refused);
    if (hasOwnMap(terms)) return fail({ why: 'ownMap' });
    const plan = planOf({ ...asked, terms });
    if (!plan.ok) return plan;
    const ahead = startsAt - Date.now();
    if (ahead < -60_000 || ahead > MOST_AHEAD_MS)
      return fail({ why: 'message', values: { fault: 'startsAt: a moment of the next 60 days is needed' } });
    const full = await this.#options.tables.completeTerms({ ...terms, colour: 'w' });
    if (!full.ok) return full;
    const { colour: _, ...complete } = full.value;
    const id = newId();
    return transact(this.#options.database, async (query): Promise<Result<string, Refusal>> => {
      if (!(await lockPlayer(query, organiser))) return fail(NO_PLAYER);
      const { organised } = await countTournaments(query, organiser);
      if (organised >= MOST_ORGANISED) return fail({ why: 'manyTournaments', values: { most: MOST_ORGANISED } });
      const stored = { ...plan.value, terms: complete };
      await insertTournament(query, { id, name, organiser, plan: stored, startsAt, seed: randomInt(2 ** 31) });
      return ok(id);
    });
  }

  /** Lets a player take part, or come back to an arena. @throws DatabaseAway */
  async join(id: string, player: string): Promise<Result<void, Refusal>> {
    const { database, now } = this.#options;
    const refused = await this.#refusalFor(player);
    if (refused) return fail(refused);
    const found = await readTournament(database.query, id);
    const rating = found ? await this.#ratingOf(player, found.plan) : FIRST_RATING;
    return this.#change(
      id,
      async (query, { status, plan, players, isIn }) => {
        if (status === 'over' || status === 'cancelled') return fail({ why: 'tournamentOver' });
        if (status === 'running' && plan.system !== 'arena') return fail({ why: 'tournamentBegun' });
        if (!isIn && players >= MOST_ENTRANTS[plan.system]) return fail({ why: 'tournamentFull' });
        const { entered } = await countTournaments(query, player);
        const plays = (await tournamentsOf(query, player)).includes(id);
        if (!plays && entered >= MOST_ENTERED) return fail({ why: 'manyEntries', values: { most: MOST_ENTERED } });
        await keepEntrant(query, id, { player, rating, hereSince: Math.floor(now()) });
        return ok(undefined);
      },
      player,
    );
  }

  /**
   * Takes a player out. The player's games of the tournament that go on are lost.
   * @param abandons false: they go on
   * @throws DatabaseAway
   */
  async withdraw(id: string, player: string, abandons = true): Promise<Result<void, Refusal>> {
    const withdrawn = await this.#change(id, async (query, { status, round }) => {
      if (status === 'open') await deleteEntrant(query, id, player);
      if (status === 'running') await withdrawEntrant(query, id, player, round + 1);
      return ok(undefined);
    });
    if (!withdrawn.ok || !abandons) return withdrawn;
    for (const game of await readGames(this.#options.database.query, id)) {
      if (game.result !== undefined || (game.white !== player && game.black !== player)) continue;
      const ended = await this.#options.abandon(game.id, player);
      if (!ended.ok) return ended;
    }
    return ok(undefined);
  }

  /** Takes a player out of all tournaments. @param abandons as for {@link withdraw} @throws DatabaseAway */
  async withdrawFromAll(player: string, abandons = true): Promise<Result<void, Refusal>> {
    for (const id of await tournamentsOf(this.#options.database.query, player)) {
      const done = await this.withdraw(id, player, abandons);
      if (!done.ok) return done;
    }
    return ok(undefined);
  }

  /** Takes a banned player out of all tournaments, and calls off those of the player's own that have not begun. @throws DatabaseAway */
  async ban(player: string, abandons: boolean): Promise<Result<void, Refusal>> {
    await cancelTournamentsOf(this.#options.database.query, player);
    return this.withdrawFromAll(player, abandons);
  }

  /** Begins a tournament before its time, for its organiser. @throws DatabaseAway */
  begin(id: string, player: string): Promise<Result<void, Refusal>> {
    return this.#changeAndTell(id, async (query, tournament) => {
      if (tournament.organiser?.id !== player) return fail(NOT_ORGANISER);
      if (tournament.status !== 'open') return fail({ why: 'tournamentBegun' });
      const least = LEAST_ENTRANTS[tournament.plan.system];
      if (tournament.players < least) return fail({ why: 'tournamentFew', values: { least } });
      return ok(await this.#goOn(query, tournament));
    });
  }

  /** Calls a tournament off that has not begun, for its organiser. @throws DatabaseAway */
  cancel(id: string, player: string): Promise<Result<void, Refusal>> {
    return this.#change(id, async (query, tournament) => {
      if (tournament.organiser?.id !== player) return fail(NOT_ORGANISER);
      if (tournament.status !== 'open') return fail({ why: 'tournamentBegun' });
      await updateTournament(query, { ...tournament, status: 'cancelled' });
      return ok(undefined);
    });
  }

  // ---- what people see ----

  /** The tournaments that are open or running, and the last ones that have ended. @throws DatabaseAway */
  list(player: string | undefined): Promise<readonly StoredTournament[]> {
    return listTournaments(this.#options.database.query, player, MOST_OVER, MOST_GOING_ON);
  }

  /** A tournament with everything about it; `undefined` if there is none. @throws DatabaseAway */
  async whole(id: string, player?: string): Promise<WholeTournament | undefined> {
    const { query } = this.#options.database;
    const tournament = await readTournament(query, id, player);
    if (!tournament) return undefined;
    return { tournament, ...(await partsOf(query, id)) };
  }

  // ---- going on ----

  #tick(): void {
    this.#looking = this.#look().then(() => {
      if (!this.#isClosed) this.#cancel = this.#setTimer(() => this.#tick(), LOOK_MS);
    });
  }

  /** Begins tournaments, pairs rounds, and ends tournaments. Never rejects. */
  async #look(): Promise<void> {
    const { database, log } = this.#options;
    try {
      for (const id of await dueTournaments(database.query)) {
        if (this.#isClosed) return;
        // One that fails keeps no other from going on.
        await this.#changeAndTell(
          id,
          async (query, tournament) => ok(await this.#goOn(query, tournament)),
          false,
        ).catch((error) => {
          if (error instanceof DatabaseAway) throw error;
          log.error({ tournament: id, error: String(error) }, 'a tournament could not go on');
        });
      }
    } catch (error) {
      if (!(error instanceof DatabaseAway)) log.error({ error: String(error) }, 'the tournaments could not go on');
    }
  }

  /**
   * Changes a tournament that nobody else changes meanwhile.
   * @param player the one for whom it is changed, whose data are not deleted meanwhile
   * @param mayWait as {@link lockTournament} has it
   */
  async #change<T>(
    id: string,
    change: (query: Query, tournament: StoredTournament) => Promise<Result<T, Refusal>>,
    player?: string,
    mayWait = true,
  ): Promise<Result<T, Refusal>> {
    return transact(this.#options.database, async (query): Promise<Result<T, Refusal>> => {
      if (player !== undefined && !(await lockPlayer(query, player))) return fail(NO_PLAYER);
      if (!(await lockTournament(query, id, mayWait))) return fail(UNKNOWN);
      return change(query, (await readTournament(query, id, player))!);
    });
  }

  /** Changes a tournament, and tells the players of the games that were made. */
  async #changeAndTell(
    id: string,
    change: (query: Query, tournament: StoredTournament) => Promise<Result<readonly NewTable[], Refusal>>,
    mayWait = true,
  ): Promise<Result<void, Refusal>> {
    const made = await this.#change(id, change, undefined, mayWait);
    if (!made.ok) return made;
    for (const { table, players } of made.value) this.#options.tell(table, players);
    return ok(undefined);
  }

  /** Does what is to be done now, and returns the games that are made. What is due may have been done already. */
  async #goOn(query: Query, tournament: StoredTournament): Promise<readonly NewTable[]> {
    const { id, plan, status, players } = tournament;
    if (status === 'open') {
      await this.#repeat(query, tournament);
      if (players < LEAST_ENTRANTS[plan.system]) {
        await updateTournament(query, { ...tournament, status: 'cancelled' });
        return [];
      }
      const endsAt = plan.system === 'arena' ? Math.floor(this.#options.now()) + plan.minutes! * 60_000 : undefined;
      const begun = { ...tournament, status: 'running', endsAt } as const;
      await updateTournament(query, begun);
      return this.#goOn(query, begun);
    }
    if (status !== 'running') return [];
    const parts = await partsOf(query, id);
    if (plan.system === 'arena') return this.#pairArena(query, tournament, parts);
    if (parts.games.some(({ result }) => result === undefined)) return [];
    return this.#pairRound(query, tournament, parts);
  }

  /** Makes the tournament of the next week, if there is one each week. */
  async #repeat(query: Query, { name, organiser, plan, startsAt }: StoredTournament): Promise<void> {
    // It takes the place of the one that begins, so a player who has made as many as possible keeps them.
    // The organiser's data are not deleted meanwhile.
    if (!plan.isWeekly || !organiser || !(await lockPlayer(query, organiser.id))) return;
    if (await isBanned(query, organiser.id)) return;
    // A server that was away for weeks leaves them out.
    const next = { name, plan, organiser: organiser.id, startsAt: weeksAfter(startsAt, Date.now(), plan.zone) };
    await insertTournament(query, { ...next, id: newId(), seed: randomInt(2 ** 31) });
  }

  /** Makes the next round; in a round robin by correspondence, all of them. Without one the tournament is over. */
  async #pairRound(query: Query, tournament: StoredTournament, parts: Parts): Promise<readonly NewTable[]> {
    const { id, plan } = tournament;
    const entrants = seeded(parts.entrants);
    const count = roundsOf(plan, entrants.length);
    const isAtOnce = plan.system === 'roundRobin' && plan.terms.pace.kind === 'days';
    const pairings: RoundPairing[] = [];
    let { round } = tournament;
    while (round < count && (isAtOnce || pairings.length === 0)) {
      const made =
        plan.system === 'swiss'
          ? pairSwiss(entrants, gamesOfRounds({ tournament, ...parts }), parts.byes, round + 1, tournament.seed)
          : pairRoundRobin(entrants, round + 1, plan.isDouble ?? false);
      if (!made) break;
      round++;
      if (made.bye !== undefined) await insertBye(query, id, round, made.bye);
      // Nobody plays a game that is forfeited because somebody has withdrawn.
      for (const pairing of made.games) if (!pairing.forfeit) pairings.push({ ...pairing, round });
      // The only one who is left plays nobody, and needs no further byes.
      if (plan.system === 'swiss' && made.games.length === 0) break;
    }
    const status = pairings.length === 0 ? 'over' : 'running';
    await updateTournament(query, { ...tournament, status, round });
    return this.#makeGames(query, tournament, pairings);
  }

  /** Pairs whoever is free. After its time, and the last game, the tournament is over. */
  async #pairArena(query: Query, tournament: StoredTournament, parts: Parts): Promise<readonly NewTable[]> {
    const now = Math.floor(this.#options.now());
    const { round, endsAt = 0 } = tournament;
    if (now >= endsAt) {
      if (parts.games.every(({ result }) => result !== undefined))
        await updateTournament(query, { ...tournament, status: 'over' });
      return [];
    }
    const here = this.#options.connected();
    const present = parts.entrants.filter(
      (entrant) => entrant.withdrawnFrom === undefined && here.has(entrant.player) && !isPaused(entrant, parts.games),
    );
    // Two servers that pair two arenas, or one player in both, do it one after the other.
    await query('select pg_advisory_xact_lock($1)', [ARENA_LOCK]);
    const atBoards = await playersAtBoards(
      query,
      present.map(({ player }) => player),
    );
    const points = new Map(arenaLines(parts).map((line) => [line.player, line.points]));
    const free = present
      .filter(({ player }) => !atBoards.has(player))
      .map(({ player, rating, hereSince }) => {
        const own = parts.games.filter(({ white, black }) => white === player || black === player).reverse();
        const latest = Math.max(hereSince, ...own.map(({ movedAt }) => movedAt));
        return {
          id: player,
          points: points.get(player) ?? 0,
          rating,
          waitedMs: Math.max(0, now - latest),
          lastOpponents: own.map(({ white, black }) => (white === player ? black : white)),
          colourBalance: own.reduce((sum, { white }) => sum + (white === player ? 1 : -1), 0),
        };
      });
    const pairings = pairArena(free).map((pairing) => ({ ...pairing, round: round + 1 }));
    if (pairings.length === 0) return [];
    await updateTournament(query, { ...tournament, round: round + 1 });
    return this.#makeGames(query, tournament, pairings);
  }

  async #makeGames(
    query: Query,
    { id, plan }: StoredTournament,
    pairings: readonly RoundPairing[],
  ): Promise<readonly NewTable[]> {
    const made: NewTable[] = [];
    const boards = new Map<number, number>();
    const told = new Set<string>();
    for (const { white, black, round } of pairings) {
      const board = (boards.get(round) ?? 0) + 1;
      boards.set(round, board);
      const terms: Terms = { ...plan.terms, colour: 'w', tournament: { id, round, board } };
      const game = await this.#options.tables.newGame(terms, {
        proposer: { kind: 'person', player: white },
        opponent: { kind: 'person', player: black },
        isPublic: true,
        // Whoever is paired in an arena is there. All games of a round robin by correspondence are one beginning.
        roundBegins: plan.system === 'arena' ? [] : [white, black].filter((player) => !told.has(player)),
      });
      for (const player of [white, black]) told.add(player);
      if (!game.ok) throw new Error(`tournament ${id}: ${game.error.why}`);
      await insertGame(query, game.value);
      made.push({ table: game.value.id, players: [white, black] });
    }
    return made;
  }

  /** The reason for which a player takes part in no tournament: a ban, too many games, or being a bot. */
  async #refusalFor(player: string): Promise<Refusal | undefined> {
    const { tables, database } = this.#options;
    const [row] = await database.query<{ name: string }>('select name from player where id = $1', [player]);
    return row && isBotName(row.name) ? { why: 'botSeeks' } : tables.newGameRefusal({ player });
  }

  async #ratingOf(player: string, { terms }: TournamentPlan): Promise<number> {
    const pool = poolOf(terms);
    const found = pool && (await this.#options.ratings.of(pool, [player], this.#options.now())).get(player);
    return found?.points ?? FIRST_RATING;
  }
}

const newId = (): string => randomBytes(9).toString('base64url');

/** A game that was made. */
interface NewTable {
  readonly table: string;
  readonly players: readonly string[];
}

async function partsOf(query: Query, id: string): Promise<Parts> {
  return {
    entrants: await readEntrants(query, id),
    games: await readGames(query, id),
    byes: await readByes(query, id),
  };
}
