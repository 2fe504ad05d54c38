import { fail, ok, type Result } from '@kickmate/board';
import type { Holiday } from '@kickmate/play';
import type { Refusal } from '@kickmate/protocol';
import { type Database, json, transact } from './database.ts';

/** A player's holiday, in play time. One that was called off is empty: it ends when it begins. */
export interface PlayersHoliday extends Holiday {
  readonly player: string;
}

/** The queries about holidays. */
export interface HolidayRows {
  /**
   * Keeps a holiday, unless `refusalOf` names a reason against it.
   * @param refusalOf gets the player's other holidays, except those that {@link KEPT_DAYS} have passed since
   */
  announce(
    player: string,
    holiday: Holiday,
    refusalOf: (others: readonly Holiday[]) => Refusal | undefined,
  ): Promise<Result<void, Refusal>>;
  /** Ends the holiday that runs, or calls off the one that is announced. Returns whether there was one. @param at play time */
  end(player: string, at: number): Promise<boolean>;
  /** The holidays of players that end after a play time, the earliest first. */
  of(players: readonly string[], after: number): Promise<readonly PlayersHoliday[]>;
}

/** The days for which a holiday is kept after its end: two quarters of the year. */
export const KEPT_DAYS = 184;

/** Makes the queries of a database whose tables are migrated. */
export function holidayRows(database: Database): HolidayRows {
  const { query } = database;
  return {
    announce: (player, { from, until }, refusalOf) =>
      transact(database, async (within) => {
        // Two browsers that announce one at once keep the rules, too. Whoever deletes all data just now takes this along.
        const [here] = await within('select from player where id = $1 and deleted_at is null for no key update', [
          player,
        ]);
        if (!here) return fail({ why: 'playerErased' });
        const others = await within<Holiday>(
          'select from_at as from, until_at as until from holiday where player = $1 order by from_at',
          [player],
        );
        const refusal = refusalOf(others);
        if (refusal) return fail(refusal);
        await within(
          `insert into holiday (player, from_at, until_at) values ($1, $2, $3)
           on conflict (player, from_at) do update set until_at = excluded.until_at`,
          [player, from, until],
        );
        return ok(undefined);
      }),
    async end(player, at) {
      const rows = await query(
        `update holiday set until_at = greatest(from_at, $2::bigint)
         where player = $1 and until_at > greatest(from_at, $2::bigint) returning player`,
        [player, at],
      );
      return rows.length > 0;
    },
    of: (players, after) =>
      query<PlayersHoliday>(
        `select player, from_at as from, until_at as until from holiday
         where player in (select json_array_elements_text($1::json)) and until_at > $2::bigint order by from_at`,
        [json(players), Math.floor(after)],
      ),
  };
}
