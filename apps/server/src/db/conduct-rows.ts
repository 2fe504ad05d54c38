import { randomBytes } from 'node:crypto';
import type { Result } from '@kickmate/board';
import {
  type Act,
  COUNTED_GAMES,
  type Conduct,
  type LoggedAct,
  type NewReport,
  type Report,
  type ReportReason,
  type Restriction,
} from '@kickmate/protocol';
import { type Database, type Query, transact } from './database.ts';
import { claimKeys, nameKeys, withName } from './names.ts';
import { lockTournament, nameTournament, readTournament, updateTournament } from './tournament-rows.ts';

/** The most reports that one player makes within a day. */
export const MOST_REPORTS = 10;
/** The most reports, and acts, in a list. */
const PAGE = 200;

/** The result of a report: it is kept, waits already, is one too many of this day, or is about no tournament, or the own one. */
export type ReportResult = 'kept' | 'waits' | 'many' | 'none' | 'own';

/** The queries about reports, restrictions and the operator's acts. */
export interface ConductRows {
  report(reporter: string, report: NewReport): Promise<ReportResult>;
  /** The reports that nobody has decided, the oldest first; with a player all about this one, the latest first. */
  reports(player?: string): Promise<readonly Report[]>;
  /** The restrictions of a player that hold now. */
  restrictions(player: string): Promise<readonly Restriction[]>;
  /**
   * Carries out an act of the operator and logs it, both or none.
   * @param operator the operator's name
   * @param name the new name of a player or tournament that is renamed
   * @returns whether there was something to do; the error is that somebody has the name
   */
  act(operator: string, act: Act, name: string): Promise<Result<boolean, string>>;
  /** The latest acts, the latest first; with a player those that concern this one, or the player's tournaments. */
  log(player?: string): Promise<readonly LoggedAct[]>;
  conduct(player: string): Promise<Conduct>;
  /** Tells whether the operator took this name, or one like it, from a player in the last 30 days. */
  isNameTakenAway(player: string, name: string): Promise<boolean>;
}

interface ReportRow {
  readonly id: string;
  readonly made_at: Date;
  readonly player: string | null;
  readonly player_name: string | null;
  readonly reporter: string | null;
  readonly reporter_name: string | null;
  readonly reason: ReportReason;
  readonly words: string;
  readonly game: string | null;
  readonly work: string | null;
  readonly work_name: string | null;
  readonly tournament: string | null;
  readonly tournament_name: string | null;
  readonly decided_at: Date | null;
}

const reportOf = (row: ReportRow): Report => ({
  id: row.id,
  at: row.made_at.getTime(),
  ...(row.player !== null && { player: { id: row.player, name: row.player_name ?? '' } }),
  ...(row.reporter !== null && { reporter: { id: row.reporter, name: row.reporter_name ?? '' } }),
  reason: row.reason,
  words: row.words,
  ...(row.game !== null && { game: row.game }),
  ...(row.work !== null && { work: { id: row.work, name: row.work_name ?? '' } }),
  ...(row.tournament !== null && { tournament: { id: row.tournament, name: row.tournament_name ?? '' } }),
  isOpen: row.decided_at === null,
});

/** The state of the thing that an act changes, before or after it. */
type State = LoggedAct['before'];

interface ActRow extends Omit<LoggedAct, 'at' | 'player' | 'report'> {
  readonly at: Date;
  readonly player: string | null;
  readonly player_name: string | null;
  readonly report: string | null;
}

const actOf = ({ at, player, player_name, report, ...row }: ActRow): LoggedAct => ({
  ...row,
  at: at.getTime(),
  ...(player !== null && { player: { id: player, name: player_name ?? '' } }),
  ...(report !== null && { report }),
});

interface RestrictionRow {
  readonly kind: Restriction['kind'];
  readonly reason: ReportReason;
  readonly until: Date | null;
}

const restrictionOf = ({ kind, reason, until }: RestrictionRow): Restriction => ({
  kind,
  reason,
  ...(until && { until: until.getTime() }),
});

/** The player or the tournament that a report is about, with its reason and words. */
type ReportedThing = Partial<Extract<NewReport, { readonly player: string }>> & {
  readonly reason: ReportReason;
  readonly words: string;
  readonly tournament?: string;
};

/** The report of a tournament's name, which its organiser has chosen; `undefined` if there is no such tournament. */
async function nameReport(
  query: Query,
  report: Extract<NewReport, { readonly tournament: string }>,
): Promise<ReportedThing | undefined> {
  const found = await readTournament(query, report.tournament);
  return found && { ...report, reason: 'name', ...(found.organiser && { player: found.organiser.id }) };
}

