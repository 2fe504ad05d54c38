import type { NoticeKind, NoticeWishes } from '@kickmate/protocol';
import { type Database, transact } from './database.ts';

/** Something that a player should hear of. It is stored with the event that causes it, for each device that wants notices. */
export interface NewNotice {
  readonly player: string;
  readonly kind: NoticeKind;
  /** Play time in whole milliseconds from which it may be sent. */
  readonly due: number;
}

/** The address of a device at its browser's push service, with the keys of its messages, base64url. */
export interface Endpoint {
  readonly endpoint: string;
  /** The browser's public key on P-256. */
  readonly p256dh: string;
  /** A secret of 16 bytes. */
  readonly auth: string;
}

/** The most devices of a player that get notices. */
export const MOST_DEVICES = 20;

/** The messages on their way at a time: to the devices of one player, and to one push service. One that is slow must not keep the others waiting. */
export const MOST_AT_ONCE = { player: MOST_DEVICES, service: 100 } as const;

/** The time within which a device hears only once of one thing, in milliseconds of play time. */
export const PAUSE_MS = 60_000;

/** SQL: the columns of `NewNotice`. */
const COLUMNS = 'one(player text, kind text, due bigint)';

/**
 * SQL: inserts the notices of new events or games.
 * @param from a table with the columns `game`, `version` and `notices`, a list of `NewNotice`
 */
export const insertNotices = (from: string): string => `
  insert into notice (session, kind, game, version, due)
  select push.session, one.kind, ${from}.game, ${from}.version, one.due
  from ${from} cross join jsonb_to_recordset(${from}.notices) as ${COLUMNS} join push on push.player = one.player and not push.is_gone
  -- A device that is just signed out is waited for: otherwise its notice would fail, and the event with it.
  for key share of push
  on conflict (session, kind, game) do update
    set version = excluded.version, due = greatest(excluded.due, notice.sent + ${PAUSE_MS}), tries = 0`;

/** A device that gets notices. */
export interface NewDevice extends Endpoint {
  /** The session of the device's browser: the notices end with it. */
  readonly session: string;
  readonly player: string;
  readonly wishes: NoticeWishes;
}

/** A notice that is due at a device. */
export interface DueNotice extends Endpoint {
  readonly session: string;
  readonly player: string;
  /** The origin of the device's push service. */
  readonly service: string;
  readonly kind: NoticeKind;
  readonly game: string;
  /** The version of the game with which it came. */
  readonly version: number;
  readonly due: number;
  /** The number of attempts to send it. */
  readonly tries: number;
  readonly wishes: NoticeWishes;
  /** The opponent's name; empty for a computer, and a deleted player. */
  readonly by: string;
  /** True if the game is played by correspondence. */
  readonly isByDays: boolean;
  /** True if the game still is as the notice says. */
  readonly isStillTrue: boolean;
  /** The milliseconds until the deadline. */
  readonly leftMs: number | undefined;
}

/** A notice that is sent, put off until a play time, or dropped. */
export interface Taken extends Pick<DueNotice, 'session' | 'kind' | 'game' | 'version' | 'due'> {
  /** The play time until which it is put off. */
  readonly next?: number | undefined;
  readonly sendsNow: boolean;
}

/** The messages that are on their way: of each player, and to each push service. */
export interface UnderWay {
  readonly players: Readonly<Record<string, number>>;
  readonly services: Readonly<Record<string, number>>;
}

/** A device as it is kept. */
export interface KeptDevice {
  readonly wishes: NoticeWishes;
  /** True if the device's address does not work any more. */
  readonly isGone: boolean;
}

/** The queries about notices and the devices that get them. */
export interface NoticeRows {
  /** Stores a device, or its new wishes. Returns false if the player has {@link MOST_DEVICES} already. */
  keepDevice(device: NewDevice): Promise<boolean>;
  device(session: string): Promise<KeptDevice | undefined>;
  dropDevice(session: string): Promise<void>;
  /** Notes that a device's address does not work any more. It gets no notices until it has another one. */
  markGone(endpoint: string): Promise<void>;
  /**
   * The notices that are due, as far as players and push services have room for them ({@link MOST_AT_ONCE}): the first of each
   * player come before the second ones, and the earliest first.
   * @param now play time
   */
  dueNotices(now: number, limit: number, underWay?: UnderWay): Promise<readonly DueNotice[]>;
  /** Takes notices in one statement, and returns those of them that no other server has taken. */
  takeNotices(notices: readonly Taken[], now: number): Promise<readonly Taken[]>;
  /** Puts off a notice that was taken and could not be sent, unless a newer one of its thing has come. */
  putOff(notice: Taken, due: number): Promise<void>;
}

/** SQL: the side of a device's player. @param player SQL: the player's id */
const sideOf = (player: string) => `case game.white when ${player} then 'w' else 'b' end`;
/** SQL: the game still is as the notice says. */
const IS_STILL_TRUE = `case kind
    when 'rematch' then game.version = notice.version
    when 'challenge' then status = 'waiting' and invited = notice.player and (white is null or black is null)
    when 'taken' then status in ('waiting', 'running')
    when 'round' then status in ('waiting', 'running')
    else status in ('waiting', 'running') and coalesce(to_act, ${sideOf('notice.player')}) = ${sideOf('notice.player')}
  end`;

