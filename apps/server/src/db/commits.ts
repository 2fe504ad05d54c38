import type { RatingPool } from '@kickmate/protocol';
import { again, DatabaseAway, type Query } from './database.ts';
import { insertNotices, type NewNotice } from './notice-rows.ts';

/** The columns of a game's row that follow from an event. They are written in the same statement. */
export interface GameColumns {
  readonly status: GameStatus;
  /** The result in words of PGN (`1-0`, `0-1`, `1/2-1/2`), or another short text of the caller; absent before the end. */
  readonly result?: string | undefined;
  /** The side whose player has to act; absent if neither or both have to. */
  readonly toAct?: 'w' | 'b' | undefined;
  /** Play time at which the game changes without a command (flag, deadline, end of a line-up); absent if it does not. */
  readonly dueAt?: number | undefined;
  /** New players of the seats, by player id; an absent side stays as it is. */
  readonly white?: string | undefined;
  readonly black?: string | undefined;
  /** New values of these columns; absent ones stay as they are. */
  readonly seats?: unknown;
  readonly nonces?: unknown;
  readonly summary?: unknown;
  /** The result that counts for ratings, of a rated game that is over. It is kept once, however often it is given. */
  readonly rated?: RatedResult | undefined;
}

/** The result of a rated game. */
export interface RatedResult extends RatingPool {
  /** The holders of the two ratings: ids of players, or of the computer at a level (`computerId`). */
  readonly white: string;
  readonly black: string;
  /** White's score: 1, 0.5 or 0. */
  readonly score: number;
}

/** The state of a game: `waiting` for a second player, `running`, `over` with a result, `aborted` without one. */
export type GameStatus = 'waiting' | 'running' | 'over' | 'aborted';

/** An event to be committed. */
export interface NewEvent {
  /** The game's id. */
  readonly game: string;
  /** The epoch with which this process owns the game, from `Store.claimGame`. */
  readonly epoch: number;
  /** The version that the game has after this event: 1 for its first event. */
  readonly version: number;
  /** The client's id of the command, unique within the game; absent for events that no client asked for. */
  readonly command?: string | undefined;
  /** Play time in whole milliseconds. */
  readonly at: number;
  /** The event as plain JSON data. */
  readonly body: unknown;
  readonly after: GameColumns;
  readonly notices?: readonly NewNotice[] | undefined;
}

/**
 * - `done`: the event is committed (also if an earlier attempt with the same event had succeeded without anybody noticing).
 * - `duplicate`: another event has this command id already. Nothing was written; `Store.events` has that event.
 * - `taken`: the game has another epoch or version: another process owns it, and this one must give it up.
 */
export type Commit = 'done' | 'duplicate' | 'taken';

/** Commits events of many games, many at once: while one statement is under way, the next events gather. */
export interface Commits {
  /**
   * Commits an event. Calls for the same game are committed in order, one per statement; if one fails, those behind it are
   * `taken`.
   * @throws {DatabaseAway} if the database cannot be reached. The event may nevertheless be committed: append the very
   * same event again (`done` then tells so) before the game goes on.
   */
  append(event: NewEvent): Promise<Commit>;
  /** Waits until everything appended so far has been answered. */
  flush(): Promise<void>;
}

/** The most events in one statement. */
const BATCH = 200;

/** SQL: a game was over before, and stays it: what comes then is an offer of a rematch, and its moments stay those of its end. */
const STAYS_ENDED = "game.status in ('over', 'aborted') and sent.status = game.status";

/**
 * Commits a batch: updates the games that still have the version before and the epoch, inserts their events, and says for
 * each event what happened. Two events of a batch never belong to the same game.
 *
 * The last select sees the tables as they were before the statement, so `same` and `known` are events of earlier ones.
 */
