import type { Side } from '@kickmate/board';
import { poolOf, type RatingPool, type ShownRating, type Terms } from '@kickmate/protocol';
import { type Database, type Query, transact } from '../db/database.ts';
import { RATINGS_LOCK } from '../db/store.ts';
import {
  type KeptRating,
  type NumberedResult,
  type RatingAfterResult,
  ratingKey,
  ratingsAfter,
  shownRating,
} from './computation.ts';

/** The ratings at a table, as far as they are known. After a rated game each has its change, too. */
export type SeatRatings = Readonly<
  Partial<Record<Side, { readonly rating: ShownRating; readonly change?: number | undefined }>>
>;

/** The rating of somebody in a pool, with the number of games behind it. */
export interface PoolRating extends RatingPool, ShownRating {
  readonly deviation: number;
  readonly games: number;
}

/** A rated game from the view of the player whose rating it has changed. */
export interface RatedGame extends ShownRating {
  readonly number: number;
  /** The id of its table. */
  readonly table: string;
  readonly isPublic: boolean;
  readonly change: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly score: number;
  /** The opponent's id, name (empty for a deleted player and the computer) and rating before the game, if there was one. */
  readonly opponent: { readonly id: string; readonly name: string; readonly rating?: ShownRating | undefined };
}

/** The ratings of players and of the server's computer. Their ids are those of {@link RatedResult}. */
export interface Ratings {
  /** The ratings in a pool at a play time, also of those who have not played in it. */
  of(
    pool: RatingPool,
    ids: readonly string[],
    at: number,
  ): Promise<ReadonlyMap<string, ShownRating & { readonly deviation: number }>>;
  /** The ratings of a table's players. @param ids those of the seats that are taken */
  atTable(
    game: string,
    terms: Terms,
    ids: Readonly<Record<Side, string | undefined>>,
    at: number,
  ): Promise<SeatRatings>;
  /** Computes the ratings after all results that are not rated yet. Whoever does it, and however often: each counts once. */
  rateResults(): Promise<void>;
  /** All ratings of somebody, the one with most games first. */
  all(id: string, at: number): Promise<readonly PoolRating[]>;
  /** The games behind a rating, the latest first. @param before only those of smaller numbers */
  history(id: string, pool: RatingPool, limit: number, before?: number): Promise<readonly RatedGame[]>;
}

/** The most results that are rated in one transaction. */
const BATCH = 200;
/** The most ratings that are stored by one statement. */
const MOST_STORED = 5000;
/** The number of the present rules of ratings, and the setting of the database that keeps that of the kept ones. */
const RULES = '2';
const RULES_SETTING = 'rating-rules';

/** The columns of results and of ratings, named as their types are. */
const RESULT_COLUMNS = 'number, rated_game as game, pace, white, black, score, at';
const RATING_COLUMNS = 'number, holder, rated_game as game, pace, rating, deviation, volatility, at, games';

