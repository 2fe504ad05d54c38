import { opponent, type Side } from '@kickmate/board';
import type { NewTournament, Tournament } from '@kickmate/protocol';
import type { TournamentResult } from '@kickmate/tournament';
import { json, type Query } from './database.ts';

/** What a tournament was asked for: its system, and the terms of its games. */
export type TournamentPlan = Pick<
  NewTournament,
  'system' | 'rounds' | 'isDouble' | 'minutes' | 'isWeekly' | 'zone' | 'terms'
>;

/** A tournament as its row says. */
export interface StoredTournament {
  readonly id: string;
  readonly name: string;
  /** The id and name of the organiser; absent if deleted. */
  readonly organiser?: { readonly id: string; readonly name: string } | undefined;
  readonly plan: TournamentPlan;
  readonly status: Tournament['status'];
  /** In milliseconds since 1970. */
  readonly startsAt: number;
  /** The round that is played, or the last one; 0 before the first one. In an arena: how often players were paired. */
  readonly round: number;
  readonly seed: number;
  /** The play time at which an arena pairs no more. */
  readonly endsAt?: number | undefined;
  /** The number of players. */
  readonly players: number;
  /** Whether the player who asks takes part. */
  readonly isIn: boolean;
}

/** A tournament to be stored. */
export type NewStoredTournament = Pick<StoredTournament, 'id' | 'name' | 'plan' | 'startsAt' | 'seed'> & {
  readonly organiser: string;
};

/** Somebody who takes part. */
export interface StoredEntrant {
  readonly player: string;
  /** Empty if deleted. */
  readonly name: string;
  /** In whole points, when the player came. */
  readonly rating: number;
  /** The first round without the player. */
  readonly withdrawnFrom?: number | undefined;
  /** The play time at which the player came, or came back to an arena. */
  readonly hereSince: number;
}

/** A game of a tournament. */
export interface StoredTournamentGame {
  readonly id: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
  /** Absent while it goes on. */
  readonly result?: TournamentResult | undefined;
  /** The players who have not come to the game, so that it was not played. */
  readonly absent: readonly string[];
  /** False for a game that was not played to its end: whatever its result, it has no record. */
  readonly isPlayed: boolean;
  /** The play time of the last event. */
  readonly movedAt: number;
}

interface Row {
  readonly id: string;
  readonly name: string;
  readonly organiser: string | null;
  readonly organiserName: string | null;
  readonly plan: TournamentPlan;
  readonly status: Tournament['status'];
  readonly startsAt: number;
  readonly round: number;
  readonly seed: number;
  readonly endsAt: number | null;
  readonly players: number;
  readonly isIn: boolean;
}

/** SQL: tournaments as {@link Row}. $1: the player who asks. */
const TOURNAMENTS = `
  select tournament.id, tournament.name, organiser, player.name as "organiserName", plan, status, round, seed,
    (extract(epoch from starts_at) * 1000)::float8 as "startsAt", ends_at as "endsAt",
    (select count(*) from entrant where tournament = tournament.id) as players,
    exists (select from entrant where tournament = tournament.id and entrant.player = $1) as "isIn"
  from tournament left join player on player.id = organiser`;

const tournamentOf = ({ organiser, organiserName, endsAt, ...row }: Row): StoredTournament => ({
  ...row,
  ...(organiser !== null && { organiser: { id: organiser, name: organiserName ?? '' } }),
  ...(endsAt !== null && { endsAt }),
});

/** Stores a new tournament. */
export async function insertTournament(query: Query, tournament: NewStoredTournament): Promise<void> {
  const { id, name, organiser, plan, startsAt, seed } = tournament;
  await query(
    `insert into tournament (id, name, organiser, plan, status, starts_at, seed)
     values ($1, $2, $3, $4::jsonb, 'open', to_timestamp($5 / 1000.0), $6)`,
    [id, name, organiser, json(plan), startsAt, seed],
  );
}

/** Keeps a player's data from being deleted until the end of the transaction. @returns whether they are there */
export async function lockPlayer(query: Query, player: string): Promise<boolean> {
  const rows = await query('select from player where id = $1 and deleted_at is null for no key update', [player]);
  return rows.length > 0;
}

/** A tournament, as a player sees it. */
export async function readTournament(query: Query, id: string, player = ''): Promise<StoredTournament | undefined> {
  const [row] = await query<Row>(`${TOURNAMENTS} where tournament.id = $2`, [player, id]);
  return row && tournamentOf(row);
}

/**
 * Keeps a tournament from everybody else until the end of the transaction.
 * @param mayWait false: gives up at once if somebody else has it
 * @returns whether there is one, and it is kept
 */
