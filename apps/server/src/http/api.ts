import { SIDES, type Side } from '@kickmate/board';
import {
  API_MARK,
  botNameOf,
  ChallengeSchema,
  DeviceTokenSchema,
  type GameInfo,
  type Hello,
  isBotName,
  MAX_MESSAGE_BYTES,
  MAX_WORK_BYTES,
  NameSchema,
  NewPasskeySchema,
  NewSchedulesSchema,
  NewSubscriptionSchema,
  PasskeyProofSchema,
  PROTOCOL,
  PuzzleAttemptsSchema,
  plainNameOf,
  type Refusal,
  type Running,
  readName,
  TermsSchema,
} from '@kickmate/protocol';
import { fillTags } from '@kickmate/record';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import type { Bots } from '../bots/bots.ts';
import type { ConductRows } from '../db/conduct-rows.ts';
import { DatabaseAway, type Log } from '../db/database.ts';
import { MOST_FOLLOWED, type PeopleRows } from '../db/people-rows.ts';
import type { PracticeRows } from '../db/practice-rows.ts';
import type { ListedGame, Player, SignedIn, Store } from '../db/store.ts';
import type { TokenRows } from '../db/token-rows.ts';
import type { WorkRows } from '../db/work-rows.ts';
import type { Identity } from '../identity/identity.ts';
import type { Operator } from '../identity/operator.ts';
import type { Notices } from '../notices/notices.ts';
import { RateLimits } from '../rate.ts';
import type { PuzzleRatings } from '../ratings/puzzle-ratings.ts';
import type { Ratings } from '../ratings/ratings.ts';
import { shownComputerSeat } from '../table/rated.ts';
import type { Tables } from '../table/tables.ts';
import { isTimeZone } from '../time-zones.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import { Challenges, type ChallengesOnline } from './challenges.ts';
import { addConduct } from './conduct.ts';
import { type HolidaysOnline, holidayRequests, holidaysAt } from './holidays.ts';
import { addressOf, isAllowedOrigin, isSecureOrigin, type OriginHeaders } from './origin.ts';
import { knownInfo, playerPage, ratingHistory } from './players.ts';
import { answerRefused, Refused, wrong } from './refused.ts';
import { addReplies, type RepliesOnline } from './replies.ts';
import { type Asked, bodyOf, HAS_NUL, idOf, playerOf, type Variables } from './request.ts';
import { tokenRequests } from './tokens.ts';
import { tournamentRoutes } from './tournaments.ts';
import { workRoutes } from './works.ts';

/** The parts of the server that requests need once the database is open. */
export interface ApiOnline extends ChallengesOnline {
  readonly identity: Identity;
  readonly store: Store;
  readonly ratings: Pick<Ratings, 'rateResults' | 'all' | 'history'>;
  readonly puzzles: PuzzleRatings;
  readonly practice: PracticeRows;
  readonly people: PeopleRows;
  readonly tournaments: Pick<
    Tournaments,
    'create' | 'join' | 'withdraw' | 'withdrawFromAll' | 'ban' | 'begin' | 'cancel' | 'list' | 'whole'
  >;
  readonly conduct: ConductRows;
  readonly works: WorkRows;
  readonly holidays: HolidaysOnline['holidays'];
  readonly replies: RepliesOnline['replies'];
  readonly operator: Operator;
  /** The ids of the players who are connected, to any server. */
  connected(): ReadonlySet<string>;
  readonly notices: Pick<Notices, 'settings' | 'subscribe' | 'unsubscribe'>;
  readonly games: ChallengesOnline['games'] &
    Pick<Tables, 'abandon' | 'record' | 'applyHolidaysAndReplies' | 'stateOf'>;
  readonly tokens: TokenRows;
  readonly bots: Bots;
  /** The play time now. */
  now(): number;
  /** Whether the database is away. */
  isAway(): boolean;
  /** Tells the player's connections their new name; `undefined`: the player's data are deleted. */
  renamed(player: string, name: string | undefined): void;
  /** Ends the connections of sessions that have ended. */
  signedOut(sessions: readonly string[]): void;
}