const newId = (): string => randomBytes(9).toString('base64url');

async function restrictionsOf(query: Query, player: string): Promise<readonly Restriction[]> {
  const rows = await query<RestrictionRow>(
    'select kind, reason, until from restriction where player = $1 and (until is null or until > now()) order by kind',
    [player],
  );
  return rows.map(restrictionOf);
}

/** SQL: moments are in milliseconds since 1970. */
const moment = (parameter: string) => `to_timestamp(${parameter}::float8 / 1000)`;

interface Change {
  readonly before: State;
  readonly after: State;
  /** The player whom it concerns, unless that one's data were deleted. */
  readonly player: string | undefined;
}

/** Hides a work of an author, or shows it again. The author's data may be deleted. */
async function changeWork(
  query: Query,
  { act, work, player }: Extract<Act, { readonly work: string }>,
): Promise<Change | undefined> {
  const isHidden = act === 'hide';
  const changed = await query(
    'update work set is_hidden = $3 where id = $1 and author = $2 and is_hidden <> $3 returning id',
    [work, player, isHidden],
  );
  if (changed.length === 0) return undefined;
  return isHidden ? { player, before: {}, after: { hidden: work } } : { player, before: { hidden: work }, after: {} };
}

/** Renames a tournament, calls one off that is not over, or leaves it as it is. */
async function changeTournament(
  query: Query,
  { act, tournament: id }: Extract<Act, { readonly tournament: string }>,
  name: string,
): Promise<Change | undefined> {
  if (!(await lockTournament(query, id))) return undefined;
  const tournament = (await readTournament(query, id))!;
  const player = tournament.organiser?.id;
  if (act === 'renameTournament') {
    await nameTournament(query, id, name);
    return { player, before: { name: tournament.name }, after: { name } };
  }
  if (act === 'dismiss') return { player, before: {}, after: {} };
  if (tournament.status === 'over' || tournament.status === 'cancelled') return undefined;
  await updateTournament(query, { ...tournament, status: 'cancelled' });
  return { player, before: {}, after: { cancelled: id } };
}

/** Changes what an act is about. Returns the states before and after it; `undefined` if there is nothing to do. */
async function change(query: Query, act: Act, name: string): Promise<Change | undefined> {
  if ('tournament' in act) return changeTournament(query, act, name);
  // Neither needs a player who is still here.
  if (act.act === 'hide' || act.act === 'unhide') return changeWork(query, act);
  if (act.act === 'dismiss') return { player: act.player, before: {}, after: {} };
  const { player } = act;
  const [known] = await query<{ name: string }>(
    'select name from player where id = $1 and deleted_at is null for no key update',
    [player],
  );
  if (!known) return undefined;
  const kind = act.act === 'ban' || act.act === 'unban' ? 'ban' : 'mute';
  const restriction = async (): Promise<State> => {
    const { kind: _, ...now } = (await restrictionsOf(query, player)).find((one) => one.kind === kind) ?? {};
    return now;
  };
  const before = await restriction();
  switch (act.act) {
    case 'rename':
      await query('update player set name = $2 where id = $1', [player, name]);
      await claimKeys(query, player, nameKeys(name));
      return { player, before: { name: known.name }, after: { name } };
    case 'mute':
    case 'ban':
      await query(
        `insert into restriction (player, kind, reason, until) values ($1, $2, $3, ${moment('$4')})
         on conflict (player, kind) do update set reason = excluded.reason, until = excluded.until`,
        [player, kind, act.reason, act.until ?? null],
      );
      return { player, before, after: await restriction() };
    case 'unmute':
    case 'unban': {
      await query('delete from restriction where player = $1 and kind = $2', [player, kind]);
      return before.reason === undefined ? undefined : { player, before, after: {} };
    }
  }
}

/** SQL: reports with the players' names. */
const REPORTS = `
  select report.id, made_at, player, p.name as player_name, reporter, r.name as reporter_name, reason, report.words, game,
    work, work.name as work_name, tournament, tournament.name as tournament_name, decided_at
  from report left join player p on p.id = report.player left join player r on r.id = report.reporter
    left join work on work.id = report.work left join tournament on tournament.id = report.tournament`;

/** Events after the one that ends a game are offers of a rematch: few, as a rule. */
const LAST_EVENTS = 10;

/**
 * SQL: {@link Conduct} of the player $1. A game is left if the opponent has decided how it goes on: that ended it at once, or the
 * computer plays on, which the game's row says.
 */
