import { fail, ok, type Result } from '@kickmate/board';
import { plainNameOf } from '@kickmate/protocol';
import unhomoglyph from 'unhomoglyph';
import { type Database, type Query, transact } from './database.ts';

/** Marks that stand on letters of Latin, Greek and Cyrillic. */
const ACCENTS = /[\u0300-\u036f]/g;

/**
 * The keys of a name: two names with a key in common look alike. Each is a skeleton by Unicode's table of confusable characters
 * (UTS 39, section 4) without case, accents, spaces and punctuation: of the name as it is written, in small letters and in
 * capitals, because a Cyrillic B looks like a Latin one only as a capital. A bot's name has also the keys that it has without the mark.
 */
export function nameKeys(name: string): readonly string[] {
  const texts = [name, plainNameOf(name)].flatMap((one) => {
    const plain = one.normalize('NFKD').replace(ACCENTS, '');
    return [plain, plain.toLowerCase(), plain.toUpperCase()];
  });
  return [...new Set(texts.map(skeleton))].sort();
}

function skeleton(text: string): string {
  const all = unhomoglyph(text).normalize('NFKD').replace(ACCENTS, '').toLowerCase();
  return all.replace(/[\p{P}\p{Z}]/gu, '') || all;
}

/** Thrown to undo what was done with a name that another player has. */
class NameTaken extends Error {
  /** The other player's name. */
  readonly by: string;

  constructor(by: string) {
    super('another player has this name');
    this.by = by;
  }
}

/** Does in one transaction what gives a player a name. The error is the name of another player who has one of its keys. */
export async function withName<T>(database: Database, run: (query: Query) => Promise<T>): Promise<Result<T, string>> {
  try {
    return ok(await transact(database, run));
  } catch (error) {
    if (error instanceof NameTaken) return fail(error.by);
    throw error;
  }
}

/**
 * Keeps the keys of a player's name in place of earlier ones.
 * @throws NameTaken if another player has one of them: {@link withName} makes it an error
 */
export async function claimKeys(query: Query, player: string, keys: readonly string[]): Promise<void> {
  await query('delete from name_key where player = $1', [player]);
  const kept = await query(
    `insert into name_key (key, player) select key, $2 from json_array_elements_text($1::json) as key order by key
     on conflict do nothing returning key`,
    [JSON.stringify(keys), player],
  );
  if (kept.length === keys.length) return;
  const [other] = await query<{ name: string }>(
    `select name from name_key join player on player.id = name_key.player
     where key in (select json_array_elements_text($1::json)) and player.id <> $2 limit 1`,
    [JSON.stringify(keys), player],
  );
  // The other one may have just gone.
  throw new NameTaken(other?.name ?? '');
}

/** The most characters of a name when names were not unique yet. */
const LONGEST = 24;

/** Gives all living players the keys of their names. Of several who look alike the first keeps the name, and others get a number. */
export async function numberNames(query: Query): Promise<void> {
  const players = await query<{ id: string; name: string }>(
    'select id, name from player where deleted_at is null order by created_at, id',
  );
  const taken = new Set<string>();
  for (const { id, name } of players) {
    const isFree = (text: string) => nameKeys(text).every((key) => !taken.has(key));
    let own = name;
    for (let number = 2; !isFree(own); number++) {
      const mark = ` (${number})`;
      own = `${[...name]
        .slice(0, LONGEST - mark.length)
        .join('')
        .trim()}${mark}`;
    }
    for (const key of nameKeys(own)) taken.add(key);
    if (own !== name) await query('update player set name = $2 where id = $1', [id, own]);
    await claimKeys(query, id, nameKeys(own));
  }
}
