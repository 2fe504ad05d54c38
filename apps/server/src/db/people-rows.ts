import { type Database, transact } from './database.ts';

/** The most players whom a player follows. */
export const MOST_FOLLOWED = 200;
/** The most players in the list of those whom somebody knows: all who are followed are in it. */
const MOST_KNOWN = 300;

/** Somebody whom a player follows or has played, with the player's finished games against them. */
export interface KnownPlayer {
  readonly id: string;
  readonly name: string;
  readonly isFollowed: boolean;
  /** True if one of the two blocks the other. */
  readonly isBlocked: boolean;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** The queries about the players whom a player knows. */
export interface PeopleRows {
  /** Follows a player. Returns false if the player follows {@link MOST_FOLLOWED} others already. */
  follow(player: string, other: string): Promise<boolean>;
  unfollow(player: string, other: string): Promise<void>;
  /** The players whom a player follows, then the other opponents; those of the latest games first, and nobody who is blocked. */
  known(player: string): Promise<readonly KnownPlayer[]>;
  /** Another player as a player knows them; `undefined` if there is no such player, and for the player's own id. */
  knownOne(player: string, other: string): Promise<KnownPlayer | undefined>;
}

/** SQL: the games of $1 against other people that are over, by opponent. The computer may have ended one for somebody who had left. */
const OPPONENTS = `
  select case white when $1 then black else white end as id, max(moved_at) as last,
    count(*) filter (where result = case white when $1 then '1-0' else '0-1' end) as won,
    count(*) filter (where result = '1/2-1/2') as drawn,
    count(*) filter (where result = case white when $1 then '0-1' else '1-0' end) as lost
  from game where (white = $1 or black = $1) and status = 'over' and white is not null and black is not null and white <> black
  group by 1`;

/** SQL: the columns of {@link KnownPlayer}. */
const COLUMNS = 'id, name, won, drawn, lost, "isFollowed", "isBlocked"';

/** SQL: players as {@link KnownPlayer}, with the moment of the last game. */
const KNOWN = `
  with opponent as (${OPPONENTS})
  select player.id, player.name, coalesce(won, 0) as won, coalesce(drawn, 0) as drawn, coalesce(lost, 0) as lost,
    follow.player is not null as "isFollowed", last,
    exists (
      select from block where (block.player = $1 and blocked = player.id) or (block.player = player.id and blocked = $1)
    ) as "isBlocked"
  from player left join opponent on opponent.id = player.id left join follow on follow.player = $1 and followed = player.id
  where deleted_at is null and player.id <> $1`;

/** Makes the queries of a database whose tables are migrated. */
export function peopleRows(database: Database): PeopleRows {
  const { query } = database;
  return {
    follow: (player, other) =>
      transact(database, async (within) => {
        // Two devices that follow at once keep the limit, too. Whoever deletes all data just now takes this along.
        const [here] = await within('select from player where id = $1 and deleted_at is null for no key update', [
          player,
        ]);
        const [others] = await within<{ count: number }>(
          'select count(*) as count from follow where player = $1 and followed <> $2',
          [player, other],
        );
        if (!here || others!.count >= MOST_FOLLOWED) return false;
        await within(
          `insert into follow (player, followed) select $1, id from player where id = $2 and deleted_at is null
           on conflict do nothing`,
          [player, other],
        );
        return true;
      }),
    async unfollow(player, other) {
      await query('delete from follow where player = $1 and followed = $2', [player, other]);
    },
    known: (player) =>
      query<KnownPlayer>(
        `select ${COLUMNS} from (${KNOWN} and (follow.player is not null or opponent.id is not null)) known
         where not "isBlocked"
         order by "isFollowed" desc, last desc nulls last, name, id limit ${MOST_KNOWN}`,
        [player],
      ),
    async knownOne(player, other) {
      const [row] = await query<KnownPlayer>(`select ${COLUMNS} from (${KNOWN} and player.id = $2) known`, [
        player,
        other,
      ]);
      return row;
    },
  };
}
