import type { Database, Log, Query } from './database.ts';
import { numberNames } from './names.ts';

/** A step from one shape of the tables to the next. */
export interface Migration {
  readonly name: string;
  /** Statements that run on PGlite and on PostgreSQL 15 or later. */
  readonly sql: string;
  /** Runs after the statements: what SQL cannot compute. */
  readonly fill?: (query: Query) => Promise<void>;
}

/**
 * All migrations, in order; the first has number 1. A migration that has been released never changes: a new one follows it.
 *
 * Moments of people's time are `timestamptz`; moments of play are milliseconds of play time, `bigint`.
 */
export const MIGRATIONS: readonly Migration[] = [
  {
    name: 'players, games, events',
    sql: `
      create table player (
        id text primary key,
        name text not null,
        created_at timestamptz not null default now(),
        seen_at timestamptz not null default now(),
        deleted_at timestamptz
      );
      create table device_link (
        token_hash text primary key,
        player text not null references player,
        expires_at timestamptz not null
      );
      create index device_link_player on device_link (player);

      create table game (
        id text primary key,
        variant text not null,
        terms jsonb not null,
        white text references player,
        black text references player,
        seats jsonb not null,
        version int not null default 0,
        epoch int not null default 0,
        owner text,
        status text not null check (status in ('waiting', 'running', 'over', 'aborted')),
        result text,
        to_act text check (to_act in ('w', 'b')),
        due_at bigint,
        moved_at bigint not null,
        visibility text not null check (visibility in ('public', 'private')),
        secret bytea not null,
        nonces jsonb not null,
        summary jsonb,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      ) with (fillfactor = 80);
      create index game_open_of_white on game (white) where status in ('waiting', 'running');
      create index game_open_of_black on game (black) where status in ('waiting', 'running');
      create index game_past_of_white on game (white, moved_at, id) where status = 'over';
      create index game_past_of_black on game (black, moved_at, id) where status = 'over';
      create index game_running on game (moved_at) where status = 'running';
      create index game_due on game (due_at) where due_at is not null;
      create index game_owner on game (owner) where owner is not null;

      -- No foreign key: the statement that inserts an event updates its game, and fails to without it.
      create table event (
        game text not null,
        version int not null,
        command text,
        at bigint not null,
        body jsonb not null,
        primary key (game, version),
        unique (game, command)
      );

      create table challenge (
        id text primary key,
        token_hash text not null unique,
        challenger text not null references player,
        challenged text references player,
        terms jsonb not null,
        game text references game,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index challenge_challenger on challenge (challenger);
      create index challenge_challenged on challenge (challenged);
      create index challenge_game on challenge (game);

      create table block (
        player text not null references player,
        blocked text not null references player,
        primary key (player, blocked)
      );
      create index block_blocked on block (blocked);

      create table node (
        id text primary key,
        address text not null,
        alive_at timestamptz not null,
        stopped boolean not null
      );
      -- One row. Play time is the database's time in milliseconds without outage_ms.
      create table clock (
        single boolean primary key default true check (single),
        outage_ms bigint not null
      );
      insert into clock (outage_ms) values (0);

      create table setting (
        name text primary key,
        value text not null
      );
    `,
  },
  {
    name: 'leases',
    sql: `
      -- What one server does for all: the lobby. The epoch grows with each new holder.
      create table lease (
        name text primary key,
        owner text,
        epoch int not null default 1
      );
      -- The version of the rules that the server runs.
      alter table node rename column address to version;
    `,
  },
  {
    name: 'games that cannot be loaded, challenges that expire',
    sql: `
      alter table game add column fault text;
      drop table challenge;
      alter table player drop column seen_at;
      update game set due_at = moved_at
          + case when terms -> 'pace' ->> 'kind' in ('days', 'unlimited') then 2592000000 else 604800000 end
        where status = 'waiting' and due_at is null;
    `,
  },
  {
    name: 'passkeys',
    sql: `
      create table passkey (
        id text primary key,
        player text not null references player,
        -- COSE, base64url.
        key text not null,
        made_at timestamptz not null default now(),
        -- When the last challenge that it has signed was made, in milliseconds since 1970.
        signed_at bigint not null default 0
      );
      create index passkey_player on passkey (player);
    `,
  },
  {
    name: 'passkey devices',
    sql: `
      -- Where the passkey was made: "Chrome on Android". Empty: unknown.
      alter table passkey add column device text not null default '';
    `,
  },
  {
    name: 'records of finished games',
    sql: `
      -- PGN without the players' names, which may change or vanish. A record that is missing is made again from the events.
      create table record (
        game text primary key references game on delete cascade,
        record text not null
      );
    `,
  },
  {
    name: 'sessions',
    sql: `
      -- A browser that is signed in as a player: its cookie has the id.
      create table session (
        id text primary key,
        player text not null references player,
        -- "Chrome on Android". Empty: unknown.
        device text not null default '',
        made_at timestamptz not null default now(),
        seen_at timestamptz not null default now()
      );
      create index session_player on session (player);
      -- Older cookies have the player's id. They share one session of that id.
      insert into session (id, player, made_at) select id, id, created_at from player where deleted_at is null;
    `,
  },
  {
    name: 'games of a server that died and is there again',
    sql: `
      -- The play time at which the server that had the game was alive for the last time before it died. Null: another end.
      alter table game add column dead_since bigint;
    `,
  },
  {
    name: 'ratings',
    sql: `
      -- The results of rated games. Each is written by the statement that ends its game, so it is there once or not at all.
      create table rated_result (
        game text primary key references game,
        rated_game text not null,
        pace text not null check (pace in ('fast', 'slow', 'correspondence')),
        -- Ids of players, or of the computer at a level: 'computer-4'.
        white text not null,
        black text not null,
        -- White's: 1, 0.5 or 0.
        score float8 not null,
        -- Play time of the game's end.
        at bigint not null,
        ended_at timestamptz not null default now(),
        -- The place in the order in which ratings are computed; null until they are.
        number bigint unique
      );
      create index rated_result_waiting on rated_result (at, game) where number is null;
      -- The rating of somebody after the result of this number. All of it can be computed again from the results.
      create table rating (
        number bigint not null references rated_result (number),
        -- As white and black of the result.
        holder text not null,
        rated_game text not null,
        pace text not null,
        rating float8 not null,
        deviation float8 not null,
        volatility float8 not null,
        at bigint not null,
        primary key (holder, rated_game, pace, number)
      );
      create index rating_number on rating (number);
    `,
  },
  {
    name: 'notices',
    sql: `
      -- A browser that gets notices, by its push service.
      create table push (
        session text primary key references session on delete cascade,
        player text not null references player,
        endpoint text not null unique,
        -- The browser's public key and its secret, base64url.
        p256dh text not null,
        auth text not null,
        wishes jsonb not null
      );
      create index push_player on push (player);
      -- One row for one thing at one browser.
      create table notice (
        session text not null references push on delete cascade,
        kind text not null,
        game text not null references game on delete cascade,
        version int not null,
        -- Play times. Without \`due\` nothing is to be sent.
        due bigint,
        sent bigint,
        tries int not null default 0,
        primary key (session, kind, game)
      );
      create index notice_due on notice (due) where due is not null;
      create index notice_game on notice (game);
    `,
  },
  {
    name: 'networks of rated games',
    sql: `
      -- By side, keyed hashes of the addresses from which the players came: {"w": "..."}. Null again after the game.
      alter table game add column networks jsonb;
      create index game_networks on game (created_at) where networks is not null;
      create index game_rated on game (created_at) where terms @> '{"rated": true}';
    `,
  },
  {
    name: 'games behind a rating',
    sql: `
      -- The number of results that have changed it. Servers compute all ratings again when the rules change, as they do here.
      alter table rating add column games int not null default 0;
    `,
  },
  {
    name: 'devices that are gone, notices of rematches',
    sql: `
      -- The push service says that the address does not work any more.
      alter table push add column is_gone boolean not null default false;
      update push set wishes = replace(wishes::text, '"challenge"', '"rematch"')::jsonb;
      update notice set kind = 'rematch' where kind = 'challenge';
    `,
  },
  {
    name: 'ratings of puzzles',
    sql: `
      create table puzzle_attempt (
        player text not null references player,
        variant text not null,
        puzzle text not null,
        is_solved boolean not null,
        primary key (player, variant, puzzle)
      );
      create table puzzle_rating (
        variant text not null,
        kind text not null check (kind in ('solver', 'puzzle')),
        id text not null,
        rating float8 not null,
        deviation float8 not null,
        volatility float8 not null,
        primary key (variant, kind, id)
      );
      create index puzzle_rating_solver on puzzle_rating (id) where kind = 'solver';
    `,
  },
  {
    name: 'known people',
    sql: `
      create table follow (
        player text not null references player,
        followed text not null references player,
        since timestamptz not null default now(),
        primary key (player, followed)
      );
      create index follow_followed on follow (followed);
      -- The only player who may take the open seat of a game that waits.
      alter table game add column invited text references player;
      create index game_invited on game (invited) where status = 'waiting' and invited is not null;
    `,
  },
  {
    name: 'tournaments',
    sql: `
      create table tournament (
        id text primary key,
        name text not null,
        -- Null once the organiser's data are deleted.
        organiser text references player,
        -- The system, its rounds and the terms of games, as they were asked for.
        plan jsonb not null,
        status text not null check (status in ('open', 'running', 'over', 'cancelled')),
        starts_at timestamptz not null,
        round int not null default 0,
        -- Decides who has White in the first round.
        seed int not null,
        -- The play time at which an arena pairs no more.
        ends_at bigint,
        over_at timestamptz
      );
      create index tournament_going_on on tournament (starts_at) where status in ('open', 'running');
      create index tournament_over on tournament (over_at) where status in ('over', 'cancelled');
      create table entrant (
        tournament text not null references tournament,
        player text not null references player,
        -- In the order in which they came.
        number int not null,
        -- In whole points, when the player came.
        rating int not null,
        -- The first round without the player.
        withdrawn_from int,
        -- The play time at which the player came, or came back to an arena.
        here_since bigint not null,
        primary key (tournament, player)
      );
      create index entrant_player on entrant (player);
      create table bye (
        tournament text not null references tournament,
        round int not null,
        player text not null references player,
        primary key (tournament, round)
      );
      create index game_tournament on game ((terms -> 'tournament' ->> 'id')) where terms ? 'tournament';
    `,
  },
  {
    name: 'tokens of programs',
    sql: `
      create table token (
        id text primary key,
        hash text not null unique,
        player text not null references player,
        name text not null,
        scopes text not null,
        made_at timestamptz not null default now(),
        used_at timestamptz,
        ends_at timestamptz not null
      );
      create index token_player on token (player);
      -- From now on this mark is that of bots.
      update player set name = 'bot_' || substr(name, 5) where name like 'BOT %';
    `,
  },
  {
    name: 'names that are unique',
    sql: `
      -- What makes two names look alike: nobody else has one of these keys.
      create table name_key (
        key text primary key,
        player text not null references player
      );
      create index name_key_player on name_key (player);
    `,
    fill: numberNames,
  },
  {
    name: 'reports, restrictions, the operator',
    sql: `
      create table report (
        id text primary key,
        -- Null after the reporter's data were deleted.
        reporter text references player,
        player text not null references player,
        game text references game on delete set null,
        reason text not null,
        words text not null,
        made_at timestamptz not null default now(),
        decided_at timestamptz
      );
      create index report_reporter on report (reporter);
      create index report_player on report (player);
      create index report_game on report (game);
      create index report_open on report (made_at) where decided_at is null;
      create table restriction (
        player text not null references player,
        kind text not null check (kind in ('mute', 'ban')),
        reason text not null,
        -- Null: it never ends.
        until timestamptz,
        primary key (player, kind)
      );
      -- What the operator did. Nothing changes it, except that the names of a player vanish with the player's data.
      create table audit (
        id text primary key,
        at timestamptz not null default clock_timestamp(),
        operator text not null,
        act text not null,
        player text not null references player,
        why text not null,
        report text,
        before jsonb not null,
        after jsonb not null
      );
      create index audit_at on audit (at);
      create index audit_player on audit (player);
      create function keep_audit() returns trigger language plpgsql as $body$
      begin
        if tg_op = 'UPDATE' and new.before = old.before - 'name' and new.after = old.after - 'name'
          and to_jsonb(new) - 'before' - 'after' = to_jsonb(old) - 'before' - 'after'
        then return new; end if;
        raise exception 'the audit log stays as it is';
      end $body$;
      create trigger keep_audit before update or delete on audit for each row execute function keep_audit();
      create index game_called_off_of_white on game (white, moved_at) where status = 'aborted';
      create index game_called_off_of_black on game (black, moved_at) where status = 'aborted';
    `,
  },
  {
    name: 'published works',
    sql: `
      create table work (
        id text primary key,
        -- After the author's data were deleted, a player without a name.
        author text not null references player,
        kind text not null check (kind in ('map', 'puzzle', 'pack')),
        name text not null,
        -- The names of the work and of its pieces, as works are searched by them.
        search text not null,
        words text not null,
        maps jsonb not null,
        visibility text not null check (visibility in ('private', 'link', 'public')),
        was_public boolean not null,
        is_hidden boolean not null default false,
        -- The work of which it is a remix, which may be gone, its name of then, and its author.
        original text,
        original_name text,
        original_author text references player,
        likes int not null default 0,
        plays int not null default 0,
        solves int not null default 0,
        at timestamptz not null default date_trunc('milliseconds', now())
      );
      create index work_author on work (author, at);
      create index work_original_author on work (original_author);
      create index work_new on work (at desc, id desc) where visibility = 'public' and not is_hidden;
      create index work_liked on work (likes desc, at desc, id desc) where visibility = 'public' and not is_hidden;
      create index work_played on work (plays desc, at desc, id desc) where visibility = 'public' and not is_hidden;
      -- What a player did with a work, so that each counts once.
      create table work_mark (
        work text not null references work on delete cascade,
        player text not null references player,
        is_liked boolean not null default false,
        is_played boolean not null default false,
        is_solved boolean not null default false,
        primary key (work, player)
      );
      create index work_mark_player on work_mark (player);
      alter table report add column work text references work on delete set null;
      create index report_work on report (work);
    `,
  },
  {
    name: 'holidays and planned replies',
    sql: `
      -- In play time. One that was called off ends when it begins.
      create table holiday (
        player text not null references player,
        from_at bigint not null,
        until_at bigint not null check (until_at >= from_at),
        primary key (player, from_at)
      );
      -- The lines that a player has planned from a version of a game, until the game ends.
      create table reply (
        game text not null references game on delete cascade,
        player text not null references player,
        v int not null,
        -- The place from which they were planned: the index of the round, and the number of its plies.
        round int not null,
        ply int not null,
        lines jsonb not null,
        primary key (game, player)
      );
      create index reply_player on reply (player);
    `,
  },
  {
    name: 'acts about tournaments',
    sql: `
      -- Null: about a tournament whose organiser's data had been deleted.
      alter table audit alter column player drop not null;
    `,
  },
  {
    name: 'reports of tournaments',
    sql: `
      alter table report add column tournament text references tournament;
      create index report_tournament on report (tournament);
      -- Null: about a tournament whose organiser's data were deleted.
      alter table report alter column player drop not null;
      alter table report add check (player is not null or tournament is not null);
    `,
  },
  {
    name: 'schedules of tasks',
    sql: `
      create table practice (
        player text not null references player,
        task text not null,
        -- People's time, in milliseconds since 1970, by the player's device.
        practised bigint not null,
        card jsonb not null,
        -- The place in the order of changes, from which a device goes on reading.
        place bigint not null,
        primary key (player, task)
      );
      create index practice_place on practice (player, place);
    `,
  },
];

