import { needsGames } from '@kickmate/catalogue/testing';
import type { Line } from '@kickmate/protocol';
import { expect, test } from 'vitest';
import { DatabaseAway } from '../../src/db/database.ts';
import type { ReplyPlan } from '../../src/db/reply-rows.ts';
import { repliesAt } from '../../src/table/replies.ts';
import { Memory } from './memory.ts';
import { type Begun, World } from './world.ts';

needsGames('chess', 'football');
const DAYS = { pace: { kind: 'days', days: 2 } } as const;

/** A world whose database has plans. */
function planning() {
  const plans = new Map<string, ReplyPlan>();
  const state = { isAway: false };
  const of = async (table: string, player: string) => {
    if (state.isAway) throw new DatabaseAway('away');
    return plans.get(`${table} ${player}`);
  };
  const world = new World(1, new Memory(), { replies: { of } });
  /** Plans lines for a player from the present place of a table on. */
  const plan = async (table: string, player: string, ...lines: readonly Line[]) => {
    const { round, rounds } = await world.session(table).then(({ match }) => match);
    const { v } = await stateOf(table);
    plans.set(`${table} ${player}`, { v, round: rounds.length - 1, ply: round.plies.length, lines });
  };
  const stateOf = async (table: string) => {
    const found = await world.tables.stateOf(table);
    if (!found.ok) throw new Error('no table');
    return found.value;
  };
  const played = async ({ id }: Begun) => {
    const { match } = await world.session(id);
    return match.rounds.flatMap(({ plies }) => plies.map((ply) => match.variant.text.formatAction(ply))).join(' ');
  };
  return { world, plan, played, stateOf, state };
}

/** A line from turns with a comma in between; a turn's actions have spaces. */
const line = (text: string): Line => text.split(', ').map((turn) => turn.split(' '));

test('a planned reply is played at once, and lines go on as far as the opponent follows them', async () => {
  const { world, plan, played } = planning();
  const begun = await world.begin(DAYS);
  const { id, white, black } = begun;
  await plan(id, 'bob', line('e2e4, e7e5, g1f3, b8c6'), line('e2e4, e7e5, f1c4, g8f6'), line('d2d4, d7d5'));
  await white.play('e2e4');
  expect(await played(begun)).toBe('e2e4 e7e5');
  // The reply has come to everybody like any other, and nobody has heard of a plan.
  expect(white.session.match.round.plies).toHaveLength(2);
  expect([...white.frames, ...black.frames].join()).not.toContain('g1f3');
  await white.play('f1c4');
  expect(await played(begun)).toBe('e2e4 e7e5 f1c4 g8f6');
  await white.play('g1f3');
  expect(await played(begun)).toBe('e2e4 e7e5 f1c4 g8f6 g1f3');
});

test('another turn than the planned one is not answered', async () => {
  const { world, plan, played, stateOf } = planning();
  const begun = await world.begin(DAYS);
  await plan(begun.id, 'bob', line('e2e4, e7e5'));
  await begun.white.play('e2e3');
  expect(await played(begun)).toBe('e2e3');
  const v = 4;
  expect(repliesAt(await stateOf(begun.id), 'b', { v, round: 0, ply: 0, lines: [line('e2e4, e7e5')] })).toEqual({
    lines: [],
    dropped: 1,
  });
});

test('a plan ends when something was taken back', async () => {
  const { world, plan, played } = planning();
  const begun = await world.begin(DAYS);
  const { id, white, black } = begun;
  await plan(id, 'bob', line('e2e4, e7e5'));
  await white.play('e2e4');
  await black.ask({ kind: 'offer', what: 'takeback' });
  await white.ask({ kind: 'accept', what: 'takeback' });
  // It would be played again otherwise.
  expect(await played(begun)).toBe('e2e4');
});

test('a reply waits for the answer to an offer of the opponent', async () => {
  const { world, plan, played } = planning();
  const begun = await world.begin(DAYS);
  const { id, white, black } = begun;
  await plan(id, 'bob', line('e2e4, e7e5'));
  await white.ask({ kind: 'offer', what: 'draw' });
  await white.play('e2e4');
  expect(await played(begun)).toBe('e2e4');
  await black.ask({ kind: 'decline', what: 'draw' });
  expect(await played(begun)).toBe('e2e4 e7e5');
});

test('a plan that came while the opponent played, or a server started again, is played too', async () => {
  const { world, plan, played, state } = planning();
  const begun = await world.begin(DAYS);
  await plan(begun.id, 'bob', line('e2e4, e7e5, g1f3, b8c6'));
  state.isAway = true;
  await begun.white.play('e2e4');
  expect(await played(begun)).toBe('e2e4');
  state.isAway = false;
  await world.tables.applyHolidaysAndReplies(begun.id);
  await world.quiet();
  expect(await played(begun)).toBe('e2e4 e7e5');
  state.isAway = true;
  await begun.white.play('g1f3');
  await world.tables.close();
  world.tables = world.open('another');
  state.isAway = false;
  begun.white.join();
  await world.quiet();
  expect(await played(begun)).toBe('e2e4 e7e5 g1f3 b8c6');
});

test('both sides may have plans, and a game on clocks has none', async () => {
  const { world, plan, played } = planning();
  const begun = await world.begin({ pace: { kind: 'unlimited' } });
  await plan(begun.id, 'bob', line('e2e4, e7e5, g1f3, b8c6'));
  await begun.white.play('e2e4');
  await plan(begun.id, 'ada', line('e7e5, g1f3'));
  await world.tables.applyHolidaysAndReplies(begun.id);
  await world.quiet();
  expect(await played(begun)).toBe('e2e4 e7e5');
  const clock = await world.begin({ pace: { kind: 'clock', ms: 60_000, incrementMs: 0 } });
  await plan(clock.id, 'bob', line('e2e4, e7e5'));
  await clock.white.play('e2e4');
  expect(await played(clock)).toBe('e2e4');
});

test('a turn of several actions is planned, and played, as a whole', async () => {
  const { world, plan, played } = planning();
  const begun = await world.begin({ variant: 'football', ...DAYS });
  const { match } = await world.session(begun.id);
  /** The first turn of a match that goes on after another one, action by action. */
  const turnAfter = (from: typeof match): { readonly turn: string[]; readonly after: typeof match } => {
    const turn: string[] = [];
    let after = from;
    while (after.side === from.side && !after.end) {
      const action = after.actions[0]!;
      turn.push(after.variant.text.formatAction({ action }));
      const next = after.play(action);
      if (!next.ok) throw new Error('not played');
      after = next.value;
    }
    return { turn, after };
  };
  const first = turnAfter(match);
  const reply = turnAfter(first.after);
  await plan(begun.id, 'bob', [first.turn, reply.turn]);
  for (const text of first.turn) await begun.white.play(text);
  await world.quiet();
  expect(await played(begun)).toBe([...first.turn, ...reply.turn].join(' '));
});
