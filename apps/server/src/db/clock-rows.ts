import type { Database } from './database.ts';

/** The moments that the rows of all servers and games hold, in whole milliseconds. */
export interface Moments {
  /** The database's time now. */
  readonly now: number;
  /** The milliseconds of all outages so far: play time is the database's time without them. */
  readonly outage: number;
  /** The last heartbeat of any server; absent before the very first. */
  readonly last: number | undefined;
  /**
   * The last heartbeat of the asking server, and the last one of others that have not stopped. One that lies in the future
   * is older than a step back of the database's clock, and does not count among those of others.
   */
  readonly own: number | undefined;
  readonly others: number | undefined;
  /** The play time of the latest event of a running game; 0 without one. */
  readonly move: number;
}

/** A heartbeat that is noted. */
export interface Beat {
  /** The play time at which it was noted. */
  readonly play: number;
  /** The milliseconds of all outages at that moment. Whoever sets the play time right changes them. */
  readonly outage: number;
}

/** The rows of the database by which all servers share one play time. All reject with `DatabaseAway` while it is away. */
export interface ClockRows {
  /** Notes that a server is alive; `undefined` if its last heartbeat is older than `withinMs`. */
  beat(node: string, withinMs: number): Promise<Beat | undefined>;
  /**
   * Notes that a server is alive, at the play time that `decide` makes of the moments so far. No other server changes them
   * meanwhile. By as much as play time falls behind, the last heartbeats of the others become later. Those in the future are
   * set to now: they would keep a dead server alive.
   */
  rejoin(node: string, version: string, decide: (moments: Moments) => number): Promise<Beat>;
  /** Notes that a server has stopped by itself. */
  stop(node: string): Promise<void>;
}

/** SQL: a moment as whole milliseconds since 1970. */
const MS = (moment: string) => `floor(extract(epoch from ${moment}) * 1000)::bigint`;

/** The rows of a database whose tables are migrated. */
export function clockRows(database: Pick<Database, 'query' | 'transaction'>): ClockRows {
  const { query } = database;
  return {
    async beat(node, withinMs) {
      const [row] = await query<Beat>(
        `update node set alive_at = clock_timestamp()
         where id = $1 and not stopped and alive_at > clock_timestamp() - $2::float8 * interval '1 ms'
         returning ${MS('alive_at')} - (select outage_ms from clock) as play, (select outage_ms from clock) as outage`,
        [node, withinMs],
      );
      return row;
    },
    rejoin: (node, version, decide) =>
      database.transaction(async (within) => {
        const [clock] = await within<{ outage: number }>('select outage_ms as outage from clock for update');
        const [row] = await within<{
          now: number;
          last: number | null;
          own: number | null;
          others: number | null;
          move: number;
        }>(
          `select ${MS('clock_timestamp()')} as now, ${MS('max(alive_at)')} as last,
             ${MS('max(alive_at) filter (where id = $1)')} as own,
             ${MS('max(alive_at) filter (where id <> $1 and not stopped and alive_at <= clock_timestamp())')} as others,
             (select coalesce(max(moved_at), 0) from game where status = 'running') as move
           from node`,
          [node],
        );
        const { now, last, own, others, move } = row!;
        const play = decide({
          ...{ now, outage: clock!.outage, move },
          ...{ last: last ?? undefined, own: own ?? undefined, others: others ?? undefined },
        });
        await within('update clock set outage_ms = $1', [now - play]);
        // An outage is no time for the others either: they are as alive as they were at its beginning.
        await within("update node set alive_at = alive_at + $1::float8 * interval '1 ms' where id <> $2", [
          Math.max(0, now - play - clock!.outage),
          node,
        ]);
        await within('update node set alive_at = to_timestamp($1::float8 / 1000) where alive_at > clock_timestamp()', [
          now,
        ]);
        await within(
          `insert into node (id, version, alive_at, stopped) values ($1, $2, to_timestamp($3::float8 / 1000), false)
           on conflict (id) do update set version = excluded.version, alive_at = excluded.alive_at, stopped = false`,
          [node, version, now],
        );
        // Other servers' old rows. The newest are kept: they tell when the cluster was last alive.
        await within("delete from node where alive_at < (select max(alive_at) from node) - interval '1 day'");
        return { play, outage: now - play };
      }),
    async stop(node) {
      await query('update node set stopped = true, alive_at = clock_timestamp() where id = $1', [node]);
    },
  };
}