/** The settings of the requests. */
export interface ApiOptions {
  readonly rules: string;
  /** Further origins that may use the server. */
  readonly origins: readonly string[];
  /** The number of proxies in front that add to `X-Forwarded-For`. */
  readonly proxies: number;
  readonly hasLimits: boolean;
  /** `undefined` until the database is open, and when the server ends. */
  readonly online: () => ApiOnline | undefined;
  readonly log: Log;
}

/** The changes that one address may make in a minute. */
const CHANGES_A_MINUTE = 60;
/**
 * The records that one address may ask for in a minute. That of a game that goes on is made again of all its events: it
 * counts once for each {@link EVENTS_OF_A_RECORD} of them.
 */
const RECORDS_A_MINUTE = 60;
const EVENTS_OF_A_RECORD = 100;
/** All requests that one address may make in a minute: enough for a school. */
const REQUESTS_A_MINUTE = 1200;
/**
 * The longest time that a request waits for a database that is away, and the pause between two looks at it, in milliseconds. On
 * a busy machine it is back after seconds.
 */
const WAIT_MS = 10_000;
const LOOK_MS = 200;
/** The works that are published from one address in an hour: enough for a school. */
const WORKS_AN_HOUR = 60;
/** The tournaments that are made from one address in an hour. */
const TOURNAMENTS_AN_HOUR = 20;
/** The games of one page, and the schedules of tasks. */
const PAGE = 50;
const SCHEDULES_OF_A_PAGE = 500;

/** The parts of a server that is open. @throws Refused if it is not, or its database is away */
export function onlineOf(options: ApiOptions): ApiOnline {
  const now = options.online();
  if (!now || now.isAway()) throw new Refused({ why: 'notReady' });
  return now;
}

/**
 * The requests below `api/`. docs/api.md describes each of them.
 * @param challenges with the limits that all requests for challenges share
 */