const COMMIT = `
  with sent as (
    select * from json_to_recordset($1::json) as sent(
      game text, epoch int, version int, command text, at bigint, body jsonb, status text, result text, to_act text,
      due_at bigint, white text, black text, seats jsonb, nonces jsonb, summary jsonb, rated jsonb, notices jsonb
    )
  ), changed as (
    update game set
      version = sent.version, moved_at = case when ${STAYS_ENDED} then game.moved_at else sent.at end,
      updated_at = case when ${STAYS_ENDED} then game.updated_at else now() end, status = sent.status, result = sent.result,
      to_act = sent.to_act, due_at = sent.due_at, white = coalesce(sent.white, game.white),
      black = coalesce(sent.black, game.black), seats = coalesce(sent.seats, game.seats),
      nonces = coalesce(sent.nonces, game.nonces), summary = coalesce(sent.summary, game.summary)
    from sent
    where game.id = sent.game and game.version = sent.version - 1 and game.epoch = sent.epoch
      and not exists (select from event where event.game = sent.game and event.command = sent.command)
    returning game.id
  ), written as (
    insert into event (game, version, command, at, body)
    select sent.game, sent.version, sent.command, sent.at, sent.body from sent join changed on changed.id = sent.game
  ), rated as (
    insert into rated_result (game, rated_game, pace, white, black, score, at)
    select sent.game, rated ->> 'game', rated ->> 'pace', rated ->> 'white', rated ->> 'black', (rated ->> 'score')::float8, sent.at
    from sent join changed on changed.id = sent.game where rated is not null
    on conflict (game) do nothing
  ), forgotten as (
    delete from reply using sent join changed on changed.id = sent.game
    where reply.game = sent.game and sent.status in ('over', 'aborted')
  ), told as (
    select sent.* from sent join changed on changed.id = sent.game
  ), noticed as (${insertNotices('told')}
  )
  select sent.game, case
    when changed.id is not null then 'done'
    when game.epoch is distinct from sent.epoch then 'taken'
    when same.game is not null then 'done'
    when known.game is not null then 'duplicate'
    else 'taken'
  end as answer
  from sent
  left join changed on changed.id = sent.game
  left join game on game.id = sent.game
  left join event same on same.game = sent.game and same.version = sent.version and same.at = sent.at
    and same.command is not distinct from sent.command and same.body = sent.body
  left join event known on known.game = sent.game and known.command = sent.command`;

interface Waiting {
  readonly event: NewEvent;
  resolve(commit: Commit): void;
  reject(error: Error): void;
}

/** Counts what was committed, for metrics. */
export interface CommitCounts {
  /** Statements sent, and events in them. */
  statements: number;
  events: number;
}

/** The rows of the database that hold the events. */
export interface EventRows {
  /**
   * Commits events of different games in one statement, and returns what has become of each game's one.
   * @throws {DatabaseAway} if the database cannot be reached. The events may nevertheless be committed.
   * @throws {StatementError} if the database refuses one of the events. Then none is committed.
   */
  write(events: readonly NewEvent[]): Promise<ReadonlyMap<string, Commit>>;
}

/** The rows of a database whose tables are migrated. */
export const eventRows = (query: Query): EventRows => ({
  async write(events) {
    const rows = await query<{ game: string; answer: Commit }>(COMMIT, [JSON.stringify(events.map(rowOf))]);
    return new Map(rows.map(({ game, answer }) => [game, answer]));
  },
});

/** Makes the commits of a database. `onAway` is called each time a statement finds the database away. */
export function openCommits(
  rows: EventRows,
  counts: CommitCounts = { statements: 0, events: 0 },
  onAway: () => void = () => undefined,
): Commits {
  let waiting: Waiting[] = [];
  let underWay: Promise<void> | undefined;

  /** Sends batch after batch until nothing waits. Never rejects. */
  async function work(): Promise<void> {
    while (waiting.length > 0) {
      const { batch, rest } = nextBatch(waiting);
      waiting = rest;
      counts.statements++;
      counts.events += batch.length;
      await commitBatch(rows, batch, onAway);
    }
    underWay = undefined;
  }

  return {
    append: (event) =>
      new Promise((resolve, reject) => {
        waiting.push({ event, resolve, reject });
        // Events that are appended in the same turn of the event loop go into the same statement.
        underWay ??= Promise.resolve().then(work);
      }),
    async flush() {
      await underWay;
    },
  };
}

/** The next events to commit, at most one of each game, and those that wait longer. */
function nextBatch(waiting: readonly Waiting[]): { batch: readonly Waiting[]; rest: Waiting[] } {
  const games = new Set<string>();
  const batch: Waiting[] = [];
  const rest: Waiting[] = [];
  for (const one of waiting) {
    const isNext = batch.length < BATCH && !games.has(one.event.game);
    games.add(one.event.game);
    (isNext ? batch : rest).push(one);
  }
  return { batch, rest };
}

async function commitBatch(rows: EventRows, batch: readonly Waiting[], onAway: () => void): Promise<void> {
  try {
    const answers = await again(() => rows.write(batch.map(({ event }) => event)));
    for (const { event, resolve } of batch) resolve(answers.get(event.game)!);
  } catch (error) {
    if (error instanceof DatabaseAway) onAway();
    if (error instanceof DatabaseAway || batch.length === 1) {
      for (const { reject } of batch) reject(error as Error);
      return;
    }
    // The database refuses one of the events (a text with a zero byte, an unknown player). The others shall not suffer.
    for (const one of batch) await commitBatch(rows, [one], onAway);
  }
}

/** An event with the names of the columns. Absent values are left out and become null. */
const rowOf = ({ game, epoch, version, command, at, body, after, notices }: NewEvent) => ({
  game,
  epoch,
  version,
  command,
  at,
  body,
  status: after.status,
  result: after.result,
  to_act: after.toAct,
  due_at: after.dueAt,
  white: after.white,
  black: after.black,
  seats: after.seats,
  nonces: after.nonces,
  summary: after.summary,
  rated: after.rated,
  notices,
});
