// The requests of lichess's bot protocol that its client lichess-bot makes (github.com/lichess-bot-devs/lichess-bot,
// lib/lichess.py), so that engines which play there can play here by another address.

import type { Result } from '@kickmate/board';
import {
  botNameOf,
  isBotName,
  MAX_MESSAGE_BYTES,
  type Pace,
  type Refusal,
  TermsSchema,
  type TokenScope,
} from '@kickmate/protocol';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { type Bot, begunOf } from '../bots/bot.ts';
import { shownChallenge, shownPlayer, shownRatings, variantOfKey } from '../bots/lichess.ts';
import type { LineStream } from '../bots/line-stream.ts';
import { DatabaseAway } from '../db/database.ts';
import type { Player } from '../db/store.ts';
import type { Bearer } from '../db/token-rows.ts';
import { RateLimits } from '../rate.ts';
import { type ApiOptions, filledRecord, onlineOf } from './api.ts';
import type { Challenges } from './challenges.ts';
import { addressOf } from './origin.ts';
import { Refused, wrong } from './refused.ts';
import { type Asked, HAS_NUL, idOf, jsonOf, type Variables } from './request.ts';
import { bearerOf } from './tokens.ts';

/** The requests that the bearers of one token, and all programs of one address, may make in a minute. */
const REQUESTS_A_MINUTE = { ofToken: 600, ofAddress: 1200 } as const;
/** The records that one address may ask for in a minute. */
const RECORDS_A_MINUTE = 60;
/** The streams that one address may have open. */
const STREAMS_OF_ADDRESS = 200;
/** The most bots of a list, and the most players about whom one request asks. */
const MOST_LISTED = 50;
/** The most tokens of one test. */
const MOST_TESTED = 20;

const whole = (least: number, most: number) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
    v.integer(),
    v.minValue(least),
    v.maxValue(most),
  );
const Flag = v.union([
  v.boolean(),
  v.pipe(
    v.picklist(['true', 'false']),
    v.transform((text) => text === 'true'),
  ),
]);

/** A challenge as lichess's clients write it, as JSON or as a form: times in seconds. */
const WantedSchema = v.object({
  rated: v.optional(Flag, false),
  variant: v.optional(v.string(), 'standard'),
  color: v.optional(v.picklist(['white', 'black', 'random']), 'random'),
  'clock.limit': v.optional(whole(0, 10_800)),
  'clock.increment': v.optional(whole(0, 60)),
  days: v.optional(whole(1, 7)),
  fen: v.optional(v.literal('', 'games from a position of your own are not played here: leave it out')),
});

const SIDES_OF = { white: 'w', black: 'b', random: 'lot' } as const;

function paceOf(wanted: v.InferOutput<typeof WantedSchema>): Pace {
  const { days, 'clock.limit': limit, 'clock.increment': increment = 0 } = wanted;
  if (limit !== undefined) return { kind: 'clock', ms: limit * 1000, incrementMs: increment * 1000 };
  return days === undefined ? { kind: 'unlimited' } : ({ kind: 'days', days } as Pace);
}

/** The player for whom a request asks, and the network from which it comes. */
interface Caller extends Bearer {
  readonly network: string | undefined;
}