/** Opens the ratings of a database whose tables are migrated. */
export function openRatings(database: Database): Ratings {
  const { query } = database;
  let running: Promise<void> | undefined;
  /** Says that results may have come since the running computation looked for them. */
  let isStale = false;
  /** Says that the kept ratings are those of {@link RULES}. */
  let isByRules = false;

  /** Computes ratings again that an earlier version of the server has kept by other rules. */
  async function followRules(): Promise<void> {
    const [keptRules] = await query<{ value: string }>('select value from setting where name = $1', [RULES_SETTING]);
    if (keptRules?.value !== RULES) {
      await computeAgain(database, true);
      await query(
        'insert into setting (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
        [RULES_SETTING, RULES],
      );
    }
    isByRules = true;
  }

  async function rateAll(): Promise<void> {
    if (!isByRules) await followRules();
    do {
      isStale = false;
      if ((await query('select from rated_result where number is null limit 1')).length === 0) continue;
      while ((await transact(database, rateBatch)) === BATCH);
    } while (isStale);
  }

  async function latest(pool: RatingPool, ids: readonly string[]): Promise<ReadonlyMap<string, KeptRating>> {
    const rows = await query<RatingAfterResult>(
      `select ${RATING_COLUMNS} from json_array_elements_text($1::json) as id
       cross join lateral (select * from rating where holder = id and rated_game = $2 and pace = $3 order by number desc limit 1) last`,
      [JSON.stringify(ids), pool.game, pool.pace],
    );
    return new Map(rows.map((row) => [row.holder, row]));
  }

  const of: Ratings['of'] = async (pool, ids, at) => {
    const kept = await latest(pool, ids);
    return new Map(ids.map((id) => [id, shownRating(kept.get(id), at)]));
  };

  return {
    of,
    async atTable(game, terms, ids, at) {
      const pool = poolOf(terms);
      if (!pool) return {};
      const changes = new Map(
        (await changesOf(query, 'game.id = $1', [game])).map((one) => [one.holder, one] as const),
      );
      const current = await of(
        pool,
        Object.values(ids).filter((id) => id !== undefined),
        at,
      );
      const ratings: { [side in Side]?: NonNullable<SeatRatings['w']> } = {};
      for (const side of ['w', 'b'] as const) {
        const id = ids[side];
        if (id === undefined) continue;
        const change = changes.get(id);
        const { points, isProvisional } = change ? shownRating(change, change.at) : current.get(id)!;
        ratings[side] = {
          rating: { points, ...(isProvisional && { isProvisional }) },
          ...(change && { change: changeOf(change) }),
        };
      }
      return ratings;
    },
    rateResults() {
      isStale = true;
      running ??= rateAll().finally(() => {
        running = undefined;
      });
      return running;
    },
    async all(id, at) {
      // From one pool to the next by the index, however many games are between them.
      const rows = await query<RatingAfterResult>(
        `with recursive last as (
           (select * from rating where holder = $1 order by rated_game desc, pace desc, number desc limit 1)
           union all
           select next.* from last cross join lateral (
             select * from rating where holder = $1 and (rated_game, pace) < (last.rated_game, last.pace)
             order by rated_game desc, pace desc, number desc limit 1
           ) next
         ) select ${RATING_COLUMNS} from last order by games desc, game, pace`,
        [id],
      );
      return rows.map((row) => ({ game: row.game, pace: row.pace, games: row.games, ...shownRating(row, at) }));
    },
    async history(id, { game, pace }, limit, before) {
      const rows = await changesOf(
        query,
        `own.holder = $1 and own.rated_game = $2 and own.pace = $3 and ($4::bigint is null or own.number < $4)
         order by own.number desc limit $5`,
        [id, game, pace, before ?? null, limit],
      );
      return rows.map((row) => {
        const { points, isProvisional } = shownRating(row, row.at);
        const rating = row.other_rating === null ? undefined : { points: Math.round(row.other_rating) };
        return {
          number: row.number,
          table: row.table,
          isPublic: row.is_public,
          points,
          ...(isProvisional && { isProvisional }),
          change: changeOf(row),
          at: row.ended_at.getTime(),
          score: row.white === id ? row.score : 1 - row.score,
          opponent: { id: row.other, name: row.other_name ?? '', rating },
        };
      });
    },
  };
}

/** A rating after a game, with the game. */
interface ChangeRow extends RatingAfterResult {
  readonly table: string;
  readonly is_public: boolean;
  readonly ended_at: Date;
  readonly white: string;
  readonly score: number;
  readonly before: number | null;
  readonly other: string;
  readonly other_name: string | null;
  readonly other_rating: number | null;
}

/** The points that a game has changed: the difference of what was shown before and after it. */
const changeOf = ({ rating, before }: Pick<ChangeRow, 'rating' | 'before'>): number =>
  Math.round(rating) - Math.round(before ?? shownRating(undefined, 0).points);

/** The ratings after games, each with the one before, and the opponent's. @param condition SQL about `own`, `result` and `game` */
const changesOf = (query: Query, condition: string, values: readonly unknown[]): Promise<readonly ChangeRow[]> =>
  query<ChangeRow>(
    `select own.number, own.holder, own.rated_game as game, own.pace, own.rating, own.deviation, own.volatility,
       own.at, own.games, game.id as table, game.visibility = 'public' as is_public, result.ended_at, result.white, result.score,
       before.rating as before, other.id as other, player.name as other_name, other_before.rating as other_rating
     from rating own join rated_result result on result.number = own.number join game on game.id = result.game
     cross join lateral (select case when result.white = own.holder then result.black else result.white end as id) other
     left join player on player.id = other.id
     left join lateral (${lastBefore('own.holder')}) before on true
     left join lateral (${lastBefore('other.id')}) other_before on true
     where ${condition}`,
    values,
  );

/** SQL: the rating of somebody before the result of `own`. */
function lastBefore(holder: string): string {
  return `select rating from rating earlier where earlier.holder = ${holder} and earlier.rated_game = own.rated_game
    and earlier.pace = own.pace and earlier.number < own.number order by earlier.number desc limit 1`;
}

