import { needsGames } from '@kickmate/catalogue/testing';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { ReplyPlan } from '../../src/db/reply-rows.ts';
import { answerRefused, Refused } from '../../src/http/refused.ts';
import { addReplies } from '../../src/http/replies.ts';
import type { Variables } from '../../src/http/request.ts';
import { Memory } from '../table/memory.ts';
import { World } from '../table/world.ts';

needsGames('chess');

/** A table with the requests about planned replies. */
async function planning() {
  const plans = new Map<string, ReplyPlan>();
  const replies = {
    keep: async (game: string, player: string, plan: ReplyPlan) => void plans.set(`${game} ${player}`, plan),
    of: async (game: string, player: string) => plans.get(`${game} ${player}`),
  };
  const world = new World(1, new Memory(), { replies });
  const begun = await world.begin({ pace: { kind: 'days', days: 1 } });
  const app = new Hono<Variables>();
  app.onError((error, c) => {
    if (error instanceof Refused) return answerRefused(c, error);
    throw error;
  });
  app.use(async (c, next) => {
    const id = c.req.header('Player')!;
    c.set('player', { id, name: id, createdAt: 0, session: id });
    await next();
  });
  addReplies(app, () => ({ replies, games: world.tables }));
  const ask = async (player: string, lines?: readonly string[], v = 100, table = begun.id) => {
    const turns = lines?.map((line) => line.split(', ').map((turn) => turn.split(' ')));
    const answer = await app.request(`/games/${table}/replies`, {
      headers: { Player: player, 'Content-Type': 'application/json' },
      ...(turns && { method: 'PUT', body: JSON.stringify({ v, lines: turns }) }),
    });
    await world.quiet();
    return answer.status === 204 ? 'done' : { status: answer.status, ...(await answer.json()) };
  };
  return { world, begun, ask };
}

test('replies are planned by a player, in the other side’s turn, for the position that the player saw', async () => {
  const { world, begun, ask } = await planning();
  expect(await ask('cid')).toMatchObject({ status: 403, why: 'noSeat' });
  expect(await ask('bob', ['e2e4, e7e5'], 0)).toMatchObject({ status: 409, why: 'stale' });
  expect(await ask('ada', ['e2e4, e7e5'])).toMatchObject({ status: 409, why: 'replyTurn' });
  expect(await ask('bob', ['e2e4, e7e5', 'd2d4, d7d4'])).toMatchObject({
    status: 409,
    message: "line 2, turn 2: 'd7d4' cannot be played there",
  });
  expect(await ask('bob', ['e2e4, e7e5', 'e2e4, c7c5'])).toMatchObject({ why: 'replyTwice', values: { line: 2 } });
  expect(await ask('bob', ['e2e4'])).toMatchObject({ why: 'replyMissing', values: { line: 1 } });
  const many = Array.from({ length: 31 }, () => 'e2e4, e7e5');
  expect(await ask('bob', many)).toMatchObject({ status: 429, why: 'manyReplies' });
  const lines = ['e2e4, e7e5, g1f3, b8c6', 'd2d4, d7d5'];
  expect(await ask('bob', lines)).toBe('done');
  expect(await ask('ada')).toMatchObject({ lines: [], dropped: 0 });
  await begun.white.play('e2e4');
  expect((await world.session(begun.id)).match.round.plies).toHaveLength(2);
  expect(await ask('bob')).toMatchObject({ lines: [[['g1f3'], ['b8c6']]], dropped: 1 });
});

test('a game on clocks, and one that is over, has no plans', async () => {
  const { world, begun, ask } = await planning();
  const clock = await world.begin({ pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } });
  expect(await ask('bob', ['e2e4, e7e5'], 100, clock.id)).toMatchObject({ why: 'replyPace' });
  await begun.white.ask({ kind: 'resign' });
  expect(await ask('bob', ['e2e4, e7e5'])).toMatchObject({ why: 'over' });
  expect(await ask('bob', ['e2e4, e7e5'], 100, 'none')).toMatchObject({ status: 404 });
});