/** The requests of bots. docs/api.md describes them. Failures have lichess's form: `{ "error": "a sentence" }`. */
export function botRequests(options: ApiOptions, challenges: Challenges): Hono<Variables> {
  const app = new Hono<Variables>();
  const ofToken = new RateLimits(REQUESTS_A_MINUTE.ofToken, 60_000);
  const ofAddress = new RateLimits(REQUESTS_A_MINUTE.ofAddress, 60_000);
  const records = new RateLimits(RECORDS_A_MINUTE, 60_000);
  const streams = new Map<string, number>();

  const online = () => onlineOf(options);
  const addressIn = (c: Asked) =>
    options.hasLimits
      ? addressOf(c.env?.incoming?.socket.remoteAddress, c.req.header('X-Forwarded-For'), options.proxies)
      : undefined;

  /** A request that needs no token. @param cost the number of plain requests that it counts for */
  const open =
    (answer: (c: Asked) => Promise<Response>, cost = 1) =>
    async (c: Asked): Promise<Response> => {
      c.header('Cache-Control', 'no-store');
      if (c.req.url.includes('%00')) throw HAS_NUL;
      const address = addressIn(c);
      if (address !== undefined && !ofAddress.allows(address, performance.now(), cost))
        throw new Refused({ why: 'manyRequests', values: { most: REQUESTS_A_MINUTE.ofAddress } });
      return answer(c);
    };

  /** A request that needs a token with one of these scopes. */
  const withToken = (scopes: readonly TokenScope[], answer: (c: Asked, caller: Caller) => Promise<Response>) =>
    open(async (c) => {
      const [, token] = /^Bearer +(\S{1,200})$/i.exec(c.req.header('Authorization') ?? '') ?? [];
      const bearer = token === undefined ? undefined : await bearerOf(online().tokens, token);
      if (!bearer) throw wrong('forbidden', 'a valid token is needed: Authorization: Bearer TOKEN', 401);
      if (options.hasLimits && !ofToken.allows(bearer.id, performance.now()))
        throw new Refused({ why: 'manyRequests', values: { most: REQUESTS_A_MINUTE.ofToken } });
      if (scopes.length > 0 && !scopes.some((scope) => bearer.scopes.includes(scope)))
        throw wrong('forbidden', `the token needs the scope ${scopes.join(' or ')}`);
      return answer(c, { ...bearer, network: online().identity.networkOf(addressIn(c)) });
    });

  /** A request that only a bot may make. */
  const asBot = (answer: (c: Asked, bot: Bot, caller: Caller) => Promise<Response>) =>
    withToken(['bot:play'], async (c, caller) => {
      if (!isBotName(caller.player.name))
        throw wrong('forbidden', 'this player is no bot: send POST /api/bot/account/upgrade first');
      return answer(c, online().bots.bot(caller.player, caller.network), caller);
    });

  /** Counts a stream of an address until it ends. */
  const countStream = (c: Asked): (() => void) => {
    const address = addressIn(c);
    if (address === undefined) return () => {};
    const count = streams.get(address) ?? 0;
    if (count >= STREAMS_OF_ADDRESS) throw wrong('forbidden', `at most ${STREAMS_OF_ADDRESS} streams at a time`, 429);
    streams.set(address, count + 1);
    return () => {
      const left = streams.get(address)! - 1;
      if (left > 0) streams.set(address, left);
      else streams.delete(address);
    };
  };

  const profile = async (player: Player) => ({
    ...shownPlayer(player),
    createdAt: player.createdAt,
    perfs: shownRatings(await online().ratings.all(player.id, online().now())),
    url: `/#/online/player/${player.id}`,
  });
  const playerIn = async (c: Asked): Promise<Player> => {
    const id = c.req.param('user') ?? '';
    const player = /^[\w-]{1,40}$/.test(id) ? await online().store.player(id) : undefined;
    if (!player) throw wrong('unknown', 'there is no such player: a player is named by the id of the player page');
    return player;
  };

  app.onError((error, c) => {
    const { message, status } = refusedBy(error);
    if (status === 500)
      options.log.error({ err: error, method: c.req.method, route: c.req.routePath }, "a bot's request failed");
    return c.json({ error: message }, status);
  });

  const limitBody = bodyLimit({
    maxSize: MAX_MESSAGE_BYTES,
    onError: (c) => c.json({ error: `a request has at most ${MAX_MESSAGE_BYTES} bytes` }, 413),
  });

  // ---- players and tokens ----

  app.get(
    '/api/account',
    withToken([], async (c, { player }) => {
      const known = await online().store.player(player.id);
      if (!known) throw new Refused({ why: 'playerErased' });
      return c.json(await profile(known));
    }),
  );

  app.get(
    '/api/account/playing',
    asBot(async (c, bot) => c.json({ nowPlaying: await bot.playing() })),
  );

  app.post(
    '/api/bot/account/upgrade',
    withToken(['bot:play'], async (c, { player }) => {
      const name = botNameOf(player.name);
      if (isBotName(player.name)) return c.json({ ok: true });
      const { identity, tokens } = online();
      const given = await identity.named(name, (keys) => tokens.upgrade(player.id, name, keys));
      if (!given.ok) throw new Refused(given.error);
      if (!given.value) throw wrong('forbidden', 'only a player who has had no games can become a bot: take a new one');
      online().renamed(player.id, name);
      return c.json({ ok: true });
    }),
  );

  app.get(
    '/api/bot/online',
    open(async (c) => {
      const { store, connected } = online();
      const names = await store.names([...connected()]);
      const bots = [...names].filter(([, name]) => isBotName(name)).slice(0, MOST_LISTED);
      const players = await Promise.all(bots.map(([id]) => store.player(id)));
      const shown = await Promise.all(players.flatMap((player) => (player ? [profile(player)] : [])));
      return c.body(shown.map((one) => `${JSON.stringify(one)}\n`).join(''), 200, NDJSON);
    }, MOST_LISTED),
  );

  app.get(
    '/api/users/status',
    open(async (c) => {
      const ids = (c.req.query('ids') ?? '').split(',').filter(Boolean).slice(0, MOST_LISTED);
      const { store, connected } = online();
      const here = connected();
      const names = [...(await store.names(ids))].filter(([, name]) => name !== '');
      return c.json(
        names.map(([id, name]) => ({
          ...shownPlayer({ id, name }),
          ...(isBotName(name) && here.has(id) && { online: true }),
        })),
      );
    }),
  );

  app.get(
    '/api/user/:user',
    open(async (c) => c.json(await profile(await playerIn(c)))),
  );

  app.post(
    '/api/token/test',
    limitBody,
    open(async (c) => {
      const tokens = (await c.req.text())
        .split(',')
        .slice(0, MOST_TESTED)
        .map((one) => one.trim());
      const found = await Promise.all(
        tokens.map(async (token) => {
          const bearer = await bearerOf(online().tokens, token);
          const { player, scopes, endsAt } = bearer ?? {};
          return [token, bearer ? { userId: player!.id, scopes: scopes!.join(), expires: endsAt } : null] as const;
        }),
      );
      return c.json(Object.fromEntries(found));
    }, MOST_TESTED),
  );

  // ---- challenges ----

  app.post(
    '/api/challenge/:id/accept',
    withToken(['bot:play', 'challenge:write'], async (c, { player }) => {
      const table = idOf(c);
      await challenges.accept(table, player.id);
      online().bots.accepted(player.id);
      return c.json({ ok: true });
    }),
  );

  app.post(
    '/api/challenge/:id/decline',
    limitBody,
    withToken(['bot:play', 'challenge:write'], async (c, { player }) => {
      await challenges.decline(idOf(c), player.id);
      return c.json({ ok: true });
    }),
  );

  app.post(
    '/api/challenge/:id/cancel',
    withToken(['bot:play', 'challenge:write'], async (c, { player }) => {
      const { store, games, invited } = online();
      const table = idOf(c);
      const game = await store.listedGame(table);
      const isOwn = game?.white === player.id || game?.black === player.id;
      if (!game || !isOwn || game.status !== 'waiting' || (game.white && game.black))
        throw new Refused({ why: 'noGame' });
      mustBe(await games.abandon(table, player.id));
      if (game.invited !== undefined) invited(table, game.invited);
      return c.json({ ok: true });
    }),
  );

  app.post(
    '/api/challenge/:user',
    limitBody,
    withToken(['bot:play', 'challenge:write'], async (c, { player, network }) => {
      const to = await playerIn(c);
      const wanted = await wantedIn(c);
      const terms = v.safeParse(TermsSchema, {
        variant: variantOfKey(wanted.variant),
        pace: paceOf(wanted),
        colour: SIDES_OF[wanted.color],
        ...(wanted.rated && { rated: true }),
      });
      if (!terms.success) throw faultIn(terms.issues);
      const table = await challenges.make({ player: player.id, network }, { terms: terms.output, to: to.id });
      const game = (await online().store.listedGame(table))!;
      online().bots.challenged(player.id, game);
      return c.json(shownChallenge(game, 'created', `/#/online/table/${table}`));
    }),
  );

  // ---- streams and games ----

  app.get(
    '/api/stream/event',
    asBot(async (c, bot, { id }) => streamed(bot.openEvents(id, countStream(c)))),
  );

  app.get(
    '/api/bot/game/stream/:id',
    asBot(async (c, bot, { id }) => streamed(mustBe(await bot.openGame(idOf(c), id, countStream(c))))),
  );

  app.post(
    '/api/bot/game/:id/move/:move',
    asBot(async (c, bot) => {
      const id = idOf(c);
      const text = c.req.param('move') ?? '';
      const { v: seen, id: command } = c.req.query();
      if (text.length > 60) throw wrong('message', 'a move has at most 60 characters');
      if (seen !== undefined && !/^\d{1,9}$/.test(seen))
        throw wrong('message', "v: take that of the game's last state");
      if (command !== undefined && !/^[\w-]{1,40}$/.test(command))
        throw wrong('message', 'id: 1 to 40 letters, digits, - or _');
      const wantsDraw = c.req.query('offeringDraw') === 'true';
      const isDrawn = wantsDraw && (await takeDraw(bot, id));
      if (isDrawn) return c.json({ ok: true });
      mustBe(await bot.do(id, { kind: 'act', text }, { v: seen === undefined ? undefined : Number(seen), command }));
      // The move counts, also where nothing may be offered.
      if (wantsDraw) await bot.do(id, { kind: 'offer', what: 'draw' });
      return c.json({ ok: true });
    }),
  );

  app.post(
    '/api/bot/game/:id/takeback/:answer',
    asBot(async (c, bot) => {
      const id = idOf(c);
      const answer = c.req.param('answer');
      if (answer !== 'yes' && answer !== 'no') throw wrong('message', 'the answer is yes or no');
      const { table } = mustBe(await bot.at(id));
      const { takeback } = table.state.offers ?? {};
      const isAsked = takeback !== undefined && takeback.by !== table.you;
      const kind = answer === 'no' ? 'decline' : isAsked ? 'accept' : 'offer';
      mustBe(await bot.do(id, { kind, what: 'takeback' }));
      return c.json({ ok: true });
    }),
  );

  for (const kind of ['abort', 'resign'] as const)
    app.post(
      `/api/bot/game/:id/${kind}`,
      asBot(async (c, bot) => {
        mustBe(await bot.do(idOf(c), { kind }));
        return c.json({ ok: true });
      }),
    );

  app.post(
    '/api/bot/game/:id/chat',
    limitBody,
    asBot(async (c, bot) => {
      const read = v.safeParse(ChatSchema, await formIn(c));
      if (!read.success) throw faultIn(read.issues);
      const { room, text } = read.output;
      if (room === 'player') mustBe(await bot.say(idOf(c), text));
      return c.json({ ok: true });
    }),
  );

  app.get(
    '/game/export/:id',
    open(async (c) => {
      const id = idOf(c);
      const address = addressIn(c);
      if (address !== undefined && !records.allows(address, performance.now()))
        throw new Refused({ why: 'manyRecords', values: { most: RECORDS_A_MINUTE } });
      const game = await online().store.listedGame(id);
      if (game?.status !== 'over') throw wrong('unknown', 'there is no finished game of this id');
      const record = await filledRecord(online(), game, `/#/online/table/${id}`);
      return c.body(record, 200, { 'Content-Type': 'application/x-chess-pgn; charset=utf-8' });
    }),
  );

  return app;
}

