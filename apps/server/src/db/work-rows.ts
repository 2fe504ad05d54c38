import type { NewWork, Work, WorkInfo, WorkKind, WorkOrder, WorkText, WorkVisibility } from '@kickmate/protocol';
import { type Database, transact } from './database.ts';
import { nameKeys } from './names.ts';

/** The most works of one player. */
export const MOST_WORKS = 50;
/** The works of one page of a list. */
export const WORKS_PAGE = 24;

/** The one who asks for a work: a player, perhaps without a name, or the operator, who sees what is hidden. */
export interface WorkAsker {
  readonly player?: string | undefined;
  readonly isOperator?: boolean | undefined;
}

/** The place of a work in a list: the number by which the list is ordered (0 in that of the latest), the moment, the id. */
export interface WorkPlace {
  readonly value: number;
  readonly at: number;
  readonly id: string;
}

/** The works of a list that everybody sees. */
export interface WorkWishes {
  readonly order: WorkOrder;
  readonly kind?: WorkKind | undefined;
  /** The id of their author. */
  readonly author?: string | undefined;
  /** A part of their names or of those of their pieces, or the beginning of their author's name. */
  readonly search?: string | undefined;
  /** The last work of the page before. */
  readonly after?: WorkPlace | undefined;
}

/** A work in a list, and the author's id, also after the author's data were deleted. */
export interface ListedWork extends WorkInfo {
  readonly by: string;
}

/** The parts of a work that the server reads from its maps. */
interface ReadWork {
  readonly kind: WorkKind;
  /** The names of the kinds of pieces that the maps add: the work is found by them, too. */
  readonly pieces: readonly string[];
}

/** The queries about published works. */
export interface WorkRows {
  /** Keeps a work. Returns false if the author has {@link MOST_WORKS} already, or is deleted. */
  publish(author: string, work: NewWork & ReadWork & { readonly id: string }): Promise<boolean>;
  /** Changes a work of an author; returns whether there is one. */
  update(author: string, id: string, work: WorkText & ReadWork): Promise<boolean>;
  /** Removes a work of an author; returns whether there was one. */
  remove(author: string, id: string): Promise<boolean>;
  /** A work that is shown to the one who asks. */
  one(id: string, asker: WorkAsker): Promise<(Work & Pick<ListedWork, 'by'>) | undefined>;
  /** A page of the works that everybody sees: {@link WORKS_PAGE} and the first of the next page. */
  list(wishes: WorkWishes): Promise<readonly ListedWork[]>;
  /** All works of an author, the latest first, for this author. */
  ownOf(author: string): Promise<readonly ListedWork[]>;
  /** Notes whether a player likes the work of another one. */
  like(id: string, player: string, isLiked: boolean): Promise<void>;
  /** Notes that a player has begun the work of another one, and perhaps solved it. */
  play(id: string, player: string, isSolved: boolean): Promise<void>;
}

interface WorkRow {
  readonly id: string;
  readonly kind: WorkKind;
  readonly author: string;
  readonly author_name: string;
  readonly name: string;
  readonly words: string;
  readonly maps: string[];
  readonly visibility: WorkVisibility;
  readonly is_hidden: boolean;
  readonly original: string | null;
  /** True if the one who asks may open the original. */
  readonly is_original_shown: boolean;
  /** True if the operator has hidden the original, and so its name. */
  readonly is_original_hidden: boolean;
  readonly original_name: string | null;
  readonly original_author: string | null;
  readonly original_author_name: string | null;
  readonly likes: number;
  readonly plays: number;
  readonly solves: number;
  readonly at: Date;
  readonly is_liked: boolean;
}

type ListedRow = Omit<WorkRow, 'maps' | 'words' | 'is_liked' | 'is_original_shown' | 'is_original_hidden'> & {
  readonly map: string;
  readonly count: number;
};

const playerOf = (id: string, name: string | null) => (name ? { id, name } : undefined);

function listedOf(row: ListedRow): ListedWork {
  const { id, kind, name, map, count, likes, plays, solves, visibility, at } = row;
  const author = playerOf(row.author, row.author_name);
  return {
    ...{ id, kind, name, ...(author && { author }), map, count, likes, plays, solves, at: at.getTime(), visibility },
    ...(row.is_hidden && { isHidden: true }),
    by: row.author,
  };
}

function workOf({ maps, words, is_liked, ...row }: WorkRow): Work & Pick<ListedWork, 'by'> {
  const author = row.original_author === null ? undefined : playerOf(row.original_author, row.original_author_name);
  return {
    ...listedOf({ ...row, map: maps[0]!, count: maps.length }),
    ...{ words, maps, isLiked: is_liked },
    ...(row.original !== null && {
      original: {
        ...(row.is_original_shown && { id: row.original }),
        ...(!row.is_original_hidden && { name: row.original_name ?? '' }),
        ...(author && { author }),
      },
    }),
  };
}

/** SQL: the columns of a list. */
const LISTED = `
  select work.id, kind, author, player.name as author_name, work.name, maps ->> 0 as map, jsonb_array_length(maps) as count,
    visibility, is_hidden, likes, plays, solves, at
  from work join player on player.id = author`;

/** SQL: the works that everybody sees. The indexes of the three orders have the same words. */
const PUBLIC = "visibility = 'public' and not is_hidden";

/** SQL: the columns of the orders; each order is descending. */
const ORDERS = {
  new: ['at', 'work.id'],
  liked: ['likes', 'at', 'work.id'],
  played: ['plays', 'at', 'work.id'],
} as const satisfies Record<WorkOrder, readonly string[]>;

/** A text as works are searched by it. */
const searched = (text: string): string => text.normalize('NFKC').toLowerCase();