export async function lockTournament(query: Query, id: string, mayWait = true): Promise<boolean> {
  const rows = await query(`select from tournament where id = $1 for update ${mayWait ? '' : 'skip locked'}`, [id]);
  return rows.length > 0;
}

/** The tournaments that are running and those that are open, the first to begin first, and the latest ones that have ended. */
export async function listTournaments(
  query: Query,
  player: string | undefined,
  mostOver: number,
  mostGoingOn: number,
): Promise<readonly StoredTournament[]> {
  const rows = await query<Row>(
    `(${TOURNAMENTS} where status = 'running' order by starts_at, tournament.id limit $3)
     union all
     (${TOURNAMENTS} where status = 'open' order by starts_at, tournament.id limit $3)
     union all
     (${TOURNAMENTS} where status = 'over' order by over_at desc limit $2)`,
    [player ?? '', mostOver, mostGoingOn],
  );
  return rows.map(tournamentOf);
}

/** SQL: a game of a tournament that has not ended. One with a fault has. */
const GOES_ON = "terms ? 'tournament' and status in ('waiting', 'running') and fault is null";

/**
 * The ids of tournaments with something to do: those that begin, those whose round is over, and all arenas that run.
 */
export async function dueTournaments(query: Query): Promise<readonly string[]> {
  const rows = await query<{ id: string }>(
    `select id from tournament
     where (status = 'open' and starts_at <= now())
       or (status = 'running' and (plan ->> 'system' = 'arena' or not exists (
         select from game where ${GOES_ON} and terms -> 'tournament' ->> 'id' = tournament.id)))
     order by starts_at, id`,
  );
  return rows.map(({ id }) => id);
}

/** Keeps what has happened to a tournament. */
export async function updateTournament(
  query: Query,
  { id, status, round, endsAt }: Pick<StoredTournament, 'id' | 'status' | 'round' | 'endsAt'>,
): Promise<void> {
  const isOver = status === 'over' || status === 'cancelled';
  await query(
    `update tournament set status = $2, round = $3, ends_at = $4, over_at = ${isOver ? 'now()' : 'null'} where id = $1`,
    [id, status, round, endsAt ?? null],
  );
}

/** Gives a tournament another name. */
export async function nameTournament(query: Query, id: string, name: string): Promise<void> {
  await query('update tournament set name = $2 where id = $1', [id, name]);
}

/** Whether a player is banned now. */
export async function isBanned(query: Query, player: string): Promise<boolean> {
  const rows = await query(
    "select from restriction where player = $1 and kind = 'ban' and (until is null or until > now())",
    [player],
  );
  return rows.length > 0;
}

/** Calls off the tournaments that a player has made and that have not begun. */
export async function cancelTournamentsOf(query: Query, player: string): Promise<void> {
  await query("update tournament set status = 'cancelled', over_at = now() where organiser = $1 and status = 'open'", [
    player,
  ]);
}

/** The number of tournaments that go on: those which a player has made, and those in which the player takes part. */
export async function countTournaments(
  query: Query,
  player: string,
): Promise<{ readonly organised: number; readonly entered: number }> {
  const [row] = await query<{ organised: number; entered: number }>(
    `select
       (select count(*) from tournament where organiser = $1 and status in ('open', 'running')) as organised,
       (select count(*) from entrant join tournament on tournament.id = tournament
        where player = $1 and withdrawn_from is null and status in ('open', 'running')) as entered`,
    [player],
  );
  return row!;
}

/** The ids of the tournaments that go on and in which a player takes part. */
export async function tournamentsOf(query: Query, player: string): Promise<readonly string[]> {
  const rows = await query<{ id: string }>(
    `select tournament.id from entrant join tournament on tournament.id = tournament
     where player = $1 and withdrawn_from is null and status in ('open', 'running') order by tournament.id`,
    [player],
  );
  return rows.map(({ id }) => id);
}

/** The entrants of a tournament, in the order in which they came. */
export async function readEntrants(query: Query, tournament: string): Promise<readonly StoredEntrant[]> {
  const rows = await query<StoredEntrant & { readonly withdrawnFrom: number | null }>(
    `select player, name, rating, withdrawn_from as "withdrawnFrom", here_since as "hereSince"
     from entrant join player on player.id = player where tournament = $1 order by number`,
    [tournament],
  );
  return rows.map(({ withdrawnFrom, ...row }) => ({ ...row, ...(withdrawnFrom !== null && { withdrawnFrom }) }));
}