/** The tables in an order in which rows can be inserted: what is referred to comes first. Without `migration`. */
export const TABLES = [
  'player',
  'name_key',
  'session',
  'push',
  'device_link',
  'passkey',
  'game',
  'tournament',
  'entrant',
  'bye',
  'notice',
  'event',
  'work',
  'work_mark',
  'report',
  'restriction',
  'audit',
  'record',
  'reply',
  'rated_result',
  'rating',
  'puzzle_attempt',
  'puzzle_rating',
  'practice',
  'block',
  'follow',
  'holiday',
  'token',
  'node',
  'clock',
  'setting',
] as const;

/** Key of the advisory lock under which one server migrates while others wait: any number that nobody else uses. */
const LOCK = 7_310_815;

/**
 * Brings the tables to the newest shape, in one transaction. Of several servers that start at once, one does it.
 *
 * @param backUp is called before the tables of an older version change.
 * @param migrations all migrations from the first on.
 * @throws if the tables are of a newer version of the server.
 */
export async function migrate(
  database: Database,
  log: Log,
  backUp?: () => Promise<unknown>,
  migrations = MIGRATIONS,
): Promise<void> {
  const before = await versionOf(database.query);
  if (before === migrations.length) return;
  if (before > 0 && before < migrations.length) await backUp?.();
  await database.transaction(async (query) => {
    await query('select pg_advisory_xact_lock($1)', [LOCK]);
    const version = await versionOf(query);
    requireKnown(version, migrations);
    if (version === 0) {
      await query('create table migration (number int primary key, name text not null, done_at timestamptz not null)');
    }
    for (const [index, { name, sql, fill }] of migrations.entries()) {
      if (index < version) continue;
      log.info({ number: index + 1, name }, 'migrating the database');
      await query(sql);
      await fill?.(query);
      await query('insert into migration values ($1, $2, now())', [index + 1, name]);
    }
  });
}

/** Throws an Error if tables are of a version that only newer servers know. */
export function requireKnown(version: number, migrations: readonly unknown[] = MIGRATIONS): void {
  if (version > migrations.length)
    throw new Error(
      `The database has tables of version ${version}; this server knows versions up to ${migrations.length}. Use a newer server.`,
    );
}

/** The number of the last migration; 0 for a database without our tables. */
export async function versionOf(query: Query): Promise<number> {
  const [table] = await query<{ exists: boolean }>("select to_regclass('migration') is not null as exists");
  if (!table!.exists) return 0;
  const [row] = await query<{ version: number }>('select coalesce(max(number), 0) as version from migration');
  return row!.version;
}
