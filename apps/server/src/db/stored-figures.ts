import type { Database } from './database.ts';

/** What the database counts whenever the metrics are read, with the query for each number. $1: the play time. */
const COUNTS = {
  tournaments_open: "from tournament where status = 'open'",
  tournaments_running: "from tournament where status = 'running'",
  reports_open: 'from report where decided_at is null',
  restrictions: 'from restriction where until is null or until > now()',
  results_unrated: 'from rated_result where number is null',
  notices_late: 'from notice where due <= $1::bigint - 60000',
  devices: 'from push where not is_gone',
  follows: 'from follow',
  holidays: 'from holiday where from_at <= $1::bigint and until_at > $1::bigint',
  reply_plans: 'from reply',
  works: "from work where visibility = 'public' and not is_hidden",
} as const;

const COUNT = `select ${Object.entries(COUNTS)
  .map(([name, of]) => `(select count(*) ${of}) as ${name}`)
  .join(', ')}`;

/** The numbers of things in the database that an operator looks at, by their names. @param now play time @throws DatabaseAway */
export async function storedFigures({ query }: Database, now: number): Promise<Readonly<Record<string, number>>> {
  const [row] = await query<Record<keyof typeof COUNTS, number>>(COUNT, [Math.floor(now)]);
  return row!;
}