const CONDUCT = `
  with past as (
    select id, version, status, summary, case white when $1 then 'w' else 'b' end as side from game
    where (white = $1 or black = $1) and status in ('over', 'aborted')
      and white is not null and black is not null and white <> black
    order by moved_at desc, id desc limit ${COUNTED_GAMES}
  ), told as (
    select past.*, exists (
      select from event where game = past.id and version > past.version - ${LAST_EVENTS} and (
        body @> jsonb_build_object('kind', 'cancel', 'side', side)
        or body @> jsonb_build_object('kind', 'play', 'command', jsonb_build_object('kind', 'abort', 'side', side)))
    ) as is_called_off, exists (
      select from event where game = past.id and version > past.version - ${LAST_EVENTS}
        and body @> jsonb_build_object('kind', 'step in', 'side', side)
    ) or summary -> 'computer' -> side is not null as is_left
    from past
  )
  select count(*) as games, count(*) filter (where status = 'aborted' and is_called_off) as "calledOff",
    count(*) filter (where is_left) as left
  from told`;

/** Makes the queries of a database whose tables are migrated. */
export function conductRows(database: Database): ConductRows {
  const { query } = database;
  return {
    report: (reporter, report) =>
      transact(database, async (within) => {
        // Several reports at once keep the limit, too.
        await within('select from player where id = $1 for no key update', [reporter]);
        const about: ReportedThing | undefined = 'tournament' in report ? await nameReport(within, report) : report;
        if (!about) return 'none';
        const { player, reason, words, game, work, tournament } = about;
        if (player === reporter) return 'own';
        const [known] = await within<{ waits: number; made: number }>(
          `select count(*) filter (
               where (player = $2 or tournament is not null) and reason = $3 and work is not distinct from $4
                 and tournament is not distinct from $5 and decided_at is null
             ) as waits,
             count(*) filter (where made_at > now() - interval '1 day') as made
           from report where reporter = $1`,
          [reporter, player ?? null, reason, work ?? null, tournament ?? null],
        );
        if (known!.waits > 0) return 'waits';
        if (known!.made >= MOST_REPORTS) return 'many';
        await within(
          `insert into report (id, reporter, player, game, work, tournament, reason, words)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [newId(), reporter, player ?? null, game ?? null, work ?? null, tournament ?? null, reason, words],
        );
        return 'kept';
      }),
    async reports(player) {
      const rows = await (player === undefined
        ? query<ReportRow>(`${REPORTS} where decided_at is null order by made_at, report.id limit ${PAGE}`)
        : query<ReportRow>(`${REPORTS} where report.player = $1 order by made_at desc, report.id limit ${PAGE}`, [
            player,
          ]));
      return rows.map(reportOf);
    },
    restrictions: (player) => restrictionsOf(query, player),
    act: (operator, act, name) =>
      withName(database, async (within) => {
        const changed = await change(within, act, name);
        if (!changed) return false;
        const { report } = act;
        if (report !== undefined) {
          const decided = await within(
            `update report set decided_at = now()
             where id = $1 and (player = $2 or tournament = $3) and decided_at is null returning id`,
            'tournament' in act ? [report, null, act.tournament] : [report, act.player, null],
          );
          if (decided.length === 0 && act.act === 'dismiss') return false;
        }
        await within(
          `insert into audit (id, operator, act, player, why, report, before, after)
           values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8::jsonb)`,
          [
            ...[newId(), operator, act.act, changed.player ?? null, act.why, report ?? null],
            ...[JSON.stringify(changed.before), JSON.stringify(changed.after)],
          ],
        );
        return true;
      }),
    async log(player) {
      const rows = await query<ActRow>(
        `select audit.id, at, operator, act, player, name as player_name, why, report, before, after
         from audit left join player on player.id = audit.player where $1::text is null or player = $1
         order by at desc, audit.id limit ${PAGE}`,
        [player ?? null],
      );
      return rows.map(actOf);
    },
    async conduct(player) {
      const [row] = await query<Conduct>(CONDUCT, [player]);
      return row!;
    },
    async isNameTakenAway(player, name) {
      const rows = await query<{ name: string }>(
        `select before ->> 'name' as name from audit
         where player = $1 and act = 'rename' and before ? 'name' and at > now() - interval '30 days'`,
        [player],
      );
      const keys = new Set(nameKeys(name));
      return rows.some((before) => before.name === name || nameKeys(before.name).some((key) => keys.has(key)));
    },
  };
}