/** Makes the queries of a database whose tables are migrated. */
export function workRows(database: Database): WorkRows {
  const { query } = database;
  return {
    publish: (author, { id, kind, pieces, name, words, visibility, maps, remixOf }) =>
      transact(database, async (within) => {
        // Two browsers that publish at once keep the limit, too. Whoever deletes all data just now leaves nothing behind.
        const [here] = await within('select from player where id = $1 and deleted_at is null for no key update', [
          author,
        ]);
        const [others] = await within<{ count: number }>('select count(*) as count from work where author = $1', [
          author,
        ]);
        if (!here || others!.count >= MOST_WORKS) return false;
        await within(
          `insert into work (id, author, kind, name, search, words, maps, visibility, was_public,
             original, original_name, original_author)
           select $1, $2, $3, $4, $5, $6, $7::jsonb, $8, $8 = 'public', origin.id, origin.name, origin.author
           from (select) one left join work origin
             on origin.id = $9 and origin.author <> $2 and origin.visibility <> 'private' and not origin.is_hidden`,
          [
            id,
            author,
            kind,
            name,
            searched([name, ...pieces].join('\n')),
            words,
            JSON.stringify(maps),
            visibility,
            remixOf ?? null,
          ],
        );
        return true;
      }),
    async update(author, id, { kind, pieces, name, words, visibility, maps }) {
      const rows = await query(
        `update work set kind = $3, name = $4, search = $5, words = $6, maps = $7::jsonb, visibility = $8,
           at = case when was_public or $8 <> 'public' then at else date_trunc('milliseconds', now()) end,
           was_public = was_public or $8 = 'public'
         where id = $1 and author = $2 returning id`,
        [id, author, kind, name, searched([name, ...pieces].join('\n')), words, JSON.stringify(maps), visibility],
      );
      return rows.length > 0;
    },
    async remove(author, id) {
      const rows = await query('delete from work where id = $1 and author = $2 returning id', [id, author]);
      return rows.length > 0;
    },
    async one(id, { player, isOperator = false }) {
      const [row] = await query<WorkRow>(
        `select work.*, player.name as author_name, origin.name as original_author_name,
           coalesce(work_mark.is_liked, false) as is_liked,
           source.id is not null and (source.author = $2 or $3 or (source.visibility = 'public' and not source.is_hidden))
             as is_original_shown,
           coalesce(source.is_hidden and not (source.author = $2 or $3), false) as is_original_hidden
         from work join player on player.id = work.author left join player origin on origin.id = work.original_author
           left join work source on source.id = work.original
           left join work_mark on work_mark.work = work.id and work_mark.player = $2
         where work.id = $1 and ($3 or work.author = $2 or (work.visibility <> 'private' and not work.is_hidden))`,
        [id, player ?? null, isOperator],
      );
      return row && workOf(row);
    },
    async list({ order, kind, author, search, after }) {
      const values: unknown[] = [];
      const value = (of: unknown) => `$${values.push(of)}`;
      const where = [PUBLIC];
      if (kind !== undefined) where.push(`kind = ${value(kind)}`);
      if (author !== undefined) where.push(`author = ${value(author)}`);
      if (search !== undefined) {
        const authors = nameKeys(search).map((key) => `starts_with(key, ${value(key)})`);
        where.push(`(strpos(search, ${value(searched(search))}) > 0 or author in (
          select name_key.player from name_key where ${authors.join(' or ')}))`);
      }
      const columns = ORDERS[order];
      if (after) {
        const moment = `to_timestamp(${value(after.at)}::float8 / 1000)`;
        const place = [...(order === 'new' ? [] : [`${value(after.value)}::int`]), moment, value(after.id)];
        where.push(`(${columns.join()}) < (${place.join()})`);
      }
      const rows = await query<ListedRow>(
        `${LISTED} where ${where.join(' and ')}
         order by ${columns.map((column) => `${column} desc`).join()} limit ${WORKS_PAGE + 1}`,
        values,
      );
      return rows.map(listedOf);
    },
    async ownOf(author) {
      const rows = await query<ListedRow>(`${LISTED} where author = $1 order by at desc, work.id desc`, [author]);
      return rows.map(listedOf);
    },
    async like(id, player, isLiked) {
      const changed = isLiked
        ? `insert into work_mark (work, player, is_liked) select id, $2, true from work where id = $1 and author <> $2
           on conflict (work, player) do update set is_liked = true where not work_mark.is_liked returning work`
        : 'update work_mark set is_liked = false where work = $1 and player = $2 and is_liked returning work';
      await query(
        `with changed as (${changed})
         update work set likes = likes + $3 from changed where work.id = changed.work`,
        [id, player, isLiked ? 1 : -1],
      );
    },
    play: (id, player, isSolved) =>
      transact(database, async (within) => {
        const [work] = await within('select from work where id = $1 and author <> $2 for no key update', [id, player]);
        if (!work) return;
        const [before] = await within<{ is_played: boolean; is_solved: boolean }>(
          'select is_played, is_solved from work_mark where work = $1 and player = $2',
          [id, player],
        );
        const [isPlayedNow, isSolvedNow] = [!before?.is_played, isSolved && !before?.is_solved];
        if (!isPlayedNow && !isSolvedNow) return;
        await within(
          `insert into work_mark (work, player, is_played, is_solved) values ($1, $2, true, $3)
           on conflict (work, player) do update set is_played = true, is_solved = work_mark.is_solved or $3`,
          [id, player, isSolved],
        );
        await within('update work set plays = plays + $2, solves = solves + $3 where id = $1', [
          id,
          Number(isPlayedNow),
          Number(isSolvedNow),
        ]);
      }),
  };
}
