import { entries, loadVariant } from '@kickmate/catalogue';
import type { Rating } from '@kickmate/play/glicko';
import { afterAttempt, NEW_SOLVER, ratingOfPuzzle } from '@kickmate/play/puzzle-ratings';
import type { PuzzleAttempt, PuzzleRatingList, StoredRating } from '@kickmate/protocol';
import { type Database, type Query, transact } from '../db/database.ts';

/** The ratings of puzzles and of those who solve them, which all players of a server share. */
export interface PuzzleRatings {
  /** The ratings of a game's puzzles. `undefined`: it has none. @param player whose own rating is told, too */
  of(variant: string, player: string | undefined): Promise<PuzzleRatingList | undefined>;
  /**
   * Rates a player and puzzles by the player's first attempts; further ones change nothing, and those at puzzles that this server does
   * not know. Returns the player's rating; `undefined` for a game without puzzles, and a player whose data are deleted.
   */
  note(variant: string, player: string, attempts: readonly PuzzleAttempt[]): Promise<StoredRating | undefined>;
}

/** The puzzles of a game with their ratings in levels, by id; `undefined` for a game without puzzles. */
export type LevelsOfPuzzles = (variant: string) => Promise<ReadonlyMap<string, number> | undefined>;

/** A stored rating. The kinds are `solver`, with a player's id, and `puzzle`. */
interface Row extends StoredRating {
  readonly kind: 'solver' | 'puzzle';
  readonly id: string;
}

/** Three levels, in points. */
const FARTHEST = 450;

/** First part of the key of the advisory lock under which one server rates the puzzles of a game: any number that nobody else uses. */
const LOCK = 7_310_817;

/** Opens the ratings of a database whose tables are migrated. */
export function openPuzzleRatings(database: Database, levelsOf: LevelsOfPuzzles = shipped): PuzzleRatings {
  const { query } = database;
  return {
    async of(variant, player) {
      if (!(await levelsOf(variant))) return undefined;
      const rows = await query<Row>(
        `select kind, id, rating, deviation, volatility from puzzle_rating where variant = $1 and (kind = 'puzzle' or id = $2)`,
        [variant, player ?? null],
      );
      const tried =
        player === undefined
          ? []
          : await query<{ puzzle: string }>('select puzzle from puzzle_attempt where player = $1 and variant = $2', [
              player,
              variant,
            ]);
      const puzzles = rows.filter(({ kind }) => kind === 'puzzle');
      return {
        puzzles: Object.fromEntries(puzzles.map(({ id, rating, deviation }) => [id, [rating, deviation]])),
        ...(player !== undefined && {
          you: {
            rating: solverIn(rows),
            tried: tried.map(({ puzzle }) => puzzle),
          },
        }),
      };
    },
    async note(variant, player, attempts) {
      const levels = await levelsOf(variant);
      if (!levels) return undefined;
      return transact(database, async (within) => {
        await within('select pg_advisory_xact_lock($1, hashtext($2))', [LOCK, variant]);
        // Whoever deletes all data just now waits, and takes these along.
        const [here] = await within('select from player where id = $1 and deleted_at is null for share', [player]);
        if (!here) return undefined;
        const fresh = await firstOf(within, { variant, player, attempts: attempts.filter(({ id }) => levels.has(id)) });
        const rows = await within<Row>(
          `select kind, id, rating, deviation, volatility from puzzle_rating
           where variant = $1 and (kind = 'solver' and id = $2 or kind = 'puzzle' and id = any($3))`,
          [variant, player, fresh.map(({ id }) => id)],
        );
        let solver = solverIn(rows);
        if (fresh.length === 0) return solver;
        const puzzles = new Map(rows.filter(({ kind }) => kind === 'puzzle').map((row) => [row.id, row]));
        const changed: Row[] = [];
        for (const { id, isSolved } of fresh) {
          const before = puzzles.get(id) ?? ratingOfPuzzle({ rating: levels.get(id)! });
          const after = afterAttempt({ solver, puzzle: before }, isSolved);
          changed.push({ kind: 'puzzle', id, ...near(after.puzzle, levels.get(id)!) });
          solver = after.solver;
        }
        await within(
          `insert into puzzle_rating (variant, kind, id, rating, deviation, volatility)
           select $1, kind, id, rating, deviation, volatility from json_to_recordset($2::json) as changed(
             kind text, id text, rating float8, deviation float8, volatility float8)
           on conflict (variant, kind, id) do update
             set rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility`,
          [variant, JSON.stringify([...changed, { kind: 'solver', id: player, ...solver }])],
        );
        return solver;
      });
    },
  };
}

function solverIn(rows: readonly Row[]): StoredRating {
  const { rating, deviation, volatility } = rows.find(({ kind }) => kind === 'solver') ?? NEW_SOLVER;
  return { rating, deviation, volatility };
}

/** The rating of a puzzle, at most {@link FARTHEST} from its rating in levels: whoever lies about attempts spoils no more. */
function near(puzzle: Rating, level: number): Rating {
  const { rating } = ratingOfPuzzle({ rating: level });
  return { ...puzzle, rating: Math.min(rating + FARTHEST, Math.max(rating - FARTHEST, puzzle.rating)) };
}

/** Stores attempts, and returns those at puzzles that the player has not tried before, in their order. */
async function firstOf(
  query: Query,
  of: { readonly variant: string; readonly player: string; readonly attempts: readonly PuzzleAttempt[] },
): Promise<readonly PuzzleAttempt[]> {
  const first = new Map(of.attempts.toReversed().map((attempt) => [attempt.id, attempt]));
  const stored = await query<{ puzzle: string }>(
    `insert into puzzle_attempt (player, variant, puzzle, is_solved)
     select $1, $2, id, "isSolved" from json_to_recordset($3::json) as attempt(id text, "isSolved" boolean)
     on conflict do nothing returning puzzle`,
    [of.player, of.variant, JSON.stringify([...first.values()])],
  );
  const fresh = new Set(stored.map(({ puzzle }) => puzzle));
  return of.attempts.filter((attempt) => fresh.has(attempt.id) && first.get(attempt.id) === attempt);
}

const fetched = new Map<string, Promise<ReadonlyMap<string, number>>>();

/** The puzzles that the games bring. */
async function shipped(variant: string): Promise<ReadonlyMap<string, number> | undefined> {
  if (!entries.some(({ id, hasPuzzles }) => id === variant && hasPuzzles)) return undefined;
  let levels = fetched.get(variant);
  if (!levels) {
    levels = loadVariant(variant)
      .then((loaded) => loaded.puzzles!())
      .then(({ list }) => new Map(list.map(({ id, rating }) => [id, rating])));
    fetched.set(variant, levels);
  }
  return levels;
}