const NDJSON = { 'Content-Type': 'application/x-ndjson' };

const ChatSchema = v.object({ room: v.picklist(['player', 'spectator']), text: v.pipe(v.string(), v.maxLength(140)) });

/** Draws a game if the bot may claim that now, or the other side offers it. Returns whether it is drawn. */
async function takeDraw(bot: Bot, id: string): Promise<boolean> {
  const found = mustBe(await bot.at(id));
  const begun = begunOf(found);
  const { draw } = begun?.session.offers ?? {};
  const you = found.table.you;
  if (begun?.session.match.side === you && begun?.session.match.claimable)
    return (await bot.do(id, { kind: 'claim' })).ok;
  if (draw !== undefined && draw.by !== you && !draw.isDeclined)
    return (await bot.do(id, { kind: 'accept', what: 'draw' })).ok;
  return false;
}

/** The answer with a stream. Proxies hand on each line as it comes. */
const streamed = ({ body }: LineStream): Response =>
  new Response(body, { headers: { ...NDJSON, 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' } });

function refusedBy(error: Error): Refused {
  if (error instanceof Refused) return error;
  return error instanceof DatabaseAway ? new Refused({ why: 'databaseAway' }) : new Refused({ why: 'mistake' }, 500);
}

/** @throws Refused if it failed */
function mustBe<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Refused(result.error);
  return result.value;
}

/** The body of a request, as JSON or as a form. */
async function formIn(c: Asked): Promise<unknown> {
  const text = await c.req.text();
  if (!/^application\/json\b/.test(c.req.header('Content-Type') ?? '')) {
    if (text.includes('%00') || text.includes('\0')) throw HAS_NUL;
    return Object.fromEntries(new URLSearchParams(text));
  }
  return jsonOf(text, 'the body must be JSON or a form');
}

async function wantedIn(c: Asked): Promise<v.InferOutput<typeof WantedSchema>> {
  const read = v.safeParse(WantedSchema, await formIn(c));
  if (!read.success) throw faultIn(read.issues);
  return read.output;
}

const faultIn = ([issue]: readonly [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]): Refused =>
  wrong('message', `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`);
