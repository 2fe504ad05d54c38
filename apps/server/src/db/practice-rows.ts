import type { PractisedTask, Schedules } from '@kickmate/protocol';
import { type Database, json, transact } from './database.ts';

/** The most schedules of a player that are kept. */
export const MOST_OF_PLAYER = 20_000;

/** The queries about the schedules of players' tasks. */
export interface PracticeRows {
  /**
   * Keeps schedules of different tasks. Of each task the later practice counts, but none after `now`, in milliseconds since 1970. New
   * tasks beyond {@link MOST_OF_PLAYER} are left out.
   */
  keep(player: string, schedules: readonly PractisedTask[], now: number): Promise<void>;
  /** Reads the schedules of a player that have changed after a place in their order, at most `limit`. */
  changed(player: string, after: number, limit: number): Promise<Schedules>;
}

/** Makes the queries of a database whose tables are migrated. */
export function practiceRows(database: Database): PracticeRows {
  const { query } = database;
  return {
    keep: (player, schedules, now) =>
      transact(database, async (within) => {
        // One transaction of a player after the other: a device that has read up to a place has missed none before it. And whoever
        // deletes all data just now takes these along.
        const [here] = await within('select from player where id = $1 and deleted_at is null for no key update', [
          player,
        ]);
        if (!here) return;
        await within(
          `insert into practice (player, task, practised, card, place)
           select $1, one.id, least(one.practised, $3::bigint), one.card,
             (select coalesce(max(place), 0) from practice where player = $1) + row_number() over ()
           from (
             select sent.*, row_number() over (partition by task is null) as rank, task is null as "isNew"
             from json_to_recordset($2::json) as sent(id text, practised bigint, card jsonb)
             left join practice on practice.player = $1 and task = id
           ) as one
           where not "isNew" or rank + (select count(*) from practice where player = $1) <= ${MOST_OF_PLAYER}
           on conflict (player, task) do update
             set practised = excluded.practised, card = excluded.card, place = excluded.place
             where practice.practised < excluded.practised`,
          [player, json(schedules), now],
        );
      }),
    async changed(player, after, limit) {
      const [last] = await query<{ place: number }>(
        'select coalesce(max(place), 0) as place from practice where player = $1',
        [player],
      );
      // A device that has read further than there is read before a backup was restored: it begins anew.
      const from = after > last!.place ? 0 : after;
      const rows = await query<PractisedTask & { readonly place: number }>(
        'select task as id, practised, card, place from practice where player = $1 and place > $2 order by place limit $3',
        [player, from, limit + 1],
      );
      const part = rows.slice(0, limit);
      return {
        player,
        schedules: part.map(({ id, practised, card }) => ({ id, practised, card })),
        after: part.at(-1)?.place ?? from,
        isAll: rows.length <= limit,
      };
    },
  };
}