/** Rates the oldest results that wait, and returns their number. Runs in one transaction. */
async function rateBatch(query: Query): Promise<number> {
  await query('select pg_advisory_xact_lock($1)', [RATINGS_LOCK]);
  const waiting = await query<NumberedResult & { id: string }>(
    `with waiting as (
       select *, row_number() over (order by at, game) as place from rated_result where number is null order by at, game limit $1
     )
     update rated_result result set number = waiting.place + (select coalesce(max(number), 0) from rated_result)
     from waiting where waiting.game = result.game
     returning result.number, result.rated_game as game, result.pace, result.white, result.black, result.score, result.at`,
    [BATCH],
  );
  if (waiting.length === 0) return 0;
  const results = waiting.toSorted((a, b) => a.number - b.number);
  const rows = await query<RatingAfterResult>(
    `select last.* from (
       select distinct holder, game, pace from json_to_recordset($1::json) as asked(holder text, game text, pace text)
     ) asked cross join lateral (
       select ${RATING_COLUMNS} from rating
       where rating.holder = asked.holder and rating.rated_game = asked.game and rating.pace = asked.pace
       order by rating.number desc limit 1
     ) last`,
    [
      JSON.stringify(
        results.flatMap(({ white, black, game, pace }) => [white, black].map((holder) => ({ holder, game, pace }))),
      ),
    ],
  );
  const kept = new Map<string, KeptRating>(rows.map((row) => [ratingKey(row.holder, row), row]));
  const deleted = await deletedPlayers(
    query,
    results.flatMap(({ white, black }) => [white, black]),
  );
  const last = results.filter(({ white, black }) => deleted.has(white) || deleted.has(black));
  for (const [key, former] of await formerRatings(query, last, deleted)) kept.set(key, former);
  const changed = ratingsAfter(results, kept);
  await insertRatings(
    query,
    changed.filter(({ holder }) => !deleted.has(holder)),
  );
  return results.length;
}

/** The players who have deleted their data, of those with the given ids. */
async function deletedPlayers(query: Query, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await query<{ id: string }>(
    'select id from player where deleted_at is not null and id in (select json_array_elements_text($1::json))',
    [JSON.stringify(ids)],
  );
  return new Set(rows.map(({ id }) => id));
}

/**
 * The ratings, by {@link ratingKey}, that players who have deleted their data had before results that come only now. Their
 * opponents do not lose these results. No such rating is kept, so it is computed from all results before.
 */
async function formerRatings(
  query: Query,
  results: readonly NumberedResult[],
  deleted: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KeptRating>> {
  const former = new Map<string, KeptRating>();
  const [first] = results;
  if (!first) return former;
  const earlier = await query<NumberedResult>(
    `select ${RESULT_COLUMNS} from rated_result where number < $1
       and (rated_game, pace) in (select game, pace from json_to_recordset($2::json) as pool(game text, pace text))
     order by number`,
    [first.number, JSON.stringify(results.map(({ game, pace }) => ({ game, pace })))],
  );
  ratingsAfter(earlier, former);
  const holders = results.flatMap((result) => [result.white, result.black].map((holder) => ({ holder, result })));
  const keys = new Set(holders.flatMap(({ holder, result }) => (deleted.has(holder) ? ratingKey(holder, result) : [])));
  return new Map([...former].filter(([key]) => keys.has(key)));
}

async function insertRatings(query: Query, ratings: readonly RatingAfterResult[]): Promise<void> {
  await query(
    `insert into rating (number, holder, rated_game, pace, rating, deviation, volatility, at, games)
     select number, holder, game, pace, rating, deviation, volatility, at, games from json_to_recordset($1::json) as one(
       number bigint, holder text, game text, pace text, rating float8, deviation float8, volatility float8, at bigint,
       games int)`,
    [JSON.stringify(ratings)],
  );
}

/** The result of computing all ratings again. */
export interface Recomputation {
  /** The number of results. */
  readonly results: number;
  /** The kept ratings that differ from the computed ones, or are missing, or too many: "ann, chess fast, after result 3". */
  readonly wrong: readonly string[];
}

/**
 * Computes all ratings again from the results of games, and compares them with those kept. Those of players who have deleted
 * their data are computed, because others' follow from them, and are not kept.
 *
 * @param correct whether the computed ratings replace the kept ones
 */
export const computeAgain = (database: Database, correct: boolean): Promise<Recomputation> =>
  database.transaction(async (query) => {
    // A million results take the processor half a minute.
    await query("set local idle_in_transaction_session_timeout = '5min'");
    await query('select pg_advisory_xact_lock($1)', [RATINGS_LOCK]);
    const results = await query<NumberedResult>(
      `select ${RESULT_COLUMNS} from rated_result where number is not null order by number`,
    );
    const kept = new Map(
      (await query<RatingAfterResult>(`select ${RATING_COLUMNS} from rating`)).map((row) => [nameOf(row), row]),
    );
    const all = ratingsAfter(results, new Map());
    const deleted = await deletedPlayers(query, [...new Set(all.map(({ holder }) => holder))]);
    const computed = all.filter(({ holder }) => !deleted.has(holder));
    const wrong: string[] = [];
    for (const point of computed) {
      const name = nameOf(point);
      const same = kept.get(name);
      kept.delete(name);
      if (!same || !FIGURES.every((figure) => same[figure] === point[figure])) wrong.push(name);
    }
    wrong.push(...kept.keys());
    if (correct && wrong.length > 0) {
      await query('delete from rating');
      for (let from = 0; from < computed.length; from += MOST_STORED)
        await insertRatings(query, computed.slice(from, from + MOST_STORED));
    }
    return { results: results.length, wrong };
  });

const FIGURES = ['rating', 'deviation', 'volatility', 'at', 'games'] as const;

const nameOf = ({ holder, game, pace, number }: RatingAfterResult): string =>
  `${holder}, ${game} ${pace}, after result ${number}`;