/** Makes the queries of a database whose tables are migrated. */
export function noticeRows(database: Database): NoticeRows {
  const { query } = database;
  return {
    keepDevice: ({ session, player, endpoint, p256dh, auth, wishes }) =>
      transact(database, async (within) => {
        await within('select from player where id = $1 for update', [player]);
        const [others] = await within<{ count: number }>(
          'select count(*) as count from push where player = $1 and session <> $2 and endpoint <> $3 and not is_gone',
          [player, session, endpoint],
        );
        if (others!.count >= MOST_DEVICES) return false;
        // A browser that was another session before.
        await within('delete from push where endpoint = $1 and session <> $2', [endpoint, session]);
        await within(
          `insert into push (session, player, endpoint, p256dh, auth, wishes) values ($1, $2, $3, $4, $5, $6::jsonb)
           on conflict (session) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth,
             wishes = excluded.wishes, is_gone = false`,
          [session, player, endpoint, p256dh, auth, JSON.stringify(wishes)],
        );
        // The turns that have begun before are only reminded of.
        await within(
          `insert into notice (session, kind, game, version, due)
           select push.session, 'reminder', game.id, game.version, due_at - (terms #>> '{pace,days}')::bigint * 21600000
           from push join game on push.player in (white, black)
           where push.session = $1 and terms #>> '{pace,kind}' = 'days' and due_at is not null
             and (status = 'running' or (status = 'waiting' and terms ? 'tournament'))
             and coalesce(to_act, ${sideOf('player')}) = ${sideOf('player')}
           on conflict do nothing`,
          [session],
        );
        return true;
      }),
    async device(session) {
      const [row] = await query<KeptDevice>('select wishes, is_gone as "isGone" from push where session = $1', [
        session,
      ]);
      return row;
    },
    async dropDevice(session) {
      await query('delete from push where session = $1', [session]);
    },
    async markGone(endpoint) {
      await query(
        `with gone as (update push set is_gone = true where endpoint = $1 returning session)
         delete from notice using gone where notice.session = gone.session`,
        [endpoint],
      );
    },
    async dueNotices(now, limit, { players, services } = { players: {}, services: {} }) {
      const rows = await query<
        Omit<DueNotice, 'leftMs' | 'by'> & { readonly left_ms: number | null; readonly by: string | null }
      >(
        `with due as (
           select notice.*, player, endpoint, p256dh, auth, wishes, substring(endpoint from '^https://[^/]+') as service,
             row_number() over (partition by player order by due, session, kind, game)
               + coalesce(($3::json ->> player)::int, 0) as place
           from notice join push using (session) where due <= $1
         ), fair as (
           select *, row_number() over (partition by service order by place, due, session, kind, game)
             + coalesce(($4::json ->> service)::int, 0) as place_at_service
           from due where place <= ${MOST_AT_ONCE.player}
         )
         select session, player, service, kind, notice.game, notice.version, due, tries, endpoint, p256dh, auth, wishes,
           other.name as by, game.terms #>> '{pace,kind}' = 'days' as "isByDays",
           ${IS_STILL_TRUE} as "isStillTrue", due_at - $1::bigint as left_ms
         from fair notice join game on game.id = notice.game
         left join player other on other.id = nullif(
           case game.white when notice.player then black else coalesce(white, black) end, notice.player)
         where place_at_service <= ${MOST_AT_ONCE.service} order by place, due, session, kind, notice.game limit $2`,
        [now, limit, JSON.stringify(players), JSON.stringify(services)],
      );
      return rows.map(({ left_ms, by, ...row }) => ({ ...row, by: by ?? '', leftMs: left_ms ?? undefined }));
    },
    async takeNotices(notices, now) {
      const rows = await query<Pick<Taken, 'session' | 'kind' | 'game'>>(
        `update notice set due = taken.next, sent = case when taken."sendsNow" then $2::bigint else sent end,
           tries = tries + case when taken."sendsNow" then 1 else 0 end
         from json_to_recordset($1::json) as taken(
           session text, kind text, game text, version int, due bigint, next bigint, "sendsNow" boolean
         )
         where notice.session = taken.session and notice.kind = taken.kind and notice.game = taken.game
           and notice.version = taken.version and notice.due = taken.due
         returning notice.session, notice.kind, notice.game`,
        [JSON.stringify(notices), now],
      );
      const ours = new Set(rows.map(keyOf));
      return notices.filter((notice) => ours.has(keyOf(notice)));
    },
    async putOff({ session, kind, game, version }, due) {
      await query(
        'update notice set due = $5 where session = $1 and kind = $2 and game = $3 and version = $4 and due is null',
        [session, kind, game, version, due],
      );
    },
  };
}

const keyOf = ({ session, kind, game }: Pick<Taken, 'session' | 'kind' | 'game'>): string =>
  `${session} ${kind} ${game}`;
