import type { PractisedTask, Schedules } from '@kickmate/protocol';
import { type Database, json, transact } from './database.ts';

/** The most schedules of a player. */
export const MOST_SCHEDULES = 20_000;

/** The queries about the schedules of players' tasks. */
export interface PracticeRows {
  /**
   * Keeps schedules of different tasks. Of each task the later practice counts, but none after `now`.
   * @returns false if the player would have more than {@link MOST_SCHEDULES}; nothing is kept then
   */
  keep(player: string, schedules: readonly PractisedTask[], now: number): Promise<boolean>;
  /** The schedules of a player that have changed after a place in their order, at most `limit`. */
  changed(player: string, after: number, limit: number): Promise<Schedules>;
}

/** Makes the queries of a database whose tables are migrated. */
export function practiceRows(database: Database): PracticeRows {
  const { query } = database;
  return {
    keep: (player, schedules, now) =>
      transact(database, async (within) => {
        // Places follow in the order in which they can be read, and whoever deletes all data just now takes these along.
        const [here] = await within('select from player where id = $1 and deleted_at is null for no key update', [
          player,
        ]);
        if (!here) return true;
        const ids = json(schedules.map(({ id }) => id));
        const [room] = await within<{ count: number }>(
          `select count(*)::int as count from practice
           where player = $1 and task not in (select json_array_elements_text($2::json))`,
          [player, ids],
        );
        if (room!.count + schedules.length > MOST_SCHEDULES) return false;
        await within(
          `insert into practice (player, task, practised, card, place)
           select $1, one.id, least(one.practised, $3::bigint), one.card,
             (select coalesce(max(place), 0) from practice where player = $1) + row_number() over ()
           from json_to_recordset($2::json) as one(id text, practised bigint, card jsonb)
           on conflict (player, task) do update
             set practised = excluded.practised, card = excluded.card, place = excluded.place
             where practice.practised < excluded.practised`,
          [player, json(schedules), now],
        );
        return true;
      }),
    async changed(player, after, limit) {
      const [last] = await query<{ place: number }>(
        'select coalesce(max(place), 0) as place from practice where player = $1',
        [player],
      );
      // A device that has read further than there is comes from the time before a backup: it begins anew.
      const from = after > last!.place ? 0 : after;
      const rows = await query<PractisedTask & { readonly place: number }>(
        'select task as id, practised, card, place from practice where player = $1 and place > $2 order by place limit $3',
        [player, from, limit + 1],
      );
      const part = rows.slice(0, limit);
      return {
        schedules: part.map(({ id, practised, card }) => ({ id, practised, card })),
        after: part.at(-1)?.place ?? from,
        isAll: rows.length <= limit,
      };
    },
  };
}
