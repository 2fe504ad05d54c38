import type { Result } from '@kickmate/board';
import type { TokenScope } from '@kickmate/protocol';
import { type Database, transact } from './database.ts';
import { claimKeys, withName } from './names.ts';

/** The most tokens of a player. */
export const MOST_TOKENS = 10;

/** A token of a player, without the token itself. Moments are in milliseconds since 1970. */
export interface Token {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly madeAt: number;
  /** To the hour; absent if it was never used. */
  readonly usedAt?: number | undefined;
  readonly endsAt: number;
}

/** The player for whom the bearer of a token acts. */
export interface Bearer extends Pick<Token, 'id' | 'scopes' | 'endsAt'> {
  readonly player: { readonly id: string; readonly name: string };
}

/** The queries about tokens, by which programs act for players. Only a token's hash is stored. */
export interface TokenRows {
  /** Keeps a token. Returns false if the player has {@link MOST_TOKENS} already, or is deleted. */
  add(
    token: Pick<Token, 'id' | 'name' | 'scopes'> & {
      readonly hash: string;
      readonly player: string;
      readonly days: number;
    },
  ): Promise<boolean>;
  /** A player's tokens, the latest first. */
  of(player: string): Promise<readonly Token[]>;
  /** Revokes a token. Returns whether the player had it. */
  revoke(player: string, id: string): Promise<boolean>;
  /** The bearer of the token with this hash; `undefined` if there is none, or it has ended. */
  bearer(hash: string): Promise<Bearer | undefined>;
  /**
   * Gives a player without games another name, for ever that of a bot. Returns whether the player had no games. The error is the name
   * of another player who has one of these keys of it.
   */
  upgrade(player: string, name: string, keys: readonly string[]): Promise<Result<boolean, string>>;
}

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: string;
  readonly made_at: Date;
  readonly used_at: Date | null;
  readonly ends_at: Date;
}

/** Scopes are stored as lichess writes them: with commas in between. */
const scopesOf = (text: string) => text.split(',') as TokenScope[];

/** Makes the queries of a database whose tables are migrated. */
export function tokenRows(database: Database): TokenRows {
  const { query } = database;
  return {
    add: ({ id, hash, player, name, scopes, days }) =>
      transact(database, async (within) => {
        // Two browsers that make one at once keep the limit, too.
        const [here] = await within('select from player where id = $1 and deleted_at is null for no key update', [
          player,
        ]);
        const [others] = await within<{ count: number }>('select count(*) as count from token where player = $1', [
          player,
        ]);
        if (!here || others!.count >= MOST_TOKENS) return false;
        await within(
          `insert into token (id, hash, player, name, scopes, ends_at)
           values ($1, $2, $3, $4, $5, now() + $6::float8 * interval '1 day')`,
          [id, hash, player, name, scopes.join(), days],
        );
        return true;
      }),
    async of(player) {
      const rows = await query<TokenRow>('select * from token where player = $1 order by made_at desc, id', [player]);
      return rows.map(({ id, name, scopes, made_at, used_at, ends_at }) => ({
        ...{ id, name, scopes: scopesOf(scopes), madeAt: made_at.getTime() },
        ...(used_at && { usedAt: used_at.getTime() }),
        endsAt: ends_at.getTime(),
      }));
    },
    async revoke(player, id) {
      const rows = await query('delete from token where player = $1 and id = $2 returning id', [player, id]);
      return rows.length > 0;
    },
    async bearer(hash) {
      const [row] = await query<TokenRow & { readonly player: string; readonly player_name: string }>(
        `select token.*, player.name as player_name from token join player on player.id = token.player
         where hash = $1 and ends_at > now() and deleted_at is null`,
        [hash],
      );
      if (!row) return undefined;
      const isNoted = row.used_at !== null && Date.now() - row.used_at.getTime() < 3_600_000;
      if (!isNoted) await query("update token set used_at = date_trunc('hour', now()) where id = $1", [row.id]);
      const { id, scopes, ends_at, player, player_name: name } = row;
      return { id, scopes: scopesOf(scopes), endsAt: ends_at.getTime(), player: { id: player, name } };
    },
    upgrade: (player, name, keys) =>
      withName(database, async (within) => {
        const rows = await within(
          `update player set name = $2 where id = $1 and deleted_at is null and not exists (
             select from game where (white = $1 or black = $1) and status <> 'aborted'
           ) and not exists (select from entrant where entrant.player = $1) returning id`,
          [player, name],
        );
        if (rows.length > 0) await claimKeys(within, player, keys);
        return rows.length > 0;
      }),
  };
}
