import type { Line } from '@kickmate/protocol';
import { type Database, json } from './database.ts';

/** The replies that a player has planned at a table, and the place from which they were planned. */
export interface ReplyPlan {
  /** The version of the table: a plan ends when something is taken back after it. */
  readonly v: number;
  /** The index of the round, and the number of its plies. */
  readonly round: number;
  readonly ply: number;
  readonly lines: readonly Line[];
}

/** The queries about planned replies. They end with the game: see `COMMIT`. */
export interface ReplyRows {
  /** Keeps a player's plan at a game, in place of the one before; without lines there is none. */
  keep(game: string, player: string, plan: ReplyPlan): Promise<void>;
  of(game: string, player: string): Promise<ReplyPlan | undefined>;
}

/** Makes the queries of a database whose tables are migrated. */
export function replyRows({ query }: Database): ReplyRows {
  return {
    async keep(game, player, { v, round, ply, lines }) {
      if (lines.length === 0) {
        await query('delete from reply where game = $1 and player = $2', [game, player]);
        return;
      }
      // A game that has just ended keeps nothing, nor does a player who is just deleted.
      await query(
        `insert into reply (game, player, v, round, ply, lines)
         select game.id, player.id, $3::int, $4::int, $5::int, $6::jsonb from game join player on player.id = $2
         where game.id = $1 and status = 'running' and deleted_at is null for share
         on conflict (game, player) do update
           set v = excluded.v, round = excluded.round, ply = excluded.ply, lines = excluded.lines`,
        [game, player, v, round, ply, json(lines)],
      );
    },
    async of(game, player) {
      const [row] = await query<ReplyPlan>('select v, round, ply, lines from reply where game = $1 and player = $2', [
        game,
        player,
      ]);
      return row;
    },
  };
}