export function api(
  options: ApiOptions,
  challenges = new Challenges(() => onlineOf(options), options.hasLimits),
): Hono<Variables> {
  const app = new Hono<Variables>();
  const changes = new RateLimits(CHANGES_A_MINUTE, 60_000);
  const records = new RateLimits(RECORDS_A_MINUTE, 60_000);
  const requests = new RateLimits(REQUESTS_A_MINUTE, 60_000);
  const published = new RateLimits(WORKS_AN_HOUR, 3_600_000);
  const tournamentsMade = new RateLimits(TOURNAMENTS_AN_HOUR, 3_600_000);
  const addressIn = (c: Asked) =>
    options.hasLimits
      ? addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), options.proxies)
      : undefined;
  const limit = (c: Asked, limits: RateLimits, refusal: Refusal, cost = 1) => {
    const from = addressIn(c);
    if (from && !limits.allows(from, performance.now(), cost)) throw new Refused(refusal);
  };
  const online = () => onlineOf(options);

  /** Makes the browser of a request a player. It is no longer whoever it was before. */
  const signIn = async (c: Asked, player: Player) => {
    const { identity, store } = online();
    const before = c.get('player');
    if (before) await store.endSessions(before.id, 'this', before.session);
    const session = await identity.begin(player.id, c.req.header('User-Agent'));
    giveSession(c, identity, session, c.req.header('Origin'));
  };

  app.onError((error, c) => {
    if (error instanceof Refused) return answerRefused(c, error);
    if (error instanceof DatabaseAway) return answerRefused(c, new Refused({ why: 'databaseAway' }));
    options.log.error({ err: error, method: c.req.method, route: c.req.routePath }, 'a request failed');
    return answerRefused(c, new Refused({ why: 'mistake' }, 500));
  });

  const bodies = bodyOfAtMost(MAX_MESSAGE_BYTES);
  const bodiesOfWorks = bodyOfAtMost(MAX_WORK_BYTES);
  app.use((c, next) => (/\/works(\/|$)/.test(c.req.path) ? bodiesOfWorks : bodies)(c, next));
  app.use(async (c, next) => {
    c.header('Cache-Control', 'no-store');
    if (c.req.url.includes('%00')) throw HAS_NUL;
    limit(c, requests, { why: 'manyRequests', values: { most: REQUESTS_A_MINUTE } });
    if (!['GET', 'HEAD'].includes(c.req.method)) {
      if (!isAllowedOrigin(originOf(c), options.origins)) throw OTHER_ORIGIN;
      limit(c, changes, { why: 'manyChanges', values: { most: CHANGES_A_MINUTE } });
    }
    await next();
  });

  app.get('/hello', async (c) => {
    const now = options.online();
    const isReady = now !== undefined && !now.isAway();
    const you = isReady ? await now.identity.playerOf(c.req.header('Cookie')) : undefined;
    // A player who comes again stays known for another year. Browsers send no origin with this request, but the page. Without
    // that it is not known whether the cookie has to be secure, and the one that is there stays as it is.
    const page = c.req.header('Origin') ?? c.req.header('Referer');
    if (now && you) {
      await now.store.sessionSeen(you.session);
      if (page) giveSession(c, now.identity, await ownSession(c, now.identity, you), page);
    }
    const hello: Hello = { mark: API_MARK, proto: PROTOCOL, rules: options.rules, isReady, you: you && infoOf(you) };
    return c.json(hello);
  });

  app.use(async (c, next) => {
    const end = performance.now() + WAIT_MS;
    while (options.online()?.isAway() && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    c.set('player', await online().identity.playerOf(c.req.header('Cookie')));
    await next();
  });

  app.put('/me', async (c) => {
    const { identity, conduct, renamed } = online();
    const known = c.get('player');
    const isBot = known !== undefined && isBotName(known.name);
    const { name: wanted } = await bodyOf(c, NameSchema);
    const read = readName(isBot ? plainNameOf(wanted) : wanted);
    if (!read.ok) throw new Refused(read.error);
    const name = isBot ? botNameOf(read.value) : read.value;
    if (known) {
      if (await conduct.isNameTakenAway(known.id, name)) throw new Refused({ why: 'nameTakenAway' });
      const given = await identity.rename(known.id, name);
      if (!given.ok) throw new Refused(given.error);
      renamed(known.id, name);
      return c.json(infoOf({ ...known, name }));
    }
    const player = await identity.create(name);
    if (!player.ok) throw new Refused(player.error);
    await signIn(c, player.value);
    return c.json(infoOf(player.value), 201);
  });

  app.delete('/me', async (c) => {
    const { identity, store, ratings, games, tournaments, renamed } = online();
    const { id } = playerOf(c);
    const withdrawn = await tournaments.withdrawFromAll(id);
    if (!withdrawn.ok) throw new Refused(withdrawn.error);
    // The games end while the player is still known. One that cannot end now keeps everything as it is.
    for (const challenge of await store.invitations(id)) {
      const declined = await games.decline(challenge.id, id);
      if (!declined.ok) throw new Refused(declined.error);
    }
    for (const game of await store.inbox(id)) {
      const ended = await games.abandon(game.id, id);
      if (!ended.ok) throw new Refused(ended.error);
    }
    // After the deletion the player's ratings would have to be computed again for these results.
    await ratings.rateResults();
    // Games that have begun meanwhile end by the clock if they cannot be ended here.
    for (const game of await store.deletePlayer(id)) await games.abandon(game, id);
    for (const challenge of await store.invitations(id)) await games.decline(challenge.id, id);
    renamed(id, undefined);
    signOut(c, identity);
    return c.body(null, 204);
  });

  app.get('/me/sessions', async (c) => {
    const { id, session } = playerOf(c);
    const sessions = await online().store.sessions(id);
    return c.json({ sessions: sessions.map((one) => ({ ...one, ...(one.id === session && { isThis: true }) })) });
  });

  app.delete('/me/sessions', async (c) => {
    const { store, signedOut } = online();
    const { id, session } = playerOf(c);
    signedOut(await store.endSessions(id, 'others', session));
    return c.body(null, 204);
  });

  app.delete('/me/sessions/:id', async (c) => {
    const { identity, store, signedOut } = online();
    const { id, session } = playerOf(c);
    const ended = await store.endSessions(id, 'this', idOf(c));
    if (ended.includes(session)) signOut(c, identity);
    signedOut(ended);
    return c.body(null, 204);
  });

  app.post('/me/devices', async (c) => c.json({ token: await online().identity.deviceToken(playerOf(c).id) }, 201));

  app.post('/devices', async (c) => {
    const { identity } = online();
    const { token } = await bodyOf(c, DeviceTokenSchema);
    const player = await identity.useDeviceToken(token);
    if (!player) throw new Refused({ why: 'linkUsed' });
    await signIn(c, player);
    return c.json(infoOf(player));
  });

  app.post('/passkeys/options', async (c) => c.json(await online().identity.passkeys.optionsToUse(pageOf(c))));

  app.post('/passkeys', async (c) => {
    const { identity } = online();
    const shown = await identity.passkeys.playerOf(await bodyOf(c, PasskeyProofSchema), pageOf(c));
    const player = shown.ok ? await identity.player(shown.value) : undefined;
    if (!player) throw new Refused(shown.ok ? { why: 'playerErased' } : shown.error);
    await signIn(c, player);
    return c.json(infoOf(player));
  });

  app.get('/me/passkeys', async (c) => c.json({ passkeys: await online().identity.passkeys.list(playerOf(c).id) }));

  app.post('/me/passkeys/options', async (c) =>
    c.json(await online().identity.passkeys.optionsToMake(playerOf(c), pageOf(c))),
  );

  app.post('/me/passkeys', async (c) => {
    const { passkeys } = online().identity;
    const added = await passkeys.add(
      playerOf(c).id,
      await bodyOf(c, NewPasskeySchema),
      pageOf(c),
      c.req.header('User-Agent'),
    );
    if (!added.ok) throw new Refused(added.error);
    return c.body(null, 204);
  });

  app.delete('/me/passkeys/:id', async (c) => {
    await online().identity.passkeys.delete(playerOf(c).id, c.req.param('id'));
    return c.body(null, 204);
  });

  app.route('/me/tokens', tokenRequests(online));
  app.route('/me/holiday', holidayRequests(online));

  app.get('/me/notices', async (c) => c.json(await online().notices.settings(playerOf(c).session)));

  app.put('/me/notices', async (c) => {
    const { id: player, session } = playerOf(c);
    const subscription = await bodyOf(c, NewSubscriptionSchema);
    if (!isTimeZone(subscription.wishes.zone)) throw wrong('message', 'wishes.zone: no time zone of IANA');
    const done = await online().notices.subscribe({ player, session }, subscription);
    if (!done.ok) throw new Refused(done.error);
    return c.body(null, 204);
  });

  app.delete('/me/notices', async (c) => {
    await online().notices.unsubscribe(playerOf(c).session);
    return c.body(null, 204);
  });

  app.post('/challenges', async (c) => {
    const { level, to, ...terms } = await bodyOf(c, ChallengeSchema);
    const by = { player: playerOf(c).id, network: online().identity.networkOf(addressIn(c)) };
    return c.json({ table: await challenges.make(by, { terms, to, level }) }, 201);
  });

  app.post('/tables/:id/seat', async (c) => {
    const table = idOf(c);
    await challenges.accept(table, playerOf(c).id);
    return c.json({ table });
  });

  app.delete('/tables/:id/seat', async (c) => {
    await challenges.decline(idOf(c), playerOf(c).id);
    return c.body(null, 204);
  });

  app.get('/games', async (c) => {
    const { store, now, holidays } = online();
    const { id } = playerOf(c);
    if (c.req.query('over') === undefined) {
      const all = [...(await store.invitations(id)), ...(await store.inbox(id))];
      const away = await holidaysAt({ holidays, now }, all);
      return c.json({
        games: all.map((game) => ({
          ...listed(gameInfo(game, id, now())),
          ...(away.has(game.id) && { holidays: away.get(game.id) }),
        })),
      });
    }
    const found = await store.history(id, { limit: PAGE + 1, after: pageAfter(c.req.query('after')) });
    const games = found.slice(0, PAGE);
    const last = games.at(-1);
    const next = found.length > PAGE && last ? `${last.movedAt}.${last.id}` : undefined;
    return c.json({ games: games.map((game) => listed(gameInfo(game, id, now()))), next });
  });

  /** The record of a game, with its players and its address. */
  const recordOf = (c: Asked, game: ListedGame): Promise<string> =>
    filledRecord(online(), game, addressOfTable(c, game.id, options.origins));
  const countRecords = (c: Asked, count: number) =>
    limit(c, records, { why: 'manyRecords', values: { most: RECORDS_A_MINUTE } }, Math.max(1, count));

  app.get('/games/:id{[\\w-]+\\.pgn}', async (c) => {
    const { store } = online();
    const id = c.req.param('id').slice(0, -'.pgn'.length);
    const game = await store.listedGame(id);
    const isKept = game?.status === 'over' || game?.status === 'aborted';
    countRecords(c, isKept ? 1 : Math.ceil((game?.version ?? 0) / EVENTS_OF_A_RECORD));
    if (!game) throw new Refused({ why: 'noGame' });
    const record = await recordOf(c, game);
    c.header('Content-Type', 'application/x-chess-pgn; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="kickmate-${id}.pgn"`);
    return c.body(record);
  });

  tournamentRoutes(
    app,
    () => ({
      tournaments: online().tournaments,
      recordOf: async (c, table) => {
        const game = await online().store.listedGame(table);
        if (!game) throw new Refused({ why: 'noGame' });
        return recordOf(c, game);
      },
      countRecords,
      now: () => online().now(),
    }),
    (c) => limit(c, tournamentsMade, { why: 'manyTournamentsMade', values: { most: TOURNAMENTS_AN_HOUR } }),
  );

  app.get('/games/:id', async (c) => {
    const { store, now } = online();
    const id = idOf(c);
    const game = await store.listedGame(id);
    if (!game) throw new Refused({ why: 'noGame' });
    return c.json(gameInfo(game, c.get('player')?.id, now()));
  });

  addReplies(app, online);

  app.get('/players/:id', async (c) =>
    c.json(await playerPage(online(), idOf(c), c.get('player')?.id, online().now())),
  );

  app.get('/players/:id/ratings/:game/:pace', async (c) => {
    const { game, pace } = c.req.param();
    const asked = { id: idOf(c), game, pace, before: c.req.query('before') };
    return c.json(await ratingHistory(online().ratings, asked, c.get('player')?.id));
  });

  app.get('/puzzles/:game', async (c) => {
    const list = await online().puzzles.of(c.req.param('game'), c.get('player')?.id);
    if (!list) throw NO_PUZZLES;
    return c.json(list);
  });

  app.post('/me/puzzles/:game', async (c) => {
    const { id } = playerOf(c);
    const { attempts } = await bodyOf(c, PuzzleAttemptsSchema);
    const rating = await online().puzzles.note(c.req.param('game'), id, attempts);
    if (!rating) throw NO_PUZZLES;
    return c.json(rating);
  });

  app.get('/me/practice', async (c) => {
    const after = Number(c.req.query('after') ?? 0);
    if (!Number.isSafeInteger(after) || after < 0)
      throw wrong('message', 'after: the number `after` of the answer before');
    return c.json(await online().practice.changed(playerOf(c).id, after, SCHEDULES_OF_A_PAGE));
  });

  app.put('/me/practice', async (c) => {
    const { id } = playerOf(c);
    const { schedules } = await bodyOf(c, NewSchedulesSchema);
    await online().practice.keep(id, schedules, Date.now());
    return c.body(null, 204);
  });

  app.get('/people', async (c) => {
    const { people, connected } = online();
    const known = await people.known(playerOf(c).id);
    const here = connected();
    return c.json({ players: known.map((one) => knownInfo(one, here)) });
  });

  app.put('/people/:id', async (c) => {
    const { people } = online();
    const { id } = playerOf(c);
    const other = idOf(c);
    if (!(await people.knownOne(id, other))) throw wrong('unknown', 'there is no such player');
    if (!(await people.follow(id, other))) throw new Refused({ why: 'manyFollowed', values: { most: MOST_FOLLOWED } });
    return c.body(null, 204);
  });

  app.delete('/people/:id', async (c) => {
    await online().people.unfollow(playerOf(c).id, idOf(c));
    return c.body(null, 204);
  });

  const opponentAt = async (store: Store, table: string, id: string): Promise<string> => {
    const { white, black, invited } = (await store.listedGame(table)) ?? {};
    // Whoever is challenged may block before answering.
    const other = white === id ? black : black === id ? white : invited === id ? (white ?? black) : undefined;
    if (other === undefined) throw wrong('unknown', `no person played against you at table ${table}`);
    return other;
  };
  app.get('/blocks', async (c) => c.json({ players: await online().store.blocks(playerOf(c).id) }));
  app.put('/blocks/:id', async (c) => {
    const { store } = online();
    const { id } = playerOf(c);
    await store.block(id, await opponentAt(store, idOf(c), id));
    return c.body(null, 204);
  });
  app.delete('/blocks/:id', async (c) => {
    const { store } = online();
    const { id } = playerOf(c);
    const blocked = (await store.blocks(id)).find((one) => one.id === c.req.param('id'));
    await store.unblock(id, blocked?.id ?? (await opponentAt(store, idOf(c), id)));
    return c.body(null, 204);
  });

  workRoutes(app, online, (c) => limit(c, published, { why: 'manyPublished', values: { most: WORKS_AN_HOUR } }));

  addConduct(app, online, addressIn);

  app.all('*', (c) => answerRefused(c, wrong('unknown', `there is no ${c.req.method} ${c.req.path}`)));

  return app;
}

const OTHER_ORIGIN = wrong(
  'forbidden',
  "a page of another origin may change nothing here: if it is one of the server's own, the setting KICKMATE_ORIGINS must have its origin",
);
const NO_PUZZLES = wrong('unknown', 'there is no such game with puzzles');

/** Refuses requests with larger bodies. */
const bodyOfAtMost = (maxSize: number) =>
  bodyLimit({
    maxSize,
    onError: (c) => answerRefused(c, wrong('message', `this request has at most ${maxSize} bytes`, 413)),
  });

const infoOf = ({ id, name }: Player) => ({ id, name });

/** Gives the browser of a request a session. @param page the origin or the address of the page that asks */
function giveSession(c: Asked, identity: Identity, session: string, page: string | undefined): void {
  for (const cookie of identity.cookiesOf(session, isSecureOrigin(page)))
    c.header('Set-Cookie', cookie, { append: true });
}

/** The session of the browser that asks; a new one if it shares that of all older cookies of the player. */
async function ownSession(c: Asked, identity: Identity, { id, session }: SignedIn): Promise<string> {
  return session === id ? identity.begin(id, c.req.header('User-Agent')) : session;
}

/** Makes the browser of a request nobody. */
function signOut(c: Asked, identity: Identity): void {
  for (const cookie of identity.noCookies(isSecureOrigin(c.req.header('Origin'))))
    c.header('Set-Cookie', cookie, { append: true });
}

/** The origin of the page that asks. */
function pageOf(c: Asked): string {
  const origin = c.req.header('Origin');
  if (!origin) throw wrong('forbidden', 'only a page may use passkeys: the header Origin is missing');
  return origin;
}

/**
 * The address of a table in the app; `?` if the request comes from no page of the app, which alone tells by what address
 * people reach the server.
 */
function addressOfTable(c: Asked, id: string, origins: readonly string[]): string {
  const page = c.req.header('Referer') ?? c.req.header('Origin');
  if (page === undefined || !URL.canParse(page)) return '?';
  const { origin } = new URL(page);
  return isAllowedOrigin({ ...originOf(c), origin }, origins) ? new URL(`game/${id}`, page).href : '?';
}

const originOf = (c: Asked): OriginHeaders => ({ origin: c.req.header('Origin'), host: c.req.header('Host') });

function pageAfter(text: string | undefined): { movedAt: number; id: string } | undefined {
  if (text === undefined) return undefined;
  const [, movedAt, id = ''] = /^(\d{1,15})\.([\w-]{1,40})$/.exec(text) ?? [];
  if (movedAt === undefined) throw wrong('message', "after: take the answer's 'next'");
  return { movedAt: Number(movedAt), id };
}

/** The record of a game, with the players' names. @param site the address of its table @throws Refused if there is none */
export async function filledRecord(
  { games }: Pick<ApiOnline, 'games'>,
  game: ListedGame,
  site: string,
): Promise<string> {
  const record = await games.record(game.id);
  if (!record.ok) throw new Refused(record.error);
  const [white, black] = [seatInfo(game, 'w'), seatInfo(game, 'b')];
  return fillTags(record.value, { Site: site, White: white.name || '?', Black: black.name || '?' });
}

/** A game of the database as the API shows it. @param now play time */
export function gameInfo(game: ListedGame, player: string | undefined, now: number): GameInfo {
  const { id, white, black, fault, dueAt, toAct, result } = game;
  const status = fault !== undefined && game.status !== 'over' ? 'aborted' : game.status;
  const isRunning = status === 'running';
  const isTaken = (side: Side) => (side === 'w' ? white : black) !== undefined || seatInfo(game, side).name !== '';
  const isAwaited = isRunning || (status === 'waiting' && SIDES.every(isTaken));
  // The computer has stepped in for somebody who has left: the game is not theirs any more.
  const isOf = (side: Side, one: string | undefined) => one === player && seatInfo(game, side).level === undefined;
  const you = player === undefined ? undefined : SIDES.find((side) => isOf(side, side === 'w' ? white : black));
  const terms = v.parse(TermsSchema, game.terms);
  return {
    table: id,
    terms,
    seats: { w: seatInfo(game, 'w'), b: seatInfo(game, 'b') },
    ...(you && { you }),
    status: isRunning || status === 'waiting' ? status : 'over',
    ...(game.invited !== undefined && { invited: { id: game.invited, name: game.invitedName ?? '' } }),
    // A game that waits for no side alone waits for both: to line up or, before it begins, to come.
    ...(isAwaited && { toAct: toAct ?? 'both' }),
    ...(dueAt !== undefined && isAwaited && { dueInMs: Math.max(0, dueAt - now) }),
    ...(status === 'aborted' ? { result: '*' } : result !== undefined && { result }),
    ...(fault !== undefined && { isFaulty: true }),
    updated: game.updatedAt,
  };
}

/** A running game as the lobby shows it to everybody. Nobody has its table in memory, so nobody watches. */
export function runningInfo(game: ListedGame): Running {
  const { variant, pace, rated } = v.parse(TermsSchema, game.terms);
  const seats = { w: seatInfo(game, 'w'), b: seatInfo(game, 'b') };
  return { table: game.id, variant, pace, ...(rated && { rated }), seats, watchers: 0 };
}

/** A game as lists show it: without the text of a map of somebody's own, which may be 12,000 characters long. */
const listed = (game: GameInfo): GameInfo => ({
  ...game,
  terms: { ...game.terms, variant: game.terms.variant.replace(/:.*[^\w-].*$/s, ':') },
});

/** The part of a game's summary that tells which sides the computer plays, and at which level. */
const ComputersSchema = v.object({
  computer: v.optional(v.object({ w: v.optional(v.number()), b: v.optional(v.number()) })),
});

function seatInfo({ summary, white, whiteName, black, blackName }: ListedGame, side: Side): GameInfo['seats']['w'] {
  const computers = v.safeParse(ComputersSchema, summary);
  const level = computers.success ? computers.output.computer?.[side] : undefined;
  if (level !== undefined) return shownComputerSeat(level);
  const [player, name] = side === 'w' ? [white, whiteName] : [black, blackName];
  return { name: name ?? '', ...(name && player !== undefined && { player }) };
}