/** Adds an entrant behind all others, or lets one come back. The tournament is locked. */
export async function keepEntrant(
  query: Query,
  tournament: string,
  { player, rating, hereSince }: Pick<StoredEntrant, 'player' | 'rating' | 'hereSince'>,
): Promise<void> {
  await query(
    `insert into entrant (tournament, player, number, rating, here_since)
     select $1, $2, coalesce(max(number), 0) + 1, $3, $4 from entrant where tournament = $1
     on conflict (tournament, player) do update set withdrawn_from = null, here_since = excluded.here_since`,
    [tournament, player, rating, hereSince],
  );
}

/** Takes somebody out of a tournament that has not begun. */
export async function deleteEntrant(query: Query, tournament: string, player: string): Promise<void> {
  await query('delete from entrant where tournament = $1 and player = $2', [tournament, player]);
}

/** Pairs an entrant no more, from a round on. */
export async function withdrawEntrant(query: Query, tournament: string, player: string, from: number): Promise<void> {
  await query(
    'update entrant set withdrawn_from = $3 where tournament = $1 and player = $2 and withdrawn_from is null',
    [tournament, player, from],
  );
}

/** The rounds in which somebody has no opponent. */
export function readByes(
  query: Query,
  tournament: string,
): Promise<readonly { readonly round: number; readonly player: string }[]> {
  return query('select round, player from bye where tournament = $1 order by round', [tournament]);
}

/** Notes that somebody has no opponent in a round. */
export async function insertBye(query: Query, tournament: string, round: number, player: string): Promise<void> {
  await query('insert into bye (tournament, round, player) values ($1, $2, $3)', [tournament, round, player]);
}

/**
 * The players who play a game at one sitting now, of whatever kind, among those named. A private game may wait for days until both
 * come to it.
 */
export async function playersAtBoards(query: Query, players: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ player: string }>(
    `select player from json_array_elements_text($1::json) player where exists (
       select from game where (white = player or black = player) and fault is null
         and (status = 'running' or (status = 'waiting' and visibility = 'public'))
         and white is not null and black is not null and terms -> 'pace' ->> 'kind' in ('clock', 'live'))`,
    [json(players)],
  );
  return new Set(rows.map(({ player }) => player));
}

interface GameRow {
  readonly id: string;
  readonly round: number;
  readonly white: string;
  readonly black: string;
  readonly status: 'waiting' | 'running' | 'over' | 'aborted';
  readonly result: TournamentResult | null;
  readonly fault: string | null;
  readonly whiteCame: boolean;
  readonly blackCame: boolean;
  readonly movedAt: number;
}

/**
 * The games of a tournament, in the order of rounds and boards. A game that was not played is lost by whoever has not come,
 * and one that the server could not finish is a draw.
 */
export async function readGames(query: Query, tournament: string): Promise<readonly StoredTournamentGame[]> {
  const has = (kind: 'seal' | 'nonce', side: Side) =>
    `exists (select from event where event.game = game.id and body ->> 'kind' = '${kind}' and body ->> 'side' = '${side}')`;
  // Only somebody who leaves the tournament calls a game off. Whoever gave a seal and went away has not come.
  const came = (side: Side) => `case
      when status <> 'aborted' then true
      when leaver is not null then leaver <> '${side}'
      else ${has('seal', side)} and (${has('nonce', side)} or not ${has('nonce', opponent(side))})
    end`;
  const rows = await query<GameRow>(
    `select id, (terms -> 'tournament' ->> 'round')::int as round, white, black, status, result, fault, moved_at as "movedAt",
       ${came('w')} as "whiteCame", ${came('b')} as "blackCame"
     from game left join lateral (
       select body ->> 'side' as leaver from event where event.game = game.id and body ->> 'kind' = 'cancel' limit 1
     ) cancelled on status = 'aborted'
     where terms ? 'tournament' and terms -> 'tournament' ->> 'id' = $1
     order by round, (terms -> 'tournament' ->> 'board')::int`,
    [tournament],
  );
  return rows.map((row) => {
    const { id, round, white, black, movedAt, status, fault } = row;
    const isPlayed = status === 'over' && fault === null;
    const absent = [...(row.whiteCame ? [] : [white]), ...(row.blackCame ? [] : [black])];
    return { id, round, white, black, movedAt, absent, isPlayed, result: resultOf(row) };
  });
}

function resultOf({ status, result, fault, whiteCame, blackCame }: GameRow): TournamentResult | undefined {
  if (result !== null) return result;
  if (fault !== null) return '1/2-1/2';
  if (status !== 'aborted') return undefined;
  if (whiteCame === blackCame) return whiteCame ? '1/2-1/2' : '0-0';
  return whiteCame ? '1-0' : '0-1';
}
